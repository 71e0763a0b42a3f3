import { expect, test } from '@jest/globals';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import type { PosedSkeleton, Vector } from '../../../../engines/narrative-video/acting/skeleton.ts';
import { aScene } from '../a-scene.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

const MOMENTS = Array.from({ length: 16 }, (_, step) => step / 4);

/** Returns the bodies of people who laugh beside each other, at each moment, with the places of their feet. */
function laughing(count: number): { skeleton: PosedSkeleton; x: number }[][] {
  const characters = Array.from({ length: count }, (_, character) => character);
  const deeds = characters.map((character) => ({ character, action: 'laugh' as const }));
  const scene = aScene({ text: 'They laugh.', action: 'laugh', characters, deeds, end: 5, shot: 'medium' });
  const { at } = performanceOf({ scene, rhythm: quietSong(6), ...NOBODY, seed: 'job' });
  return MOMENTS.map((seconds) =>
    at(seconds, () => ADULT).map(({ pose, yaw, x }) => ({ skeleton: skeletonOf(pose, ADULT, yaw), x })),
  );
}

const far = (one: Vector, other: Vector) => Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0)));

test.each([1, 2])('who laughs does not hold the belly with both hands: %d people', (count) => {
  for (const { skeleton } of laughing(count).flat()) {
    const { leftHand, rightHand } = skeleton.joints;
    expect(far(leftHand, rightHand)).toBeGreaterThan(0.08);
  }
});

test('of two who laugh, one has a hand at the other one, and the other a hand at the face or on a knee', () => {
  const moments = laughing(2);
  const touches = moments.map(([one, two]) => {
    if (!one || !two) throw new Error('nobody laughs');
    const [right, left] = [one.x + one.skeleton.joints.leftHand[0], two.x + two.skeleton.joints.rightHand[0]];
    return Math.max(right - one.x, two.x - left);
  });
  expect(Math.min(...touches)).toBeGreaterThan(0.24);
  const [first, second] = moments[3] ?? [];
  expect(first?.skeleton.joints.leftHand[1]).not.toBeCloseTo(second?.skeleton.joints.rightHand[1] ?? 0, 2);
});

test('the head of somebody who laughs is thrown back and shakes', () => {
  const nods = laughing(1).map(([one]) => one?.skeleton.headPitch ?? 0);
  expect(Math.min(...nods)).toBeLessThan(-0.2);
  expect(Math.max(...nods) - Math.min(...nods)).toBeGreaterThan(0.15);
});
