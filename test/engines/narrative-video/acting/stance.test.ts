import { describe, expect, test } from '@jest/globals';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS, type ClipName } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { partsOf } from '../../../../engines/narrative-video/acting/part.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import type { Proportions, Vector } from '../../../../engines/narrative-video/acting/skeleton.ts';
import { inStance, stanceOf } from '../../../../engines/narrative-video/acting/stance.ts';
import { standing } from '../../../../engines/narrative-video/acting/standing.ts';
import { aScene } from '../a-scene.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

const SHORT_LEGS: Proportions = { ...ADULT, head: 0.32, thigh: 0.17, shin: 0.175, torso: 0.27, hips: 0.11 };
const AHEAD = { yaw: 0, isMirrored: false };

/** Returns a standing body at a beat. */
function standingAt(beats: number, index: number, size = ADULT) {
  const stance = stanceOf(CLIPS.stand, 0, index, AHEAD);
  if (!stance) throw new Error('nobody stands');
  const pose = inStance(standing, stance, beats, size);
  return { pose, stance, ...skeletonOf(pose, size, 0).joints };
}

const BEATS = Array.from({ length: 40 }, (_, step) => step * 0.8);

describe.each([
  ['an adult', ADULT],
  ['a body with short legs', SHORT_LEGS],
])('the stance of %s', (_, size) => {
  test.each([0, 1, 2])('leaves both feet on the ground where they are while the weight shifts (%d)', (index) => {
    const moments = BEATS.map((beats) => standingAt(beats, index, size));
    const sole = 1 - size.head - size.neck - size.torso - size.thigh - size.shin;
    for (const joint of ['leftAnkle', 'rightAnkle'] as const) {
      for (const axis of [0, 2]) {
        const places = moments.map((moment) => moment[joint][axis] as number);
        expect(Math.max(...places) - Math.min(...places)).toBeLessThan(0.004);
      }
      for (const moment of moments) expect(Math.abs(moment[joint][1] - Math.max(0.01, sole))).toBeLessThan(0.01);
    }
    const hips = moments.map((moment) => moment.hips[0]);
    expect(Math.max(...hips) - Math.min(...hips)).toBeGreaterThan(0.03 * (size.thigh + size.shin) * 2);
  });

  test('has the feet apart, one knee softer than the other, and tilts hips and shoulders', () => {
    const moments = BEATS.map((beats) => standingAt(beats, 0, size));
    for (const { leftAnkle, rightAnkle } of moments) expect(leftAnkle[0] - rightAnkle[0]).toBeGreaterThan(0.1);
    const eased = moments.filter(({ pose, stance }) => pose.body.roll * stance.free > 0.08);
    expect(eased.length).toBeGreaterThan(8);
    for (const { pose, leftHip, rightHip, leftShoulder, rightShoulder } of eased) {
      expect(pose.leftLeg.bend - pose.rightLeg.bend).toBeGreaterThan(0.06);
      expect(rightHip[1] - leftHip[1]).toBeGreaterThan(0.006);
      expect(rightShoulder[1] - leftShoulder[1]).toBeLessThan(rightHip[1] - leftHip[1]);
    }
  });
});

test.each(['stand', 'sing', 'eat', 'look-around'] as const)(
  'two people who %s beside each other stand differently',
  (action) => {
    const deeds = [0, 1].map((character) => ({ character, action }));
    const scene = aScene({ text: 'Both.', action, characters: [0, 1], deeds, end: 8 });
    const performance = performanceOf({ scene, rhythm: quietSong(10), ...NOBODY, seed: 'job' });
    const [one, other] = performance.at(3, () => ADULT);
    if (!one || !other) throw new Error('two are needed');
    const bends = ({ pose }: typeof one) => [pose.leftLeg.bend, pose.rightLeg.bend].toSorted((a, b) => a - b);
    const [a, b] = [bends(one), bends(other)];
    expect(Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0))).toBeGreaterThan(0.03);
  },
);

test('a clip that moves the legs has no stance', () => {
  for (const clip of [CLIPS.walk, CLIPS.run, CLIPS.dance, CLIPS['hug-lead'], CLIPS.sit])
    expect(stanceOf(clip, 0, 0, AHEAD)).toBeUndefined();
});

describe('The hands of somebody who waits', () => {
  const handsIn = (start: number, characters: number[]) => {
    const deeds = characters.map((character) => ({ character, action: 'stand' as const }));
    const scene = aScene({ text: `At ${start}.`, action: 'stand', characters, deeds, start, end: start + 8 });
    return partsOf({ scene, singer: -1, seed: 'job' }).map(({ clipName }) => clipName);
  };

  test('have the same habit in every scene', () => {
    expect(new Set([0, 8, 16, 24].flatMap((start) => handsIn(start, [1]))).size).toBe(1);
  });

  test('have another habit than those of whoever is beside', () => {
    for (const start of [0, 8, 16]) expect(new Set(handsIn(start, [0, 1])).size).toBe(2);
  });

  test('are on one hip, on the other arm, or behind the back', () => {
    /** Distance in the picture. */
    const distance = ([x, y]: Vector, [toX, toY]: Vector) => Math.hypot(x - toX, y - toY);
    for (let seconds = 0; seconds < 9; seconds += 0.5) {
      const joints = (name: ClipName) => skeletonOf(poseAt(CLIPS[name], { seconds, beats: 0 }, ADULT), ADULT, 0).joints;
      const hip = joints('stand-hand-on-hip');
      expect(distance(hip.rightHand, hip.rightHip)).toBeLessThan(0.13);
      expect(hip.rightShoulder[0] - hip.rightElbow[0]).toBeGreaterThan(0.1);
      const held = joints('stand-arm-held');
      expect(distance(held.rightHand, held.leftElbow)).toBeLessThan(0.1);
      const behind = joints('stand-hands-behind');
      for (const hand of ['leftHand', 'rightHand'] as const)
        expect(behind[hand][2]).toBeLessThan(behind.hips[2] - 0.05);
    }
  });
});
