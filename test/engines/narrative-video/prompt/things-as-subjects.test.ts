import { describe, expect, test } from '@jest/globals';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';

const cast = [
  { name: 'Leo', role: 'singer', presentation: 'masculine' },
  { name: 'Mia', role: 'character', presentation: 'feminine' },
] as const;

describe('the owner of a thing that lies somewhere does nothing, and the thing is there', () => {
  test.each([
    ["Leo wakes up on the sofa, but Mia's crown lies next to him.", ['Leo sit'], 'crown'],
    ["Leo waits. Mia's crown lies next to him.", ['Leo stand'], 'crown'],
    ["Leo sings. His mother's ring is on the table.", [], 'ring'],
    ['Leo canta. El gato de Mia duerme en la cama.', [], 'cat'],
    ["Leo waits. Mia's letter lies on the table.", [], 'letter'],
  ])('%s', (prompt, deeds, thing) => {
    const beat = readPrompt(prompt, cast).at(-1);
    expect(beat?.deeds.map(({ character, action }) => `${cast[character]?.name} ${action}`)).toEqual(deeds);
    expect(beat?.things).toContain(thing);
  });
});
