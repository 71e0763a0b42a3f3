import { SongreelError } from './error.ts';
import { atLeast, sleep } from './retry.ts';

export interface WaitOptions<Job> {
  /** Pause after the first poll. It grows with each poll. The service asks for 15 to 30 seconds. */
  firstPauseMs?: number;
  /** Longest pause between polls that succeed. */
  longestPauseMs?: number;
  /** After this many failed polls in a row, waiting ends. The job continues. */
  maxFailures?: number;
  /** Aborting it ends the waiting. The job continues. */
  signal?: AbortSignal;
  /** Called with the job after each successful poll. */
  onProgress?: (job: Job) => void;
}

/** A job that has ended. */
export type Ended<Job extends { status: string }> = Exclude<Job, { status: 'processing' }>;

const GROWTH = 1.25;
/** Largest multiple of the longest pause while polls fail. */
const MAX_BACK_OFF = 8;

/**
 * Polls until the job has ended in any way.
 * @param read reads the job once, without retries of its own
 * @throws SongreelError if polling fails permanently; the signal's reason if it is aborted
 */
export async function waitFor<Job extends { status: string }>(
  read: (signal: AbortSignal | undefined) => Promise<Job>,
  options: WaitOptions<Job> = {},
): Promise<Ended<Job>> {
  const { firstPauseMs = 15_000, maxFailures = 10, signal, onProgress } = options;
  const longestPauseMs = Math.max(firstPauseMs, options.longestPauseMs ?? 30_000);
  let pause = firstPauseMs;
  let failures = 0;
  for (;;) {
    let asked = 0;
    try {
      const job = await read(signal);
      failures = 0;
      onProgress?.(job);
      if (hasEnded(job)) return job;
    } catch (error) {
      failures += 1;
      if (!(error instanceof SongreelError) || !error.isTransient || failures >= maxFailures) throw error;
      asked = error.retryAfter ?? 0;
    }
    const backOff = Math.min(MAX_BACK_OFF, 2 ** failures);
    await sleep(atLeast(asked, pause * backOff), signal);
    pause = Math.min(longestPauseMs, pause * GROWTH);
  }
}

function hasEnded<Job extends { status: string }>(job: Job): job is Ended<Job> {
  return job.status !== 'processing';
}
