import type { Character } from '../../engine.ts';
import type { CharacterSheet } from '../../people/character-sheet.ts';
import { type Found, lexiconOf, plain } from '../vocabulary/lexicon.ts';
import { NOUN_WORDS, POSSESSIVE_WORDS, SUBJECT_WORDS } from '../vocabulary/presentations.ts';
import { sentencesOf } from './clauses.ts';
import { lexicons } from './lexicons.ts';
import { callsIn } from './people-named.ts';

type Presentation = CharacterSheet['presentation'];
type Cast = readonly (Pick<Character, 'name' | 'description'> & Partial<Pick<Character, 'role'>>)[];

const NOUNS = lexiconOf(NOUN_WORDS);
const SUBJECTS = lexiconOf(SUBJECT_WORDS);
const POSSESSIVES = lexiconOf(POSSESSIVE_WORDS);

/**
 * Reads who is a woman or girl, or a man or boy: from a character's name and description, then from the prompt, which
 * says it with a noun beside the name, or with pronouns that can mean only one character.
 * @returns for each character, undefined if the words do not say it or contradict each other
 */
export function presentationsTold(prompt: string, cast: Cast): (Presentation | undefined)[] {
  const known = cast.map(({ name, description = '' }) => nounIn(plain(name)) ?? firstIn(plain(description)));
  const told = cast.map(() => new Set<Presentation>());
  const objects = cast.map(() => new Set<Presentation>());
  const calls = callsIn(cast);
  const singer = cast.findIndex(({ role }) => role === 'singer');
  // Without names, a pronoun means the singer, as for the storyboard.
  let before: readonly number[] = cast.length === 1 ? [0] : singer >= 0 ? [singer] : [];
  let isAnybodyNamed = false;
  // Whom the last object pronouns meant.
  const given = new Map<Presentation, number>();
  for (const sentence of sentencesOf(prompt)) {
    const text = plain(sentence);
    const called = calls(text);
    const isName = ({ index }: Found<Presentation>) => called.some(({ at, end }) => at <= index && index < end);
    const say = (presentation: Presentation, candidates: readonly number[]) => {
      // One of two can be meant only if the other is known to be different.
      const fits = (index: number) => (known[index] ?? only(told[index]) ?? presentation) === presentation;
      const possible = candidates.length > 1 ? candidates.filter(fits) : candidates;
      if (possible.length === 1) told[possible[0] as number]?.add(presentation);
    };
    for (const noun of NOUNS.all(text)) {
      const named = called.filter(({ at, end }) => isBeside(text, noun, at, end)).map(({ index }) => index);
      if (isOwner(text, noun)) continue;
      say(noun.name, !isAnybodyNamed && called.length === 0 && cast.length === 1 ? [0] : named);
    }
    const owned = POSSESSIVES.all(text).filter((word) => isOwned(text, word));
    for (const pronoun of [...SUBJECTS.all(text), ...owned]) {
      if (isName(pronoun)) continue;
      const here = called.filter(({ at }) => at < pronoun.index).map(({ index }) => index);
      const object = given.get(pronoun.name);
      say(pronoun.name, here.length > 0 ? here : object === undefined ? before : [object]);
    }
    const [subject, ...others] = called;
    // Of two, "Jo gives her a ring" tells who is not Jo.
    if (cast.length === 2 && subject && others.length === 0 && NOUNS.first(text) === undefined)
      for (const object of objectsIn(text.slice(subject.end))) {
        const other = subject.index === 0 ? 1 : 0;
        objects[other]?.add(object);
        given.set(object, other);
      }
    if (called.length > 0) {
      before = called.map(({ index }) => index);
      isAnybodyNamed = true;
    }
  }
  return known.map((own, index) => own ?? only(told[index]) ?? only(objects[index]));
}

/** Returns whom pronouns mean to whom somebody does something. An animal could be meant, too. */
function objectsIn(text: string): Presentation[] {
  if (lexicons.animal.first(text)) return [];
  return [...text.matchAll(OBJECTS)].map(([, him]) => (him ? 'masculine' : 'feminine'));
}

const OBJECTS =
  / (?:(him)|her(?= (?:$|a |an |the |some |his |and |in |on |at |to |by |with |from |under |goodbye |home |again |up )))(?= )/gu;

function only(told: ReadonlySet<Presentation> | undefined): Presentation | undefined {
  return told?.size === 1 ? [...told][0] : undefined;
}

function nounIn(text: string): Presentation | undefined {
  return NOUNS.all(text).find((noun) => !isOwner(text, noun))?.name;
}

/**
 * Returns what the first word of a description says: "a girl with her father's hat". Somebody else may be the owner in
 * "her brother", so possessives count only if nothing else says it.
 */
function firstIn(text: string): Presentation | undefined {
  const nouns = NOUNS.all(text).filter((noun) => !isOwner(text, noun));
  const [first] = [...nouns, ...SUBJECTS.all(text)].sort((a, b) => a.index - b.index);
  return (first ?? POSSESSIVES.first(text))?.name;
}

/** "The king's daughter" is not the king. */
function isOwner(text: string, { index, length }: Found<Presentation>): boolean {
  return text.startsWith(' s ', index + length);
}

const ARTICLES = 'the|an?|una?|el|la|le|une|die|der|das|eine?|uma?|il';
const AFTER_NAME = new RegExp(`^ (?:(?:is|was|as) )?(?:(?:${ARTICLES}) (?:\\p{L}+ ){0,2})?$`, 'u');
const BEFORE_NAME = /^ (?:named |called )?$/;

/** Returns whether a noun describes a name: "Queen Mina", "a boy named Jo", "Mina, an old woman". */
function isBeside(text: string, { index, length }: Found<Presentation>, at: number, end: number): boolean {
  return (
    (end <= index && AFTER_NAME.test(text.slice(end, index))) ||
    (index + length <= at + 1 && BEFORE_NAME.test(`${text.slice(index + length, at)} `))
  );
}

const NO_NOUN = new Set(
  'and or but then while when until before after in on at to by with from for of through into over under near again as so too a an the some his goodbye home up'.split(
    ' ',
  ),
);

/** "Her guitar" belongs to the subject. In "he sees her in the street" and "he sees her dance", she is somebody else. */
function isOwned(text: string, { index, length }: Found<Presentation>): boolean {
  const [, next = ''] = text.slice(index + length).split(' ', 2);
  return next !== '' && !NO_NOUN.has(next) && lexicons.action.first(` ${next} `) === undefined;
}
