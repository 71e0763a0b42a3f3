import { describe, expect, test } from '@jest/globals';
import { withMinorCharacters } from '../../../../engines/narrative-video/prompt/minor-cast.ts';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';
import type { Cast } from '../../../../engines/narrative-video/prompt/story-cast.ts';
import { CAST } from './told.ts';

const MINA: Cast = CAST.slice(0, 1);

/** Returns the names of those whom a story tells of and of whom there is no picture. */
function minorIn(prompt: string, cast: Cast = CAST): string[] {
  return withMinorCharacters(prompt, cast)
    .slice(cast.length)
    .map(({ name }) => name);
}

/** Returns who does what with whom in each part of a story. */
function doneIn(prompt: string, cast: Cast = CAST): string[] {
  const whole = withMinorCharacters(prompt, cast);
  const nameOf = (index = -1) => whole[index]?.name ?? '';
  return readPrompt(prompt, whole).map(({ deeds }) =>
    deeds
      .map(({ character, action, with: other, chases }) =>
        [nameOf(character), action, nameOf(other), chases === undefined ? '' : `after ${nameOf(chases)}`]
          .filter((word) => word !== '')
          .join(' '),
      )
      .join(', '),
  );
}

describe('people of whom there is no picture', () => {
  test.each([
    ['A bandit robs the bank. Mina chases him.', ['bandit']],
    ['Mina works in an office. Her boss yells at her. Jo waits.', ['boss']],
    ['An old man teaches Jo the guitar. A little girl gives Mina a flower.', ['old man', 'little girl']],
    ['Two guards stop Mina. Jo waits.', ['guard', 'guard 2']],
    ['The police chase Mina and Jo.', ['police officer', 'police officer 2']],
    ['Grandma waves to Mina and Jo.', ['grandma']],
    ['The sea witch gets angry. Mina and Jo swim.', ['sea witch']],
    ['Un ladrón corre. Mina baila con Jo.', ['ladron']],
    ['Eine alte Frau umarmt Mina. Jo wartet.', ['alte frau']],
    ['Mina tanzt. 小偷跑了. Jo wartet.', ['小偷']],
  ])('are found: %s', (prompt, names) => {
    expect(minorIn(prompt)).toEqual(names);
  });

  test.each([
    ['who is only thought of or a comparison', 'Mina misses her mother and dances like a queen. Jo waits.'],
    ['who is called somebody', 'Mina becomes a doctor. Jo, a sailor, waits for Mina.'],
    ['who is named', 'A fisherman named Jo meets Mina. The fisherman sings.'],
    ['who owns a thing', 'Mina sits at the teacher’s desk. Jo wears a police hat.'],
    ['who died', 'Jo walks with Mina. His father died.'],
    ['who is a verb', 'The dogs guard the house. Mina and Jo cook.'],
    ['who writes letters from far away', 'Mina reads a letter from her sister. Jo waits.'],
    ['a crowd', 'The neighbors cheer. Mina and Jo dance.'],
  ])('are not those %s', (_, prompt) => {
    expect(minorIn(prompt)).toEqual([]);
  });

  test('are the same persons by other words, but strangers and neighbors are two', () => {
    expect(minorIn('A robber runs. The thief hides. Mina and Jo wait.')).toEqual(['robber']);
    expect(minorIn('A stranger waves. The neighbor laughs. Mina and Jo wait.')).toEqual(['stranger', 'neighbor']);
  });

  test('are at most seven, those first of whom a story tells most', () => {
    const names = minorIn(
      'Mina and Jo wait. A king, a witch, a nurse, a judge, a waiter, a clown, a vampire and a priest dance. The priest waves.',
    );
    expect(names).toHaveLength(7);
    expect(names).toContain('priest');
  });

  test('are children and old if their words say it', () => {
    const ages = withMinorCharacters('A little girl, an old man and a nurse dance. Mina and Jo wait.', CAST);
    expect(ages.slice(CAST.length).map(({ minor }) => minor?.age)).toEqual(['child', 'old', 'adult']);
  });
});

