import { expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import type { Singer } from '../../../../engines/lyric-video/look.ts';
import { upright } from '../../../../engines/lyric-video/picture/upright.ts';

/** A red and a blue eye of a head that leans by `tilt`, on a canvas of 200 × 200. */
function leaning(tilt: number): Singer {
  const { canvas, pen } = newCanvas(200, 200);
  const at = (side: number) => [100 + side * 40 * Math.cos(tilt), 100 + side * 40 * Math.sin(tilt)] as const;
  const [leftEye, rightEye] = [at(-1), at(1)];
  for (const [color, [x, y]] of [
    ['#f00', leftEye],
    ['#00f', rightEye],
  ] as const) {
    pen.fillStyle = color;
    pen.fillRect(x - 5, y - 5, 10, 10);
  }
  const box = { x: 50, y: 50, width: 100, height: 100 };
  const face = { box, points: [leftEye, rightEye], leftEye, rightEye, mouth: [100, 130] as const, tilt, turn: 0 };
  return { canvas, width: 200, height: 200, cutOut: true, face };
}

test('a head that leans is turned upright with its picture', () => {
  const { canvas, face } = upright(leaning(0.4));
  const { leftEye, rightEye } = face ?? { leftEye: [0, 1], rightEye: [0, 9] };
  expect(leftEye[1]).toBeCloseTo(rightEye[1]);
  expect(rightEye[0] - leftEye[0]).toBeCloseTo(80);
  const color = ([x, y]: readonly number[]) =>
    canvas.getContext('2d').getImageData(Math.round(x as number), Math.round(y as number), 1, 1).data;
  expect([...color(leftEye)]).toEqual([255, 0, 0, 255]);
  expect([...color(rightEye)]).toEqual([0, 0, 255, 255]);
});

test('a head that is upright keeps its picture', () => {
  const singer = leaning(0.02);
  expect(upright(singer)).toBe(singer);
});
