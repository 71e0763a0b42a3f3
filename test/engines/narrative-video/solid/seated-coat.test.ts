import { expect, test } from '@jest/globals';
import type { Vector } from '../../../../engines/drawing/solids/matrix.ts';
import type { Joint } from '../../../../engines/narrative-video/acting/skeleton.ts';
import { type SkirtKind, skirtRings } from '../../../../engines/narrative-video/solid/soft/skirts.ts';

const STANDING: Partial<Record<Joint, Vector>> = {
  hips: [0, 0.5, 0],
  waist: [0, 0.6, 0],
  leftKnee: [0.06, 0.26, 0],
  rightKnee: [-0.06, 0.26, 0],
};
const SITTING: typeof STANDING = { ...STANDING, leftKnee: [0.06, 0.48, 0.24], rightKnee: [-0.06, 0.48, 0.24] };

/** Returns how near to the knees a hem is, from 0 at the hips to 1 at the knees and more below them. */
function hemOf(joints: typeof STANDING, cut: SkirtKind): number {
  const [hem] = skirtRings((joint) => joints[joint] ?? [0, 0, 0], 1, 0.1, 0.06, cut);
  const [, up, ahead] = hem?.at ?? [0, 0, 0];
  return joints === SITTING ? ahead / 0.24 : (0.5 - up) / 0.24;
}

test('a coat covers the knees of somebody who stands, and not of somebody who sits', () => {
  expect(hemOf(STANDING, 'coat')).toBeGreaterThan(1);
  expect(hemOf(SITTING, 'coat')).toBeLessThan(0.6);
});

test('a skirt reaches the knees of somebody who sits', () => {
  expect(hemOf(SITTING, 'skirt')).toBeGreaterThan(0.9);
});