describe('whoever is never named of the job’s characters', () => {
  test('plays the first one who may be them', () => {
    expect(doneIn('Mina sits. A boy waves.')).toEqual(['Mina sit', 'Jo wave']);
    expect(minorIn('Mina sits. A boy waves.')).toEqual([]);
  });

  test('plays no robber and no woman if he is a man', () => {
    expect(minorIn('Mina sits. A robber runs. A nun prays.')).toEqual(['robber', 'nun']);
    expect(minorIn('Mina sits. A girl waves.')).toEqual(['girl']);
  });
});

test('a single character plays the first one of a story without names, and others have no picture', () => {
  const max: Cast = [{ name: 'Max', role: 'singer', presentation: 'masculine' }];
  expect(doneIn('A knight rides to the castle. The king hugs him.', max)).toEqual([
    'Max ride',
    'king hug Max, Max hug king',
  ]);
});

describe('minor characters', () => {
  test.each([
    ['A bandit runs. Mina and Jo chase him.', 'Mina run after bandit, Jo run after bandit, bandit run'],
    ['A bandit runs. Mina and Jo chase him on horses.', 'Mina ride after bandit, Jo ride after bandit, bandit ride'],
    ['Mina sings. Jo stops a robber.', 'Jo fight robber, robber fight Jo'],
    ['Jo waits. Mina chases Jo by car.', 'Mina drive after Jo, Jo run'],
    ['Police officer Mina waits. Jo chases Mina.', 'Jo run after Mina, Mina run'],
    [
      'Mina and Jo dance. The police chase them.',
      'police officer run after Mina, police officer 2 run after Mina, Mina run, Jo run',
    ],
    ['Mina sits. Her boss yells at her.', 'boss point, Mina stand'],
    ['Mina and Jo sing. A nurse holds his hand.', 'nurse hold-hands Jo, Jo hold-hands nurse'],
    ['Jo waits. Mina watches the dancers.', 'Mina stand, dancer dance, dancer 2 dance'],
    ['Mina waits. A girl comes and Jo falls in love with her.', 'Jo hold-hands girl, girl hold-hands Jo'],
    ['Jo waits. Mina hugs her grandmother.', 'Mina hug grandmother, grandmother hug Mina'],
    ['Mina sings. Jo dances with a stranger.', 'Jo dance stranger, stranger dance Jo'],
    ['Mina walks. Su abuela la abraza.', 'abuela hug Mina, Mina hug abuela'],
  ])('act with the others: %s', (prompt, last) => {
    const cast = prompt.includes('Jo') ? CAST : MINA;
    expect(doneIn(prompt, cast).at(-1)).toBe(last);
  });

  test('are forgotten by pronouns after two parts, and "they" are the others', () => {
    expect(doneIn('Mina and Jo sit. A robber waves. They dance.').at(-1)).toBe('Mina dance Jo, Jo dance Mina');
    expect(doneIn('Mina hugs Jo. A robber waves. Mina sits. Jo sings. Mina hugs him.').at(-1)).toBe(
      'Mina hug Jo, Jo hug Mina',
    );
  });

  test('are nobody whom the only pronoun of a clause means', () => {
    expect(doneIn('Mina sits. Jo stops a robber. Nobody knows it was him.').at(-1)).toBe('Jo stand');
  });

  test('do not stay where the story goes on without them', () => {
    const whole = withMinorCharacters('Mina and a nurse sit in the garden. Mina reads a book.', MINA);
    const company = readPrompt('Mina and a nurse sit in the garden. Mina reads a book.', whole).map(
      (beat) => beat.company,
    );
    expect(company).toEqual([undefined, undefined]);
  });

  test('do not smile where they are scolded or jailed', () => {
    const whole = withMinorCharacters('A bandit runs. Mina and Jo throw him in jail.', CAST);
    const deeds = readPrompt('A bandit runs. Mina and Jo throw him in jail.', whole).at(-1)?.deeds ?? [];
    expect(deeds.map(({ action, mood }) => [action, mood])).toEqual([
      ['point', undefined],
      ['point', undefined],
      ['stand', 'sad'],
    ]);
  });
});
