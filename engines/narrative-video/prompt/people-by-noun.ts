import { type Found, lexiconOf } from '../vocabulary/lexicon.ts';
import { NEUTRAL_NOUN_WORDS, NOUN_WORDS, SUBJECT_WORDS } from '../vocabulary/presentations.ts';
import type { Call, Cast, Pronoun } from './story-cast.ts';

type Kind = Pronoun | 'neutral';

const NOUNS = lexiconOf<Kind>({ ...NOUN_WORDS, neutral: NEUTRAL_NOUN_WORDS });
const SUBJECTS = lexiconOf(SUBJECT_WORDS);
/** What follows a noun for several people. */
const PLURAL = /^e?s /u;
/** What comes before a noun for somebody's relative: "her daughter". */
const OF_SOMEBODY =
  / (?:my|his|her|their|our|your|mi|su|sus|mon|ma|sa|mein|meine|sein|seine|ihr|ihre|meu|minha|seu|sua) $/u;
/** What comes before a noun for somebody whom the characters meet: "they visit grandma". */
const MET = / they \p{L}+ $/u;

/**
 * Finds the cast in a story that names none of them. "A girl" is the first character who may be one, the singer before
 * the others, and "she" is the girl. "A detective" is whoever is left, and "her mother" whoever is left then.
 * @param teller who tells the story as "I", as an index in the cast
 * @param story in the form that `plain` returns
 * @param groupsIn finds the words for several people, such as "two brothers", who are no single ones
 */
export function callsByNoun(
  cast: Cast,
  story: string,
  teller: number | undefined,
  groupsIn: (text: string) => Found<string>[],
): (plainText: string) => Call[] {
  const nounsIn = (text: string): Found<Kind>[] => {
    const groups = groupsIn(text);
    const found = NOUNS.all(text);
    return found.filter(
      ({ name, index, length }) =>
        !(name === 'neutral' && PLURAL.test(text.slice(index + length))) &&
        !MET.test(text.slice(0, index)) &&
        !groups.some((group) => index > group.index && index < group.index + group.length) &&
        // "Eine junge Frau" and "a cowboy detective" are one person.
        !found.some((next) => next.index === index + length + 1),
    );
  };
  const nouns = new Map(nounsIn(story).map((noun) => [wordAt(story, noun), noun.name]));
  const relatives = new Set(
    [...nouns.keys()].filter((word) => OF_SOMEBODY.test(story.slice(0, story.indexOf(` ${word} `) + 1))),
  );
  const heroes = toldByPronouns(new Map([...nouns].filter(([word]) => !relatives.has(word))), story);
  const left = [...cast.keys()].filter((index) => index !== teller);
  const played = castByNoun(cast, heroes, left);
  // Two sisters have nobody left who could be their father.
  if (!groupsIn(story).some((group) => PEOPLE.test(wordAt(story, group))))
    for (const [word, index] of castByNoun(cast, new Map([...nouns].filter(([word]) => relatives.has(word))), left))
      played.set(word, index);
  const whomMeans = (pronoun: Pronoun): number | undefined => {
    const kinds = [...new Map([...nouns, ...heroes])].filter(([word]) => played.has(word));
    const mayBe = (index = -1) => (cast[index]?.presentation ?? pronoun) === pronoun;
    const isHero = ([word]: [string, Kind]) => !relatives.has(word);
    const [word] =
      kinds.filter(isHero).find(([, kind]) => kind === pronoun) ??
      kinds.find(([word, kind]) => kind === 'neutral' && mayBe(played.get(word))) ??
      kinds.find(([, kind]) => kind === pronoun) ??
      [];
    return word === undefined ? undefined : played.get(word);
  };
  return (clause) => {
    const callOf = ({ index: at, length }: Found<string>, index: number | undefined): Call[] =>
      index === undefined ? [] : [{ index, at, end: at + length }];
    const named = nounsIn(clause).flatMap((noun) => callOf(noun, played.get(wordAt(clause, noun))));
    const meant = SUBJECTS.all(clause).flatMap((pronoun) => callOf(pronoun, whomMeans(pronoun.name)));
    return [...named, ...meant].sort((a, b) => a.at - b.at);
  };
}

function wordAt(text: string, { index, length }: Found<string>): string {
  return text.slice(index, index + length);
}

/** The first pronoun after a noun for somebody of whom the noun says nothing else. */
const PRONOUN = / (?:(he|his|him|himself)|she|her|hers|herself) /u;

/** Says of heroes whether they are women or men if a pronoun can mean nobody else: "a nurse … she". */
function toldByPronouns(heroes: ReadonlyMap<string, Kind>, story: string): Map<string, Kind> {
  const known = new Set(heroes.values());
  return new Map(
    [...heroes].map(([word, kind]) => {
      const found = kind === 'neutral' && PRONOUN.exec(story.slice(story.indexOf(` ${word} `)));
      const told = found ? (found[1] ? 'masculine' : 'feminine') : kind;
      return [word, known.has(told) ? kind : told];
    }),
  );
}

/** Groups that are people of the story themselves, unlike "they". */
const PEOPLE =
  /^(?:(?:the )?two |(?:the )?(?:family|siblings|sisters|brothers|twins|couple|friends|lovers|newlyweds)|band)/u;

/**
 * Returns who plays whom: men and women first, by those who may be one, then whoever can be either.
 * @param left those who play nobody yet; whoever gets a part is removed
 */
function castByNoun(cast: Cast, nouns: ReadonlyMap<string, Kind>, left: number[]): Map<string, number> {
  const singer = cast.findIndex(({ role }) => role === 'singer');
  left.sort((a, b) => Number(b === singer) - Number(a === singer));
  const played = new Map<string, number>();
  const play = (word: string, fits: (presentation: Pronoun | undefined) => boolean) => {
    const at = played.has(word) ? -1 : left.findIndex((index) => fits(cast[index]?.presentation));
    if (at >= 0) played.set(word, left.splice(at, 1)[0] as number);
  };
  // The only one of a cast is the first who is told of, and everybody else has no picture.
  const [only] = left;
  if (left.length === 1 && only !== undefined && cast.length === 1) {
    const { presentation } = cast[only] ?? {};
    const first = [...nouns].find(([, kind]) => kind === 'neutral' || (presentation ?? kind) === kind);
    if (first) return new Map([[first[0], left.pop() as number]]);
  }
  const told = [...nouns].filter(([, kind]) => kind !== 'neutral');
  for (const [word, kind] of told) play(word, (presentation) => presentation === kind);
  for (const [word] of told) play(word, (presentation) => presentation === undefined);
  for (const [word] of nouns) play(word, () => true);
  return played;
}
