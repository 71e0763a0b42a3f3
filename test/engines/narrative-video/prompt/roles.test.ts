import { expect, test } from '@jest/globals';
import { endsIn, rolesTaken, rolesTold } from '../../../../engines/narrative-video/prompt/roles.ts';

const man = (name: string) => ({ name, role: 'character', presentation: 'masculine' }) as const;
const woman = (name: string) => ({ name, role: 'character', presentation: 'feminine' }) as const;
const PAIR = [woman('Ava'), man('Finn')] as const;

test.each([
  ['Cowboy Finn rides into town. He meets Sheriff Ava.', ['sheriff', 'cowboy']],
  ['A young wizard named Finn lives with princess Ava.', ['princess', 'wizard']],
  ['Finn, a cook, burns the soup. Ava is a firefighter.', ['firefighter', 'chef']],
  ['Ava the nurse helps Finn. He is a farmer.', ['nurse', 'farmer']],
  ['Der Koch Finn tanzt. Ava ist Prinzessin.', ['princess', 'chef']],
  ['El pirata Finn ama a Ava. Ava es una bruja.', ['witch', 'pirate']],
  ['Le chevalier Finn aime la reine Ava.', ['queen', 'knight']],
  ['Ava是公主。魔法使いのFinnが走る。', ['princess', 'wizard']],
  ['Dr. Ava saves Finn.', ['doctor', undefined]],
])('%s says who somebody is', (story, roles) => expect(rolesTold(story, PAIR)).toEqual(roles));

test.each([
  'Ava is the queen of my heart. Finn is king of the road.',
  'Finn is like a king tonight, and Ava is not a nurse.',
  'Finn sees a pirate ship. They cook Finn a meal.',
  'Ava, the sheriff and Finn ride home.',
  "We're Finn's friends, and Ava is a friend of the king.",
  'Ava wants to become a doctor.',
])('%s says of nobody who they are', (story) => {
  expect(rolesTold(story, PAIR)).toEqual([undefined, undefined]);
  expect(rolesTaken(story, PAIR)).toEqual([]);
});

test('names that are roles count, but no given names', () => {
  expect(rolesTold('They sail.', [man('Captain'), man('Captain Jack'), man('Angel'), man('King')])).toEqual([
    'captain',
    'captain',
    undefined,
    undefined,
  ]);
  expect(rolesTold('The king sails.', [man('King')])).toEqual(['king']);
});

test.each([
  ["It's Christmas Eve. Santa's sleigh crashes.", ['santa', undefined]],
  ['Santa trae los regalos con sus renos.', ['santa', undefined]],
  ['Santa sings in a bar.', [undefined, undefined]],
  ['Count Victor lives in a dark castle. He flies as a bat.', [undefined, 'vampire']],
  ['Graf Victor trinkt Blut.', [undefined, 'vampire']],
  ['Count Victor dances in the park.', [undefined, undefined]],
])('a name or title means somebody only in a story of their kind: %s', (story, roles) =>
  expect(rolesTold(story, [man('Santa'), man('Victor')])).toEqual(roles),
);

test('a story without names casts those who may be meant', () => {
  expect(rolesTold('The queen dances with the king.', PAIR)).toEqual(['queen', 'king']);
  expect(rolesTold('She cries. The doctor comes.', [woman('Ava')])).toEqual([undefined]);
});

test('somebody becomes another one at a place of the story', () => {
  const story = 'Finn loves Ava. At night he puts on a cape and becomes a superhero. Later he turns back into a boy.';
  const [taken, ended] = rolesTaken(story, PAIR);
  expect([taken?.character, taken?.role, ended?.character, ended?.role]).toEqual([1, 'superhero', 1, undefined]);
  const [first = 0, second = 0] = endsIn(story, [
    'Finn loves Ava.',
    'At night he puts on a cape and becomes a superhero.',
  ]);
  expect(first).toBeLessThan(taken?.at ?? 0);
  expect(second).toBeGreaterThan(taken?.at ?? Number.POSITIVE_INFINITY);
});

test.each([
  ['Ava plays. Years later, she is a doctor.', 'doctor'],
  ['Ava spielt. Viele Jahre später ist sie Ärztin.', 'doctor'],
  ['Ava waits. Now she is a famous chef.', 'chef'],
])('whoever is somebody later was not so before: %s', (story, role) => {
  expect(rolesTold(story, PAIR)).toEqual([undefined, undefined]);
  expect(rolesTaken(story, PAIR).map((taken) => [taken.character, taken.role])).toEqual([[0, role]]);
});
