import { describe, expect, test } from '@jest/globals';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';
import { PLACES } from '../../../../engines/narrative-video/story.ts';
import { PLACE_WORDS } from '../../../../engines/narrative-video/vocabulary/places.ts';

const cast = [
  { name: 'Mia', role: 'singer' },
  { name: 'Léo Martin', role: 'character' },
] as const;
const first = (prompt: string) => readPrompt(prompt, cast)[0];

describe('a prompt', () => {
  test('gives place, time, weather, mood and action', () => {
    expect(first('Mia runs alone through the neon streets of the city at midnight, in pouring rain.')).toMatchObject({
      place: 'street',
      time: 'night',
      weather: 'rain',
      mood: 'sad',
      action: 'run',
      characters: [0],
    });
  });

  test('without a time is told by day or at sunset', () => {
    const times = Array.from({ length: 30 }, (_, index) => first(`Mia waves in the garden ${index} times.`)?.time);
    expect(new Set(times)).toEqual(new Set(['day', 'sunset']));
  });

  test('without a mood is not told with sad or angry faces', () => {
    const moods = Array.from({ length: 30 }, (_, index) => first(`Mia waves in the garden ${index} times.`)?.mood);
    expect(new Set(moods)).toEqual(new Set(['calm', 'joyful', 'dreamy']));
  });

  test('lets the mood of an act end with it, and that of a state last', () => {
    const moods = (prompt: string) => readPrompt(prompt, cast).map(({ mood }) => mood);
    expect(moods('Mia cries in her room. Leo walks through the city.')).toEqual(['sad', 'calm']);
    expect(moods('Mia is lonely. She walks through the city.')).toEqual(['sad', 'sad']);
    expect(moods('Mia is lonely. She sits in the cafe.')).toEqual(['sad', 'sad']);
    expect(moods('Mia is lonely. They dance. They walk home.')).toEqual(['sad', 'joyful', 'calm']);
  });

  test('is not sad before something sad happens', () => {
    const [eating] = readPrompt('They share noodles at a stall. Mia reads a letter and cries.', cast);
    expect(['calm', 'joyful', 'dreamy']).toContain(eating?.mood);
  });

  test('begins in the evening if the first time that it names is night', () => {
    const times = (prompt: string) => readPrompt(prompt, cast).map(({ time }) => time);
    expect(times('They eat noodles at a stall. They take the last train home.')).toEqual(['sunset', 'night']);
    expect(times('They swim in the sea. They watch the sunset.')).toEqual(['day', 'sunset']);
  });

  test.each(['Ils prennent le dernier train.', 'Sie nehmen den letzten Zug.', '二人が最後の電車に乗る。'])(
    'takes the last train at night: %s',
    (prompt) => expect(first(prompt)?.time).toBe('night'),
  );

  test('names the emotion with which something else is done', () => {
    expect(first('They run to the beach, laughing.')).toMatchObject({ action: 'run', emotion: 'laugh' });
    expect(first('Mia walks home, crying.')).toMatchObject({ action: 'walk', emotion: 'cry' });
    expect(first('They run to the beach.')).not.toHaveProperty('emotion');
    expect(first('Mia laughs on the beach.')).not.toHaveProperty('emotion');
  });

  test('keeps what the next sentence does not mention', () => {
    const [, second] = readPrompt('Snow falls on the village at dawn. Mia walks home slowly.', cast);
    expect(second).toMatchObject({ time: 'dawn', action: 'walk' });
  });

  test('splits a sentence that goes from place to place, with the same people', () => {
    const moments = readPrompt('Mia leaves the train and walks to the beach.', cast);
    expect(moments.map(({ place }) => place)).toEqual(['train', 'beach']);
    expect(moments.map(({ characters }) => characters)).toEqual([[0], [0]]);
  });

  test('recognizes people by first names, with or without accents, by pronouns and as a group', () => {
    const moments = readPrompt('Leo waits in a cafe. He looks out of the window. Together they dance.', cast);
    expect(moments.map(({ characters }) => characters)).toEqual([[1], [1], [0, 1]]);
  });

  test('says with pronouns whom it means, whoever of the cast was shown last', () => {
    const four = ['Mina', 'Jo', 'Ana', 'Leo'].map((name, index) => ({
      name,
      role: index === 0 ? ('singer' as const) : ('character' as const),
      presentation: index % 2 === 0 ? ('feminine' as const) : ('masculine' as const),
    }));
    const shown = (prompt: string) => readPrompt(prompt, four).map(({ characters }) => characters);
    expect(shown('Leo waits. Ana sings. He waves.')).toEqual([[3], [2], [3]]);
    expect(shown('Jo drives a bus. She waits.')).toEqual([[1], [0]]);
    expect(shown('Leo cries. Ana hugs him. They dance.')).toEqual([[3], [2, 3], [2, 3]]);
    expect(shown('Leo runs. Ana waits. They kiss.')).toEqual([[3], [2], [2, 3]]);
    expect(shown('Mina and Jo sit. Ana waves. They laugh.')).toEqual([[0, 1], [2], [0, 1, 2]]);
    expect(shown('They dance.')).toEqual([[0, 1, 2, 3]]);
  });

  test('shows swimmers from under water, and whoever comes next on the shore', () => {
    const moments = readPrompt('Mia swims in the sea. Leo waves. Mia swims and Leo waits.', cast);
    expect(moments.map(({ place }) => place)).toEqual(['underwater', 'sea', 'underwater', 'sea']);
    expect(first('They swim in the river.')?.place).toBe('underwater');
    expect(first('Mia swims through space.')?.place).toBe('space');
  });

  test.each([
    ['They dance under the night sky on the beach.', 'beach'],
    ['They fly into the clouds above the beach.', 'clouds'],
    ['Mia looks out of the window of the train.', 'train'],
    ['Mia gives him flowers under a tree in the market.', 'market'],
    ['A boat drifts on the lake.', 'river'],
    ['They kiss in front of the Eiffel Tower.', 'city'],
    ['Mia takes a taxi to the station.', 'street'],
    ['The old dog waits at the station.', 'station'],
    ['Mia falls in the ring.', 'gym'],
    ['In the gym they train again.', 'gym'],
    ['Mia goes home.', 'room'],
    ['A king waits.', 'castle'],
    ['They take the last train home.', 'train'],
    ['Mia falls asleep on the night bus.', 'train'],
    ['Mia drives home in the rain.', 'road'],
    ['Mia dances at home.', 'room'],
    ['Mia sleeps.', 'room'],
    ['Mia swims with dolphins.', 'underwater'],
    ['Mia waits at a bus stop.', 'busStop'],
    ['Mia meets him at a gas station.', 'fuelStation'],
    ['They argue in the kitchen.', 'kitchen'],
    ['Mia cooks.', 'kitchen'],
    ['They play football in the stadium.', 'stadium'],
    ['Sie sitzen am See.', 'river'],
    ["Ils s'embrassent devant la tour Eiffel.", 'city'],
  ])('finds the place that is meant: %s', (prompt, place) => {
    expect(first(prompt)?.place).toBe(place);
  });

  test.each([
    ['Bailan bajo la lluvia.', [0, 1]],
    ['Se abrazan en la nieve.', [0, 1]],
    ['Ballano in piazza.', [0, 1]],
    ['Dançam na praia.', [0, 1]],
    ['Sie essen ein Eis.', [0, 1]],
    ['Sie bauen ein Haus.', [0, 1]],
    ['Miaが走ってくる。', [0]],
    ['Léo가 노래한다.', [1]],
    ['Sie tanzt im Regen.', [0]],
    ['She ran to the beach.', [0]],
    ['Baila bajo la lluvia.', [0]],
    ['The family eats dinner.', [0, 1]],
  ])('shows several people where the verb says so: %s', (prompt, characters) => {
    const [, second] = readPrompt(`Mia waits. ${prompt}`, cast);
    expect(second?.characters).toEqual(characters);
  });

  test('does not move to the ice of an ice cream, to a mountain for a ladder, or into anger at a fire', () => {
    expect(readPrompt('Mia waits in the park. Sie essen Eis.', cast)[1]?.place).toBe('garden');
    expect(readPrompt('The garden. Mia climbs a ladder.', cast)[1]?.place).toBe('garden');
    expect(first('Mia climbs a ladder.')?.place).not.toBe('mountain');
    expect(first('Mia trains for the big match.')?.place).not.toBe('train');
    expect(first('They share an ice cream.')?.place).not.toBe('snow');
    expect(first('They drink hot chocolate by the fire.')?.mood).not.toBe('fierce');
  });

  test('does not move to what people only look at', () => {
    const moments = readPrompt('They sit by the river. They look at the sky. Mia waits.', cast);
    expect(moments.map(({ place }) => place)).toEqual(['river', 'river', 'river']);
  });

  test('goes out of doors into the weather that people are in', () => {
    const placesOf = (prompt: string) => readPrompt(prompt, cast).map(({ place }) => place);
    expect(placesOf('They dance in a club. They kiss in the snow.')).toEqual(['club', 'snow']);
    expect(placesOf('Sie tanzen im Club. Sie laufen im Regen.')).toEqual(['club', 'street']);
    expect(placesOf('Elles dansent dans un club. Elles courent sous la pluie.')).toEqual(['club', 'street']);
    expect(placesOf('Mia waits in her room. It rains.')).toEqual(['room', 'room']);
    expect(placesOf('Mia waits at the beach. Mia cries in the rain.')).toEqual(['beach', 'beach']);
    expect(placesOf('Mia waits at the beach. They hug in the snow.')).toEqual(['beach', 'snow']);
    expect(placesOf('Mia waits in the village. They hug in the snow.')).toEqual(['village', 'village']);
    expect(placesOf('Mia waits in the park. They hug in the snow.')).toEqual(['garden', 'garden']);
    expect(first('They hug in the snow on the beach.')?.place).toBe('beach');
    expect(first('They hug in the snow.')?.place).toBe('snow');
    expect(first('They dance in the rain.')?.place).toBe('street');
  });

  test('leaves a house for what nobody does indoors, and goes to water to swim', () => {
    const second = (prompt: string) => readPrompt(`Mia drinks coffee in a bar. ${prompt}`, cast)[1]?.place;
    expect(second('Leo sings by the campfire.')).toBe('forest');
    expect(second('They swim.')).toBe('underwater');
    expect(readPrompt('They sit in the room. Leo waits and Mia swims.', cast).map(({ place }) => place)).toEqual([
      'room',
      'sea',
      'underwater',
    ]);
    expect(readPrompt('They stop at a gas station and drink coffee.', cast).map(({ place }) => place)).toEqual([
      'fuelStation',
      'fuelStation',
    ]);
  });

  test('without a place is told where people live', () => {
    const places = Array.from({ length: 60 }, (_, index) => first(`Mia builds a fence ${index} times.`)?.place);
    expect(places.filter((place) => ['space', 'underwater', 'clouds', 'cave', 'castle'].includes(`${place}`))).toEqual(
      [],
    );
  });

  test('shows the characters as the people of a story without names', () => {
    const moments = readPrompt('A girl meets a boy. The boy plays the guitar. She dances. Two people kiss.', cast);
    expect(moments.map(({ characters }) => characters)).toEqual([[0, 1], [1], [0], [0, 1]]);
    expect(readPrompt('A girl and her mother dance.', cast)[0]?.characters).toEqual([0, 1]);
    expect(readPrompt('They visit grandma.', cast)[0]?.characters).toEqual([0, 1]);
    const duo = [
      { name: 'Grace', role: 'character' },
      { name: 'Jo', role: 'character' },
    ] as const;
    expect(readPrompt('She packs a suitcase.', duo)[0]?.characters).toEqual([0]);
  });

  test('is about everybody if it names nobody and nobody sings', () => {
    const duo = [
      { name: 'Grace', role: 'character' },
      { name: 'Jo', role: 'character' },
    ] as const;
    expect(readPrompt('Девушка бежит по пляжу.', duo)[0]?.characters).toEqual([0, 1]);
    expect(readPrompt('Snow falls on the city.', duo)[0]?.deeds.map(({ action }) => action)).toEqual([
      'stand',
      'stand',
    ]);
    expect(readPrompt('A city at night. Jo waits.', duo).map(({ characters }) => characters)).toEqual([[], [1]]);
  });

  test.each([
    ['Deux amis prennent le dernier train.', [0, 1]],
    ['Zwei Freunde fahren mit dem letzten Zug nach Hause.', [0, 1]],
    ['Una chica toma el último tren.', [0]],
    ['二人が最後の電車に乗る。', [0, 1]],
  ])('takes people by train in other languages: %s', (prompt, characters) => {
    expect(first(prompt)).toMatchObject({ place: 'train', action: 'sit', characters });
  });

  test.each([
    ['Une femme chante dans la forêt sous la pluie', 'forest', 'rain'],
    ['Ein Mann geht nachts durch die Stadt im Regen', 'city', 'rain'],
    ['Ella camina por la playa con niebla', 'beach', 'fog'],
    ['彼女は雪の山で歌う', 'mountain', 'snow'],
    ['그녀는 바다에서 노래한다', 'sea', 'clear'],
  ])('is understood in other languages: %s', (prompt, place, weather) => {
    expect(first(prompt)).toMatchObject({ place, weather });
  });

  test.each(['zxcvb', '???', '🎵🎶', 'Съешь же ещё этих мягких французских булок', 'ก็', '١٢٣'])(
    'has a place even if it has only unknown words: %s',
    (prompt) => {
      expect(PLACES).toContain(first(prompt)?.place);
    },
  );

  test.each([
    ['one sentence of short words', 'Mia sits and then and '],
    ['one repeated word', 'to '],
    ['commas', 'a, '],
    ['commas without spaces', '雪、'],
    ['spaces', ' '],
    ['one word of letters', 'a'],
    ['one word with accents', 'é'],
  ])('is read within 0.25 s even if it has 10,000 characters: %s', (_, part) => {
    const prompt = `${part.repeat(10_000).slice(0, 9_998)} a`;
    const before = process.cpuUsage();
    expect(readPrompt(prompt, cast)).not.toHaveLength(0);
    const { user, system } = process.cpuUsage(before);
    // Microseconds. Reading the whole clause again for each new part would take ten times as long.
    expect(user + system).toBeLessThan(250_000);
  });

  test('recognizes each place by its first word, and knows more than twelve words for it', () => {
    for (const place of PLACES) {
      const [word] = PLACE_WORDS[place].split(',');
      expect(PLACE_WORDS[place].split(',').length).toBeGreaterThan(12);
      expect(first(`A ${word}.`)?.place).toBe(place);
    }
  });
});
