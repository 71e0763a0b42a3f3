import { expect, test } from '@jest/globals';
import { type Context2D, newCanvas } from '../../../../engines/drawing/canvas.ts';
import { disc } from '../../../../engines/drawing/hand.ts';
import { cutEdge } from '../../../../engines/lyric-video/picture/contour.ts';

const SIDE = 200;

function cutFrom(draw: (pen: Context2D) => void): (x: number, y: number) => number[] {
  const { pen } = newCanvas(SIDE, SIDE);
  draw(pen);
  cutEdge(pen, 3);
  const { data } = pen.getImageData(0, 0, SIDE, SIDE);
  return (x, y) => [...data.subarray((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 4)];
}

test('a cut-out in mist gets an edge of at most three soft pixels, in its own color', () => {
  const at = cutFrom((pen) => {
    pen.filter = 'blur(6px)';
    pen.fillStyle = '#c02040';
    disc(pen, SIDE / 2, SIDE / 2, 60);
    pen.fill();
  });
  const row = Array.from({ length: SIDE / 2 }, (_, x) => at(x, SIDE / 2));
  expect(row.filter(([, , , cover = 0]) => cover > 0 && cover < 255).length).toBeLessThanOrEqual(3);
  const [red = 0, green = 0, blue = 0] = row.find(([, , , cover]) => cover === 255) ?? [];
  expect(Math.hypot(red - 192, green - 32, blue - 64)).toBeLessThan(12);
});

test('a cut-out loses spikes that are thinner than its line is smooth', () => {
  const at = cutFrom((pen) => {
    disc(pen, SIDE / 2, SIDE / 2, 50);
    pen.fill();
    pen.fillRect(20, SIDE / 2 - 1, 40, 2);
  });
  expect(at(30, SIDE / 2)[3]).toBe(0);
  expect(at(60, SIDE / 2)[3]).toBe(255);
});
