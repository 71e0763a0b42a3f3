import { expect, test } from '@jest/globals';
import { readPrompt } from '../../../engines/narrative-video/prompt/prompt.ts';
import { extrasOf } from '../../../engines/narrative-video/scenery/extras.ts';
import { aScene } from './a-scene.ts';

test.each(['The dog steals the ball.', 'The dog runs away with the ball.'])(
  'a dog that takes a ball has it at its mouth, above the ground: %s',
  (text) => {
    const beat = readPrompt(`Mina walks in the garden. ${text}`, [{ name: 'Mina', role: 'singer' }]).at(-1);
    expect(beat?.deeds).toEqual([]);
    const scene = aScene({ ...beat, text });
    const dog = extrasOf({ ...scene, things: ['dog'] }, 'seed');
    const both = extrasOf(scene, 'seed');
    expect(both).toHaveLength(dog.length + 1);
    for (const { at } of both.slice(-1)) {
      expect(at[1]).toBeGreaterThan(0.35);
      expect(at[1]).toBeLessThan(0.8);
    }
  },
);

test('a dog has no ball that somebody else holds', () => {
  const scene = aScene({
    things: ['dog'],
    characters: [0],
    deeds: [{ character: 0, action: 'jump', things: ['ball'] }],
  });
  const alone = extrasOf({ ...scene, deeds: [{ character: 0, action: 'jump' }] }, 'seed');
  expect(extrasOf(scene, 'seed')).toHaveLength(alone.length);
});
