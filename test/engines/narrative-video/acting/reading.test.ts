import { describe, expect, test } from '@jest/globals';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { type Performer, performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import type { Deed, Scene } from '../../../../engines/narrative-video/story.ts';
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

describe('somebody who reads on a seat', () => {
  const seat = { seated: true, things: ['letter' as const, 'seat' as const] };
  const reader = { character: 0, action: 'read' as const, ...seat };
  const neighbor = { character: 1, action: 'sit' as const, seated: true, things: ['seat' as const] };
  const at = (seconds: number, deeds: Deed[], shown: Partial<Scene> = { shot: 'medium' }) => {
    const characters = deeds.map(({ character }) => character);
    const scene = aScene({ place: 'train', action: 'read', characters, deeds, end: 8, ...shown });
    return performanceOf({ scene, rhythm: quietSong(9), ...NOBODY, seed: 'job' }).at(seconds, () => ADULT);
  };
  const jointsOf = ({ pose, yaw }: Pick<Performer, 'pose' | 'yaw'>) => skeletonOf(pose, ADULT, yaw).joints;

  test('is turned aside, with the page on the thighs and the head bowed over it', () => {
    for (const seconds of MOMENTS) {
      const [one] = at(seconds, [reader]);
      if (!one) throw new Error('nobody reads');
      expect(Math.abs(one.yaw)).toBeGreaterThan(0.6);
      const joints = jointsOf(one);
      for (const side of ['left', 'right'] as const) {
        const above = joints[`${side}Hand`][1] - joints[`${side}Knee`][1];
        expect(above).toBeGreaterThan(0);
        expect(above).toBeLessThan(0.16);
      }
      expect(one.pose.head.nod).toBeGreaterThan(0.35);
    }
  });

  test('is not turned aside in a picture of the page, which the head would hide', () => {
    const [one] = at(1, [reader], { shot: 'close', framing: 'insert' });
    expect(Math.abs(one?.yaw ?? 1)).toBeLessThan(0.4);
  });

  test('holds the page higher in a near picture, which does not show the lap', () => {
    const [near] = at(1, [reader], { shot: 'close' });
    const [usual] = at(1, [reader]);
    if (!near || !usual) throw new Error('nobody reads');
    expect(jointsOf(near).leftHand[1]).toBeGreaterThan(jointsOf(usual).leftHand[1] + 0.04);
  });

  test.each([1, -1])(
    'has a neighbor who bends to the page and looks at it or at the reader, from either side: %i',
    (side) => {
      for (const seconds of MOMENTS) {
        const deeds =
          side > 0
            ? [
                { ...neighbor, character: 0 },
                { ...reader, character: 1 },
              ]
            : [reader, neighbor];
        const attending = at(seconds, deeds)[side > 0 ? 0 : 1];
        if (!attending) throw new Error('nobody sits there');
        const { pose, yaw, face } = attending;
        const { headYaw, joints } = skeletonOf(pose, ADULT, yaw);
        expect(headYaw * side).toBeGreaterThan(0.6);
        expect(face.gaze[0] * side).toBeGreaterThan(0.4);
        expect((joints.head[0] - joints.hips[0]) * side).toBeGreaterThan(0.01);
      }
    },
  );
});
