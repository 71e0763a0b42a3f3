import { describe, expect, test } from '@jest/globals';
import { type Clip, poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { mirrored, numbersOf, PARTS } from '../../../../engines/narrative-video/acting/pose-values.ts';
import { UPRIGHT_POSE } from '../../../../engines/narrative-video/acting/standing.ts';

const nod: Clip = {
  base: UPRIGHT_POSE,
  counts: 'beats',
  length: 2,
  repeats: true,
  keyframes: [
    { at: 0, head: { nod: 0 }, rightHand: 'open' },
    { at: 1, head: { nod: 1 }, rightHand: 'fist' },
  ],
};
const at = (clip: Clip, count: number) => poseAt(clip, { seconds: count, beats: count });

describe('a clip', () => {
  test('passes its keyframes and slows down where the movement turns', () => {
    expect([0, 1, 2, 3].map((count) => at(nod, count).head.nod)).toEqual([0, 1, 0, 1]);
    expect(at(nod, 0.5).head.nod).toBeCloseTo(0.5);
    expect(at(nod, 0.05).head.nod).toBeLessThan(0.01);
  });

  test('keeps the parts of its base that its keyframes do not name', () => {
    expect(at(nod, 0.7).leftArm).toEqual(UPRIGHT_POSE.leftArm);
    expect(at(nod, 0.7).rightHand).toBe('open');
    expect(at(nod, 1.2).rightHand).toBe('fist');
  });

  test('stays at its end if it does not repeat', () => {
    const once = { ...nod, repeats: false };
    expect([-1, 0, 1, 5].map((count) => at(once, count).head.nod)).toEqual([0, 0, 1, 1]);
  });

  test('counts beats or seconds', () => {
    expect(poseAt(nod, { seconds: 0, beats: 1 }).head.nod).toBe(1);
    expect(poseAt({ ...nod, counts: 'seconds' }, { seconds: 0, beats: 1 }).head.nod).toBe(0);
  });

  test('is unchanged after it is mirrored twice', () => {
    const pose = at(CLIPS.dance, 0.3);
    expect(mirrored(mirrored(pose))).toEqual(pose);
    expect(mirrored(pose).leftArm).toEqual(pose.rightArm);
  });

  test.each(Object.entries(CLIPS))('%s moves without a jerk', (_, clip) => {
    const step = Math.min(clip.length / 400, 0.02);
    let largest = 0;
    for (let count = 0; count < clip.length; count += step) {
      const [before, after] = [at(clip, count), at(clip, count + step)];
      for (const part of PARTS) {
        for (const [name, value] of Object.entries(numbersOf(after, part))) {
          const change = Math.abs(value - (numbersOf(before, part)[name] ?? 0));
          largest = Math.max(largest, Number.isFinite(change) ? change : Infinity);
        }
      }
    }
    expect(largest).toBeLessThan(0.2);
  });
});
