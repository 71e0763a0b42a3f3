import { expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { inDisc } from '../../../../engines/lyric-video/picture/medallion.ts';

const SIDE = 40;

test('a face in a disc ends at its edge, and has the color of the disc behind it', () => {
  const { canvas, pen } = newCanvas(SIDE, SIDE);
  pen.fillStyle = '#0000ff';
  pen.fillRect(0, SIDE / 2, SIDE, SIDE / 2);
  const disc = inDisc(canvas, (behind) => {
    behind.fillStyle = '#ff0000';
    behind.fillRect(0, 0, SIDE, SIDE);
  });
  const at = (x: number, y: number) => [...disc.getContext('2d').getImageData(x, y, 1, 1).data];
  expect(at(SIDE / 2, 4)).toEqual([255, 0, 0, 255]);
  expect(at(SIDE / 2, SIDE - 4)).toEqual([0, 0, 255, 255]);
  for (const x of [1, SIDE - 2]) for (const y of [1, SIDE - 2]) expect(at(x, y)[3]).toBe(0);
});
