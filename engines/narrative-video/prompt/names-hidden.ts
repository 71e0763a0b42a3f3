import { lexiconOf, plain } from '../vocabulary/lexicon.ts';
import { NEUTRAL_NOUN_WORDS, NOUN_WORDS } from '../vocabulary/presentations.ts';
import { TITLES } from './people-named.ts';
import type { Cast } from './story-cast.ts';

const PEOPLE = lexiconOf({ noun: [NOUN_WORDS.feminine, NOUN_WORDS.masculine, NEUTRAL_NOUN_WORDS].join() });

/**
 * Returns a function that hides the names of the cast in a plain text behind as many letters without a meaning, so that
 * Lily brings no flowers and Luna no night. Nouns for people keep theirs: who is called the Queen still lives in a castle.
 * So do words that the prompt also writes in small letters.
 */
export function namesHidden(cast: Cast, prompt: string): (plainText: string) => string {
  const written = prompt.normalize('NFD').replace(/\p{M}/gu, '');
  const isNoun = (word: string) =>
    /\p{Lu}/u.test(written) && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(written);
  const names = cast
    .flatMap(({ name }) => plain(name).trim().split(' '))
    .filter((word) => /^\p{L}{3,}$/u.test(word) && !TITLES.has(word))
    .filter((word) => PEOPLE.first(` ${word} `) === undefined && !isNoun(word));
  if (names.length === 0) return (text) => text;
  const pattern = new RegExp(`(?<= )(?:${names.join('|')})(?=s? )`, 'gu');
  return (text) => text.replace(pattern, (name) => 'x'.repeat(name.length));
}
