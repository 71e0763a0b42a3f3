import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { foldElbow } from '../../../../engines/narrative-video/figures/photo/elbow-fold.ts';

const HEIGHT = 1000;
const ELBOW = { x: 200, y: 200, z: 0 };

/** Returns how dark a sleeve is in the crook of an arm whose wrist is here, and how opaque the place beside the sleeve. */
function crook(wrist: { x: number; y: number }): { dark: number; beside: number } {
  const canvas = createCanvas(400, 400);
  const pen = canvas.getContext('2d');
  pen.strokeStyle = '#fff';
  pen.lineWidth = HEIGHT * 0.05;
  pen.lineJoin = 'round';
  pen.moveTo(ELBOW.x, 40);
  pen.lineTo(ELBOW.x, ELBOW.y);
  pen.lineTo(wrist.x, wrist.y);
  pen.stroke();
  foldElbow(pen, [{ x: ELBOW.x, y: 40, z: 0 }, ELBOW, { ...wrist, z: 0 }], HEIGHT);
  const at = (x: number, y: number, channel: number) => pen.getImageData(x, y, 1, 1).data[channel] as number;
  return { dark: 255 - at(ELBOW.x + 12, ELBOW.y - 12, 0), beside: at(ELBOW.x + 45, ELBOW.y - 45, 3) };
}

test('a bent arm has a fold in its crook and not beside the sleeve, and a straight one has none', () => {
  expect(crook({ x: 350, y: 200 }).dark).toBeGreaterThan(60);
  expect(crook({ x: 350, y: 200 }).beside).toBe(0);
  expect(crook({ x: 200, y: 350 }).dark).toBe(0);
});
