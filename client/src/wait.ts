import { type PollOptions, polls } from './poll.ts';

export interface WaitOptions<Job> extends PollOptions {
  /** Called with the job after each successful poll. */
  onProgress?: (job: Job) => void;
}

/** A job that has ended. */
export type Ended<Job extends { status: string }> = Exclude<Job, { status: 'processing' }>;

/**
 * Polls until the job has ended in any way.
 * @param read reads the job once, without retries of its own
 * @throws SongreelError if polling fails permanently; the signal's reason if it is aborted
 */
export async function waitFor<Job extends { status: string }>(
  read: (signal: AbortSignal | undefined) => Promise<Job>,
  { onProgress, ...options }: WaitOptions<Job> = {},
): Promise<Ended<Job>> {
  const reads = polls(read, options);
  for (;;) {
    const { value: job } = await reads.next();
    onProgress?.(job);
    if (hasEnded(job)) return job;
  }
}

function hasEnded<Job extends { status: string }>(job: Job): job is Ended<Job> {
  return job.status !== 'processing';
}
