import { type AudioClip, CLIP_RATE, endOf, partOf } from './audio-clip.ts';

/**
 * A recognizer works best on a sentence or two, so it gets a song in chunks. Shorter chunks cut more lines in two.
 * Longer ones make the model lose its place. Set by hand; `npm run bench:transcription` shows what a change does.
 */
const SHORTEST_SECONDS = 3;
const LONGEST_SECONDS = 8;
const FRAME_SECONDS = 0.05;
/** Root mean square of 16-bit samples; 40 is 58 dB below full scale. Anything softer counts as silence. */
const INAUDIBLE = 40;

/** Frames kept before and after the audible part. */
const MARGIN = 2;

/** Cuts a song where the voice is softest, so that few words are cut in two. Drops silence at both ends of a chunk. */
export function chunksOf(clip: AudioClip): AudioClip[] {
  const levels = levelsOf(clip.samples);
  const at = (frame: number) => Math.min(endOf(clip), clip.start + frame * FRAME_SECONDS);
  const chunks: AudioClip[] = [];
  let cut = 0;
  for (let first = audibleFrom(levels, 0); first < levels.length; first = audibleFrom(levels, cut)) {
    const from = Math.max(cut, first - MARGIN);
    cut = cutAfter(levels, first);
    const last = levels.slice(0, cut).findLastIndex(isAudible);
    chunks.push(partOf(clip, at(from), at(Math.min(cut, last + 1 + MARGIN))));
  }
  return chunks;
}

/** Returns the index of the first audible frame at or after `from`, or the number of frames if there is none. */
function audibleFrom(levels: number[], from: number): number {
  const after = levels.slice(from).findIndex(isAudible);
  return after < 0 ? levels.length : from + after;
}

function isAudible(level: number): boolean {
  return level > INAUDIBLE;
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

/** Weighs the level of a frame with its neighbors, because a pause is longer than one frame. */
function around(levels: number[], at: number): number {
  return (levels[at - 1] ?? 0) + 2 * (levels[at] ?? 0) + (levels[at + 1] ?? 0);
}

function levelsOf(samples: Int16Array): number[] {
  const size = CLIP_RATE * FRAME_SECONDS;
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, frame) => {
    const part = samples.subarray(frame * size, (frame + 1) * size);
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
  });
}
