import { type PollOptions, polls } from './poll.ts';
import type { Answer } from './transport.ts';
import type { Progress } from './types.ts';
import type { Ended } from './wait.ts';

/** The progress of a job. The last update, after the job has ended, has the job itself. */
export interface Update<Job extends { status: string }> extends Progress {
  job?: Ended<Job>;
}

/** The service updates progress about every 2 s. A key has 60 requests a minute, unless it has another limit. */
const LONGEST_PAUSE_MS = 3_000;

/**
 * Yields an update whenever the progress changes, and finally the job.
 * @param readProgress reads the progress once; returns 304 if the tag matches the current progress
 * @param readJob reads the ended job, with retries
 * @throws SongreelError if polling fails permanently; the signal's reason if it is aborted
 */
export async function* watchJob<Job extends { status: string }>(
  readProgress: (tag: string | null, signal: AbortSignal | undefined) => Promise<Answer<Progress>>,
  readJob: (signal: AbortSignal | undefined) => Promise<Job>,
  options: PollOptions,
): AsyncGenerator<Update<Job>> {
  let tag: string | null = null;
  const pace = { longestPauseMs: LONGEST_PAUSE_MS, ...options };
  for await (const { status, headers, body } of polls((signal) => readProgress(tag, signal), pace)) {
    if (status === 304) continue;
    tag = headers.get('ETag');
    if (body.percent < 100) {
      yield body;
      continue;
    }
    yield { ...body, job: (await readJob(options.signal)) as Ended<Job> };
    return;
  }
}
