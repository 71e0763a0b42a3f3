import { expect, test } from '@jest/globals';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS, type ClipName } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import type { PosedSkeleton } from '../../../../engines/narrative-video/acting/skeleton.ts';
import { contactOf } from '../../../../engines/narrative-video/acting/staging.ts';
import { aScene } from '../a-scene.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

const DANCES = ['dance', 'dance-high', 'dance-soft', 'dance-reach', 'dance-kick'] as const;

function bodiesIn(clip: ClipName): PosedSkeleton[] {
  const { length } = CLIPS[clip];
  return Array.from({ length: 16 }, (_, step) => {
    const beats = (step / 16) * length;
    return skeletonOf(poseAt(CLIPS[clip], { seconds: beats, beats }, ADULT), ADULT, 0);
  });
}

test.each(DANCES)('lifts a foot, or sets it far out, in nearly every moment, and each foot in turn: %s', (clip) => {
  const bodies = bodiesIn(clip).map(({ joints }) => joints);
  const lifts = bodies.map(({ leftAnkle, rightAnkle }) => (leftAnkle[1] - rightAnkle[1]) / ADULT.shin);
  expect(Math.max(...lifts)).toBeGreaterThan(0.3);
  expect(Math.min(...lifts)).toBeLessThan(-0.3);
  const isClear = ({ leftAnkle, rightAnkle }: (typeof bodies)[number], index: number) =>
    Math.abs(lifts[index] ?? 0) > 0.25 || Math.abs(leftAnkle[0] - rightAnkle[0]) > ADULT.hips * 2;
  expect(bodies.filter(isClear).length).toBeGreaterThan(bodies.length * 0.8);
});

test.each(DANCES)('has a hand above the head or far out, and both apart, in nearly every moment: %s', (clip) => {
  const bodies = bodiesIn(clip).map(({ joints }) => joints);
  for (const { leftWrist, rightWrist } of bodies)
    expect(Math.hypot(leftWrist[0] - rightWrist[0], leftWrist[2] - rightWrist[2])).toBeGreaterThan(
      ADULT.shoulders * 1.2,
    );
  const wide = bodies.filter(
    ({ leftHand, rightHand, neck }) =>
      Math.max(leftHand[1], rightHand[1]) > neck[1] && leftHand[0] - rightHand[0] > ADULT.shoulders * 1.6,
  );
  expect(wide.length).toBeGreaterThan(bodies.length * 0.8);
});

test.each(DANCES)('has the arms at different heights in most moments: %s', (clip) => {
  const gaps = bodiesIn(clip).map(({ joints }) => Math.abs(joints.leftHand[1] - joints.rightHand[1]));
  expect(gaps.filter((gap) => gap > 0.1).length).toBeGreaterThan(gaps.length * 0.7);
});

test.each(DANCES)('has no hand before the face or inside the head: %s', (clip) => {
  for (const { joints } of bodiesIn(clip)) {
    const { head, crown, leftHand, rightHand } = joints;
    const middle = head.map((value, axis) => (value + (crown[axis] ?? 0)) / 2);
    for (const hand of [leftHand, rightHand])
      expect(Math.hypot(hand[0] - (middle[0] ?? 0), hand[1] - (middle[1] ?? 0))).toBeGreaterThan(ADULT.head);
  }
});

test.each(DANCES)('bears the weight on a foot that is at one of two places in all key poses: %s', (clip) => {
  for (const { at } of CLIPS[clip].keyframes) {
    const { leftAnkle, rightAnkle } = skeletonOf(poseAt(CLIPS[clip], { seconds: at, beats: at }), ADULT, 0).joints;
    const ground = Math.min(leftAnkle[1], rightAnkle[1]) + 0.02;
    const offsets = [leftAnkle, rightAnkle]
      .filter(([, up]) => up < ground)
      .map(([aside, , ahead]) => Math.hypot(Math.abs(aside) - 0.07, ahead));
    expect(Math.min(...offsets)).toBeLessThan(0.005);
  }
});

const TURNING = ['dance', 'dance-high', 'dance-reach', 'dance-kick'] as const;

test.each(TURNING)('turns around to one side, so that the back is seen, and to the other one: %s', (name) => {
  const clip = CLIPS[name];
  const yaws = clip.keyframes.map(({ body }) => body?.yaw ?? 0);
  const isBack = (yaw: number) => Math.cos(yaw) < -0.8;
  const backs = yaws.flatMap((yaw, index) => (isBack(yaw) && !isBack(yaws[index - 1] ?? 0) ? [index] : []));
  expect(backs).toHaveLength(2);
  const turned = backs.map((index) => Math.sign((yaws[index] ?? 0) - (yaws[index - 1] ?? 0)));
  expect(turned[0]).toBe(-(turned[1] ?? 0));
  // The first pose comes again without a turn back.
  expect(Math.abs((yaws.at(-1) ?? 0) - (yaws[0] ?? 0))).toBeLessThan(1);
});

