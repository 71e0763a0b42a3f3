import type { Chance } from '../../drawing/chance.ts';
import { withoutInstructions } from '../vocabulary/instructions.ts';
import { isWithoutSpaces, plain } from '../vocabulary/lexicon.ts';
import { sentencesOf } from './clauses.ts';
import { leadsIn, nameIn } from './leads.ts';
import { deedLine, usualDeed } from './lines.ts';
import { filmed, type Told } from './listed.ts';
import { callsIn } from './people-named.ts';
import { isDone, isEnglishIn, phrasesIn } from './phrases.ts';
import type { Cast } from './story-cast.ts';
import { ENOUGH, linesFor, topicOf } from './treatment.ts';

/** Characters from which a prompt is a story. */
const LONGEST = 3000;

/**
 * Turns moods, lists and nouns into sentences that say who does what, where and when, as a director would: what the prompt
 * says of all of it (a light, a weather, a mood) holds for each line, and one that tells little gets pictures of its topic.
 * A prompt of sentences stays as it is, except for its words for camera and style.
 */
export function scriptOf(written: string, cast: Cast, chance: Chance): string {
  if (written.length > LONGEST) return written;
  const prompt = withoutInstructions(written);
  if (LYRICS.test(prompt) || cast.length === 0) return prompt;
  const isEnglish = isEnglishIn(prompt);
  const told = labeled(prompt).map(
    ({ label, text }): Told => ({ label, text, phrases: phrasesIn(text, cast, isEnglish) }),
  );
  if (told.every(({ phrases }) => phrases === undefined)) return told.length === 1 ? withTopic(prompt, cast) : prompt;
  const isAbout = told.every(({ phrases, text }) => phrases !== undefined || CROWD.test(plain(text)));
  if (!isAbout) return withDeeds(told, cast, chance);
  return filmed(told, plain(prompt), leadsIn(cast, plain(prompt)), chance);
}

/** Sentences about others, before whom a film takes place. */
const CROWD =
  /^ (?:everyone|everybody|nobody|no one|people|others|todos|nadie|alle|niemand|tous|personne|tutti|nessuno|ninguem) /u;

/** Lines that only name a part of a song, as in pasted lyrics. */
const LYRICS =
  /^\s*[[(]?\s*(?:pre[- ]?)?(?:chorus|verse|bridge|refrain|hook|estribillo|estrofa|couplet|strophe|refrão|strofa|ritornello)\s*\d*\s*[\])]?\s*:?\s*$/imu;
const LABEL =
  /^\s*(?:(?:first|second|third|last|final)\s+)?(?:(?:intro|outro|ending|opening|end|bridge|puente|pont)|((?:pre[- ]?)?(?:chorus|verse|refrain|hook|estribillo|coro|estrofa|couplet|strophe|refrão|refrao|strofa|ritornello)))\s*\d*\s*[:–—-]\s*/iu;

/** Splits a prompt into its sentences, each with the part of the song that it is for. */
function labeled(prompt: string): Pick<Told, 'label' | 'text'>[] {
  let label: string | undefined;
  return sentencesOf(prompt).map((sentence) => {
    const found = LABEL.exec(sentence);
    if (found) label = found[1];
    return { label, text: found ? sentence.slice(found[0].length) : sentence };
  });
}

/** Says of the lists in a prompt of sentences who does what is in them: whoever the sentence before named, or "they". */
function withDeeds(told: readonly Told[], cast: Cast, chance: Chance): string {
  const named = callsIn(cast);
  const used = new Set<string>();
  const [pronoun] = / (?:she|he|i) (?=\p{L})/u.exec(plain(told.map(({ text }) => text).join(' '))) ?? [];
  const isUnnamed = told.every(({ text }) => named(plain(text)).length === 0);
  let who = (isUnnamed && pronoun?.trim()) || 'they';
  return told
    .map(({ label, text, phrases }) => {
      const before = label ? `${label}: ` : '';
      const called = named(plain(text)).map(({ index }) => nameIn(cast, index));
      const isGroup = called.length > 1 || / (?:they|we|both) /u.test(plain(text));
      if (called.length > 0 || isGroup) who = isGroup ? 'they' : (called[0] ?? who);
      const cue = {
        isOne: called.length === 1 || who !== 'they' || cast.length < 2,
        isLove: true,
        two: who,
        one: who,
        other: who,
      };
      const idle = phrases?.every((phrase) => phrase.deed === undefined && !isDone(phrase));
      if (
        !phrases ||
        isWithoutSpaces(text) ||
        (idle && called.length === 0) ||
        (called.length === 0 && phrases.length < 2 && phrases[0]?.deed === undefined && !(isUnnamed && pronoun))
      )
        return ended(`${before}${text}`);
      // "Ana alone in her room" does something there.
      if (idle) {
        const { place, mood } = phrases[0]?.clause ?? {};
        return `${before}${called.join(' and ')} ${usualDeed(place, mood, { ...cue, isOne: called.length === 1 }, used, chance)}, ${text}`;
      }
      if (called.length > 0) return ended(`${before}${text}`);
      return phrases.map((phrase) => `${before}${deedLine(phrase, cue) ?? phrase.text}.`).join(' ');
    })
    .join(' ');
}

/** Returns a sentence with an end, so that the next one is not read as a part of it. */
function ended(sentence: string): string {
  return /[.!?…。！？]\s*$/u.test(sentence) ? sentence : `${sentence}.`;
}

/** Most words of a sentence that only names a topic. */
const SHORT = 12;

/** Adds pictures to a sentence that says of people without names what the film is about: "an astronaut misses his girlfriend". */
function withTopic(sentence: string, cast: Cast): string {
  const words = plain(sentence);
  const topic = topicOf(words);
  if (
    !topic ||
    cast.length < 2 ||
    callsIn(cast)(words).length > 0 ||
    /[,;]/u.test(sentence) ||
    words.trim().split(' ').length > SHORT
  )
    return sentence;
  const roles = leadsIn(cast, words);
  const teller = roles.tellerOf(words);
  return teller
    ? [
        `${teller.leads(0).one}: ${sentence.replace(/[.!?]*$/u, '')}.`,
        ...linesFor(topic, undefined, teller)
          .slice(0, ENOUGH - 1)
          .map((line) => `${line}.`),
      ].join(' ')
    : sentence;
}
