import { expect, test } from '@jest/globals';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import type { PosedSkeleton } from '../../../../engines/narrative-video/acting/skeleton.ts';

const DANCES = ['dance', 'dance-high', 'dance-soft', 'dance-reach', 'dance-kick'] as const;

function bodiesIn(clip: (typeof DANCES)[number]): PosedSkeleton[] {
  const { length } = CLIPS[clip];
  return Array.from({ length: 16 }, (_, step) => {
    const beats = (step / 16) * length;
    return skeletonOf(poseAt(CLIPS[clip], { seconds: beats, beats }, ADULT), ADULT, 0);
  });
}

test.each(DANCES)('lifts a foot far off the ground, and each foot in turn: %s', (clip) => {
  const lifts = bodiesIn(clip).map(({ joints }) => (joints.leftAnkle[1] - joints.rightAnkle[1]) / ADULT.shin);
  expect(Math.max(...lifts)).toBeGreaterThan(0.3);
  expect(Math.min(...lifts)).toBeLessThan(-0.3);
  expect(lifts.filter((lift) => Math.abs(lift) > 0.08).length).toBeGreaterThan(lifts.length * 0.7);
});

test.each(DANCES)('opens the arms outside of the body in every moment: %s', (clip) => {
  for (const { joints } of bodiesIn(clip)) {
    const wide = joints.leftWrist[0] - joints.rightWrist[0];
    const raised = Math.max(joints.leftHand[1], joints.rightHand[1]) - joints.chest[1];
    expect(wide).toBeGreaterThan(ADULT.shoulders * 1.4);
    expect(raised).toBeGreaterThan(ADULT.torso * 0.3);
  }
});

test.each(DANCES)('tilts the shoulders to one side and the other: %s', (clip) => {
  const tilts = bodiesIn(clip).map(({ joints }) => joints.leftShoulder[1] - joints.rightShoulder[1]);
  expect(Math.max(...tilts)).toBeGreaterThan(0.02);
  expect(Math.min(...tilts)).toBeLessThan(-0.02);
});