test.each(DANCES)('has at least six key poses that differ from each other and their mirror images: %s', (name) => {
  const outlines = CLIPS[name].keyframes.map(({ at }) => {
    const { leftLeg, rightLeg, leftArm, rightArm } = poseAt(CLIPS[name], { seconds: at, beats: at });
    const sides = [
      [leftLeg, leftArm],
      [rightLeg, rightArm],
    ].map((limbs) => limbs.flatMap(({ swing, spread, bend }) => [swing, spread, bend]));
    return [sides.flat(), sides.toReversed().flat()];
  });
  const differ = (one: number[], other: number[]) =>
    Math.hypot(...one.map((value, index) => value - (other[index] ?? 0)));
  const kinds: number[][] = [];
  for (const [own = [], other = []] of outlines)
    if (kinds.every((kind) => differ(kind, own) > 0.6 && differ(kind, other) > 0.6)) kinds.push(own);
  expect(kinds.length).toBeGreaterThanOrEqual(name === 'dance-soft' ? 2 : 6);
});

test.each(['dance-high', 'dance-kick'] as const)('leaves the ground in a loud dance: %s', (name) => {
  const feet = bodiesIn(name).map(({ joints }) => Math.min(joints.leftToe[1], joints.rightToe[1]));
  expect(Math.max(...feet)).toBeGreaterThan(0.05);
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

test.each(DANCES)('lower legs are seen in each pose, whichever way the dancer faces: %s', (name) => {
  const clip = CLIPS[name];
  for (const { at } of clip.keyframes)
    for (const yaw of [-0.55, 0, 0.55]) {
      const { joints } = skeletonOf(poseAt(clip, { seconds: at, beats: at }, ADULT), ADULT, yaw);
      for (const side of ['left', 'right'] as const) {
        const [knee, ankle] = [joints[`${side}Knee`], joints[`${side}Ankle`]];
        expect(Math.hypot(ankle[0] - knee[0], ankle[1] - knee[1]) / ADULT.shin).toBeGreaterThan(0.7);
      }
    }
});

const GROUNDED = ['dance-groove', 'dance-party', 'dance-sway'] as const;

test.each(GROUNDED)('keeps both feet on the ground and shifts the weight over them: %s', (name) => {
  const clip = CLIPS[name];
  const shifts = clip.keyframes.map(({ at }) => {
    const { joints } = skeletonOf(poseAt(clip, { seconds: at, beats: at }, ADULT), ADULT, 0);
    expect(Math.abs(joints.leftAnkle[1] - joints.rightAnkle[1])).toBeLessThan(0.03);
    expect(joints.leftAnkle[0] - joints.rightAnkle[0]).toBeGreaterThan(ADULT.hips * 0.8);
    return joints.hips[0];
  });
  expect(Math.max(...shifts)).toBeGreaterThan(0.02);
  expect(Math.min(...shifts)).toBeLessThan(-0.02);
});

test.each(GROUNDED)('has no hand before the face or inside the head: %s', (name) => {
  for (const { joints } of bodiesIn(name)) {
    const middle = joints.head.map((value, axis) => (value + (joints.crown[axis] ?? 0)) / 2);
    for (const hand of [joints.leftHand, joints.rightHand])
      expect(Math.hypot(hand[0] - (middle[0] ?? 0), hand[1] - (middle[1] ?? 0))).toBeGreaterThan(ADULT.head * 0.9);
  }
});

test('dancers in different pictures of a song do different steps', () => {
  const scenes = Array.from({ length: 12 }, (_, index) =>
    aScene({ text: 'Mina dances.', action: 'dance', characters: [0], start: index * 4, end: index * 4 + 4 }),
  );
  const poses = scenes.map((scene) => {
    const deeds = [{ character: 0, action: 'dance' as const }];
    const performance = performanceOf({ scene: { ...scene, deeds }, rhythm: quietSong(60), ...NOBODY, seed: 'job' });
    const [dancer] = performance.at(scene.start + 2, () => ADULT);
    return JSON.stringify(dancer?.pose.leftLeg);
  });
  expect(new Set(poses).size).toBeGreaterThan(8);
});

test('couples dance in each other’s arms at a wedding, however loud the song is', () => {
  expect(contactOf('dance', { mood: 'joyful', energy: 1, place: 'church', time: 'day' })).toBe('closed-hold');
  expect(contactOf('dance', { mood: 'joyful', energy: 1, place: 'club', time: 'day' })).toBe('open-hold');
});
