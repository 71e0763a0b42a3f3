import { expect, test } from '@jest/globals';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { isCrying, isWeeping } from '../../../../engines/narrative-video/acting/face-state.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { toward } from '../../../../engines/narrative-video/acting/partner.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import { faceKey as keyOnBrick } from '../../../../engines/narrative-video/solid/lego/face.ts';
import { faceKey as keyOnConsole } from '../../../../engines/narrative-video/solid/ps2/face.ts';
import { aScene } from '../a-scene.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';
import { quietSong } from '../quiet-song.ts';

test('tears flow in grief, not in a sad mood', () => {
  expect(isCrying({ feeling: 'sad', strength: 0.85 })).toBe(true);
  expect(isCrying({ feeling: 'sad', strength: 0.8 })).toBe(false);
  expect(isCrying({ feeling: 'happy', strength: 1 })).toBe(false);
});

test.each([keyOnBrick, keyOnConsole])('a face with tears is another print than one without', (keyOf) => {
  const face = { ...NEUTRAL_FACE, feeling: 'sad' } as const;
  expect(keyOf({ ...face, strength: 0.9 })).not.toBe(keyOf({ ...face, strength: 0.8 }));
});

test('somebody who cries over a page keeps looking at it, and everybody else closes the eyes', () => {
  const face = { ...NEUTRAL_FACE, feeling: 'sad', strength: 1 } as const;
  expect(isWeeping(face)).toBe(true);
  expect(isWeeping({ ...face, gaze: [0.2, -0.82], blink: 0.47 })).toBe(false);
  expect(isWeeping({ ...face, gaze: [0.2, -0.82], blink: 1 })).toBe(true);
  expect(isWeeping({ ...face, strength: 0.6 })).toBe(false);
});

test('who cries looks down with eyes nearly shut, and sobs without a shout or a small hole of a mouth', () => {
  const scene = aScene({ text: 'Mina cries.', end: 6, characters: [0], deeds: [{ character: 0, action: 'cry' }] });
  const { at } = performanceOf({
    scene,
    singer: -1,
    rhythm: quietSong(6),
    voice: { mouthAt: () => 'open' },
    seed: 'j',
  });
  for (let seconds = 0; seconds < 6; seconds += 0.1) {
    const face = at(seconds, () => ADULT)[0]?.face;
    expect(face?.blink).toBeGreaterThan(0.8);
    expect(face?.gaze[1]).toBeLessThan(-0.3);
    expect(['open', 'wide', 'round', 'narrow']).not.toContain(face?.mouth);
  }
});

test('who cries wipes an eye with one hand, and does not hide the face with the other', () => {
  const highest = Array.from({ length: 16 }, (_, step) => {
    const { joints } = skeletonOf(poseAt(CLIPS.cry, { seconds: step / 4, beats: 0 }, ADULT), ADULT, 0);
    expect(joints.rightHand[1]).toBeLessThan(joints.neck[1]);
    const middle = (joints.head[1] + joints.crown[1]) / 2;
    expect(joints.leftWrist[1]).toBeLessThan(middle);
    return joints.leftHand[1] - joints.head[1];
  });
  expect(Math.max(...highest)).toBeGreaterThan(0);
});

test('the hand that wipes an eye is in front of the cheek and not beside it', () => {
  const { joints } = skeletonOf(poseAt(CLIPS.cry, { seconds: 1.5, beats: 0 }, ADULT), ADULT, 0);
  const aside = (toward(joints.leftWrist, joints.leftHand, 0.6)[0] - joints.head[0]) / ADULT.head;
  expect(aside).toBeGreaterThan(0.15);
  expect(aside).toBeLessThan(0.42);
});

test('who cries has the fingers at an eye for most of the time', () => {
  const near = Array.from({ length: 32 }, (_, step) => {
    const { joints } = skeletonOf(poseAt(CLIPS.cry, { seconds: step / 8, beats: 0 }, ADULT), ADULT, 0);
    const [hand, head, crown] = [joints.leftHand, joints.head, joints.crown];
    const eye = [0, 1, 2].map((axis) => (head[axis] ?? 0) + ((crown[axis] ?? 0) - (head[axis] ?? 0)) * 0.5);
    return Math.hypot(hand[0] - (eye[0] ?? 0), hand[1] - (eye[1] ?? 0)) / ADULT.head;
  });
  expect(near.filter((far) => far < 0.5).length).toBeGreaterThan(near.length / 2);
});

test.each([ADULT, { ...ADULT, head: 0.3 }])(
  'a hand that wipes tears is beside the nose, on heads of any size: %#',
  (size) => {
    for (let step = 0; step < 32; step += 1) {
      const { joints } = skeletonOf(poseAt(CLIPS.cry, { seconds: step / 8, beats: 0 }, size), size, 0);
      const palm = toward(joints.leftWrist, joints.leftHand, 0.5);
      const nose = toward(joints.head, joints.crown, 0.3);
      expect(Math.hypot(palm[0] - nose[0], palm[1] - nose[1]) / size.head).toBeGreaterThan(0.3);
    }
  },
);

test.each(['cry', 'read-crying'] as const)('sobs raise the shoulders to the head, and shake them: %s', (clip) => {
  const necks = Array.from({ length: 40 }, (_, step) => {
    const { joints } = skeletonOf(poseAt(CLIPS[clip], { seconds: step / 20, beats: 0 }, ADULT), ADULT, 0);
    return Math.hypot(...joints.neck.map((value, axis) => value - (joints.head[axis] ?? 0))) / ADULT.neck;
  });
  expect(Math.min(...necks)).toBeLessThan(0.4);
  const turns = necks.filter(
    (neck, at) => at > 1 && (neck - (necks[at - 1] ?? 0)) * ((necks[at - 1] ?? 0) - (necks[at - 2] ?? 0)) < 0,
  );
  expect(turns.length).toBeGreaterThan(3);
});

test('who cries has the wiping hand on the cheek, not beside the face', () => {
  for (const seconds of [0.1, 0.4, 0.8, 1.2, 1.5]) {
    const { joints } = skeletonOf(poseAt(CLIPS.cry, { seconds, beats: 0 }, ADULT), ADULT, 0);
    const [x] = toward(joints.leftWrist, joints.leftHand, 0.6);
    const middle = (joints.head[0] + joints.crown[0]) / 2;
    expect(Math.abs(x - middle)).toBeLessThan(ADULT.head * 0.36);
  }
});
