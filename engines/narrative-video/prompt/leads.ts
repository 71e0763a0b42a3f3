import { lexiconOf } from '../vocabulary/lexicon.ts';
import { NOUNS_OF_TWO } from '../vocabulary/nouns-of-two.ts';
import { NEUTRAL_NOUN_WORDS, NOUN_WORDS, SUBJECT_WORDS } from '../vocabulary/presentations.ts';
import { RELATION_WORDS } from '../vocabulary/relations.ts';
import { callsIn } from './people-named.ts';
import type { Phrase } from './phrases.ts';
import type { Cast, Pronoun } from './story-cast.ts';

type Relation = keyof typeof RELATION_WORDS | 'solo';

/** Who does what a phrase says, by the names in the cast. */
export interface Cue {
  /** Whether only one person does it. */
  isOne: boolean;
  /** Whether those who do it together love each other. */
  isLove: boolean;
  /** All who do it together, as the subject of a sentence. */
  two: string;
  one: string;
  /** Somebody else, who is the same as `one` in a cast of one. */
  other: string;
}

/** Deals the deeds of a prompt without subjects to the cast. */
export interface Leads {
  size: number;
  /** Whether those whom the prompt is about are without each other. */
  isApart: boolean;
  /** Whether they love each other. */
  isLove: boolean;
  /** Returns the singer and one of the others. @param number of the other one */
  leads(number: number): Pick<Cue, 'two' | 'one' | 'other'>;
  /** Returns whom a sentence about somebody without a name means, and the others; undefined if it is about several. */
  tellerOf(sentence: string): Leads | undefined;
  /** @param number how many lines come before */
  cueOf(phrase: Phrase | undefined, number: number): Cue;
}

const RELATIONS = Object.entries(RELATION_WORDS).map(
  ([name, words]) => [name as Relation, lexiconOf({ found: words })] as const,
);
const PRONOUNS = lexiconOf<Pronoun>({
  feminine: `${NOUN_WORDS.feminine},${SUBJECT_WORDS.feminine},her,hers`,
  masculine: `${NOUN_WORDS.masculine},${SUBJECT_WORDS.masculine},his,him`,
});
/** Nouns for one person. */
const ONE_PERSON = lexiconOf({ noun: [NOUN_WORDS.feminine, NOUN_WORDS.masculine, NEUTRAL_NOUN_WORDS].join() });
/** Words of a sentence about several people, or about whoever tells it, in plain text. */
const SEVERAL =
  / (?:they|we|their|our|us|children|kids|two|both|i|me|my|wir|ihr|nosotros|ellos|nous|ils|noi|loro|nos|eles) /u;
const ME = / (?:me|myself|singer|vocalist|mich|moi|mi) |私|僕|我|나/u;

/** Returns the name of a character without the signs that would end a sentence: "Dr. Fox" is "Dr Fox". */
export function nameIn(cast: Cast, index: number): string {
  return (cast[index]?.name ?? '')
    .replace(/[^\p{L}\p{M}\p{N}' -]+/gu, ' ')
    .replace(/ +/gu, ' ')
    .trim();
}

/** Returns who acts in a prompt that names no subjects. @param prompt in the form that `plain` returns */
export function leadsIn(cast: Cast, prompt: string): Leads {
  const singer = Math.max(
    0,
    cast.findIndex(({ role }) => role === 'singer'),
  );
  const others = [...cast.keys()].filter((index) => index !== singer);
  const relation: Relation = RELATIONS.find(([, words]) => words.first(prompt))?.[0] ?? 'solo';
  const named = callsIn(cast);
  const nameOf = (index: number) => nameIn(cast, index);
  const namesOf = (indices: readonly number[]) => indices.map(nameOf).join(' and ');
  const all = [singer, ...others];
  const otherAt = (number: number) => others[Math.floor(number / 2) % Math.max(1, others.length)] ?? singer;
  const together = (one: number, other: number) =>
    relation === 'several' ? [...cast.keys()] : [...new Set([one, other])].sort((a, b) => a - b);
  return {
    size: cast.length,
    isApart: relation === 'apart',
    isLove: relation === 'love',
    leads(number) {
      const other = otherAt(number);
      return { two: namesOf(together(singer, other)), one: nameOf(singer), other: nameOf(other) };
    },
    tellerOf(sentence) {
      const kinds = PRONOUNS.all(sentence).map(({ name }) => name);
      const kind = kinds.find((name) => POSSESSIVE[name].test(sentence)) ?? kinds[0];
      const isOf = (presentation: Pronoun | undefined) => (index: number) => cast[index]?.presentation === presentation;
      const lead = all.find(isOf(kind)) ?? all.find(isOf(undefined)) ?? singer;
      const isAboutOne =
        ONE_PERSON.first(sentence) !== undefined && !SEVERAL.test(sentence) && !TOGETHER.test(sentence);
      return !isAboutOne
        ? undefined
        : leadsIn(
            cast.map(({ presentation, name }, index) => ({
              name,
              role: index === lead ? 'singer' : 'character',
              ...(presentation && { presentation }),
            })),
            prompt,
          );
    },
    cueOf(phrase, number) {
      const text = phrase?.plain ?? ' ';
      const called = named(text).map(({ index }) => index);
      const [kind, ...kinds] = PRONOUNS.all(text);
      const told = kind && [singer, ...others].find((index) => cast[index]?.presentation === kind.name);
      const isMe = ME.test(text);
      const isTurn = relation === 'apart' ? number % 2 === 1 : number % 3 === 2;
      const usual = isMe || !isTurn ? singer : otherAt(number);
      // "Dancing with Leo": somebody else does.
      const isWith = called.length === 1 && WITH.test(text);
      const one = (isWith ? undefined : called[0]) ?? (kinds.length === 0 ? told : undefined) ?? usual;
      const lead = isWith && one === called[0] ? (all.find((index) => index !== one) ?? one) : one;
      const other = called.find((index) => index !== lead) ?? (lead === singer ? otherAt(number) : singer);
      const deed = phrase?.deed;
      const isShared =
        called.length > 1 ||
        isWith ||
        deed?.isShared === true ||
        (deed !== undefined && NOUNS_OF_TWO.includes(deed)) ||
        TOGETHER.test(text);
      const isSingle = called.length === 1 || isMe || (told !== undefined && kinds.length === 0);
      return {
        isOne: cast.length < 2 || (!isShared && (isSingle || relation === 'apart' || relation === 'solo')),
        isLove: relation === 'love' || relation === 'apart',
        two: namesOf(called.length > 1 ? called : together(lead, other)),
        one: nameOf(lead),
        other: nameOf(other),
      };
    },
  };
}

/** Words before whoever is there too, in plain text. */
const WITH = / (?:with|mit|con|avec|com) /u;

/** Words of those who do something together, in plain text. */
const TOGETHER =
  / (?:friends|together|couple|lovers|family|band|everyone|amigos|amigas|juntos|pareja|amis|amies|ensemble|freunde|zusammen|amici|amiche|insieme|casal) /u;

/** Pronouns of whoever a sentence is about. */
const POSSESSIVE: Readonly<Record<Pronoun, RegExp>> = { feminine: / (?:she|her) /u, masculine: / (?:he|his|him) /u };
