import { describe, expect, test } from '@jest/globals';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import type { Joint, Vector } from '../../../../engines/narrative-video/acting/skeleton.ts';
import { isArmBehind } from '../../../../engines/narrative-video/figures/kit/arms.ts';
import { rigOf } from '../../../../engines/narrative-video/figures/kit/rig.ts';
import { aScene } from '../a-scene.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

/** Returns two people who eat beside each other, at a moment. */
function eaters(seconds: number) {
  const deeds = [0, 1].map((character) => ({ character, action: 'eat' as const, things: ['noodles' as const] }));
  const scene = aScene({ text: 'They eat.', action: 'eat', characters: [0, 1], deeds, end: 8, shot: 'medium' });
  const performance = performanceOf({ scene, rhythm: quietSong(10), ...NOBODY, seed: 'job' });
  return performance
    .at(seconds, () => ADULT)
    .map(({ pose, yaw, hand, x, face }) => ({ skeleton: skeletonOf(pose, ADULT, yaw), yaw, hand, x, face }));
}

/** Moments of a whole cycle of both people. */
const CYCLE = Array.from({ length: 40 }, (_, step) => step / 8);

describe('two people who eat from bowls', () => {
  test('open the mouth while the chopsticks come to it, and round it while they are there', () => {
    for (const index of [0, 1]) {
      const bites = CYCLE.flatMap((seconds) => {
        const one = eaters(seconds)[index];
        if (!one) return [];
        const { joints } = one.skeleton;
        const sticks = joints[one.hand === 'left' ? 'rightHand' : 'leftHand'];
        return sticks[1] > joints.head[1] ? [one.face.mouth] : [];
      });
      expect(new Set(bites)).toEqual(new Set(['open', 'round']));
    }
  });

  test('take bites in turn, and look at each other in between', () => {
    const isBiting = ({ skeleton: { joints }, hand }: ReturnType<typeof eaters>[number]) =>
      joints[hand === 'left' ? 'rightHand' : 'leftHand'][1] > joints.head[1];
    const moments = CYCLE.map(eaters);
    expect(moments.filter((both) => both.every(isBiting)).length).toBe(0);
    expect(moments.filter((both) => both.some(isBiting)).length).toBeGreaterThan(moments.length * 0.75);
    for (const [index, side] of [
      [0, 1],
      [1, -1],
    ] as const)
      expect(Math.max(...moments.map((both) => (both[index]?.face.gaze[0] ?? 0) * side))).toBeGreaterThan(0.5);
  });
});

test.each([2.5, 4, 7])(
  'somebody who eats from a bowl has the noodles at the mouth in the middle of an insert of %d s',
  (end) => {
    const deeds = [{ character: 0, action: 'eat' as const, things: ['noodles' as const] }];
    const scene = aScene({ text: 'One eats.', action: 'eat', characters: [0], deeds, end, framing: 'insert' });
    const [eater] = performanceOf({ scene, rhythm: quietSong(10), ...NOBODY, seed: 'job' }).at(end / 2, () => ADULT);
    expect(eater?.face.mouth).toBe('round');
  },
);

const MOMENTS = [0.2, 1, 1.6, 2.2, 3, 4.5];

describe('somebody who eats from a bowl', () => {
  test('holds it before the chest with the hand nearer to the viewer, and has the other hand at the chopsticks above it', () => {
    for (const { skeleton, yaw, hand } of MOMENTS.flatMap(eaters)) {
      const { joints } = skeleton;
      const other = hand === 'left' ? 'right' : 'left';
      expect(hand).toBe(yaw > 0 ? 'right' : 'left');
      const [bowl, sticks] = [joints[`${hand}Hand`], joints[`${other}Hand`]];
      expect(bowl[1]).toBeGreaterThan(joints.waist[1]);
      expect(bowl[1]).toBeLessThan(joints.neck[1]);
      expect(sticks[1] - bowl[1]).toBeGreaterThan(0.05);
      expect(joints.head[1] - bowl[1]).toBeLessThan(0.2);
      expect(sticks[1]).toBeLessThan(joints.crown[1]);
      expect(apart(sticks, bowl)).toBeLessThan(0.24);
    }
  });

  test('keeps the elbows close to the body', () => {
    for (const { skeleton } of MOMENTS.flatMap(eaters))
      for (const side of ['left', 'right'] as const)
        expect(apart(skeleton.joints[`${side}Elbow` as Joint], skeleton.joints.waist)).toBeLessThan(0.27);
  });

  test('shows both hands, although one shoulder is turned away', () => {
    for (const { skeleton } of MOMENTS.flatMap(eaters)) {
      const rig = rigOf(skeleton, ADULT, { x: 200, y: 400, height: 360 });
      expect([isArmBehind(rig, 'left'), isArmBehind(rig, 'right')]).toEqual([false, false]);
    }
  });
});

function apart(one: Vector, other: Vector): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
