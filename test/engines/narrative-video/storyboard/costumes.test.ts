import { expect, test } from '@jest/globals';
import type { Deed, Scene } from '../../../../engines/narrative-video/story.ts';
import { withCostumes } from '../../../../engines/narrative-video/storyboard/costumes.ts';
import { aScene } from '../a-scene.ts';

const CAST = [
  { name: 'Nina', role: 'singer', presentation: 'feminine' },
  { name: 'Kevin', role: 'character', presentation: 'masculine' },
] as const;

/** Returns a scene for each sentence, in which these characters do the same. */
function told(texts: readonly string[], place: Scene['place'], action: Deed['action'], characters: number[]): Scene[] {
  return texts.map((text) =>
    aScene({ text, place, action, characters, deeds: characters.map((character) => ({ character, action })) }),
  );
}

const worn = (scenes: readonly Scene[]) => scenes.map(({ deeds }) => deeds.map(({ wears }) => wears));

test('a role is worn throughout the story, also by those who do nothing of their own', () => {
  const [scene] = told(['Chef Kevin and Nina wait.'], 'street', 'stand', [0, 1]);
  const idle = { ...(scene as Scene), deeds: [] };
  expect(withCostumes([idle], 'Chef Kevin and Nina wait.', CAST)[0]?.deeds).toEqual([
    { character: 1, action: 'stand', wears: 'chef' },
  ]);
});

test('somebody who becomes a superhero is dressed from then on, and not in flashbacks', () => {
  const texts = ['Kevin delivers pizza.', 'Kevin becomes a superhero.', 'Kevin saves a cat.', 'Kevin was shy.'];
  const scenes = told(texts, 'city', 'run', [1]).map((scene, index) =>
    index === 3 ? { ...scene, turn: 'flashback' as const } : scene,
  );
  expect(worn(withCostumes(scenes, texts.join(' '), CAST))).toEqual([
    [undefined],
    ['superhero'],
    ['superhero'],
    [undefined],
  ]);
});

test('dancers wear a tutu where ballet is danced, and not before', () => {
  const texts = ['Nina watches the ballet.', 'Nina dances on the stage.'];
  const scenes = [
    ...told(texts.slice(0, 1), 'street', 'stand', [0]),
    ...told(texts.slice(1), 'theater', 'dance', [0]),
    ...told(['Nina walks home.'], 'street', 'walk', [0]),
  ];
  expect(worn(withCostumes(scenes, `${texts.join(' ')} Nina walks home.`, CAST))).toEqual([
    [undefined],
    ['dancer'],
    [undefined],
  ]);
});

test('clothes that a scene asks for go before a role, and stories without roles stay as they are', () => {
  const scenes = told(['Captain Kevin swims.'], 'sea', 'swim', [1]).map((scene) => ({
    ...scene,
    deeds: [{ character: 1, action: 'swim', wears: 'swimwear' } as Deed],
  }));
  expect(worn(withCostumes(scenes, 'Captain Kevin swims.', CAST))).toEqual([['swimwear']]);
  const plain = told(['Kevin and Nina dance.'], 'club', 'dance', [0, 1]);
  expect(withCostumes(plain, 'Kevin and Nina dance.', CAST)).toEqual(plain);
});

test('footballers keep their kit where they played, and their coach has none', () => {
  const story = 'Kevin misses the penalty. Nina comforts Kevin. Kevin walks home.';
  const [missed, comforted] = told(['Kevin misses the penalty.', 'Nina comforts Kevin.'], 'city', 'stand', [1, 0]);
  const home = told(['Kevin walks home.'], 'street', 'walk', [1]);
  expect(worn(withCostumes([missed as Scene, comforted as Scene, ...home], story, CAST))).toEqual([
    ['footballer', undefined],
    ['footballer', undefined],
    [undefined],
  ]);
});

test('people sleep in pajamas in their bed, and wear a coat in the snow', () => {
  const asleep = aScene({
    place: 'bedroom',
    characters: [0],
    deeds: [{ character: 0, action: 'sleep', things: ['bed'] }],
  });
  const [awake] = told(['Nina wakes up.'], 'bedroom', 'stand', [0]);
  const outside = told(['Nina walks.'], 'forest', 'walk', [0]).map((scene) => ({ ...scene, weather: 'snow' as const }));
  const inside = outside.map((scene) => ({ ...scene, place: 'room' as const }));
  expect(worn(withCostumes([asleep, awake as Scene, ...outside, ...inside], 'Nina walks.', CAST))).toEqual([
    ['pajamas'],
    [undefined],
    ['winter'],
    [undefined],
  ]);
});
