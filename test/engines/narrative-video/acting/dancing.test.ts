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

test.each(DANCES)('has the arms beside the body, and hardly ever both hands up: %s', (clip) => {
  const bodies = bodiesIn(clip).map(({ joints }) => joints);
  for (const { leftWrist, rightWrist } of bodies)
    expect(Math.hypot(leftWrist[0] - rightWrist[0], leftWrist[2] - rightWrist[2])).toBeGreaterThan(
      ADULT.shoulders * 1.2,
    );
  const bothUp = bodies.filter(({ leftHand, rightHand, neck }) => Math.min(leftHand[1], rightHand[1]) > neck[1]);
  expect(bothUp.length).toBeLessThan(bodies.length * 0.2);
  const oneDown = bodies.filter(({ leftHand, rightHand, chest }) => Math.min(leftHand[1], rightHand[1]) < chest[1]);
  expect(oneDown.length).toBeGreaterThan(bodies.length * 0.4);
});

test.each(DANCES)('has relaxed hands, not ten spread fingers: %s', (clip) => {
  for (let beats = 0; beats < CLIPS[clip].length; beats += 0.5) {
    const { leftHand, rightHand } = poseAt(CLIPS[clip], { seconds: 0, beats }, ADULT);
    expect([leftHand, rightHand]).toEqual(['relaxed', 'relaxed']);
  }
});

test.each(['dance', 'dance-high'] as const)('hangs on one hip with the shoulders opposed: %s', (clip) => {
  const opposed = bodiesIn(clip).filter(({ joints }) => {
    const hips = joints.leftHip[1] - joints.rightHip[1];
    const shoulders = joints.leftShoulder[1] - joints.rightShoulder[1];
    return hips * shoulders < 0;
  });
  expect(opposed.length).toBeGreaterThan(8);
});

test.each(DANCES)('tilts the shoulders to one side and the other: %s', (clip) => {
  const tilts = bodiesIn(clip).map(({ joints }) => joints.leftShoulder[1] - joints.rightShoulder[1]);
  expect(Math.max(...tilts)).toBeGreaterThan(0.02);
  expect(Math.min(...tilts)).toBeLessThan(-0.02);
});
