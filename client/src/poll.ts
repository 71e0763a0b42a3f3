import { SongreelError } from './error.ts';
import { atLeast, sleep } from './retry.ts';

export interface PollOptions {
  /** Pause after the first poll. It grows with each poll. */
  firstPauseMs?: number;
  /** Longest pause between polls that succeed. */
  longestPauseMs?: number;
  /** After this many failed polls in a row, polling ends. The job continues. */
  maxFailures?: number;
  /** Aborting it ends the polling. The job continues. */
  signal?: AbortSignal;
}

const GROWTH = 1.5;
/** Largest multiple of the longest pause while polls fail. */
const MAX_BACK_OFF = 8;

/**
 * Yields what each successful poll returned, until nobody asks for more.
 * @param read polls once, without retries of its own
 * @throws SongreelError if polling fails permanently; the signal's reason if it is aborted
 */
export async function* polls<T>(
  read: (signal: AbortSignal | undefined) => Promise<T>,
  { firstPauseMs = 1_000, maxFailures = 10, signal, ...options }: PollOptions,
): AsyncGenerator<T, never> {
  const longestPauseMs = Math.max(firstPauseMs, options.longestPauseMs ?? 30_000);
  let pause = firstPauseMs;
  let failures = 0;
  for (;;) {
    let asked = 0;
    let answer: { value: T } | undefined;
    try {
      answer = { value: await read(signal) };
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!(error instanceof SongreelError) || !error.isTransient || failures >= maxFailures) throw error;
      asked = error.retryAfter ?? 0;
    }
    if (answer) yield answer.value;
    const backOff = Math.min(MAX_BACK_OFF, 2 ** failures);
    await sleep(atLeast(asked, pause * backOff), signal);
    pause = Math.min(longestPauseMs, pause * GROWTH);
  }
}
