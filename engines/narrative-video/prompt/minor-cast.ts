import { plain } from '../vocabulary/lexicon.ts';
import { MINOR_ROLES, type MinorRole, type RoleWords } from '../vocabulary/minor-roles.ts';
import { sentencesOf } from './clauses.ts';
import { isBesideName, isSame, overlaps } from './minor-calls.ts';
import { type Mention, mentionsIn } from './minor-mentions.ts';
import { callsOf } from './people-named.ts';
import { withoutPetNames } from './pets.ts';
import { type Cast, type MinorCharacter, minorNameOf } from './story-cast.ts';

/** Most minor characters of a story, and most of them together with the second ones of pairs. */
const [MOST, MOST_WITH_SECOND] = [7, 8];

/**
 * Returns the cast and after it the people whom the story tells of and of whom there is no picture, such as "a bandit" and
 * "her boss": those of whom it tells most, and of these the first ones.
 * @param characters the job's characters
 * @param written the story
 */
export function withMinorCharacters(written: string, characters: Cast): Cast {
  const prompt = withoutPetNames(
    written,
    characters.map(({ name }) => name),
  );
  const story = plain(prompt);
  const calls = callsOf(characters, story);
  const isAlone = characters.length === 1;
  const own = new Set(characters.flatMap(({ name, description = '' }) => rolesIn(`a ${name}, a ${description}`)));
  const told: { mention: Mention; number: number; times: number }[] = [];
  for (const sentence of sentencesOf(prompt)) {
    const text = plain(sentence);
    const called = calls(text);
    for (const mention of mentionsIn(text, isAlone)) {
      const { role } = mention;
      if (isBesideName(text, mention, called)) own.add(role);
      if (own.has(role) && !mention.isOther && !mention.isMany) continue;
      if (called.some((call) => overlaps(call, mention))) continue;
      for (let number = 0; number < (mention.isMany ? PAIR : 1); number += 1) {
        const known = told.find((one) => isSame(one.mention, mention) && one.number === number);
        if (known) known.times += 1;
        else told.push({ mention, number, times: 1 });
      }
    }
  }
  const firsts = told
    .filter(({ number }) => number === 0)
    .toSorted((one, other) => other.times - one.times)
    .slice(0, MOST);
  const seconds = told.filter((one) => one.number > 0 && firsts.some((first) => isSame(first.mention, one.mention)));
  const kept = [...firsts, ...seconds].slice(0, MOST_WITH_SECOND);
  const minor = told.filter((one) => kept.includes(one)).map(({ mention, number }) => characterOf(mention, number));
  return [...characters, ...minor];
}

/** Number of people who stand for several ones: "two guards", "the police". */
const PAIR = 2;

/** Returns what a character is by the words for it, so that "the sheriff" is nobody else. */
function rolesIn(words: string): MinorRole[] {
  return mentionsIn(plain(words)).map(({ role }) => role);
}

/** Nouns for people who are not grown up, or not long ago. */
const YOUNG = /^(?:girl|boy|chic[oa]|muchach[oa]|garcon|madchen|junge|ragazz[oa]|rapaz|moca)$/u;

/** Ages to which a word for children, such as "little", belongs. */
const YOUNG_ROLES: ReadonlySet<MinorRole> = new Set<MinorRole>([
  'sister',
  'brother',
  'daughter',
  'son',
  'child',
  'woman',
  'man',
  'friend',
]);

function characterOf({ role, noun, age: said }: Mention, number: number): Cast[number] {
  const { told = {}, usual = {} }: RoleWords = MINOR_ROLES[role];
  const age = said === 'child' && !YOUNG_ROLES.has(role) ? undefined : said;
  const presentation = told.presentation ?? usual.presentation;
  const minor: MinorCharacter = {
    role,
    noun,
    number,
    age: age ?? told.age ?? usual.age ?? (YOUNG.test(noun) ? 'young' : 'adult'),
    ...(presentation && { presentation }),
  };
  return {
    name: minorNameOf(minor),
    role: 'character',
    ...(told.presentation && { presentation: told.presentation }),
    minor,
  };
}
