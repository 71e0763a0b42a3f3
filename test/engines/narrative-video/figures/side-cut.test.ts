import { describe, expect, test } from '@jest/globals';
import { withSoftSides } from '../../../../engines/narrative-video/figures/photo/side-cut.ts';
import type { Point } from '../../../../engines/people/person.ts';

const [WIDTH, HEIGHT] = [200, 300];
const HEAD = { chin: [100, 150], head: 100, toward: [0, 1] } as const;

/** Somebody whose hair reaches from a column to the right side of the photograph, beside the whole face. */
function maskFrom(column: number): Uint8Array {
  return Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    return x >= column && y > 80 ? 255 : 0;
  });
}

/** A face between these columns. */
const faceBetween = (left: number, right: number): Point[] => [
  [left, 100],
  [right, 100],
];

describe('The side of a photograph that cuts hair off beside a face', () => {
  test('does not end in a straight line', () => {
    const soft = withSoftSides({ mask: maskFrom(0), width: WIDTH, height: HEIGHT }, HEAD, faceBetween(26, 160));
    const ends = [100, 110, 120, 130, 140, 150].map((row) =>
      soft.subarray(row * WIDTH, (row + 1) * WIDTH).findIndex((share) => share > 128),
    );
    expect(Math.min(...ends)).toBeGreaterThan(3);
    expect(new Set(ends).size).toBeGreaterThan(3);
  });

  test('keeps the face and the shoulders', () => {
    const soft = withSoftSides({ mask: maskFrom(0), width: WIDTH, height: HEIGHT }, HEAD, faceBetween(26, 160));
    expect(soft[120 * WIDTH + 28]).toBe(255);
    expect(soft[220 * WIDTH]).toBe(255);
  });

  test('keeps long hair that is far from the face', () => {
    const mask = maskFrom(0);
    expect(withSoftSides({ mask, width: WIDTH, height: HEIGHT }, HEAD, faceBetween(60, 140))).toBe(mask);
  });

  test('keeps a person whom it does not cut off', () => {
    const mask = maskFrom(20).map((share, at) => (at % WIDTH > 180 ? 0 : share));
    expect(withSoftSides({ mask, width: WIDTH, height: HEIGHT }, HEAD, faceBetween(26, 174))).toBe(mask);
  });
});
