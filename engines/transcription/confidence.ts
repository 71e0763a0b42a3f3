import type { HeardChunk } from './heard-chunk.ts';
import type { Heard, Token } from './moonshine.ts';

/**
 * The model is made for English speech, but also finds English in music ("Thank you for watching.") and in other
 * languages. Three signs reveal that: the model reports that probably nothing is said, there are few words in many
 * seconds, or the model is unsure of most words.
 */

/**
 * Confidence from which a chunk is certain: the geometric mean of its tokens' probabilities. A higher threshold drops
 * more sung words, a lower one accepts invented English. `npm run bench:confidence` prints the values. For the
 * recordings in the repository they are 0.59 to 0.66 and 0.96 (sung chunks of the sample song), 0.83 or more (speech)
 * and at most 0.41 (German). Pass your own songs to measure more.
 */
const SURE = 0.55;
/** Confidence that is enough if the rest of the song is English. It is low, to keep unclear lines of such a song. */
const LIKELY = 0.45;
/**
 * Least evidence per second, as `evidenceOf` returns it. `npm run bench:confidence`: the sung chunks of the sample song
 * have 0.50 or more, an instrumental has 0. Set low, because words that are sung slowly have little evidence.
 */
const EVIDENT = 0.28;
/**
 * Evidence that is enough if the rest of the song is English: over a band, the model often believes that nothing is said,
 * although it is sure of the words. `npm run bench:transcription -- singing`: with espeak-ng over a band, it halves the
 * word errors, and it changes nothing for the other voices.
 */
const PLAUSIBLE = 0.14;
/** If the model is sure for less than this share of the time in which it hears words, the song is not English. */
const MOSTLY = 0.5;
/** Number of tokens in a row. If the same ones occurred earlier in the chunk, the model may be repeating itself. */
const ECHO = 3;

/**
 * Returns the chunks of a song that are confident enough. Returns none if the model is unsure of most, because then the
 * song is not English.
 */
export function confidentChunks<Chunk extends HeardChunk>(chunks: readonly Chunk[]): Chunk[] {
  if (!canBeEnglish(chunks, 0)) return [];
  return chunks.filter((chunk) => evidenceOf(chunk) >= PLAUSIBLE && confidenceOf(chunk) >= LIKELY);
}

/**
 * Returns whether a song is English if the model is sure of everything that it has not heard yet.
 * @param chunks what the model has heard, in any order
 * @param rest seconds that it has not heard
 */
export function canBeEnglish(chunks: readonly HeardChunk[], rest: number): boolean {
  const evident = chunks.filter((chunk) => evidenceOf(chunk) >= EVIDENT);
  const sure = evident.filter((chunk) => confidenceOf(chunk) >= SURE);
  return secondsSaid(sure) + rest >= MOSTLY * (secondsSaid(chunks.filter(hasWords)) + rest);
}

/**
 * Returns the model's confidence in a chunk, 0 to 1. Repeated tokens do not count. The confidence is 0 if the text did
 * not end within the chunk.
 */
export function confidenceOf(heard: Heard): number {
  if (!hasWords(heard) || !heard.isEnded) return 0;
  // The first token's probability only says how likely it is that anything is said.
  const said = newTokens(heard).filter((token) => token !== heard.tokens[0]);
  return Math.exp(said.reduce((sum, { logProbability }) => sum + logProbability, 0) / Math.max(1, said.length));
}

/** Returns new tokens per second, weighted by their probability and by how likely it is that anything is said. */
export function evidenceOf(chunk: HeardChunk): number {
  return ((1 - chunk.silence) * confidenceOf(chunk) * newTokens(chunk).length) / (chunk.end - chunk.start);
}

function secondsSaid(chunks: readonly HeardChunk[]): number {
  return chunks.reduce((sum, { silence, start, end }) => sum + (1 - silence) * (end - start), 0);
}

/** Returns whether a text has letters. For some music, the model returns only notes (♪) and dashes. */
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
