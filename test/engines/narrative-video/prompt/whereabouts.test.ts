import { describe, expect, test } from '@jest/globals';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';
import { CAST, told } from './told.ts';

function placesOf(prompt: string): string[] {
  return readPrompt(prompt, CAST).map(({ place }) => place);
}

describe('a part of a story whose words name no place', () => {
  test.each([
    [
      'a match is played where the sport of the story is',
      'Jo misses the penalty. He trains on the beach. A year later he lifts the cup.',
      ['stadium', 'beach', 'stadium'],
    ],
    ['a tree is planted in the open', 'Mina paints in the garage. They plant a tree.', ['garage', 'garden']],
    ['horses run in the open', 'Mina drinks in the cafe. They chase him on horses.', ['cafe', 'field']],
    [
      'what is planted is planted where it was',
      'Mina dances in the field. She sleeps in the room. They plant a tree.',
      ['field', 'room', 'field'],
    ],
    ['a sleeper has a bed', 'Jo runs on the street. Later he sleeps.', ['street', 'room']],
    ['who is ill is at home', 'They build a robot in the garage. Jo gets sick.', ['garage', 'room']],
    ['who falls asleep on a bench stays', 'Mina waits at the airport. She sleeps on a bench.', ['airport', 'airport']],
    ['weights are in a gym', 'Jo walks on the beach. He lifts weights.', ['beach', 'gym']],
    ['a fisherman is on the sea', 'A fisherman named Jo catches a mermaid in his net.', ['sea']],
    ['a bicycle is on a street', 'Jo delivers pizza on his bike.', ['street']],
    ['ships sail the sea', 'Jo digs on a desert island. They fight on deck.', ['beach', 'sea']],
    ['who wakes up does it at home', 'They marry in a church. She wakes up alone.', ['church', 'room']],
    ['floors are in houses', 'Mina runs on the beach. She scrubs the floor.', ['beach', 'room']],
    ['schools have a stage', 'At the school festival Mina sings on stage.', ['theater']],
    ['doorbells are at doors', 'They fly above the clouds. Later he rings her doorbell.', ['clouds', 'street']],
    ['boats are on the water', 'Jo lives in a house. He sails out every night.', ['room', 'sea']],
  ])('is where it naturally is, as %s', (_, prompt, places) => expect(placesOf(prompt)).toEqual(places));

  test.each([
    [
      'who did not leave is where they were',
      'Jo sleeps in the bedroom. Mina walks out into the rain. He reads her letter.',
      ['bedroom', 'street', 'bedroom'],
    ],
    [
      'who comes back does so to the others',
      'Mina and Jo work on a farm. Jo moves to the city. Mina calls him. Jo comes back.',
      ['farm', 'city', 'farm', 'farm'],
    ],
    [
      'who puts somebody in jail stays outside',
      'They dance in the village. They throw him in jail. They share a cake.',
      ['village', 'prison', 'village'],
    ],
    [
      'who brings something comes to whoever gets it',
      'Jo sleeps in the bedroom. Mina waters the tree in the garden. Mina brings him an apple.',
      ['bedroom', 'garden', 'bedroom'],
    ],
    [
      'who only visited a grave is back another day',
      'They dance at the market. They cry at the grave. The next day they laugh.',
      ['market', 'graveyard', 'market'],
    ],
    ['nobody else comes into a bathroom', 'Mina sings in the shower. Jo hears her.', ['bathroom', 'room']],
  ])('follows its people: %s', (_, prompt, places) => expect(placesOf(prompt)).toEqual(places));
});

test.each([
  [
    'who looks through a window is outside',
    'Mina watches the dancers through the window of the ballet school.',
    'street',
  ],
  ['a ballet has a stage in a theater', 'Mina puts on ballet shoes. She dances on the big stage.', 'theater'],
  ['a lake has a shore, too', 'Mina swings by the lake. Jo watches her from the shore.', 'river'],
  [
    'who is asked to the prom is not there yet',
    'Mina stands in the school. Jo asks Mina to the prom but she cries.',
    'school',
  ],
  ['who plays pirates is on no sea', 'Mina and Jo climb into the treehouse. They play pirates.', 'treehouse'],
  ['a ball at which people dance is a ballroom', 'At the ball she dances with the prince.', 'ballroom'],
  ['towers of a city are no castles', 'Detective Jo breaks into the tower.', 'city'],
  ['who is not at home has a closed door', 'Jo sits on the train. She isn’t home.', 'street'],
  ['nobody washes plates in a volcano', 'Mina lava i piatti.', 'kitchen'],
])('places are meant as people mean them: %s', (_, prompt, place) => expect(placesOf(prompt).at(-1)).toBe(place));

