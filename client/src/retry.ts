import { SongreelError } from './error.ts';

/** How many times a request is sent, and how long the pauses are. */
export interface RetryPolicy {
  /** Highest number of attempts. */
  attempts: number;
  /** Doubled after each failure. */
  firstPauseMs: number;
  /** Exceeded only if the service asks for a longer pause with Retry-After. */
  longestPauseMs: number;
}

export const DEFAULT_RETRY: RetryPolicy = { attempts: 5, firstPauseMs: 1_000, longestPauseMs: 30_000 };

/** Repeats an attempt until it succeeds, fails permanently, or has used all attempts. @throws the last error */
export async function withRetries<T>(
  policy: RetryPolicy,
  signal: AbortSignal | undefined,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof SongreelError) || !error.isTransient || failures >= policy.attempts) throw error;
      const pause = Math.min(policy.longestPauseMs, policy.firstPauseMs * 2 ** (failures - 1));
      await sleep(atLeast(error.retryAfter, jittered(pause)), signal);
    }
  }
}

/** Returns the longer of two pauses, in milliseconds. @param seconds the pause that the service asked for */
export function atLeast(seconds: number | undefined, ms: number): number {
  return Math.max(ms, (seconds ?? 0) * 1000);
}

/** Returns a random part of the pause, from half to all of it, so that failed clients do not all return at once. */
function jittered(ms: number): number {
  return ms * (0.5 + Math.random() / 2);
}

/** Waits for a time. @throws the signal's reason when it is aborted */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
