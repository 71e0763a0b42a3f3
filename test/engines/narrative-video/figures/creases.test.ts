import { expect, test } from '@jest/globals';
import { fold, shinCreases } from '../../../../engines/narrative-video/figures/photo/creases.ts';

const SIDE = 60;
/** Pixels for the height of the figure. */
const SCALE = 1000;

test('a fold raises the cloth along its line, and lowers it beside it', () => {
  const surface = new Float32Array(SIDE * SIDE);
  const crease = { from: [-0.02, 0.03], to: [0.02, 0.03], sag: 0, width: 0.004, high: 0.003 } as const;
  fold(surface, [SIDE, SIDE], [SIDE / 2, 0], SCALE, [crease]);
  const at = (x: number, y: number) => surface[y * SIDE + x] ?? 0;
  expect(at(30, 30)).toBeGreaterThan(2);
  expect(at(30, 36)).toBeLessThan(-0.5);
  expect(at(5, 30)).toBe(0);
  expect(at(30, 5)).toBe(0);
});

test('both shins of a person have other folds, the same ones every time', () => {
  const course = { long: 0.24, half: 0.04, inner: 1, seed: 7 } as const;
  expect(shinCreases(course)).toEqual(shinCreases(course));
  expect(shinCreases({ ...course, seed: 8 })).not.toEqual(shinCreases(course));
});
