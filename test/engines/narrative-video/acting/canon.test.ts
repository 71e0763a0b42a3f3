import { describe, expect, test } from '@jest/globals';
import { type Canon, clipIn } from '../../../../engines/narrative-video/acting/canon.ts';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS, type ClipName } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import { JOINTS, type Joint, type PosedSkeleton } from '../../../../engines/narrative-video/acting/skeleton.ts';
import { inStance, stanceOf } from '../../../../engines/narrative-video/acting/stance.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import { aScene } from '../a-scene.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

const ACTED = ['90s-anime', 'ghibli', 'disney-90s', 'yellow-family', 'cartoon-network'] as const;
const CANONS = ACTED.map((name) => ({ name, canon: lookOf(name).canon as Canon }));
const PAIRS = CANONS.flatMap((one, index) => CANONS.slice(index + 1).map((other) => [one, other] as const));
const FROM_ASIDE = 1.1;
const MOMENTS = [0, 0.25, 0.5, 0.75, 1.4, 2, 2.6, 3.5];

function bodyIn(canon: Canon | undefined, name: ClipName, at: number, yaw = 0): PosedSkeleton {
  const pose = poseAt(clipIn(canon, name), { seconds: at, beats: at });
  const stance = stanceOf(CLIPS[name], 0, 0, { yaw, isMirrored: false }, canon?.standing);
  return skeletonOf(stance ? inStance(pose, stance, at, ADULT) : pose, ADULT, yaw);
}

function apart({ joints: one }: PosedSkeleton, { joints: other }: PosedSkeleton, joint: Joint): number {
  return Math.hypot(one[joint][0] - other[joint][0], one[joint][1] - other[joint][1]);
}

test.each(PAIRS)('a runner has another silhouette in $name than in the next look', (one, other) => {
  const farthest = MOMENTS.slice(0, 4).map((at) => {
    const bodies = [one, other].map(({ canon }) => bodyIn(canon, 'run', at, FROM_ASIDE));
    return Math.max(...JOINTS.map((joint) => apart(bodies[0] as PosedSkeleton, bodies[1] as PosedSkeleton, joint)));
  });
  // A tenth of the body's height is more than the width of an arm.
  expect(Math.min(...farthest)).toBeGreaterThan(0.1);
});

test.each(PAIRS)('somebody who stands has another silhouette in $name than in the next look', (one, other) => {
  const bodies = [one, other].map(({ canon }) => bodyIn(canon, 'stand', 1));
  const most = Math.max(...JOINTS.map((joint) => apart(bodies[0] as PosedSkeleton, bodies[1] as PosedSkeleton, joint)));
  expect(most).toBeGreaterThan(0.04);
});

describe.each(CANONS)('in $name', ({ canon }) => {
  test.each(['eat-from-bowl', 'guitar', 'piano', 'read', 'drink', 'phone', 'carry'] as const)(
    'the hands of those who %s hold their things as they do without exaggeration',
    (name) => {
      for (const at of MOMENTS) {
        const [natural, acted] = [bodyIn(undefined, name, at), bodyIn(canon, name, at)];
        for (const hand of ['leftHand', 'rightHand'] as const)
          expect(Math.abs(toChest(acted, hand) - toChest(natural, hand))).toBeLessThan(0.03);
        expect(Math.abs(betweenHands(acted) - betweenHands(natural))).toBeLessThan(0.03);
      }
    },
  );

  test('those who walk or run touch the ground', () => {
    for (const name of ['walk', 'run'] as const) {
      const lowest = MOMENTS.map((at) => {
        const { leftToe, rightToe, leftAnkle, rightAnkle } = bodyIn(canon, name, at).joints;
        return Math.min(leftToe[1], rightToe[1], leftAnkle[1], rightAnkle[1]);
      });
      expect(Math.min(...lowest)).toBeLessThan(0.03);
    }
  });
});

function toChest({ joints }: PosedSkeleton, hand: 'leftHand' | 'rightHand'): number {
  return between(joints[hand], joints.chest);
}

function betweenHands({ joints }: PosedSkeleton): number {
  return between(joints.leftHand, joints.rightHand);
}

function between(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0)));
}

test('a sleeper has the face toward the viewer, whichever way the head lies', () => {
  const sides = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const scene = aScene({
      text: 'Jo sleeps.',
      action: 'sleep',
      characters: [0],
      deeds: [{ character: 0, action: 'sleep' }],
    });
    const [sleeper] = performanceOf({ scene, rhythm: quietSong(4), ...NOBODY, seed }).at(1, () => ADULT);
    if (!sleeper) throw new Error('nobody sleeps');
    const { headYaw, joints } = skeletonOf(sleeper.pose, ADULT, sleeper.yaw);
    expect(Math.cos(headYaw)).toBeGreaterThan(0);
    return Math.sign(joints.crown[0] - joints.hips[0]);
  });
  expect(new Set(sides)).toEqual(new Set([-1, 1]));
});

test('a look without a canon acts the clips as they are', () => {
  for (const name of Object.keys(CLIPS) as ClipName[]) expect(clipIn(undefined, name)).toBe(CLIPS[name]);
});
