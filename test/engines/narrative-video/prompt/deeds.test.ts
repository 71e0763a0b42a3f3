import { describe, expect, test } from '@jest/globals';
import { ACTIONS } from '../../../../engines/narrative-video/actions.ts';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';
import { ACTION_WORDS } from '../../../../engines/narrative-video/vocabulary/actions.ts';
import { THING_NAMES, thingOf } from '../../../../engines/narrative-video/vocabulary/things.ts';

const cast = [
  { name: 'Mina', role: 'singer' },
  { name: 'Jo', role: 'character' },
  { name: 'Ana', role: 'character' },
] as const;
const pair = cast.slice(0, 2);

/** Returns who does what, with whom and with which things, for each part of the story: "Mina run". */
function told(
  prompt: string,
  characters: readonly { name: string; role: 'singer' | 'character' }[] = pair,
): string[][] {
  return readPrompt(prompt, characters).map(({ deeds }) =>
    deeds.map(({ character, action, with: other, things }) =>
      [
        characters[character]?.name,
        action,
        ...(other === undefined ? [] : [`with ${characters[other]?.name}`]),
        ...(things ?? []),
      ].join(' '),
    ),
  );
}

describe('a deed', () => {
  test('is separate for each named character at the same time', () => {
    expect(told('Mina runs, Jo waits.')).toEqual([['Mina run', 'Jo look-around']]);
    expect(told('In the garden Mina sings while Jo and Ana dance.', cast)).toEqual([
      ['Mina sing', 'Jo dance with Ana', 'Ana dance with Jo'],
    ]);
  });

  test('is done by whom the story singles out of a group', () => {
    const apart = ['Mina drink cup', 'Jo read book'];
    expect(told('They meet in a café; one drinks tea, the other reads.')[1]).toEqual(apart);
    expect(told('They sit in the garden, one drinks tea and the other reads.')).toEqual([
      ['Mina sit bench', 'Jo sit bench'],
      apart,
    ]);
    expect(told('Mina and Jo sit in the garden. One reads while the other one sleeps.')[1]).toEqual([
      'Mina read book',
      'Jo sleep bench',
    ]);
    const [, sleeping] = told('Sie sitzen im Park. Der eine liest, während der andere schläft.');
    expect(sleeping).toEqual(['Mina read book', 'Jo sleep bench']);
    expect(told('Ils sont dans le parc. L’un dort, mais l’autre danse.')[1]).toEqual(['Mina sleep', 'Jo dance']);
    expect(told('Están en el parque. Uno duerme, pero el otro lee.')[1]).toEqual(['Mina sleep', 'Jo read book']);
    expect(told('Jo sleeps in the garden. The other reads.')).toEqual([['Jo sleep'], ['Mina read book']]);
    expect(told('Jo runs, the other waits.')).toEqual([['Jo run', 'Mina look-around']]);
    expect(told('They meet in a café. Jo drinks tea. The other reads.')[2]).toEqual(['Mina read book']);
    expect(told('One day Mina runs.')).toEqual([['Mina run']]);
    expect(told('Mina plays one guitar.')).toEqual([['Mina play-guitar guitar']]);
  });

  test('is not done by one person of whom "The first dance in the garden." does not speak', () =>
    expect(told('The first dance in the garden.')[0]).toEqual(['Mina dance with Jo', 'Jo dance with Mina']));

  test('is not done by one person of whom "Une fête dans le jardin, on danse." does not speak', () =>
    expect(told('Une fête dans le jardin, on danse.').flat()).toEqual([]));

  test('is done with the thing that the story means by "it"', () => {
    expect(told('Mina buys a guitar. She plays it by the campfire.')[1]).toEqual(['Mina play-guitar guitar']);
    expect(told('Jo writes a letter. Mina reads it.')[1]).toEqual(['Mina read letter']);
    expect(told('Mina buys a guitar. Jo reads it.')[1]).toEqual(['Jo read book']);
  });

  test('is done to whom it is done for, with things of its own', () => {
    expect(told('Jo proposes to Mina with a ring.')).toEqual([['Jo give with Mina ring', 'Mina give with Jo']]);
    expect(told('Mina and Jo row out to the island.')).toEqual([['Mina ride boat', 'Jo ride boat']]);
    expect(told('Mina takes a photo of Jo.')[0]?.[0]).toBe('Mina stand camera');
  });

  test('of a cook needs a stove, and what is cooked is in the pot', () => {
    expect(told('Mina cooks soup in the kitchen.')).toEqual([['Mina cook spoon stove']]);
    expect(told('Mina kocht, Jo wartet.')).toEqual([['Mina cook spoon stove', 'Jo look-around']]);
    expect(told('They bake a cake.')).toEqual([['Mina cook dough', 'Jo stand bread']]);
  });

  test.each([
    'Two brothers fish at a lake.',
    'They go fishing.',
    'Mina and Jo fish for trout.',
    'Sie angeln am See.',
    'Ils pêchent au bord du lac.',
  ])('of fishing is done with a rod by a river, and shows no fish on the ground: %s', (prompt) => {
    const [beat] = readPrompt(prompt, pair);
    expect(told(prompt)).toEqual([['Mina fish fishing-rod', 'Jo fish fishing-rod']]);
    expect(beat).toMatchObject({ place: 'river', things: [] });
  });

  test.each([
    'Two sisters sit by the lake.',
    'Two boys sit by the lake.',
    'Deux frères sont assis au bord du lac.',
    'Zwei Brüder sitzen am See.',
  ])('of two brothers or sisters without names is done by two people, on the bank: %s', (prompt) => {
    expect(told(prompt)).toEqual([['Mina sit', 'Jo sit']]);
  });

  test('with a fish or in a fishing boat is fishing only if somebody catches something', () => {
    expect(told('Jo catches a big fish.')).toEqual([['Jo fish fishing-rod']]);
    expect(told('Jo sails a fishing boat.')[0]?.[0]).toMatch(/boat$/);
    expect(told('Jo sees a fish.')).toEqual([['Jo stand']]);
  });

  test('in a train does not show the train from outside', () => {
    const things = (prompt: string) => readPrompt(prompt, pair).map((beat) => beat.things);
    expect(things('Mina takes the last train at night.')).toEqual([[]]);
    expect(things('A train crosses the desert at sunset.')).toEqual([['train']]);
  });

  test('shows no window of a house, because the place has its own', () => {
    for (const prompt of ['Mina reads by the window of the train.', 'Mina waits at the window in the cafe.'])
      expect(readPrompt(prompt, pair)[0]?.things).toEqual([]);
  });

  test('in a train is done on a seat if it can be', () => {
    expect(told('Mina reads a letter in the train.')).toEqual([['Mina read letter seat']]);
    expect(told('Mina looks out of the window of the train.')).toEqual([['Mina sit seat']]);
    expect(told('Mina dances in the train.')).toEqual([['Mina dance']]);
  });

  test('gives everybody what is ridden, and nothing else to who lifts a trophy', () => {
    expect(told('Mina and Jo go surfing.')).toEqual([['Mina ride surfboard', 'Jo ride surfboard']]);
    expect(told('Mina lifts the trophy.')).toEqual([['Mina cheer trophy']]);
  });

  test('in a quarrel is no fight with fists', () => {
    expect(told('Mina and Jo argue.')).toEqual([['Mina point', 'Jo point']]);
    expect(readPrompt('Mina and Jo argue.', pair)[0]?.mood).toBe('fierce');
  });

  test('gives a seat to everybody who sits on it', () => {
    expect(told('Mina and Jo sit on a bench on the beach.')).toEqual([['Mina sit bench', 'Jo sit bench']]);
  });

  test('on a seat is done while sitting, unless it needs the legs', () => {
    const seated = (prompt: string) => readPrompt(prompt, pair).map(({ deeds }) => deeds[0]?.seated ?? false);
    expect(seated('Mina cries on the bench in the garden.')).toEqual([true]);
    expect(seated('Mina reads a letter on the sofa.')).toEqual([true]);
    expect(seated('Mina dances on the bench.')).toEqual([false]);
    expect(seated('Mina cries in the garden.')).toEqual([false]);
  });

  test('belongs to characters that are named without their title or as everybody', () => {
    const tom = [...pair, { name: 'Old Tom', role: 'character' }] as const;
    expect(told('Tom sleeps in the forest.', tom)).toEqual([['Old Tom sleep']]);
    expect(told('Jo finds an old map.', tom)).toEqual([['Jo read map']]);
    expect(told('Jo runs. Everybody swims.')).toEqual([['Jo run'], ['Mina swim', 'Jo swim']]);
    expect(told('Mina and Jo walk. Their eyes meet.')[1]).toEqual(['Mina stand', 'Jo stand']);
  });

  test('follows another of the same people, with their things, at the places that the sentence names', () => {
    const prompt = 'They share noodles at a street stall, take the last train and run to the beach, laughing.';
    expect(told(prompt)).toEqual([
      ['Mina eat with Jo noodles', 'Jo eat with Mina noodles'],
      ['Mina sit seat', 'Jo sit seat'],
      ['Mina run', 'Jo run'],
    ]);
    expect(readPrompt(prompt, pair).map(({ place }) => place)).toEqual(['street', 'train', 'beach']);
  });

  test.each([
    ['Mina and Jo hug.', ['Mina hug with Jo', 'Jo hug with Mina']],
    ['Mina kisses Jo.', ['Mina kiss with Jo', 'Jo kiss with Mina']],
    ['They hold hands.', ['Mina hold-hands with Jo', 'Jo hold-hands with Mina']],
    ['Mina gives Jo a ring.', ['Mina give with Jo ring', 'Jo give with Mina']],
    ['Mina comforts Jo.', ['Mina comfort with Jo', 'Jo cry with Mina']],
    ['Jo cries and Mina comforts her.', ['Jo cry with Mina', 'Mina comfort with Jo']],
    ['Mina comforts Jo on a bench.', ['Mina comfort with Jo bench', 'Jo cry with Mina bench']],
    ['Mina tröstet Jo.', ['Mina comfort with Jo', 'Jo cry with Mina']],
    ['Mina umarmt Jo.', ['Mina hug with Jo', 'Jo hug with Mina']],
    ['Mina embrasse Jo.', ['Mina kiss with Jo', 'Jo kiss with Mina']],
  ])('has two characters if it needs two: %s', (prompt, deeds) => {
    expect(told(prompt)).toEqual([deeds]);
  });

  test.each([
    ['Jo opens a letter.', 'Jo read letter'],
    ['Jo plays an old guitar.', 'Jo play-guitar guitar'],
    ['Jo holds an umbrella.', 'Jo stand umbrella'],
    ['Jo drives through the night.', 'Jo drive car'],
    ['Jo sleeps in his room.', 'Jo sleep bed'],
    ['Jo rides a horse.', 'Jo ride horse'],
    ['Jo sits in the cafe and reads a book.', 'Jo read book chair'],
    ['Jo waves.', 'Jo wave'],
    ['Jo watches the waves.', 'Jo stand'],
    ['Jo stands in the rain without an umbrella.', 'Jo stand'],
    ['Jo toasts with champagne.', 'Jo drink glass'],
    ['Jo rides an elephant.', 'Jo ride horse'],
    ['Jo catches the midnight train.', 'Jo sit seat'],
    ['Jo sleeps on the bus.', 'Jo sleep seat'],
    ['Jo paddles a canoe down the river.', 'Jo sit boat'],
    ['Jo surfs a wave at the beach.', 'Jo ride surfboard'],
    ['Jo escapes on a motorcycle.', 'Jo ride motorcycle'],
    ['Jo flees in a car.', 'Jo drive car'],
    ['Jo rides a roller coaster.', 'Jo cheer'],
    ['Jo plays chess in the park.', 'Jo sit bench'],
  ])('has the thing that belongs to it: %s', (prompt, deed) => {
    expect(told(prompt)).toEqual([[deed]]);
  });

  test('of sharing belongs to what is shared', () => {
    expect(told('They share noodles.')).toEqual([['Mina eat with Jo noodles', 'Jo eat with Mina noodles']]);
    expect(told('Mina shares her soup with Jo.')).toEqual([['Mina eat with Jo bowl', 'Jo eat with Mina bowl']]);
    expect(told('Mina und Jo teilen sich eine Suppe.')).toEqual([['Mina eat with Jo bowl', 'Jo eat with Mina bowl']]);
    expect(told('They share a pizza.')).toEqual([['Mina eat with Jo pizza', 'Jo eat with Mina pizza']]);
    expect(told('They share noodles on the train.')).toEqual([
      ['Mina eat with Jo noodles seat', 'Jo eat with Mina noodles seat'],
    ]);
    expect(told('They eat noodles.')).toEqual([['Mina eat noodles', 'Jo eat noodles']]);
    expect(told('They share an umbrella.')).toEqual([['Mina stand umbrella', 'Jo stand']]);
  });

  test('of carrying one thing is done by one of them', () => {
    expect(told('They carry a cake.')).toEqual([['Mina carry cake', 'Jo stand']]);
  });

  test('for somebody who is called or written to shows one of them', () => {
    expect(told('Mina texts Jo.')).toEqual([['Mina phone phone']]);
    expect(told('Mina writes Jo a letter.')).toEqual([['Mina write letter pen']]);
  });

  test('of somebody who thinks of another shows one of them', () => {
    expect(told('Mina sits in the garden. She misses Jo.')).toEqual([['Mina sit bench'], ['Mina think']]);
    expect(told('Mina sits in the garden. She follows Jo.')[1]).toEqual(['Mina walk', 'Jo walk']);
  });

  test('under the stars has none in hand or overhead', () => {
    expect(readPrompt('They dance under the stars.', pair)[0]?.things).toEqual([]);
  });

  test('of singing is done by whoever is named for it, or by the singer', () => {
    expect(told('Mina plays the guitar while Jo sings.')).toEqual([['Mina play-guitar guitar', 'Jo sing']]);
    expect(told('Somebody sings.')).toEqual([['Mina sing']]);
  });

  test('of love is no fall', () => {
    expect(told('They fall in love.')).toEqual([['Mina hold-hands with Jo', 'Jo hold-hands with Mina']]);
  });

  test('keeps what the character put on before', () => {
    expect(told('Jo wears a crown. He walks through the castle.')).toEqual([['Jo stand crown'], ['Jo walk crown']]);
  });

  test('is neutral for an unknown verb', () => {
    expect(told('Jo zorbles the flumph.')).toEqual([['Jo stand']]);
  });

  test('is recognized by the first word for each action', () => {
    for (const action of ACTIONS) {
      const [word] = ACTION_WORDS[action].split(',');
      expect(told(`Jo ${word}.`)[0]?.[0]?.split(' ')[1]).toBe(action);
    }
  });
});

