import { expect, test } from '@jest/globals';
import { luminance, type Rgb } from '../../../../engines/drawing/color.ts';
import { exposed } from '../../../../engines/narrative-video/figures/photo/photo-source.ts';

const NAVY: Rgb = [12, 16, 30];

test('shows dark cloth brighter, with its folds and in its own hue', () => {
  const [fold, cloth] = [exposed([6, 8, 15]), exposed(NAVY)];
  expect(luminance(cloth)).toBeGreaterThan(luminance(NAVY) * 1.4);
  expect(luminance(cloth) - luminance(fold)).toBeGreaterThan((luminance(NAVY) / 2) * 1.1);
  expect(cloth[2] / cloth[0]).toBeCloseTo(NAVY[2] / NAVY[0]);
});

test('leaves bright cloth as it is', () => {
  expect(exposed([229, 114, 20])).toEqual([229, 114, 20]);
  expect(exposed([0, 0, 0])).toEqual([0, 0, 0]);
});
