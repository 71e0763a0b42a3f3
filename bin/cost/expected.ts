import { MEDIA_TASK, STEP_GIGABYTES } from './execution.ts';
import { callCost, PRICES, type TaskSize, taskCost } from './prices.ts';

/**
 * Seconds from the pull of the image to the first line of the program: an assumption, because nothing has run on AWS
 * yet. It is the middle of the 30 to 60 s that an image of this size takes elsewhere.
 */
const START_SECONDS = 45;
/** Seconds to fetch the song, to measure it by decoding it, and to store it again. */
const PREPARE_SECONDS = 5;
/** Seconds in which the task waits for the charge. */
const CHARGE_SECONDS = 2;
/** States that a completed job enters, and the functions that they call: charge, complete, deliver. */
const TRANSITIONS = 12;
const CALLS = 3;
/** Seconds of such a call. */
const CALL_SECONDS = 0.3;

/** A kind of job, and how many seconds of work a second of song needs on two vCPUs. */
interface Work {
  kind: string;
  quality: 'basic' | 'pro' | null;
  perSecond: number;
}

/** Reads, writes and logs of one job, rounded up generously: together less than a tenth of a cent. */
const CALLS_TO_STORES =
  80 * PRICES.tableWrite.usd + 80 * PRICES.tableRead.usd + 10 * PRICES.upload.usd + 0.0002 * PRICES.log.usd;

/** Seconds that an engine needs for any song: starting programs, loading fonts, and analyzing the music. */
const ENGINE_START_SECONDS = 4;

/**
 * Processor seconds per second of song, divided by two processors: 8 s and 24 s of song, rendered as by
 * `npm run bench:render` on x64 in November 2026, in the looks BAUHAUS and ghibli. Looks differ by a factor of three.
 * The figure for transcriptions is set by hand.
 */
const WORK: readonly Work[] = [
  { kind: 'lyric_transcription', quality: null, perSecond: 0.2 },
  { kind: 'lyric_video', quality: 'basic', perSecond: 0.125 },
  { kind: 'lyric_video', quality: 'pro', perSecond: 0.21 },
  { kind: 'narrative_video', quality: 'basic', perSecond: 0.375 },
  { kind: 'narrative_video', quality: 'pro', perSecond: 0.8 },
];

export interface ExpectedCost {
  kind: string;
  quality: string | null;
  /** Billed seconds of its task. */
  seconds: number;
  usd: number;
  /** The part of `usd` that pays for the start of the task. */
  startUsd: number;
}

/** Returns what each kind of job should cost for a song of this length. */
export function expectedCosts(songSeconds: number, size: TaskSize = MEDIA_TASK): ExpectedCost[] {
  return WORK.map(({ kind, quality, perSecond }) => {
    const seconds =
      START_SECONDS + PREPARE_SECONDS + CHARGE_SECONDS + ENGINE_START_SECONDS + Math.round(songSeconds * perSecond);
    const others = TRANSITIONS * PRICES.transition.usd + CALLS * callCost(CALL_SECONDS, STEP_GIGABYTES);
    const running = taskCost(seconds, size);
    const startUsd = (running * START_SECONDS) / seconds;
    return { kind, quality, seconds, usd: running + others + CALLS_TO_STORES, startUsd };
  });
}
