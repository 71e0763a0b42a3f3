import { describe, expect, test } from '@jest/globals';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';
import { performed } from '../../../../engines/narrative-video/storyboard/casting.ts';

const cast = [
  { name: 'Mia', role: 'singer', presentation: 'feminine' },
  { name: 'Ana', role: 'character', presentation: 'feminine' },
] as const;

const told = (prompt: string) =>
  readPrompt(prompt, cast).map(
    ({ place, deeds }) =>
      `${place}: ${deeds.map(({ character, action }) => `${cast[character]?.name} ${action}`).join(', ')}`,
  );

describe('a story of somebody and an animal', () => {
  const beats = readPrompt(
    'A girl finds a puppy in the rain. They play in the garden. The dog waits at the station.',
    cast,
  );

  test('means both by "they", and nobody else', () => {
    expect(beats[1]?.characters).toEqual([0]);
    expect(beats[1]?.things).toContain('dog');
  });

  test('shows the animal alone before somebody sings beside it', () => {
    const [, , waiting] = beats;
    if (!waiting) throw new Error('the dog does not wait');
    const sung = { vocals: 1, energy: 1 };
    expect(performed(waiting, 0, sung, undefined).characters).toEqual([]);
    expect(performed(waiting, 0, sung, { characters: [] }).characters).toEqual([0]);
  });
});

describe('a story of relatives', () => {
  test.each<[string, string[]]>([
    [
      "A nurse works in the hospital. She holds an old man's hand. She calls her daughter.",
      ['hospital: Mia stand', 'hospital: Mia hold-hands, Ana hold-hands', 'hospital: Mia phone'],
    ],
    [
      'Two sisters sing. They visit the grave of their father.',
      [': Mia sing, Ana sing', 'graveyard: Mia stand, Ana stand'],
    ],
    ['My dad sits in the garden. I hold his hand.', ['garden: Ana sit', 'garden: Mia hold-hands, Ana hold-hands']],
  ])('gives parts to its heroes before their relatives: %s', (prompt, parts) => {
    const lines = told(prompt);
    expect(lines).toHaveLength(parts.length);
    for (const [index, part] of parts.entries()) expect(lines[index]).toContain(part);
  });
});

describe('a story', () => {
  test.each([
    ['Mia runs in the field. Ana waits at the window.', 'room'],
    ['Mia takes the train. She looks out of the window.', 'train'],
    ['Mia sits by the river. She walks home.', 'street'],
    ['Mia and Ana walk on the beach. They bake a cake.', 'kitchen'],
    ['They cook noodles at a stall in the market.', 'market'],
    ['Mia and Ana camp in the forest. They cook soup by the campfire.', 'forest'],
  ])('moves where people do what they do: %s', (prompt, place) => {
    expect(readPrompt(prompt, cast).at(-1)?.place).toBe(place);
  });

  test('rides away on what was ridden before', () => {
    const riding = readPrompt('Mia rides a horse. She drinks in a saloon. She rides away.', cast).at(-1);
    expect(riding?.deeds[0]?.things).toContain('horse');
  });

  test('is understood in the past tense of other languages', () =>
    expect(told('Ein altes Paar sitzt im Garten. Früher tanzten sie am Strand.').at(-1)).toBe(
      'beach: Mia dance, Ana dance',
    ));

  test('leaves the mood of long ago', () => {
    const [war, later] = readPrompt('They fight in the war. Years later they sit in the garden.', cast);
    expect(war?.mood).toBe('fierce');
    expect(later?.mood).toBe('calm');
  });
});
