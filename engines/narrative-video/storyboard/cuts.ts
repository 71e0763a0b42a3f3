import type { SongPart } from '../story.ts';

export const SHORTEST_SCENE = 2;
export const LONGEST_SCENE = 8;

export interface SongStretch {
  part: SongPart;
  /** Seconds, as is `end`. */
  start: number;
  end: number;
}

/** Information about a song that decides where scenes change. All times are in seconds. */
export interface SongCues {
  durationSeconds: number;
  /** Ascending; may be empty. */
  beats: readonly number[];
  /** Times at which the music changes, without the song's start and end. */
  turns: readonly number[];
  /** Verses, choruses and breaks in order, from 0 to the end. Absent if the song has no clear parts. */
  parts?: readonly SongStretch[];
  /** 0 to 1 */
  energyAt(seconds: number): number;
  /** Probability that somebody sings between two moments, 0 to 1. Absent if singing cannot be detected in this song. */
  vocalsBetween?(start: number, end: number): number;
}

/**
 * Returns the times at which scenes change, 2 to 8 s apart, and faster while the song is loud. A cut is at a change of
 * the music if one is near, otherwise on a beat. It is between beats only if there is no other choice.
 * @returns the scenes' borders, from 0 to the song's end
 */
export function cutTimes(cues: SongCues): number[] {
  const { durationSeconds } = cues;
  const borders = [0];
  let start = 0;
  for (;;) {
    const left = durationSeconds - start;
    const wished = 6 - 3.2 * cues.energyAt(start + 1);
    if (left <= Math.min(LONGEST_SCENE, Math.max(2 * SHORTEST_SCENE, wished * 1.5))) break;
    const cut = nextCut(cues, start, wished);
    // A long last scene is better than a cut that misses the beat.
    if (left <= LONGEST_SCENE && cues.beats.length > 0 && !cues.beats.includes(cut)) break;
    start = cut;
    borders.push(start);
  }
  return [...borders, durationSeconds];
}

function nextCut({ beats, turns, durationSeconds }: SongCues, start: number, wished: number): number {
  const earliest = start + SHORTEST_SCENE;
  const latest = Math.min(start + LONGEST_SCENE, durationSeconds - SHORTEST_SCENE);
  const target = Math.min(start + wished, latest);
  const within = (time: number) => time >= earliest && time <= latest;
  const turn = turns.find((time) => within(time) && time - target < 2.5);
  const aim = turn ?? target;
  const beat = nearest(beats.filter(within), aim);
  return beat ?? aim;
}

/**
 * Returns the beat nearest to a time, or that time itself if the song has no beats.
 * @returns undefined if there is no beat, or no time at all, from `earliest` to `latest`
 */
export function cutBetween(
  beats: readonly number[],
  [earliest, latest]: readonly [earliest: number, latest: number],
  wished: number,
): number | undefined {
  if (latest < earliest) return undefined;
  const aim = Math.max(earliest, Math.min(latest, wished));
  if (beats.length === 0) return aim;
  return nearest(
    beats.filter((beat) => beat >= earliest && beat <= latest),
    aim,
  );
}

function nearest(times: readonly number[], aim: number): number | undefined {
  return times.reduce<number | undefined>(
    (best, time) => (best === undefined || Math.abs(time - aim) < Math.abs(best - aim) ? time : best),
    undefined,
  );
}
