import { expect, test } from '@jest/globals';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import { aScene } from '../a-scene.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

const MOMENTS = Array.from({ length: 24 }, (_, step) => step / 4);

function reading(emotion?: 'cry', framing?: 'insert') {
  const deeds = [{ character: 0, action: 'read' as const, things: ['letter' as const] }];
  const how = { ...(emotion && { emotion }), ...(framing && { framing }) };
  const scene = aScene({ action: 'read', characters: [0], deeds, end: 6, shot: 'medium', ...how });
  const { at } = performanceOf({ scene, rhythm: quietSong(7), ...NOBODY, seed: 'job' });
  return MOMENTS.map((seconds) => {
    const [one] = at(seconds, () => ADULT);
    if (!one) throw new Error('nobody reads');
    return { ...one, joints: skeletonOf(one.pose, ADULT, one.yaw).joints };
  });
}

test('a reader holds the page below the chest with both hands', () => {
  for (const { joints, pose } of reading()) {
    expect([pose.leftHand, pose.rightHand]).toEqual(['hold', 'hold']);
    for (const side of ['left', 'right'] as const) {
      expect(joints[`${side}Hand`][1]).toBeLessThan(joints.chest[1]);
      expect(joints[`${side}Hand`][1]).toBeGreaterThan(joints.hips[1]);
    }
  }
});

test('the eyes of a reader follow the lines', () => {
  const looks = reading().map(({ face }) => face.gaze[0]);
  expect(Math.max(...looks) - Math.min(...looks)).toBeGreaterThan(0.4);
});

test('a reader who cries lets the page sink, shakes, and wipes a tear', () => {
  const moments = reading('cry');
  const page = moments.map(({ joints, hand }) => joints[`${hand}Hand`][1]);
  const wiping = moments.map(
    ({ joints, hand }) => joints[hand === 'left' ? 'rightHand' : 'leftHand'][1] - joints.head[1],
  );
  expect(Math.max(...page) - Math.min(...page)).toBeGreaterThan(0.05);
  expect(Math.max(...wiping)).toBeGreaterThan(0);
  const shakes = Array.from({ length: 9 }, (_, step) =>
    Math.sign(
      poseAt(CLIPS['read-crying'], { seconds: 0.5 + step * 0.1, beats: 0 }).torso.bend -
        poseAt(CLIPS['read-crying'], { seconds: 0.4 + step * 0.1, beats: 0 }).torso.bend,
    ),
  );
  expect(shakes.filter((way, at) => at > 0 && way !== shakes[at - 1]).length).toBeGreaterThanOrEqual(3);
});

test('no hand leaves a page that an insert shows, also of a reader who cries', () => {
  for (const { pose } of reading('cry', 'insert')) expect([pose.leftHand, pose.rightHand]).toEqual(['hold', 'hold']);
});

test('nobody reads with closed eyes, however sad the letter is', () => {
  const closed = reading('cry').filter(({ face }) => face.blink > 0.6);
  // A blink is short.
  expect(closed.length).toBeLessThan(MOMENTS.length / 4);
});
