import type { HeardChunk } from './heard-chunk.ts';
import type { Heard, Token } from './moonshine.ts';

/**
 * The model is made for English speech, but also finds English in music ("Thank you for watching.") and in other
 * languages. Three signs reveal that: the model itself thinks that nothing is said, there are few words in many
 * seconds, or it is unsure of most words.
 */

/**
 * Geometric mean of the tokens' probabilities. A higher threshold drops more sung words, a lower one lets invented
 * English through. `npm run bench:confidence` prints what it decides on: the recordings that ship have 0.59 to 0.66 and
 * 0.96 for the sung chunks of the sample song, 0.83 or more for speech, and at most 0.41 for German. Pass songs of your
 * own to measure more.
 */
const SURE = 0.55;
/** Enough if the rest of the song is English. Chosen so that unclear lines of an English song are kept rather than dropped. */
const LIKELY = 0.45;
/**
 * Least evidence per second, as `evidenceOf` returns it. `npm run bench:confidence`: the sung chunks of the sample song
 * have 0.50 or more, an instrumental has 0. Set low, because words that are sung slowly have little evidence.
 */
const EVIDENT = 0.28;
/** If the model is sure for less than this share of the time in which it hears words, the song is not English. */
const MOSTLY = 0.5;
/** Tokens in a row. If the same ones occurred earlier in the chunk, the model may be repeating itself. */
const ECHO = 3;

/**
 * The chunks of a song that are confident enough. None if the model is unsure of most, because then the song is not
 * English.
 */
export function confidentChunks<Chunk extends HeardChunk>(chunks: readonly Chunk[]): Chunk[] {
  const evident = chunks.filter((chunk) => evidenceOf(chunk) >= EVIDENT);
  const sure = evident.filter((chunk) => confidenceOf(chunk) >= SURE);
  const isEnglish = secondsSaid(sure) >= MOSTLY * secondsSaid(chunks.filter(hasWords));
  return isEnglish ? evident.filter((chunk) => confidenceOf(chunk) >= LIKELY) : [];
}

/**
 * The model's confidence in a chunk, 0 to 1. Repetitions add nothing, and a chunk that does not end has a confidence of
 * 0.
 */
export function confidenceOf(heard: Heard): number {
  if (!hasWords(heard) || !heard.isEnded) return 0;
  // The first token's probability only says how likely it is that anything is said.
  const said = newTokens(heard).filter((token) => token !== heard.tokens[0]);
  return Math.exp(said.reduce((sum, { logProbability }) => sum + logProbability, 0) / Math.max(1, said.length));
}

/** New tokens per second, weighted by their probability and by how likely it is that anything is said. */
export function evidenceOf(chunk: HeardChunk): number {
  return ((1 - chunk.silence) * confidenceOf(chunk) * newTokens(chunk).length) / (chunk.end - chunk.start);
}

function secondsSaid(chunks: readonly HeardChunk[]): number {
  return chunks.reduce((sum, { silence, start, end }) => sum + (1 - silence) * (end - start), 0);
}

/** To some music, the model returns only notes (♪) and dashes. */
function hasWords({ text }: Heard): boolean {
  return /\p{L}/u.test(text);
}

function newTokens({ tokens }: Heard): Token[] {
  const known = new Set<string>();
  return tokens.filter((_, index) => {
    const row = tokens.slice(Math.max(0, index + 1 - ECHO), index + 1);
    const name = row.map(({ id }) => id).join();
    const isNew = !known.has(name);
    known.add(name);
    return isNew;
  });
}
