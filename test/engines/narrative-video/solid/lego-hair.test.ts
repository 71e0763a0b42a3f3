import { expect, test } from '@jest/globals';
import { luminance } from '../../../../engines/drawing/color.ts';
import type { Texture } from '../../../../engines/drawing/solids/mesh.ts';
import { hairPiece } from '../../../../engines/narrative-video/solid/lego/hair.ts';
import { curlPrint, strandPrint } from '../../../../engines/narrative-video/solid/lego/strand-print.ts';
import { aSheet } from '../a-sheet.ts';

const BROWN = [120, 70, 40] as const;

/** Counts the grooves of a print along a row: runs of pixels that are darker than the piece. */
function groovesIn({ width, data }: Texture, row: number): number {
  const isDark = (x: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((row * width + x) * 4, (row * width + x) * 4 + 3);
    return luminance([red, green, blue]) < luminance(BROWN) * 0.86;
  };
  return Array.from({ length: width - 1 }, (_, x) => isDark(x + 1) && !isDark(x)).filter(Boolean).length;
}

test('combed hair has about twenty sharp grooves, some of which end before the hem', () => {
  const print = strandPrint(BROWN, 1);
  const [crown, hem] = [groovesIn(print, 20), groovesIn(print, print.height - 6)];
  expect(crown).toBeGreaterThan(18);
  expect(crown).toBeLessThan(26);
  expect(hem).toBeLessThan(crown);
  expect(hem).toBeGreaterThan(8);
});

test('a groove winds around a curl', () => {
  const print = curlPrint(BROWN);
  for (const row of [10, 20]) expect(groovesIn(print, row)).toBeGreaterThan(0);
});

test('curls leave the face free, with a fringe as well', () => {
  const hair = { color: BROWN, length: 'short', texture: 'curly', parting: 'left' } as const;
  for (const fringe of [false, true]) {
    const { positions } = hairPiece(aSheet({ hair: { ...hair, fringe } }));
    const before = Array.from({ length: positions.length / 3 }, (_, vertex) =>
      positions.slice(vertex * 3, vertex * 3 + 3),
    ).filter(([x = 0, y = 0, z = 0]) => Math.abs(x) < 3.2 && y > 1 && y < 6 && z > 5.1);
    expect(before).toEqual([]);
  }
});
