import { describe, expect, test } from '@jest/globals';
import type { Rgb } from '../../../../engines/drawing/color.ts';
import { type Form, painted } from '../../../../engines/narrative-video/figures/photo/part-picture.ts';
import { plainWeave } from '../../../../engines/narrative-video/figures/photo/weave.ts';

const SCALE = 500;
const [SKIN, CLOTH]: readonly Rgb[] = [
  [220, 170, 150],
  [30, 60, 160],
];
/** A sleeve that ends at 0.1 of the figure's height, on a bare arm that is half as wide. */
const SLEEVE: Form = {
  long: 0.2,
  ends: [0.04, 0.02],
  half: (down) => (down < 0.1 ? 0.04 : 0.02),
  color: (down) => (down < 0.1 ? CLOTH : SKIN) as Rgb,
  folds: () => 0,
  weave: plainWeave('sleeve'),
  side: 1,
  seed: 1,
};

/** Returns the height at which a sleeve ends, in pixels below the upper joint, so far from its middle. */
function endAt(form: Form, aside: number): number {
  const { canvas, above } = painted(form, SCALE);
  const x = Math.round(canvas.width / 2 + aside * SCALE);
  const { data } = canvas.getContext('2d').getImageData(x, 0, 1, canvas.height);
  const rows = Array.from({ length: canvas.height }, (_, y) => y);
  return (
    (rows.findLast((y) => (data[y * 4 + 3] ?? 0) > 200 && (data[y * 4 + 2] ?? 0) > (data[y * 4] ?? 0)) ?? 0) - above
  );
}

describe('a painted part of a body', () => {
  test('has a straight rim without a bow, and a lower middle with one', () => {
    expect(Math.abs(endAt(SLEEVE, 0) - endAt(SLEEVE, 0.036))).toBeLessThan(2);
    expect(endAt({ ...SLEEVE, bow: 0.02 }, 0) - endAt({ ...SLEEVE, bow: 0.02 }, 0.036)).toBeGreaterThan(4);
  });

  test('is soft where its edge is nearly level', () => {
    const roof: Form = {
      ...SLEEVE,
      half: (down) => (down < 0 ? 0 : Math.min(0.1, down * 6)),
      color: () => CLOTH as Rgb,
    };
    const { canvas, above } = painted(roof, SCALE);
    const { data } = canvas.getContext('2d').getImageData(0, above + 4, canvas.width, 1);
    const edge = data.filter((alpha, at) => at % 4 === 3 && alpha > 20 && alpha < 235);
    expect(edge.length).toBeGreaterThanOrEqual(6);
  });

  test('passes into the part that lies under its upper end', () => {
    const alphaOf = (form: Form) => {
      const { canvas } = painted(form, SCALE);
      return canvas.getContext('2d').getImageData(canvas.width / 2, 4, 1, 1).data[3];
    };
    expect(alphaOf(SLEEVE)).toBe(255);
    expect(alphaOf({ ...SLEEVE, fades: 'above' })).toBeLessThan(20);
  });
});
