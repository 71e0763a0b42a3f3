import { endOf, HEARING_RATE, type Hearing, partOf } from './hearing.ts';

/** A recognizer is best at a sentence or two: a song is given to it in pieces. */
const SHORTEST_SECONDS = 3;
const LONGEST_SECONDS = 8;
const FRAME_SECONDS = 0.05;
/** Root mean square of 16-bit samples; below it there is nothing to hear. */
const INAUDIBLE = 40;

/** Cuts where the voice is softest, so that few words are cut in two. Pieces without sound are left out. */
export function piecesOf(hearing: Hearing): Hearing[] {
  const levels = levelsOf(hearing.samples);
  const pieces: Hearing[] = [];
  let first = 0;
  while (first < levels.length) {
    const last = cutAfter(levels, first);
    if (levels.slice(first, last).some((level) => level > INAUDIBLE)) {
      const start = hearing.start + first * FRAME_SECONDS;
      const end = last === levels.length ? endOf(hearing) : hearing.start + last * FRAME_SECONDS;
      pieces.push(partOf(hearing, start, end));
    }
    first = last;
  }
  return pieces;
}

function cutAfter(levels: number[], first: number): number {
  const frames = (seconds: number) => first + Math.round(seconds / FRAME_SECONDS);
  if (frames(LONGEST_SECONDS) >= levels.length) return levels.length;
  let softest = frames(SHORTEST_SECONDS);
  for (let at = softest; at < frames(LONGEST_SECONDS); at++) {
    if (around(levels, at) < around(levels, softest)) softest = at;
  }
  return softest;
}

/** A pause is longer than one frame. */
function around(levels: number[], at: number): number {
  return (levels[at - 1] ?? 0) + 2 * (levels[at] ?? 0) + (levels[at + 1] ?? 0);
}

function levelsOf(samples: Int16Array): number[] {
  const size = HEARING_RATE * FRAME_SECONDS;
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, frame) => {
    const part = samples.subarray(frame * size, (frame + 1) * size);
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
  });
}
