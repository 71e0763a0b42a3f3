import { expect, test } from '@jest/globals';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { handsLaid } from '../../../../engines/narrative-video/acting/lap.ts';
import { meeting } from '../../../../engines/narrative-video/acting/meeting.ts';
import type { Partner } from '../../../../engines/narrative-video/acting/partner.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import type { Joint } from '../../../../engines/narrative-video/acting/skeleton.ts';
import { expressionOf } from '../../../../engines/narrative-video/figures/kit/expression.ts';
import { aScene } from '../a-scene.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

const DEEDS = [0, 1].map((character) => ({
  character,
  action: 'sit' as const,
  things: ['seat' as const],
  seated: true,
}));
const scene = aScene({
  place: 'train',
  time: 'night',
  mood: 'calm',
  action: 'sit',
  characters: [0, 1],
  deeds: DEEDS,
  shot: 'medium',
});

/** Returns the passengers as they sit: the leader first. */
function seatedAt(seconds: number, changes: Parameters<typeof aScene>[0] = {}) {
  const { at } = performanceOf({
    scene: aScene({ ...scene, ...changes }),
    rhythm: quietSong(4),
    ...NOBODY,
    seed: 'job',
  });
  const performers = at(seconds, () => ADULT);
  const [one, two] = performers.map(
    ({ pose, yaw, x, z }): Partner => ({
      skeleton: skeletonOf(pose, ADULT, yaw),
      proportions: ADULT,
      x,
      z,
      height: 1,
    }),
  );
  const contact = performers[0]?.together?.contact;
  if (!one || !two || !contact) throw new Error('they do not sit together');
  const met = [
    { ...one, skeleton: meeting(contact, true, one, two) },
    { ...two, skeleton: meeting(contact, false, two, one) },
  ] as const;
  return { met, performers, contact };
}

const placeOf = ({ skeleton, x, z }: Partner, joint: Joint) => {
  const [right, up, near] = skeleton.joints[joint];
  return [x + right, up, z + near] as const;
};

test('passengers at night sit close: one lays the head on the other, and a hand on the hand of that one', () => {
  for (let seconds = 0; seconds < 4; seconds += 0.25) {
    const {
      met: [one, two],
      contact,
    } = seatedAt(seconds);
    expect(contact).toBe('lean');
    expect(two.x - one.x).toBeLessThan(0.42);
    const [leaning, shoulder] = [placeOf(two, 'head'), placeOf(one, 'leftShoulder')];
    expect(leaning[0] - shoulder[0]).toBeLessThan(ADULT.head * 0.75);
    expect(two.skeleton.headRoll).toBeLessThan(-0.2);
    const [mine, its] = [placeOf(one, 'leftHand'), placeOf(two, 'rightHand')];
    expect(Math.hypot(...mine.map((value, axis) => value - (its[axis] ?? 0)))).toBeLessThan(0.12);
    // Both hands are over the leader's thigh, the follower's on top.
    expect(its[1]).toBeGreaterThan(mine[1]);
    expect(Math.abs(its[0] - placeOf(one, 'leftKnee')[0])).toBeLessThan(0.1);
  }
});

test('passengers at night are tired and content, with a small smile', () => {
  for (let seconds = 0; seconds < 4; seconds += 0.25)
    for (const { x, face } of seatedAt(seconds).performers) {
      expect(face.gaze[0] * -Math.sign(x)).toBeGreaterThan(0.25);
      const { mouth, brows, eyes } = expressionOf({ ...face, blink: Math.min(face.blink, 0.35) });
      expect(mouth.smile).toBeGreaterThan(0.2);
      expect(mouth.smile).toBeLessThan(0.5);
      expect(brows.inner).toBeGreaterThan(0);
      expect(eyes.open).toBeLessThan(0.75);
    }
});

test('by day, one passenger looks out of the window while the other one looks at them', () => {
  const looks = Array.from({ length: 20 }, (_, step) =>
    seatedAt(step / 2, { time: 'day' }).met.map(({ skeleton }, index) => skeleton.headYaw * (index === 0 ? 1 : -1)),
  );
  expect(looks.filter(([one = 0, two = 0]) => one < -0.3 && two < -0.3)).toEqual([]);
  for (const index of [0, 1]) {
    expect(Math.min(...looks.map((both) => both[index] ?? 0))).toBeLessThan(-0.4);
    expect(Math.max(...looks.map((both) => both[index] ?? 0))).toBeGreaterThan(0.4);
  }
});

test('hands in the lap lie flat along the thighs', () => {
  const pose = poseAt(CLIPS['sit-beside'], { seconds: 1, beats: 0 }, ADULT);
  const skeleton = skeletonOf(pose, ADULT, 0);
  const { joints } = handsLaid(skeleton, pose, ADULT, 0.05);
  for (const side of ['left', 'right'] as const) {
    const [wrist, hand, knee] = [joints[`${side}Wrist`], joints[`${side}Hand`], joints[`${side}Knee`]];
    expect(Math.abs(hand[1] - wrist[1])).toBeLessThan(ADULT.hand * 0.45);
    expect(hand[2]).toBeLessThan(knee[2]);
  }
});

test.each(['sit', 'sit-leaned-on', 'sit-leaning'] as const)('no two legs of a sitter are alike: %s', (clip) => {
  const { joints } = skeletonOf(poseAt(CLIPS[clip], { seconds: 0, beats: 0 }, ADULT), ADULT, 0);
  expect(Math.abs(joints.leftToe[2] - joints.rightToe[2])).toBeGreaterThan(ADULT.foot * 0.4);
});

test('passengers who lean on each other have no straight backs', () => {
  for (const clip of ['sit-leaned-on', 'sit-leaning'] as const) {
    const { joints } = skeletonOf(poseAt(CLIPS[clip], { seconds: 0, beats: 0 }, ADULT), ADULT, 0);
    const [low, high] = [joints.waist[0] - joints.hips[0], joints.neck[0] - joints.waist[0]];
    expect(high - low).toBeGreaterThan(0.014);
  }
});
