import type { Character } from '../../engine.ts';
import type { CharacterSheet } from '../../people/character-sheet.ts';
import { type Found, lexiconOf, plain } from '../vocabulary/lexicon.ts';
import { NOUN_WORDS, POSSESSIVE_WORDS, SUBJECT_WORDS } from '../vocabulary/presentations.ts';
import { sentencesOf } from './clauses.ts';
import { lexicons } from './lexicons.ts';
import { callsIn } from './people-named.ts';
import { type Mention, type Sentence, weighed } from './pronouns-weighed.ts';
import type { Call } from './story-cast.ts';

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
  const told = cast.map(() => new Set<Presentation>());
  const calls = callsIn(cast);
  const sentences = sentencesOf(prompt).map((sentence) => ({ text: plain(sentence), called: calls(plain(sentence)) }));
  const isAnybodyNamed = sentences.some(({ called }) => called.length > 0);
  const story = sentences.map(({ text, called }): Sentence => {
    const strangers: Found<Presentation>[] = [];
    for (const noun of NOUNS.all(text)) {
      const named = called.filter(({ at, end }) => isBeside(text, noun, at, end)).map(({ index }) => index);
      const [meant] = !isAnybodyNamed && cast.length === 1 ? [0] : named;
      const isName = called.some(({ at, end }) => at <= noun.index && noun.index < end);
      if (meant !== undefined && named.length < 2 && !isOwner(text, noun)) told[meant]?.add(noun.name);
      if (isAnybodyNamed && named.length === 0 && !isName) strangers.push(noun);
    }
    return { text, called, strangers, mentions: mentionsIn(text, called) };
  });
  const known = cast.map(
    ({ name, description = '' }, index) => nounIn(plain(name)) ?? firstIn(plain(description)) ?? only(told[index]),
  );
  const singer = cast.findIndex(({ role }) => role === 'singer');
  // Nouns that contradict each other are not overruled by pronouns.
  const isOpen = (index: number) => known[index] !== undefined || told[index]?.size === 0;
  // Without names, a pronoun means the singer, as for the storyboard.
  const first = cast.length === 1 ? [0] : singer >= 0 ? [singer] : [];
  return weighed(story, known, first).map((own, index) => (isOpen(index) ? own : undefined));
}

/** Returns the pronouns of a sentence for people. An animal to which somebody does something could be meant, too. */
function mentionsIn(text: string, called: readonly Call[]): Mention[] {
  const isName = ({ index }: { index: number }) => called.some(({ at, end }) => at <= index && index < end);
  const subjects = SUBJECTS.all(text).map((found): Mention => ({ ...found, as: 'subject' }));
  const owners = POSSESSIVES.all(text)
    .filter((word) => isOwned(text, word))
    .map((found): Mention => ({ ...found, as: 'owner' }));
  const objects = lexicons.animal.first(text)
    ? []
    : [...text.matchAll(OBJECTS)].map(
        ({ index, 1: him }): Mention => ({
          name: him ? 'masculine' : 'feminine',
          index: index + 1,
          length: 3,
          as: 'object',
        }),
      );
  return [...subjects, ...owners, ...objects].filter((mention) => !isName(mention));
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
