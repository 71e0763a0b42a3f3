import type { Change } from '../story.ts';
import { DEED_NOUNS } from '../vocabulary/deed-nouns.ts';
import { isWithoutSpaces, lexiconOf, plain } from '../vocabulary/lexicon.ts';
import { MINOR_ROLES, type RoleWords } from '../vocabulary/minor-roles.ts';
import type { DeedNoun } from '../vocabulary/nouns-of-two.ts';
import { ALL_WORDS, CROWD_WORDS, GROUP_WORDS } from '../vocabulary/people.ts';
import { NEUTRAL_NOUN_WORDS, NOUN_WORDS } from '../vocabulary/presentations.ts';
import { CHANGING } from '../vocabulary/shapes.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { lexicons } from './lexicons.ts';
import { callsIn } from './people-named.ts';
import type { Cast } from './story-cast.ts';

/** A part of a prompt that is no sentence: "slow dancing on the pier", "golden hour". */
export interface Phrase {
  text: string;
  plain: string;
  clause: Clause;
  /** The deed that a noun in it names. */
  deed?: DeedNoun;
  /** Where that noun begins in its plain text. */
  deedAt?: number;
  /** Its text without that noun. */
  rest: string;
}

const NOUNS = lexiconOf(Object.fromEntries(DEED_NOUNS.map(({ words }, index) => [String(index), words])));
const PEOPLE = lexiconOf({
  noun: [
    ...[NOUN_WORDS.feminine, NOUN_WORDS.masculine, NEUTRAL_NOUN_WORDS, ALL_WORDS, CROWD_WORDS, GROUP_WORDS],
    ...Object.values<RoleWords>(MINOR_ROLES).flatMap(({ one, many = [] }) => [one].concat(many)),
  ].join(),
});

/** Subjects and auxiliary verbs, in plain text: what has one of them is a sentence. */
const SENTENCE =
  / me and | (?:l un|l une|l autre|uno|el otro|la otra|der eine|die eine|der andere|die andere|one of them|the other|l altro|um deles|o outro) | (?:i|he|she|they|we|it|you|there|ich|er|wir|ihr|yo|nosotros|ellos|ellas|tu|je|j|tu|il|elle|nous|ils|elles|io|noi|loro|eu|nos|ele|ela|eles|elas) (?!$)| (?:is|are|was|were|has|had|does|did|will|would|can|cannot|must|should|isn|es|esta|estan|est|sont|sono|hanno|sao|estao) | (?:ist|sind|hat|haben) (?!$)| sie \p{L}+[nt] |彼|她|他|私|僕|俺|我|お前|君|그는|그녀|나는|내가|그들|우리는|둘은/u;
/** A noun that does something to others: "the police chase them". */
const TO_OTHERS = / \p{L}+ (?!\p{L}+ing )\p{L}+ (?:him|them|us) $/u;
/** Subjects in Japanese, as it is written. */
const JAPANESE_SUBJECT = /[\p{sc=Han}\p{sc=Kana}](?:は|が)/u;
/** What comes after a subject that is named without doing anything, or before a noun. */
const NO_VERB =
  /^ (?:$|(?:s|alone|lonely|and|und|y|et|e|in|on|at|by|with|from|am|im|en|dans|sur|avec|con|mit|the|a) )/u;
const BEFORE_NOUN =
  / (?:a|an|the|am|im|zum|beim|ans|first|last|final|of|for|with|without|no|my|our|his|her|their|your|long|slow|late|big|great|secret|deep|soft|wild|crazy|un|una|el|la|los|las|il|le|les|l|der|die|das|ein|eine|um|uma|o|os|as) $/u;
/** What begins a clause about something else. */
const ASIDE =
  /^ (?:before|until|while|as|when|bevor|bis|wahrend|avant|pendant|antes|hasta|mientras|prima|mentre|enquanto) /u;
/** Borders of the parts of a list. */
const BORDER = /\s*[,:;、，•·|/+]\s*|\s+[–—-]\s+|\s+(?:and|und|y|et|e|&)\s+(?!i )|(?<=[、，])/u;
const ENGLISH = / (?:the|and|my|of|was|with|to) /u;
const OTHER_LANGUAGE =
  / (?:de|la|el|en|los|las|una|un|y|le|les|des|et|du|der|die|das|und|im|am|ans|zum|zwei|ein|eine|nous|on|il|di|e|uma|um|na|no|da|do|con|com|mit|avec|l|d) |[^\p{sc=Latin}\p{N} ]/u;
const OF_PEOPLE: ReadonlySet<Change> = new Set<Change>(['dances']);
const GERUND = /(?:ing|in|ando|endo|iendo)$/u;

/**
 * Returns the parts of a text that is a list, a noun or a mood; undefined if it is a sentence, which tells who does what.
 * @param isEnglish whether the prompt is in English
 */
