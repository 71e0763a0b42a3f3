import { expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { chanceOf } from '../../../../engines/drawing/chance.ts';
import { dabbed } from '../../../../engines/lyric-video/picture/dabs.ts';
import { tonesOf } from '../../../../engines/lyric-video/picture/tones.ts';

test('paints a print again in its own colors, and nothing beside it', () => {
  const { canvas, pen } = newCanvas(80, 60);
  pen.fillStyle = '#c02020';
  pen.fillRect(10, 10, 30, 40);
  pen.fillStyle = '#2020c0';
  pen.fillRect(40, 10, 30, 40);
  const tones = tonesOf({ canvas, width: 80, height: 60 });
  const painted = dabbed(canvas, tones, 6, chanceOf('dabs'));
  const { data } = painted.getContext('2d').getImageData(0, 0, 80, 60);
  const at = (x: number, y: number) => [...data.subarray((y * 80 + x) * 4, (y * 80 + x) * 4 + 4)] as number[];
  for (const [x, red, blue] of [
    [20, 1, 0],
    [60, 0, 1],
  ] as const) {
    const [r, , b, cover] = at(x, 30) as [number, number, number, number];
    expect(cover).toBe(255);
    expect(r > b).toBe(red > blue);
  }
  expect(at(4, 30)[3]).toBe(0);
  // The hairs of a brush leave no even color.
  const reds = new Set(Array.from({ length: 20 }, (_, index) => at(14 + index, 30)[0]));
  expect(reds.size).toBeGreaterThan(3);
});
