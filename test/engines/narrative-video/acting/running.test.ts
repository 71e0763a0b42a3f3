import { expect, test } from '@jest/globals';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import { aScene } from '../a-scene.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

const MOMENTS = 48;
const runners = Array.from({ length: MOMENTS }, (_, index) => {
  const pose = poseAt(CLIPS.run, { seconds: 0, beats: (index / MOMENTS) * CLIPS.run.length });
  return { pose, ...skeletonOf(pose, ADULT, 0).joints };
});

test('a runner leans forward and drives a knee, close to the ground, and the hips hardly rise and fall', () => {
  for (const { neck, hips } of runners) expect(neck[2] - hips[2]).toBeGreaterThan(0.05);
  expect(Math.max(...runners.map(({ leftKnee, hips }) => leftKnee[2] - hips[2]))).toBeGreaterThan(0.2);
  const heights = runners.map(({ hips }) => hips[1]);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.09);
  for (const { leftToe, rightToe } of runners) expect(Math.min(leftToe[1], rightToe[1])).toBeLessThan(0.1);
});

test('a runner’s arms are bent and swing in opposite directions', () => {
  for (const { pose } of runners) {
    expect(pose.leftArm.bend).toBeGreaterThan(1.1);
    expect(pose.rightArm.bend).toBeGreaterThan(1.1);
  }
  const apart = runners.map(({ pose }) => pose.leftArm.swing - pose.rightArm.swing);
  expect(Math.max(...apart)).toBeGreaterThan(1);
  expect(Math.min(...apart)).toBeLessThan(-1);
});

test('two who run beside each other are not in step', () => {
  const scene = aScene({
    text: 'They run.',
    action: 'run',
    characters: [0, 1],
    deeds: [0, 1].map((character) => ({ character, action: 'run' })),
  });
  const performance = performanceOf({ scene, rhythm: quietSong(4), ...NOBODY, seed: 'job' });
  for (const seconds of [0.5, 1.2, 2.3, 3.1]) {
    const [one, other] = performance.at(seconds, () => ADULT);
    expect(Math.abs((one?.pose.leftLeg.swing ?? 0) - (other?.pose.leftLeg.swing ?? 0))).toBeGreaterThan(0.1);
  }
});
