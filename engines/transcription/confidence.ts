import type { HeardChunk } from './heard-chunk.ts';
import type { Heard, Token } from './moonshine.ts';

/**
 * A model made for English speech hears it in music too ("Thank you for watching."), and in any other language. Three things give that
 * away: the model itself thinks that nothing is said; few words stand in many seconds; or it is unsure of most words.
 */

/**
 * Mean probability of the tokens (geometric). English by eleven synthetic voices, alone or over music at most as loud, had 0.56 and more
 * with three exceptions; of forty-three chunks in twelve other languages, three had 0.56 to 0.58, the rest 0.53 and less.
 */
const SURE = 0.55;
/** Enough in a song that is otherwise in English: mostly half right. */
const LIKELY = 0.45;
/** New tokens a second, weighted with how likely they are: 0.3 and more in what was sung, up to 0.26 in drones of a synthesizer. */
const EVIDENT = 0.28;
/** Of the time in which an English song seems to say anything, the share, at least, in which the model is sure. */
const MOSTLY = 0.5;
/** Tokens in a row; where they were said before in the same chunk, the model may be imitating itself. */
const ECHO = 3;

/** The chunks of a song that are believed: none where it is not sure of most, for then the song is not in English. */
export function confidentChunks<Chunk extends HeardChunk>(chunks: readonly Chunk[]): Chunk[] {
  const evident = chunks.filter((chunk) => evidenceOf(chunk) >= EVIDENT);
  const sure = evident.filter((chunk) => confidenceOf(chunk) >= SURE);
  const isEnglish = secondsSaid(sure) >= MOSTLY * secondsSaid(chunks.filter(hasWords));
  return isEnglish ? evident.filter((chunk) => confidenceOf(chunk) >= LIKELY) : [];
}

/** How sure the model is of what it says, 0 to 1. What repeats itself adds nothing, and what does not come to an end is nothing. */
export function confidenceOf(heard: Heard): number {
  if (!hasWords(heard) || !heard.isEnded) return 0;
  // The first token is as likely as it is that anything is said, which is another question.
  const said = newTokens(heard).filter((token) => token !== heard.tokens[0]);
  return Math.exp(said.reduce((sum, { logProbability }) => sum + logProbability, 0) / Math.max(1, said.length));
}

function evidenceOf(chunk: HeardChunk): number {
  return ((1 - chunk.silence) * confidenceOf(chunk) * newTokens(chunk).length) / (chunk.end - chunk.start);
}

function secondsSaid(chunks: readonly HeardChunk[]): number {
  return chunks.reduce((sum, { silence, start, end }) => sum + (1 - silence) * (end - start), 0);
}

/** Notes (♪) and dashes are all that it says to some music. */
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