test.each([
  ['Cowboy Jo rides into town.', 'village: Jo ride horse'],
  ['Mina is a princess. She rides through the forest.', 'forest: Mina ride horse'],
  ['Jo rides through the city.', 'city: Jo ride bicycle'],
])('people of stories with horses ride these: %s', (prompt, beat) => expect(told(prompt).at(-1)).toBe(beat));

test('whom a fisherman catches does not fish', () =>
  expect(told('A fisherman named Jo catches Mina in his net.')).toEqual(['sea: Jo stand fishing-rod Mina stand']));

test('a platform stays empty after its train has left', () => {
  const gone = (prompt: string) => readPrompt(prompt, CAST).map(({ isTrainGone = false }) => isTrainGone);
  expect(
    gone('Jo runs to the station, but the train is gone. He sits on a bench. A year later he waits there.'),
  ).toEqual([false, true, true, false]);
  expect(gone('Jo misses the train. He walks through the city.')).toEqual([true, false]);
});

describe('time and weather', () => {
  const conditions = (prompt: string) => readPrompt(prompt, CAST).map(({ time, weather }) => `${time} ${weather}`);

  test.each([
    ['Mina runs through the city at night in the rain. She sits in the room.', ['night rain', 'night rain']],
    [
      'Mina runs through the city at night in the rain. In the morning she sits in the room.',
      ['night rain', 'dawn clear'],
    ],
    ['Mina cries at dawn in the fog. A year later she dances.', ['dawn fog', 'day clear']],
    ['Mina cries at night. In spring she dances.', ['night clear', 'day clear']],
    ['Mina cries at night in the rain. Hours later she dances.', ['night rain', 'night rain']],
    ['A storm comes at sunset on the sea. In the end they marry on the beach.', ['sunset storm', 'sunset clear']],
  ])('end with their day: %s', (prompt, expected) => expect(conditions(prompt)).toEqual(expected));
});

describe('pronouns', () => {
  const cast = [
    { name: 'Ken', role: 'singer', presentation: 'masculine' },
    { name: 'Max', role: 'character', presentation: 'masculine' },
    { name: 'Zoe', role: 'character', presentation: 'feminine' },
  ] as const;
  const acting = (prompt: string) =>
    readPrompt(prompt, cast)
      .at(-1)
      ?.characters.map((index) => cast[index]?.name);

  test.each([
    ['Ken cries. Max tells him to get up. He runs.', ['Ken']],
    ['They fight and Max leaves. He drinks.', ['Max']],
    ['Ken, Max and Zoe form a band. Max plays the drums, Zoe sings. They dance.', ['Max', 'Zoe', 'Ken']],
    ['Ken and Zoe dance. At his house she cries.', ['Zoe']],
    ['Zoe runs after Ken. He is gone.', ['Zoe']],
    ['Zoe watches Ken and Max. Zoe watches them dance at the party.', ['Zoe', 'Ken', 'Max']],
    ['Zoe and Max live in a house. One night there is a storm and Max never comes.', ['Zoe']],
    ['Ken and Zoe dance. Ken takes the train to see her.', ['Ken']],
    ['Ken waits for Zoe. She never comes.', ['Ken']],
  ])('mean whom the story is about: %s', (prompt, names) => expect(acting(prompt)).toEqual(names));
});

describe('a Spanish, Italian or Portuguese sentence without a subject', () => {
  test.each([
    ['Mina vive en un faro. Una noche baila en la playa.', 'beach: Mina dance'],
    ['Mina trabaja en una oficina. La busca por toda la ciudad.', 'city: Mina look-around'],
    ['Mina vive en un faro. Él se llama Jo y llora.', 'sea: Jo cry'],
    ['Mina vive in una casa. Ogni notte canta sul tetto.', 'rooftop: Mina sing'],
  ])('is about whoever acted before: %s', (prompt, beat) => expect(told(prompt).at(-1)).toBe(beat));

  test('may name its subject after the verb', () =>
    expect(told('Mina espera en la playa. Un día llega un barco.').at(-1)).not.toContain('Mina'));
});

test.each([
  ['Mina and Jo fall in love during the harvest festival.', 'market'],
  ['Mina dances at the village festival.', 'market'],
  ['Mina tanzt auf dem Oktoberfest.', 'market'],
  ['Mina baila en la fiesta del pueblo.', 'market'],
  ['Mina danse à la fête du village.', 'market'],
  ['Minaは夏祭りで踊る。', 'market'],
  ['Mina sings at a music festival.', 'club'],
])('a festival of a village is among stalls, and one of music at a stage: %s', (prompt, place) =>
  expect(
    readPrompt(prompt, [
      { name: 'Mina', role: 'singer' },
      { name: 'Jo', role: 'character' },
    ])[0]?.place,
  ).toBe(place),
);
