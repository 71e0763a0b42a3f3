import { expect, test } from '@jest/globals';
import { partsOf } from '../../../../engines/narrative-video/acting/part.ts';
import { extrasOf } from '../../../../engines/narrative-video/scenery/extras.ts';
import type { Deed } from '../../../../engines/narrative-video/story.ts';
import { aScene } from '../a-scene.ts';

const armed = (character: number): Deed => ({ character, action: 'fight', things: ['sword'] });

function partsIn(deeds: Deed[], text: string) {
  return partsOf({
    scene: aScene({ deeds, characters: deeds.map(({ character }) => character), action: 'fight', text }),
    singer: 0,
    seed: 'seed',
  });
}

test.each(['one', 'two', 'three', 'four', 'five', 'six'])(
  'whoever fights an animal is turned to its side and strikes with the nearer hand: %s',
  (text) => {
    const deeds = [armed(0), armed(1)];
    const scene = aScene({ text, deeds, characters: [0, 1], things: ['dragon'] });
    const animal = extrasOf(scene, 'seed').map(({ at }) => at[0]);
    const side = Math.sign(animal.reduce((sum, x) => sum + x, 0));
    for (const { yaw, clipName, isMirrored } of partsIn(deeds, text)) {
      expect(yaw * side).toBeGreaterThan(0.9);
      expect([clipName, isMirrored]).toEqual(['fight-with-sword', yaw < 0]);
    }
  },
);

test('two who fight each other are turned to each other and use their fists', () => {
  const [first, second] = partsIn(
    [
      { character: 0, action: 'fight', with: 1 },
      { character: 1, action: 'fight', with: 0 },
    ],
    '',
  );
  expect([first?.clipName, second?.clipName]).toEqual(['fight-lead', 'fight-follow']);
  expect(first?.yaw).toBeGreaterThan(0);
  expect(second?.yaw).toBeLessThan(0);
});
