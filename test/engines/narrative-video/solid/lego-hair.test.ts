import { expect, test } from '@jest/globals';
import { luminance } from '../../../../engines/drawing/color.ts';
import type { Texture } from '../../../../engines/drawing/solids/mesh.ts';
import { hairPiece } from '../../../../engines/narrative-video/solid/lego/hair.ts';
import { hairShell } from '../../../../engines/narrative-video/solid/lego/hair-shell.ts';
import { moldedHair } from '../../../../engines/narrative-video/solid/lego/plastic.ts';
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

/** Returns the points of straight hair outside of the head, whose radius is 5.1 mm: turn from the face, radians, and height. */
function seenOf(hair: Parameters<typeof hairShell>[0]): { turn: number; y: number }[] {
  const { positions } = hairShell(hair);
  return Array.from({ length: positions.length / 3 }, (_, vertex) => {
    const [x = 0, y = 0, z = 0] = positions.subarray(vertex * 3, vertex * 3 + 3);
    return { turn: Math.atan2(x, z + 0.2), y, from: Math.hypot(x, z + 0.2) };
  }).filter(({ from }) => from > 5.15);
}

const STRAIGHT = { color: BROWN, texture: 'straight', parting: 'left', fringe: false } as const;

test.each(['cropped', 'short', 'swept'] as const)(
  'a short cut ends over the ears and reaches down only in the nape: %s',
  (length) => {
    const seen = seenOf({ ...STRAIGHT, length });
    const lowest = (from: number, to: number) =>
      Math.min(...seen.filter(({ turn }) => Math.abs(turn) > from && Math.abs(turn) < to).map(({ y }) => y));
    expect(lowest(1.2, 1.8)).toBeGreaterThan(5);
    expect(lowest(2.6, Math.PI)).toBeLessThan(3);
  },
);

test('a bob ends beside the chin', () => {
  const beside = seenOf({ ...STRAIGHT, length: 'bob' }).filter(
    ({ turn }) => Math.abs(turn) > 1.9 && Math.abs(turn) < 2.3,
  );
  expect(Math.min(...beside.map(({ y }) => y))).toBeLessThan(2);
});

test('short hair is combed over from a high hairline at its parting, and its grooves with it', () => {
  const seen = seenOf({ ...STRAIGHT, length: 'swept', full: true });
  const line = (from: number, to: number) =>
    Math.min(...seen.filter(({ turn }) => turn > from && turn < to).map(({ y }) => y));
  expect(line(-0.9, -0.5)).toBeGreaterThan(line(0.5, 0.9) + 1);
  // Grooves that are combed over come in from beyond the edge of the print.
  const combed = strandPrint(BROWN, 1, true);
  expect(groovesIn(combed, combed.height - 6)).toBeGreaterThan(8);
  expect(combed.data).not.toEqual(strandPrint(BROWN, 1).data);
});

test('dark blond hair is molded lighter than it is in a photograph, because grooves and highlights of one tone look brown', () => {
  expect(luminance(moldedHair([170, 139, 89]))).toBeGreaterThan(luminance([170, 139, 89]) + 8);
});

test('hair has no surface inside the head, which would be drawn over', () => {
  const { positions, corners } = hairShell({ ...STRAIGHT, length: 'bob' });
  const isInside = (vertex: number) => {
    const [x = 0, y = 0, z = 0] = positions.subarray(vertex * 3, vertex * 3 + 3);
    return Math.hypot(x, z + 0.2) < 5 && y > 2.2 && y < 7.8;
  };
  const hidden = Array.from({ length: corners.length / 3 }, (_, triangle) =>
    Array.from(corners.subarray(triangle * 3, triangle * 3 + 3)),
  ).filter((triangle) => triangle.every(isInside));
  expect(hidden).toEqual([]);
});
