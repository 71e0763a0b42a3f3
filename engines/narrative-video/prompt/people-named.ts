import type { Character } from '../../engine.ts';
import { type Found, isWithoutSpaces, lexiconOf, plain } from '../vocabulary/lexicon.ts';
import {
  ALL_WORDS,
  CHILDREN_WORDS,
  GROUP_WORDS,
  HE_WORDS,
  ME_WORDS,
  ONE_OF_WORDS,
  ONE_WORDS,
  OTHER_WORDS,
  SHE_WORDS,
  SINGER_WORDS,
  SINGING_WORDS,
} from '../vocabulary/people.ts';
import { SUBJECT_WORDS } from '../vocabulary/presentations.ts';
import { absentFrom } from './absent.ts';
import { addressedIn } from './addressed.ts';
import { childrenIn, hasAdults } from './children.ts';
import { minorCallsIn } from './minor-calls.ts';
import { illIn } from './patients.ts';
import { callsByNoun } from './people-by-noun.ts';
import { type Call, type Cast, type Pronoun, principalsOf } from './story-cast.ts';
import { leavesOut } from './subjects-left-out.ts';
import { unnamedIn } from './unnamed-players.ts';

/** Which of the people who were shown a clause singles out. */
export type Singled = 'one' | 'other';

/** The characters that a clause names, before its verb and after it, as indices in the job's list. */
export interface Named {
  before: number[];
  after: number[];
  /** "They", "both": several characters without their names. */
  isGroup: boolean;
  /** "Everybody": the whole cast. */
  isAll: boolean;
  /** "One of them" or "the other", before the verb: somebody of the group that was shown. */
  singled?: Singled;
  /** "She", "him": pronouns for one person, before the verb and after it. */
  pronouns: { before: Pronoun[]; after: Pronoun[] };
  /** Whether its action is done to or with whom the pronoun after it means, who is there: "plays for her". */
  isWithOther: boolean;
  /** Those whom it calls ill. */
  ill: number[];
  /** Whether it leaves out a subject that is known: "雨の中で踊る", "Llora en su cuarto". */
  leavesOutSubject: boolean;
}

const WORDS = lexiconOf({
  all: ALL_WORDS,
  group: GROUP_WORDS,
  children: CHILDREN_WORDS,
  feminine: SHE_WORDS,
  masculine: HE_WORDS,
  singer: SINGER_WORDS,
  voice: SINGING_WORDS,
});

