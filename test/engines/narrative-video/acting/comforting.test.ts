import { expect, test } from '@jest/globals';
import { isCrying } from '../../../../engines/narrative-video/acting/face-state.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { meeting } from '../../../../engines/narrative-video/acting/meeting.ts';
import { headOf, inPicture, type Partner, palmOf, toward } from '../../../../engines/narrative-video/acting/partner.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import type { Proportions } from '../../../../engines/narrative-video/acting/skeleton.ts';
import { aScene } from '../a-scene.ts';
import { quietSong } from '../quiet-song.ts';

const MOMENTS = [0.1, 1.2, 2.3, 3.4, 4.5];
const LARGE_HEAD: Proportions = {
  ...ADULT,
  head: 0.26,
  torso: 0.24,
  upperArm: 0.12,
  forearm: 0.11,
  thigh: 0.2,
  shin: 0.2,
};

/** Two people, of whom the one on the given side comforts the other, and the faces of both. */
function comforted(seconds: number, size: Proportions, kind: 0 | 1) {
  const sad = kind === 0 ? 1 : 0;
  const deeds = [
    { character: kind, action: 'comfort' as const, with: sad },
    { character: sad, action: 'cry' as const, with: kind },
  ].sort((one, other) => one.character - other.character);
  const scene = aScene({ text: 'They sit.', characters: [0, 1], deeds, emotion: 'cry', end: 6, shot: 'medium' });
  const performance = performanceOf({
    scene,
    singer: kind,
    rhythm: quietSong(6),
    voice: { mouthAt: () => 'open' },
    seed: 'job',
  });
  const performers = performance.at(seconds, () => size);
  const bodies = performers.map(
    ({ pose, yaw, x, z }): Partner => ({ skeleton: skeletonOf(pose, size, yaw), proportions: size, x, z, height: 1 }),
  );
  const met = performers.map(({ together }, index): Partner => {
    const [own, other] = [bodies[index], bodies[1 - index]];
    if (!own || !other || !together) throw new Error('they do not touch');
    return { ...own, skeleton: meeting(together.contact, together.isLeader, own, other) };
  });
  const [one, two] = [met[kind], met[sad]];
  const face = performers[kind]?.face;
  if (!one || !two || !face) throw new Error('nobody performs');
  return { kind: one, sad: two, face, tears: performers[sad]?.face };
}

const CASES: [Proportions, 0 | 1][] = [
  [ADULT, 0],
  [ADULT, 1],
  [LARGE_HEAD, 0],
  [LARGE_HEAD, 1],
];

const apartIn = (one: readonly number[], two: readonly number[]) =>
  Math.hypot(...[0, 1].map((axis) => (one[axis] ?? 0) - (two[axis] ?? 0)));

test.each(CASES)(
  'who comforts lays an arm around the other one, with the hand on the farther shoulder or the nearer upper arm: %#',
  (size, at) => {
    for (const seconds of MOMENTS) {
      const { kind, sad } = comforted(seconds, size, at);
      const [inner, outer] = at === 0 ? (['left', 'right'] as const) : (['right', 'left'] as const);
      const palm = palmOf(kind, inner);
      const { joints } = sad.skeleton;
      const place =
        size === ADULT ? joints[`${inner}Shoulder`] : toward(joints[`${outer}Shoulder`], joints[`${outer}Elbow`], 0.5);
      expect(apartIn(palm, inPicture(sad, place))).toBeLessThan(0.05);
    }
  },
);

test.each([0, 1] as const)('the hand on the farther shoulder does not hang beyond it: %#', (at) => {
  for (const seconds of MOMENTS) {
    const { kind, sad } = comforted(seconds, ADULT, at);
    const inner = at === 0 ? 'left' : 'right';
    const outward = at === 0 ? 1 : -1;
    const beyond = palmOf(kind, inner)[0] - inPicture(sad, sad.skeleton.joints[`${inner}Shoulder`])[0];
    expect(beyond * outward).toBeLessThan(0.01);
  }
});

test.each([0, 1] as const)('the other hand of who comforts lies on the nearer forearm: %#', (at) => {
  for (const seconds of MOMENTS) {
    const { kind, sad } = comforted(seconds, ADULT, at);
    const outer = at === 0 ? 'right' : 'left';
    const { joints } = sad.skeleton;
    const forearm = toward(joints[`${outer}Elbow`], joints[`${outer}Wrist`], 0.7);
    expect(apartIn(palmOf(kind, outer), inPicture(sad, forearm))).toBeLessThan(0.05);
  }
});

test.each(CASES)('the two are so close that their shoulders or their heads touch: %#', (size, at) => {
  for (const seconds of MOMENTS) {
    const { kind, sad } = comforted(seconds, size, at);
    const apart = Math.abs(inPicture(kind, kind.skeleton.joints.neck)[0] - inPicture(sad, sad.skeleton.joints.neck)[0]);
    expect(apart).toBeLessThan(Math.max(size.shoulders, size.head * 1.25));
  }
});

test.each([ADULT, LARGE_HEAD])('neither head hides the other one: %#', (size) => {
  for (const seconds of MOMENTS) {
    const { kind, sad } = comforted(seconds, size, 0);
    expect(headOf(sad) - headOf(kind)).toBeGreaterThan(size.head);
  }
});

test('who comforts looks at the other one with pity and without tears, and sings under the breath', () => {
  for (const seconds of MOMENTS) {
    const { face, tears } = comforted(seconds, ADULT, 0);
    expect(face.feeling).toBe('sad');
    expect(isCrying(face)).toBe(false);
    expect(face.gaze[0]).toBeGreaterThan(0.5);
    expect(face.gaze[1]).toBeLessThan(-0.15);
    expect(face.mouth).toBe('narrow');
    expect(tears && isCrying(tears)).toBe(true);
  }
});