describe('things', () => {
  test('are at least 120, each found by its first word', () => {
    expect(THING_NAMES.length).toBeGreaterThanOrEqual(120);
    const lost = THING_NAMES.filter((name) => {
      const [word] = thingOf(name).words.split(',');
      const [beat] = readPrompt(`Jo has a ${word} in the desert.`, pair);
      return !(beat?.things.includes(name) || beat?.deeds[0]?.things?.includes(name));
    });
    expect(lost).toEqual([]);
  });

  test.each([
    'Jo leaves.',
    'Jo steps into the light.',
    'Jo crosses it.',
    'Jo swims in the water.',
    'The sun rose over Jo.',
  ])('are not found in verbs or in words for light, air and water: %s', (prompt) => {
    const [beat] = readPrompt(prompt, pair);
    expect([...(beat?.things ?? []), ...(beat?.deeds[0]?.things ?? [])]).toEqual([]);
  });

  test('stand in the scene if nobody holds them', () => {
    const [beat] = readPrompt('A dog sleeps under the moon.', pair);
    expect(beat?.things).toEqual(['dog', 'moon']);
  });
});

describe('a turn of the story', () => {
  test.each([
    ['Then Jo runs.', 'next'],
    ['Meanwhile Jo runs.', 'meanwhile'],
    ['Years later Jo runs.', 'later'],
    ['Finally Jo runs.', 'finally'],
    ['As a child Jo runs.', 'flashback'],
    ['Jahre später rennt Jo.', 'later'],
  ])('is recognized by its words: %s', (prompt, turn) => {
    expect(readPrompt(prompt, pair)[0]?.turn).toBe(turn);
  });

  test('to the past ends with the next sentence, which returns to the place before it', () => {
    const beats = readPrompt('Jo waits at the beach. Years ago he danced in a castle. He cries.', pair);
    expect(beats.map(({ place }) => place)).toEqual(['beach', 'castle', 'beach']);
  });
});