/** Finds the cast in texts, in their order, by the whole name or by its first word that is not a title. */
export function callsIn(cast: readonly Pick<Character, 'name'>[]): (plainText: string) => Call[] {
  const names = cast.map(({ name }, index) => ({ index, words: wordsFor(name) }));
  return (text) =>
    names
      .map(({ index, words }) => ({ index, ...firstOf(text, words) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at);
}

function groupsIn(text: string): Found<string>[] {
  return WORDS.all(text).filter(({ name }) => name === 'group');
}

/** Endings of verbs of several people, where the language needs no pronoun: "bailan", "si abbracciano", "sie essen". */
const PLURAL = /(?:an|en|ano|ono|am|em)$/u;
/** English verbs that end in the same way. */
const SINGULAR = new Set('ran swam fallen eaten driven hidden written given fallen shown'.split(' '));

function isPlural(text: string, verbAt: number): boolean {
  const [verb = ''] = text
    .slice(verbAt)
    .replace(/^s[ei] /u, '')
    .split(' ');
  return (PLURAL.test(verb) && !SINGULAR.has(verb)) || / sie \p{L}+(?:en|ln|rn) /u.test(text);
}

const ME = new RegExp(` (?:${ME_WORDS.replaceAll(',', '|')}) `, 'u');
/** Words that only an English story has. In an Italian one, "i" is an article. */
const ENGLISH = / (?:the|and|my|of|am|was|with|to) /u;

/** Returns where somebody tells the story of themselves, -1 if nobody does. */
function tellerIn(text: string, isEnglish: boolean): number {
  const at = text.search(ME);
  return at >= 0 && !isEnglish && text.startsWith(' i ', at) ? -1 : at;
}

const SUBJECTS = lexiconOf(SUBJECT_WORDS);

const OTHERS = lexiconOf({ other: OTHER_WORDS });
/** Conjunctions before a subject, as `plain` returns them. */
const CONJUNCTIONS =
  'and|while|but|then|und|aber|dann|wahrend|et|mais|puis|pendant que|y|e|pero|luego|mientras|ma|poi|mentre|mas|enquanto';

/** Returns a pattern of subjects right before the verb: "one day" and "one guitar" are nobody. */
function subjectOf(words: string): RegExp {
  return new RegExp(`^ (?:(?:${CONJUNCTIONS}) )*(?:${words.replaceAll(',', '|')}) ?$`, 'u');
}

const ONE_OF = subjectOf(ONE_OF_WORDS);
const ONE = subjectOf(ONE_WORDS);
const OTHER = subjectOf(OTHER_WORDS);

/** Finds who is singled out before a verb, in a story that speaks of "the other" or does not. */
function singledIn(text: string, verbAt: number, speaksOfOther: boolean): Pick<Named, 'singled'> {
  if (verbAt === text.length) return {};
  const subject = text.slice(0, verbAt);
  if (OTHER.test(subject)) return { singled: 'other' };
  return ONE_OF.test(subject) || (speaksOfOther && ONE.test(subject)) ? { singled: 'one' } : {};
}

function isPronoun(found: Found<string>): found is Found<Pronoun> {
  return found.name === 'feminine' || found.name === 'masculine';
}

/** Somebody to or with whom something is done, after its verb: "plays for her", "finds him". */
const OBJECT =
  / a otra persona | (?:(?<! (?:leaves?|left|leaving) )him|(?:for|to|at|with|before|behind|beside|near|after|toward|towards|finds?|found|sees?|saw|meets?|met|follows?|followed|watch(?:es)?|watched|helps?|helped|teach(?:es)?) her) (?:$|(?:in|on|at|and|by|with|from|under|through|along|into|for|while|again|as|how|to) )/u;

/** What is between two names of which the second is an object. */
const VERB =
  /^ (?!(?:and|und|et|y|e|i|og|och|ja|with|mit|avec|con|com|from|of|the|a|an|who|is|are)(?: |$))\p{Script=Latin}{3,}/u;

const SIBLINGS = /sibling|brother|sister|twin|herman|frere|soeur|bruder|schwester|fratell|sorell|irma/u;

/** A line of a song without a subject, whose object is "you". */
const SEEKS_YOU = /^ (?:and |so |just |still |always |only )*\p{L}{2,}(?:ing|in) (?:.* )?you /u;

/** Whoever comes along with somebody who is named, in plain text. */
const COMPANIONS =
  / (?:and|with|und|mit|y|con|et|avec|e|com) (?:all )?(?:his|her|their|my|the|sus|mis|ses|mes|seine|seinen|ihre|ihren|meine|meinen|i suoi|i miei|os seus|as suas|seus|suas|meus) (?:\p{L}+ )?(?:friends|others|family|brothers|sisters|siblings|buddies|team|band|bandmates|classmates|crew|gang|bestie|besties|bff|best friend|amigos|amigas|hermanos|familia|amis|amies|famille|freunde|freunden|freundinnen|familie|geschwister|amici|amiche|famiglia)(?= )/u;

/** Finds "and his friends" beside somebody who is named: everybody else of the cast. */
function companionsIn(cast: Cast): (text: string, called: readonly Call[]) => Call[] {
  return (text, called) => {
    const found = COMPANIONS.exec(text);
    if (!found || (called.length === 0 && found.index > 0)) return [];
    const [at, end] = [found.index + 1, found.index + found[0].length];
    return [...cast.keys()]
      .filter((index) => !called.some((call) => call.index === index))
      .map((index) => ({ index, at, end }));
  };
}

/** "He is called Marco": who is named right after the pronoun. */
export const IS_CALLED =
  /^ (?:(?:is|was) (?:called |named )?|s name is |se llama |heisst |s appelle |si chiama |se chama )?$/u;

/** "Reads their book": what belongs to a group says nothing of who acts. */
function isTheirs(text: string, { index }: Found<string>): boolean {
  return text.startsWith('their ', index);
}

/** Finds the job's characters in the texts of a story: by their names, or if it has none of them, by nouns for people. */
export function callsOf(cast: Cast, story: string): (plainText: string) => Call[] {
  const byName = callsIn(cast);
  const teller = tellerOf(cast, story);
  if (byName(story).length === 0) return callsByNoun(cast, story, teller, groupsIn);
  if (teller !== undefined) return byName;
  const unnamed = unnamedIn(cast, story, byName);
  return (text) => [...byName(text), ...unnamed(text)].sort((one, other) => one.at - other.at);
}

/** Returns who tells the story of themselves, as an index in the cast. */
function tellerOf(cast: Cast, story: string): number | undefined {
  const singer = cast.findIndex(({ role }) => role === 'singer');
  return tellerIn(story, ENGLISH.test(story)) >= 0 ? Math.max(0, singer) : undefined;
}

/** Finds the cast in the clauses of a prompt. */
export function namesIn(whole: Cast, prompt: string): (plainText: string, verbAt: number) => Named {
  const cast = principalsOf(whole);
  const singer = cast.findIndex(({ role }) => role === 'singer');
  const story = plain(prompt);
  const isEnglish = ENGLISH.test(story);
  const teller = tellerOf(cast, story);
  const calls = callsOf(cast, story);
  const minor = minorCallsIn(whole);
  const children = childrenIn(cast, calls(story));
  const isFamily = hasAdults(cast);
  const addressed = addressedIn(cast, teller, calls(story));
  const joining = companionsIn(cast);
  const speaksOfOther = OTHERS.first(story) !== undefined;
  return (text, verbAt) => {
    const called = calls(text);
    called.push(...minor(text, called));
    const family = WORDS.all(text).find(
      ({ name, index, length }) =>
        name === 'children' || (name === 'group' && isFamily && SIBLINGS.test(text.slice(index, index + length))),
    );
    if (family)
      called.push(
        ...children
          .filter((index) => !called.some((call) => call.index === index))
          .map((index) => ({ index, at: family.index, end: family.index + family.length })),
      );
    called.sort((one, other) => one.at - other.at);
    const words = WORDS.all(text);
    // "She sings" and "they go on singing" say who does.
    const isSaid = (at: number) => [...SUBJECTS.all(text), ...groupsIn(text)].some(({ index }) => index < at);
    const asSinger = words.find(
      ({ name, index }) => name === 'singer' || (name === 'voice' && called.length === 0 && !isSaid(index)),
    );
    if (asSinger && singer >= 0 && !called.some(({ index }) => index === singer)) {
      called.unshift({ index: singer, at: asSinger.index, end: asSinger.index + asSinger.length });
    }
    const me = tellerIn(text, isEnglish);
    if (me >= 0 && teller !== undefined && teller < cast.length && !called.some(({ index }) => index === teller))
      called.unshift({ index: teller, at: me, end: me + 1 });
    for (const call of addressed(text)) if (!called.some(({ index }) => index === call.index)) called.push(call);
    called.push(...joining(text, called));
    // "Trying to find you": whoever tells the story does.
    if (teller !== undefined && SEEKS_YOU.test(text) && !called.some(({ index }) => index === teller))
      called.push({ index: teller, at: 0, end: 1 });
    called.sort((one, other) => one.at - other.at);
    const [subject, object] = called;
    // "Mina surprises Leo": between two names, an unknown word is a verb.
    const isVerbUnknown =
      verbAt === text.length && object !== undefined && VERB.test(text.slice(subject?.end, object.at));
    // "She misses Leo": whoever is named after the subject is its object, also if the verb is unknown.
    const pronoun = SUBJECTS.first(text);
    const introduced = called.find(
      ({ at }) => pronoun && at > pronoun.index && IS_CALLED.test(text.slice(pronoun.index + pronoun.length, at + 1)),
    );
    const subjectAt = introduced?.at ?? pronoun?.index ?? verbAt;
    const isSubject = ({ at }: { at: number }) =>
      at <= Math.min(isVerbUnknown ? (subject?.at ?? 0) : verbAt, subjectAt);
    const before = called.filter(isSubject).map(({ index }) => index);
    const absent = absentFrom(text) ?? text.length + 1;
    const isSie = ({ index, length }: Found<string>) => text.slice(index, index + length) === 'sie';
    const isOne = words.some((word) => isPronoun(word) && !isSie(word));
    // "At his funeral, she cries": she does.
    const isOwner = ({ index, length }: Found<string>) => /^(?:his|her)$/u.test(text.slice(index, index + length));
    const pronouns = words.filter(isPronoun).toSorted((one, other) => Number(isOwner(one)) - Number(isOwner(other)));
    return {
      ...(before.length === 0 && singledIn(text, verbAt, speaksOfOther)),
      before,
      after: called.filter((call) => !isSubject(call) && call.at < absent - 1).map(({ index }) => index),
      ill: illIn(text, called),
      isWithOther: OBJECT.test(text),
      leavesOutSubject: isWithoutSpaces(text) || (!isEnglish && leavesOut(text, verbAt)),
      isAll: words.some(({ name }) => name === 'all'),
      isGroup:
        words.some((word) => word.name === 'group' && !(isTheirs(text, word) && word.index > verbAt)) ||
        family !== undefined ||
        (before.length === 0 && !isOne && isPlural(text, verbAt)),
      pronouns: {
        before: pronouns.filter(({ index }) => index <= verbAt).map(({ name }) => name),
        after: pronouns.filter(({ index }) => index > verbAt).map(({ name }) => name),
      },
    };
  };
}

/** Words that may begin a name but are not a name themselves. */
export const TITLES: ReadonlySet<string> = new Set(
  'old young little big the king queen prince princess dr mr mrs ms miss uncle aunt el la le der die das don dona'.split(
    ' ',
  ),
);

function wordsFor(name: string): string[] {
  const whole = plain(name).trim();
  if (whole === '') return [];
  const words = whole.split(' ');
  const [first = whole] = words.filter((word) => !TITLES.has(word));
  return first.length >= 3 ? [whole, first] : [whole];
}

function firstOf(text: string, words: readonly string[]): { at: number; end: number } {
  for (const word of words) {
    if (isWithoutSpaces(word)) {
      const at = text.indexOf(word);
      if (at >= 0) return { at, end: at + word.length };
      continue;
    }
    for (const form of [` ${word} `, ` ${word}s `]) {
      const at = text.indexOf(form);
      if (at >= 0) return { at, end: at + form.length - 1 };
    }
  }
  return { at: -1, end: -1 };
}
