import { describe, expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { roundOff } from '../../../../engines/lyric-video/picture/bust.ts';

const SIDE = 300;
const FACE = { x: 120, y: 70, width: 60, height: 80 };

/** A head on shoulders that reach from `left` to `right`, where the picture of them ends. */
function bust(left: number, right: number, picture = { x: left, width: right - left }, stands = false) {
  const { pen } = newCanvas(SIDE, SIDE);
  pen.ellipse(150, 110, 45, 60, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.fillRect(left, 190, right - left, SIDE - 190);
  roundOff(pen, { ...picture, y: 0, height: SIDE }, { face: FACE, stands });
  const { data } = pen.getImageData(0, 0, SIDE, SIDE);
  const row = (y: number) => [...Array(SIDE).keys()].filter((x) => (data[(y * SIDE + x) * 4 + 3] ?? 0) > 128);
  return Array.from({ length: SIDE }, (_, y) => row(y));
}

/** Length of the longest straight part of a vertical outline, in pixels. */
function straightest(outline: (number | undefined)[]): number {
  let [longest, length] = [0, 0];
  outline.forEach((x, y) => {
    length = x !== undefined && x === outline[y - 1] ? length + 1 : 1;
    longest = Math.max(longest, length);
  });
  return longest;
}

describe('a bust whose picture cuts through the shoulders', () => {
  test.each([
    ['within its place', 60, 240],
    ['at the sides of its place', 0, SIDE],
    ['near the face', 100, 200],
  ])('ends in curves on both sides, %s', (_, left, right) => {
    const rows = bust(left, right).slice(190);
    // Shoulders that end in a straight cut have an outline of 110 equal pixels.
    expect(straightest(rows.map((row) => row[0]))).toBeLessThan(40);
    expect(straightest(rows.map((row) => row.at(-1)))).toBeLessThan(40);
  });

  test('keeps the whole face', () => {
    const rows = bust(100, 200);
    for (let y = FACE.y; y < FACE.y + FACE.height; y++) {
      expect(rows[y]?.[0]).toBeLessThanOrEqual(FACE.x);
      expect(rows[y]?.at(-1)).toBeGreaterThanOrEqual(FACE.x + FACE.width - 1);
    }
  });
});

test('shoulders that end inside their picture keep their outline above the foot', () => {
  const [cut, free] = [bust(60, 240), bust(60, 240, { x: 20, width: 260 })].map((rows) => rows[195]);
  expect(free?.[0]).toBe(60);
  expect(free?.at(-1)).toBe(239);
  expect(cut?.[0]).toBeGreaterThan(60);
});

test('a bust whose end is hidden is not rounded at its foot', () => {
  const free = { x: 20, width: 260 };
  const [round, straight] = [false, true].map((stands) => bust(60, 240, free, stands).at(-1) ?? []);
  expect(straight).toHaveLength(180);
  expect(round?.length).toBeLessThan(150);
});
