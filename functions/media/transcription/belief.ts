import { pronunciationsOf } from './dictionary.ts';
import type { HeardWord } from './recognition.ts';

/**
 * A recognizer made for speech finds words in music too. What gives them away is not its confidence alone (a flute can be a sure
 * "oh" of a second) but how much of it there is in a given time: words in music are few, short in sounds and long in seconds.
 * Belief is sounds a second, each weighted with its word's confidence. Lines of clear speech have 4.5 and more; no line that was heard in
 * ten instrumental pieces (flute, plucked strings, synthesizers with and without drums) had 3.
 */
const BELIEVED = 3;
/** Beside a line that is believed, another of the same voice is likelier. */
const BELIEVED_NEARBY = 2;
const NEARBY_SECONDS = 10;
/** Seconds added to each line, so that a single short word proves little. */
const DOUBT = 1;

export async function believedLines(lines: HeardWord[][]): Promise<HeardWord[][]> {
  const ways = await pronunciationsOf(lines.flat().map(({ text }) => text));
  const sounds = (word: HeardWord) => ways.get(word.text)?.[0]?.length ?? 2;
  const judged = lines.map((line) => ({ line, belief: beliefOf(line, sounds) }));
  const sure = judged.filter(({ belief }) => belief >= BELIEVED).map(({ line }) => line);
  return judged
    .filter(
      ({ line, belief }) =>
        belief >= BELIEVED || (belief >= BELIEVED_NEARBY && sure.some((other) => near(line, other))),
    )
    .map(({ line }) => line);
}

export function beliefOf(line: readonly HeardWord[], sounds: (word: HeardWord) => number): number {
  const evidence = line.reduce((sum, word) => sum + word.confidence * sounds(word), 0);
  const seconds = line.reduce((sum, { start, end }) => sum + end - start, 0);
  return evidence / (seconds + DOUBT);
}

function near(a: HeardWord[], b: HeardWord[]): boolean {
  const gap = Math.max(a[0]?.start ?? 0, b[0]?.start ?? 0) - Math.min(a.at(-1)?.end ?? 0, b.at(-1)?.end ?? 0);
  return gap <= NEARBY_SECONDS;
}
