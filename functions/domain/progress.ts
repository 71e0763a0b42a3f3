import type { Job } from './job.ts';
import { isTerminal } from './job.ts';
import type { JobType } from './job-type.ts';
import type { CreateRequest } from './requests.ts';

/** The stages of a job's progress. It is `queued` until a worker claims it. The stage of an ended job is its status. */
export const WORK_STAGES = ['preparing', 'transcribing', 'rendering', 'finishing'] as const;
export const PROGRESS_STAGES = ['queued', ...WORK_STAGES, 'completed', 'failed', 'canceled'] as const;
export type WorkStage = (typeof WORK_STAGES)[number];
type ProgressStage = (typeof PROGRESS_STAGES)[number];

export interface Progress {
  stage: ProgressStage;
  /** 0 to 100, with one decimal. It never falls. It is 100 only after the job has ended in any way. */
  percent: number;
  /** Estimated whole seconds of work that are left. Null if there is no estimate yet. */
  seconds_left: number | null;
}

/** A part of a job's work, from one percent to another. */
export interface StageSpan {
  stage: WorkStage;
  from: number;
  to: number;
}

/**
 * The share of each stage in the time of the work, in percent. `npm run bench:progress` prints them (here: the sample song). `finishing`
 * uploads the result and ends the job.
 */
type Shares = Partial<Record<WorkStage, number>>;
const TRANSCRIPTION: Shares = { preparing: 14, transcribing: 78, finishing: 8 };
const LYRIC_VIDEO: Shares = { preparing: 26, rendering: 72, finishing: 2 };
const LYRIC_VIDEO_TO_TRANSCRIBE: Shares = { preparing: 8, transcribing: 67, rendering: 23, finishing: 2 };
const NARRATIVE_VIDEO: Shares = { preparing: 7, rendering: 91, finishing: 2 };

/** Returns the stages of a job in order. Together they span 0 to 100 percent. */
export function planOf(type: JobType, request: CreateRequest): StageSpan[] {
  const shares = sharesOf(type, request);
  let from = 0;
  return WORK_STAGES.flatMap((stage) => {
    const share = shares[stage];
    if (share === undefined) return [];
    const span = { stage, from, to: from + share };
    from = span.to;
    return [span];
  });
}

function sharesOf(type: JobType, request: CreateRequest): Shares {
  if (type === 'narrative_video') return NARRATIVE_VIDEO;
  if (type === 'lyric_transcription') return TRANSCRIPTION;
  return 'segments' in request && request.segments ? LYRIC_VIDEO : LYRIC_VIDEO_TO_TRANSCRIBE;
}

/** Returns the progress that a job's item shows: whether it waits, is worked on, or has ended. */
export function progressOf(job: Pick<Job, 'status' | 'claimed_at'>): Progress {
  if (!isTerminal(job)) return { stage: job.claimed_at ? 'preparing' : 'queued', percent: 0, seconds_left: null };
  return { stage: job.status as ProgressStage, percent: 100, seconds_left: 0 };
}
