import type { HeardChunk } from './heard-chunk.ts';
import type { Heard, Token } from './moonshine.ts';

/**
 * The model is made for English speech, but also finds English in music ("Thank you for watching.") and in other
 * languages. Three signs reveal that: the model itself thinks that nothing is said, there are few words in many
 * seconds, or it is unsure of most words.
 */

/**
 * Mean probability of the tokens (geometric mean). English by eleven synthetic voices, alone or over music of at most
 * equal loudness, had 0.56 or more with three exceptions. Of forty-three chunks in twelve other languages, three had
 * 0.56 to 0.58 and the others at most 0.53.
 */
const SURE = 0.55;
/** Enough if the rest of the song is English: about half of such words are right. */
const LIKELY = 0.45;
/** New tokens per second, weighted by their probability. Singing had at least 0.3, synthesizer drones at most 0.26. */
const EVIDENT = 0.28;
/**
 * The model must be sure for at least this share of the time in which it hears words. Otherwise the song is not
 * English.
 */
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

function evidenceOf(chunk: HeardChunk): number {
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
