import { SongreelError } from './error.ts';
import { type CallOptions, Jobs } from './jobs.ts';
import type { Cancellation } from './types.ts';

/** Result of a cancellation request. */
export type CancelResult =
  /** The cancellation is confirmed later, unless the job is completed first. Wait for the job. */
  | { outcome: 'queued'; status: Cancellation['status'] }
  /** The job is already canceled. */
  | { outcome: 'canceled' }
  /** A worker has begun. Ask again after `retryAfter` seconds. */
  | { outcome: 'too_early'; retryAfter: number; message: string }
  /** The job has already been completed or has failed. */
  | { outcome: 'not_cancellable'; message: string };

/** A type of job that can be canceled. */
export class VideoJobs<Request extends { idempotency_key?: string }, Job extends { status: string }> extends Jobs<
  Request,
  Job
> {
  /** Requests a cancellation. @throws SongreelError if the request itself fails */
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
