import { expect, test } from '@jest/globals';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { standing } from '../../../../engines/narrative-video/acting/standing.ts';
import type { FigureState } from '../../../../engines/narrative-video/figures/figure.ts';
import { toCamera } from '../../../../engines/narrative-video/figures/photo/to-camera.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

function state(yaw: number, rest: Partial<FigureState> = {}): FigureState {
  const skeleton = skeletonOf(standing, ADULT, yaw);
  return { pose: standing, skeleton, face: NEUTRAL_FACE, seconds: 0, pulse: 0, ...rest };
}

test('the photographed chest of somebody who walks to the side turns less than the legs', () => {
  const walking = state(0.9);
  const { skeleton } = toCamera(walking, ADULT);
  expect(skeleton.chestYaw).toBeCloseTo(0.5);
  expect(skeleton.joints.leftKnee).toEqual(walking.skeleton.joints.leftKnee);
  const across = ({ joints }: FigureState['skeleton']) => Math.abs(joints.leftShoulder[0] - joints.rightShoulder[0]);
  expect(across(skeleton)).toBeGreaterThan(across(walking.skeleton) * 1.2);
});

test('hands that hold or play something stay where it is', () => {
  for (const holding of [state(0.9, { things: ['piano'] }), state(0.9, { around: { right: 'over' } })])
    expect(toCamera(holding, ADULT)).toEqual(holding);
});

test.each([
  { who: 'leader', sign: 1, around: { right: 'over', left: 'behind' } as const },
  { who: 'other', sign: -1, around: { left: 'over', right: 'behind' } as const },
])('in a hug, the $who stands beside the partner, with a hand on the far arm', ({ sign, around }) => {
  const { skeleton } = toCamera(state(sign, { around }), ADULT);
  expect(Math.abs(skeleton.chestYaw)).toBeLessThan(0.4);
  const { neck, leftWrist, rightWrist } = skeleton.joints;
  const [far, near] = sign === 1 ? [leftWrist, rightWrist] : [rightWrist, leftWrist];
  expect((far[0] - neck[0]) * sign).toBeGreaterThan(ADULT.shoulders / 2);
  expect(far[1]).toBeGreaterThan(near[1]);
});
