import { expect, test } from '@jest/globals';
import { clipFor } from '../../../../engines/narrative-video/acting/clips/choice.ts';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';
import { aScene } from '../a-scene.ts';

const CAST = [
  { name: 'Mina', role: 'singer', presentation: 'feminine' },
  { name: 'Jo', role: 'character', presentation: 'masculine' },
] as const;

/** Returns all things of a story, had by people or not, and without repetitions. */
function thingsIn(prompt: string): string[] {
  const beats = readPrompt(prompt, CAST);
  return [...new Set(beats.flatMap(({ deeds, things }) => [...deeds.flatMap((deed) => deed.things ?? []), ...things]))];
}

test.each([
  ['Jo dances with an alien.', 'alien'],
  ['Jo baila con un extraterrestre.', 'alien'],
  ['Jo tanzt mit einem Außerirdischen.', 'alien'],
  ['Joは宇宙人と踊る。', 'alien'],
  ['Jo dances with a monster.', 'monster'],
  ['Jo danse avec un monstre.', 'monster'],
  ['Jo dances with a ghost.', 'ghost'],
  ['Jo dances with a robot.', 'robot'],
  ['A flying saucer lands and Jo waves.', 'ufo'],
  ['Jo plants a flag on the mountain.', 'planted-flag'],
  ['Jo sticks his red flag into the snow.', 'planted-flag'],
  ['Jo plante un drapeau.', 'planted-flag'],
  ['Jo waves a flag.', 'flag'],
  ['Jo wins the race.', 'finish'],
  ['Jo hugs Mina at the finish line.', 'finish'],
  ['Jo gewinnt das Rennen.', 'finish'],
])('%s', (prompt, thing) => {
  const things = thingsIn(prompt);
  expect(things).toContain(thing);
  const others = ['ufo', 'alien', 'monster', 'dragon', 'flag', 'planted-flag'].filter((name) => name !== thing);
  expect(things.filter((name) => others.includes(name))).toEqual([]);
});

test('nobody who trains for a marathon is at its finish', () => {
  expect(thingsIn('Jo trains for the marathon in the city.')).not.toContain('finish');
});

test.each([
  ['Jo kneads the dough.', ['knead', 'dough']],
  ['Jo bakes bread in the kitchen.', ['knead', 'dough']],
  ['Jo backt einen Kuchen.', ['knead', 'dough']],
  ['Jo hornea pan en la cocina.', ['knead', 'dough']],
  ['Jo pétrit la pâte.', ['knead', 'dough']],
  ['Jo cooks pancakes.', ['cook', 'pancakes', 'spoon']],
  ['Jo cooks dinner.', ['cook', 'spoon', 'stove']],
])('who bakes stands at dough, and who cooks at a stove: %s', (prompt, [clip, ...things]) => {
  const [{ deeds: [deed] = [], ...beat } = {}] = readPrompt(prompt, CAST);
  expect(deed).toMatchObject({ character: 1, action: 'cook' });
  expect(deed?.things).toEqual(things);
  const scene = { ...aScene(), ...beat };
  expect(clipFor({ action: 'cook', things: deed?.things ?? [], scene, choice: 0 })).toBe(clip);
});

test.each(['Jo eats pancakes.', 'Jo shares bread with Mina.'])(
  'who eats what was baked stands at no stove: %s',
  (prompt) => {
    for (const thing of ['dough', 'pancakes', 'stove']) expect(thingsIn(prompt)).not.toContain(thing);
  },
);

test.each([
  ['Mina and Jo ride a tractor.', 'farm: Mina drive tractor, Jo drive tractor'],
  ['Jo fährt mit dem Traktor.', 'farm: Jo drive tractor'],
  ['Mina takes a sleigh ride.', 'snow: Mina drive sleigh'],
  ['Mina and Jo ride in a sleigh.', 'snow: Mina drive sleigh, Jo drive sleigh'],
])('people drive a tractor or a sleigh where it belongs: %s', (prompt, expected) => {
  const [beat] = readPrompt(prompt, CAST);
  const doings = beat?.deeds.map(
    ({ character, action, things = [] }) => `${CAST[character]?.name} ${action} ${things.join(' ')}`,
  );
  expect(`${beat?.place}: ${doings?.join(', ')}`).toBe(expected);
});

test.each([
  ['Mina and Jo share a milkshake.', ['milkshake', 'chair']],
  ['Mina and Jo drink a milkshake.', ['milkshake']],
  ['Mina und Jo teilen einen Milchshake.', ['milkshake', 'chair']],
])('people drink a milkshake, and sit if they share it: %s', (prompt, things) => {
  const deeds = readPrompt(prompt, CAST)[0]?.deeds ?? [];
  expect(deeds.map((deed) => [deed.action, deed.things])).toEqual([
    ['drink', things],
    ['drink', things],
  ]);
});

test.each([
  'Mina has no guitar.',
  'Mina looks for her dog.',
  'Her necklace is gone. Mina waits.',
  'Mina hat kein Geld.',
  'Mina perdio su guitarra.',
])('what is missing is not there: %s', (prompt) => {
  const [beat] = readPrompt(prompt, CAST);
  expect(beat?.things).toEqual([]);
  expect(beat?.deeds.flatMap(({ things = [] }) => things)).toEqual([]);
});

test.each([
  ['Mina puts on her glasses.', []],
  ['Jo laughs at her glasses.', []],
  ['Jo raises his glasses.', ['glass']],
])('glasses are for drinking only if somebody raises or fills them: %s', (prompt, things) => {
  const deeds = readPrompt(prompt, CAST)[0]?.deeds ?? [];
  expect(deeds.flatMap((deed) => deed.things ?? [])).toEqual(things);
});
