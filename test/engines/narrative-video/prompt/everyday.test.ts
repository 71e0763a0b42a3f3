import { expect, test } from '@jest/globals';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';
import { CAST, told } from './told.ts';

test.each([
  ['Mina misses the bus to school.', ['busStop: Mina stand departing-bus']],
  ['Mina wakes up. She misses her train.', ['room: Mina sit chair', 'station: Mina stand']],
  ['Mina misses the last flight.', ['airport: Mina stand plane']],
  ['Mina misses the ferry.', ['beach: Mina stand ship']],
  ['Mina verpasst den Zug.', ['station: Mina stand']],
  ['Mina pierde el autobús.', ['busStop: Mina stand departing-bus']],
  ["Mina rate l'avion.", ['airport: Mina stand plane']],
])('who is too late for a vehicle stays where it left: %s', (prompt, expected) => {
  expect(told(prompt)).toEqual(expected);
  expect(readPrompt(prompt, CAST).at(-1)?.mood).toBe('sad');
});

test('who misses a bus is not sad for the rest of the story', () =>
  expect(readPrompt('Mina misses the bus. She sings in the garden.', CAST).at(-1)?.mood).not.toBe('sad'));

test('nobody is sad about a bus before it is missed', () => {
  const moods = readPrompt('Mina brushes her teeth and misses the bus.', CAST).map(({ mood }) => mood);
  expect(moods).toEqual([expect.not.stringMatching('sad'), 'sad']);
});

test.each([
  ['Mina is late for school.', ['room: Mina look-around clock']],
  ['Mina is late to work.', ['room: Mina look-around clock']],
  ['Mina runs through the park. She is late for work.', ['garden: Mina run', 'garden: Mina look-around clock']],
  ['Mina kommt zu spät zur Schule.', ['room: Mina look-around clock']],
  ['Mina está atrasada para a escola.', ['room: Mina look-around clock']],
])('who is late is not there yet: %s', (prompt, expected) => expect(told(prompt)).toEqual(expected));

test.each([
  'Mina sings in the school play.',
  'Mina sings in the choir.',
  'Mina sings at a talent show.',
  'Mina sings in the Christmas concert at school.',
  'Mina canta en la obra de la escuela.',
  'Mina singt im Schulkonzert.',
])('who sings in a show is on a stage: %s', (prompt) =>
  expect(told(prompt)).toEqual(['theater: Mina sing microphone']),
);

test.each([
  ['Mina sits in the garden. She sings.', 'garden: Mina sing'],
  ['Mina sits in the garden. Jo comes. He sings.', 'garden: Jo sing'],
  ['Mina and Jo sit in the garden. They go on singing.', 'garden: Mina sing Jo sing'],
])('a pronoun says who sings: %s', (prompt, expected) => expect(told(prompt).at(-1)).toBe(expected));

test.each([
  ['Mina stands in the forest. Then she calls home.', 'forest: Mina phone phone'],
  ['Mina stands in the forest. She calls mom.', 'forest: Mina phone phone'],
  ['Mina stands in the forest. She rings her mother.', 'forest: Mina phone phone'],
  ['Mina stands in the forest. She calls the police.', 'forest: Mina phone phone'],
  ['Mina steht im Wald. Sie ruft zu Hause an.', 'forest: Mina phone phone'],
])('who calls somebody has a phone and stays there: %s', (prompt, expected) =>
  expect(told(prompt).at(-1)).toBe(expected),
);

test.each([
  ['Mina stands by the river. She trains for the marathon.', 'river: Mina run'],
  ['Mina stands by the river. She wins the race.', 'river: Mina cheer finish'],
  ['Mina stands by the river. She runs the race.', 'river: Mina run'],
  ['Mina steht am Fluss. Sie trainiert für den Marathon.', 'river: Mina run'],
])('a race of runners has neither fists nor cars: %s', (prompt, expected) =>
  expect(told(prompt).at(-1)).toBe(expected),
);

test.each([
  ['She takes it home.', 'room: Mina walk dog'],
  ['She brings the dog home.', 'room: Mina walk dog'],
  ['She takes it home, feeds it soup.', 'room: Mina kneel dog'],
  ['Mina and the dog walk in the forest. She reads by the fire at home.', 'room: Mina read book dog'],
])('an animal that was found is taken home and fed there: %s', (prompt, expected) =>
  expect(told(`Mina finds a stray dog in the snow. ${prompt}`).at(-1)).toBe(expected),
);

test.each([
  ['stays with who found it', 'Mina sits in the garden. She runs on the beach.', 'beach: Mina run dog'],
  ['is not with others', 'Jo sits in the garden.', 'garden: Jo sit bench'],
  ['is gone once it is left', 'She leaves the dog in the forest. She runs on the beach.', 'beach: Mina run'],
  ['is not there years later', 'Years later, she runs on the beach.', 'beach: Mina run'],
  ['is not before a car', 'She drives along the road.', 'road: Mina drive car'],
])('an animal that was found %s: %s', (_, prompt, expected) =>
  expect(told(`Mina finds a dog in the park. ${prompt}`).at(-1)).toBe(expected),
);

test('a meadow of flowers leaves hands empty', () =>
  expect(told('Mina runs through a meadow of flowers.')).toEqual(['field: Mina run']));

test.each([
  ['The street is full of people eating bread.', 'street: Mina eat bread Jo eat bread'],
  ['The square is full of dancing people.', 'village: Mina dance Jo Jo dance Mina'],
  ['In the park, people laugh and dance.', 'garden: Mina laugh Jo laugh'],
  ['Everybody eats bread on the street.', 'street: Mina eat bread Jo eat bread'],
])('those whom the story knows are amid a crowd: %s', (prompt, expected) =>
  expect(told(`Mina cooks. ${prompt}`).at(-1)).toBe(expected),
);

test.each([
  ['Mina plays the guitar on the stage. People dance.', 'club: Mina play-guitar guitar'],
  ['Mina sings on the stage. The hall is full of cheering people.', 'club: Mina sing microphone'],
])('a crowd before a stage leaves it to who performs: %s', (prompt, expected) =>
  expect(told(prompt).at(-1)).toBe(expected),
);

test.each([
  ['Mina brushes her teeth.', 'room: Mina eat toothbrush'],
  ['Jo stands on the street. He brushes his teeth in the evening.', 'room: Jo eat toothbrush'],
  ['Mina brushes her teeth in the forest.', 'forest: Mina eat toothbrush'],
  ['Mina putzt sich die Zähne.', 'room: Mina eat toothbrush'],
  ['Mina se brosse les dents.', 'room: Mina eat toothbrush'],
  ['Mina刷牙。', 'room: Mina eat toothbrush'],
  ['Mina brushes her hair in the garden.', 'garden: Mina stand'],
  ['Mina brushes the dog in the garden.', 'garden: Mina kneel dog'],
  ['Mina paints with a brush in the garden.', 'garden: Mina write brush easel'],
])('only painters need an easel for a brush: %s', (prompt, expected) => expect(told(prompt).at(-1)).toBe(expected));

test.each([
  ['Mina badet im See.', 'underwater: Mina swim'],
  ['Mina se baña en el mar.', 'underwater: Mina swim'],
  ['Mina se baigne dans la mer.', 'underwater: Mina swim'],
])('who bathes outside swims: %s', (prompt, expected) => expect(told(prompt)).toEqual([expected]));
