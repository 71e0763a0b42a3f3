import { describe, expect, test } from '@jest/globals';
import { ADULT } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { builtLike, shouldersOf } from '../../../../engines/narrative-video/figures/photo/build.ts';
import type { PhotoSource } from '../../../../engines/narrative-video/figures/photo/photo-source.ts';

const HEAD = 100;

/** A photograph in which the shoulders are so many heads apart. */
function photographOf(across: number): PhotoSource {
  const joints = { leftShoulder: [200 + (across * HEAD) / 2, 140], rightShoulder: [200 - (across * HEAD) / 2, 140] };
  return { person: { joints }, head: HEAD, chin: [200, 100] } as unknown as PhotoSource;
}

describe('the shoulders of a photograph', () => {
  test('are used if the body faces the camera, and not if it is turned', () => {
    expect(shouldersOf(photographOf(1.4))).toBeDefined();
    expect(shouldersOf(photographOf(0.95))).toBeUndefined();
  });

  test('are at least one and a half heads apart, whatever the lens shows', () => {
    const narrow = photographOf(1.25);
    const { shoulders, head } = builtLike(ADULT, narrow, shouldersOf(narrow));
    expect(shoulders).toBeGreaterThan(head * 1.5);
  });
});

test('a body without photographed shoulders keeps its height', () => {
  const { head, neck, torso, thigh, shin } = builtLike(ADULT, photographOf(0.5), undefined);
  expect(head + neck + torso + thigh + shin).toBeCloseTo(
    ADULT.head + ADULT.neck + ADULT.torso + ADULT.thigh + ADULT.shin,
  );
});
