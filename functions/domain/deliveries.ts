import type { DeliveryAttempt } from './delivery-attempt.ts';
import { isTerminal, type Job } from './job.ts';

/** Attempts that a job keeps. A redelivery deletes older ones. */
const MOST_ATTEMPTS = 30;

/** Returns the attempts to keep when a delivery starts again. */
export function keptAttempts({ webhook_log = [] }: Pick<Job, 'webhook_log'>): DeliveryAttempt[] {
  return webhook_log.slice(-MOST_ATTEMPTS);
}

/** `none`: the job has no webhook. `owed`: attempts are running or will follow. */
export type WebhookState = 'none' | 'not_due' | 'owed' | 'delivered' | 'given_up';

export function webhookState(job: Job): WebhookState {
  if (job.webhook_url === undefined) return 'none';
  return job.webhook_end ?? (isTerminal(job) ? 'owed' : 'not_due');
}

interface DeliveriesView {
  id: string;
  webhook_url: string | null;
  event: string | null;
  state: WebhookState;
  attempts: AttemptView[];
}

interface AttemptView extends Omit<DeliveryAttempt, 'took_ms'> {
  seconds: number;
}

/** Returns the webhook's deliveries as clients see them. */
export function deliveriesView(job: Job): DeliveriesView {
  return {
    id: job.job_id,
    webhook_url: job.webhook_url ?? null,
    event: job.webhook_url !== undefined && isTerminal(job) ? `job.${job.status}` : null,
    state: webhookState(job),
    attempts: (job.webhook_log ?? []).map(attemptView),
  };
}

export function attemptView({ at, took_ms, status, failure, answer }: DeliveryAttempt): AttemptView {
  return { at, seconds: took_ms / 1000, status, failure, answer };
}
