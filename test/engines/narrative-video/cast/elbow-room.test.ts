import { expect, test } from '@jest/globals';
import { areLevel, leastWidth } from '../../../../engines/narrative-video/cast/elbow-room.ts';
import { aScene } from '../a-scene.ts';

function swimming(characters: number[], things: 'splash'[] = []) {
  const deeds = characters.map((character) => ({ character, action: 'swim' as const, things }));
  return aScene({ shot: 'wide', characters, deeds });
}

test('people who swim beside each other are as wide as they are long', () => {
  expect(leastWidth(swimming([0, 1]))).toBeGreaterThan(1);
});

test('nobody else needs that width: alone, upright in the water, or near', () => {
  expect(areLevel(swimming([0]))).toBe(false);
  expect(areLevel(swimming([0, 1], ['splash']))).toBe(false);
  expect(areLevel({ ...swimming([0, 1]), shot: 'close' })).toBe(false);
});