export function phrasesIn(text: string, cast: Cast, isEnglish: boolean): Phrase[] | undefined {
  if (!isEnglish && / on \p{L}/u.test(plain(text))) return undefined;
  if (TO_OTHERS.test(plain(text))) return undefined;
  // Dances are deeds of people, too.
  if (CHANGING.some(([change, words]) => !OF_PEOPLE.has(change) && words.test(plain(text)))) return undefined;
  if (SENTENCE.test(plain(text).normalize('NFC')) || JAPANESE_SUBJECT.test(text.normalize('NFC'))) return undefined;
  const parts = text
    .split(BORDER)
    .map((part) => part.replace(/[.!?…。！？\s]+$/u, '').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const phrases = parts.map(phraseOf);
  const named = callsIn(cast);
  const isSentence = (phrase: Phrase) => {
    const calls = named(phrase.plain);
    if (
      calls.some(({ end }) =>
        acts(
          phrase.plain.slice(end),
          calls.some(({ at }) => at === end + 1),
        ),
      )
    )
      return true;
    const isPerson = (words: string) => calls.length > 0 || PEOPLE.first(words) !== undefined;
    return (
      isActed(phrase, { isPerson, isNamed: calls.length > 0, isEnglish }) &&
      (isPerson(phrase.plain) || parts.length < LIST || !isEnglish)
    );
  };
  return phrases.some(isSentence) ? undefined : phrases.filter(({ plain: words }) => !ASIDE.test(words));
}

/** Number of parts from which a text is a list also if something acts in one of them: "rain falls, neon, empty streets". */
const LIST = 3;

/** Whether a verb follows a name. @param words what is after the name */
function acts(words: string, isNameNext: boolean): boolean {
  return !isNameNext && !NO_VERB.test(words) && !GERUND.test(wordAt(words, 1));
}

export function isEnglishIn(prompt: string): boolean {
  const words = plain(prompt);
  return ENGLISH.test(words) || !OTHER_LANGUAGE.test(words);
}

function phraseOf(text: string): Phrase {
  const words = plain(text);
  const [clause] = clausesOf(text, (read) => read) as [Clause];
  const nouns = NOUNS.all(words).toSorted((one, other) => Number(one.name) - Number(other.name));
  // "Training for a fight" is training.
  const until = words.search(PREPOSITION);
  const found = nouns.find(({ index }) => until < 0 || index < until) ?? nouns[0];
  const deed = found && DEED_NOUNS[Number(found.name)];
  const verb = lexicons.action.first(words);
  // "Sleeping under the stars" is sleep.
  const isVerb =
    verb !== undefined && found !== undefined && verb.index < found.index && GERUND.test(wordAt(words, verb.index));
  if (!deed || isVerb) return { text, plain: words, rest: text, clause };
  // A plural is longer than the word that was found in it.
  const after = words.slice(found.index + found.length).replace(/^\p{sc=Latin}+/u, '');
  const rest = `${words.slice(0, found.index)}${after}`.replace(/\s+/gu, ' ').replace(COUNTED, '').trim();
  return { text, plain: words, rest, clause, deed, deedAt: found.index };
}

/** What begins the second part of a phrase, which is about something else. */
const PREPOSITION =
  / (?:for|under|on|in|at|with|by|before|after|from|to|fur|unter|mit|vor|para|con|bajo|pour|sous|avec|per|sotto|sob|com) /u;

/** What is before a noun and means nothing without it. */
const COUNTED =
  /^ (?:(?:a|an|the|my|our|one|two|first|last|final|long|un|una|une|el|la|las|los|il|le|les|ein|eine|der|die|das|um|uma|o|primer|primera|ultimo|ultima|dernier|premier|letzte[rn]?|erste[rn]?|primo|primeiro) )+/u;

function wordAt(words: string, index: number): string {
  return words.slice(index).split(' ')[0] ?? '';
}

/** Whether a phrase has a verb, in a form that needs no subject. */
export function isDone({ clause }: Phrase): boolean {
  const verb = wordAt(clause.plain, clause.verbAt);
  // "A swimming pool" is about nobody who swims.
  const isNoun = / (?:a|an|the) $/u.test(clause.plain.slice(0, clause.verbAt));
  // "Leaves" or "waves" alone are things.
  const isThing = /^ \p{L}+s $/u.test(clause.plain);
  return verb !== '' && ((GERUND.test(verb) && !isNoun) || (clause.verbAt <= 1 && !isThing) || isWithoutSpaces(verb));
}

const PAST =
  /^(?:fell|ran|went|came|left|sat|stood|met|saw|took|gave|broke|wrote|drove|flew|swam|sang|slept|lost|won|told|found)$/u;
/** Verbs of several people in languages that need no subject. */
const PLURAL = /(?:an|en|ano|ono|am|em)$/u;
const ENGLISH_ALIKE = new Set('ran swam dream fallen driven hidden written given'.split(' '));

/**
 * Whether somebody or something acts in it. A singular noun before a verb without an ending is part of a noun: "a beach
 * walk".
 */
function isActed(
  { clause, plain: words, deedAt }: Phrase,
  { isPerson, isNamed, isEnglish }: { isPerson: (words: string) => boolean; isNamed: boolean; isEnglish: boolean },
): boolean {
  const found = lexicons.action.first(clause.plain) ?? lexicons.weakAction.first(clause.plain);
  if (!found) return false;
  const said = clause.plain.slice(found.index, found.index + found.length).split(' ');
  const verb = said.at(-1) ?? '';
  const whole = wordAt(clause.plain, found.index + found.length - verb.length);
  const before = clause.plain.slice(0, found.index + found.length - verb.length);
  if (said.some((word) => GERUND.test(word)) || GERUND.test(whole) || isWithoutSpaces(whole)) return false;
  const agrees =
    !isEnglish ||
    /(?:s|ed)$/u.test(whole) ||
    /(?:s|ed)$/u.test(wordAt(clause.plain, found.index)) ||
    PAST.test(whole) ||
    /(?:s|children|people|men|women) $/u.test(before);
  // A noun is a verb after somebody: "people dance".
  if (deedAt === found.index) return agrees && before.trim() !== '' && isPerson(before) && !BEFORE_NOUN.test(before);
  // A phrase that means something else has a verb where it had none.
  if (clause.plain !== words && !words.includes(` ${whole} `)) return true;
  if (before.trim() === '') return !isEnglish || (PLURAL.test(whole) && !ENGLISH_ALIKE.has(whole));
  return !BEFORE_NOUN.test(before) && (agrees || isNamed);
}
