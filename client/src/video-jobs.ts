import { SongreelError } from './error.ts';
import { type CallOptions, Jobs } from './jobs.ts';
import type { Cancellation } from './types.ts';

/** What came of a request to cancel a job. */
export type CancelResult =
  /** It is confirmed later, unless the job is completed first: wait for the job. */
  | { outcome: 'queued'; status: Cancellation['status'] }
  /** It is canceled already. */
  | { outcome: 'canceled' }
  /** A worker has begun: ask again in so many seconds. */
  | { outcome: 'too_early'; retryAfter: number; message: string }
  /** It has been completed, or has failed. */
  | { outcome: 'not_cancellable'; message: string };

/** A kind of jobs that can be canceled. */
export class VideoJobs<Request extends { idempotency_key?: string }, Job extends { status: string }> extends Jobs<
  Request,
  Job
> {
  /** Asks for a job to be canceled. @throws SongreelError where that could not be asked */
  async cancel(id: string, options: CallOptions = {}): Promise<CancelResult> {
    try {
      const { status, body } = await this.transport.send<Cancellation>({
        method: 'DELETE',
        path: this.pathOf(id),
        signal: options.signal,
      });
      return status === 204 ? { outcome: 'canceled' } : { outcome: 'queued', status: body.status };
    } catch (error) {
      if (error instanceof SongreelError) return refusalOf(error);
      throw error;
    }
  }
}

function refusalOf(error: SongreelError): CancelResult {
  const { code, message, retryAfter = 0 } = error;
  if (code === 'not_cancellable_yet') return { outcome: 'too_early', retryAfter, message };
  if (code === 'not_cancellable') return { outcome: 'not_cancellable', message };
  throw error;
}
