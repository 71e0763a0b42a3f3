import { expect, test } from '@jest/globals';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { meeting } from '../../../../engines/narrative-video/acting/meeting.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import type { Deed } from '../../../../engines/narrative-video/story.ts';
import { aScene } from '../a-scene.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

function walkersAt(seconds: number, deeds: Deed[]) {
  const scene = aScene({ text: 'They walk.', action: 'walk', characters: [0, 1], deeds, end: 8, shot: 'wide' });
  const performance = performanceOf({ scene, rhythm: quietSong(10), ...NOBODY, seed: 'job' });
  const performers = performance.at(seconds, () => ADULT);
  const [one, two] = performers.map((performer) => ({
    ...performer,
    skeleton: skeletonOf(performer.pose, ADULT, performer.yaw),
    proportions: ADULT,
    height: 1,
  }));
  if (!one || !two) throw new Error('two people walk');
  return { one, two, traveled: performance.traveledBy(seconds) };
}

test('two people who walk hand in hand go the same way, side by side, with their palms together', () => {
  const deeds: Deed[] = [
    { character: 0, action: 'walk', with: 1 },
    { character: 1, action: 'walk', with: 0 },
  ];
  for (const seconds of [0.4, 1.3, 2.9, 4.2]) {
    const { one, two, traveled } = walkersAt(seconds, deeds);
    expect(Math.sign(one.yaw)).toBe(Math.sign(two.yaw));
    expect(Math.sign(traveled)).toBe(Math.sign(one.yaw));
    const [left, right] = [meeting('hold-hands', true, one, two), meeting('hold-hands', false, two, one)];
    const place = (joints: typeof left.joints, hand: 'leftHand' | 'rightHand', { x, z }: typeof one) =>
      joints[hand].map((value, axis) => value + ([x, 0, z][axis] ?? 0));
    const [mine, its] = [place(left.joints, 'leftHand', one), place(right.joints, 'rightHand', two)];
    expect(Math.hypot(...mine.map((value, axis) => value - (its[axis] ?? 0)))).toBeLessThan(0.1);
  }
});

test('two people under one umbrella walk close, and it is in the hand between them', () => {
  const { one, two } = walkersAt(2, [
    { character: 0, action: 'walk', things: ['umbrella'] },
    { character: 1, action: 'walk' },
  ]);
  expect(two.x - one.x).toBeLessThan(0.36);
  expect(one.hand).toBe('left');
});
