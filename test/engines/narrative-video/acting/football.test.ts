import { expect, test } from '@jest/globals';
import { placesOf } from '../../../../engines/narrative-video/acting/blocking.ts';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { partsOf } from '../../../../engines/narrative-video/acting/part.ts';
import type { Deed } from '../../../../engines/narrative-video/story.ts';
import { shownIn } from '../../../../engines/narrative-video/storyboard/inserts.ts';
import { aScene } from '../a-scene.ts';

const KICKER: Deed = { character: 0, action: 'jump', things: ['football'] };
const KEEPER: Deed = { character: 1, action: 'jump' };
const GAME = aScene({ action: 'jump', characters: [0, 1], deeds: [KICKER, KEEPER] });

test('football is played with the feet: one kicks the ball, the other keeps the goal', () => {
  const clips = partsOf({ scene: GAME, singer: -1, seed: 'job' }).map(({ clipName }) => clipName);
  expect(clips).toEqual(['kick', 'keep']);
  expect(partsOf({ scene: { ...GAME, deeds: [KEEPER], characters: [1] }, singer: -1, seed: 'job' })[0]?.clipName).toBe(
    'jump',
  );
});

test('players face each other, with room for the ball between them', () => {
  const [kicker, keeper] = placesOf(GAME.deeds, 1, GAME);
  expect(kicker?.yaw).toBeGreaterThan(1);
  expect(keeper?.yaw).toBeLessThan(-1);
  expect((keeper?.x ?? 0) - (kicker?.x ?? 0)).toBeGreaterThan(0.9);
  expect(Math.abs(placesOf([KICKER], -1, GAME)[0]?.yaw ?? 0)).toBeGreaterThan(1);
});

test('a kick swings the right foot from behind to a ball on the ground and beyond', () => {
  const toes = Array.from(
    { length: 16 },
    (_, step) => skeletonOf(poseAt(CLIPS.kick, { seconds: 0, beats: step / 4 }, ADULT), ADULT, 0).joints.rightToe,
  );
  expect(Math.min(...toes.map(([, , z]) => z))).toBeLessThan(-0.15);
  const ahead = toes.filter(([, , z]) => z > 0.25 && z < 0.45);
  expect(Math.min(...ahead.map(([, y]) => y))).toBeLessThan(0.2);
});

test('no picture shows only the ball', () => {
  expect(shownIn(GAME)).toEqual([]);
});
