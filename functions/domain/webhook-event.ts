import { createHmac } from 'node:crypto';
import { isTerminal, type Job, jobView, type Links } from './job.ts';
import type { WebhookSecrets } from './webhook-secrets.ts';

/** A signed notification of a terminal outcome: specification, section 6. */
interface WebhookRequest {
  headers: Record<string, string>;
  body: string;
}

/** Returns the webhook of a job that has ended. @param links present for a completed video job */
export function webhookRequest(job: Job, secrets: WebhookSecrets, links?: Links): WebhookRequest {
  if (!isTerminal(job)) throw new Error(`job ${job.job_id} has not ended, so it has no event`);
  const view = jobView(job, links);
  const body = JSON.stringify({
    id: view.id,
    type: job.type,
    status: view.status,
    credits_charged: view.credits_charged,
    credits_refunded: view.credits_refunded,
    duration_seconds: view.duration_seconds ?? null,
    video_url: view.video_url ?? null,
    thumbnail_url: view.thumbnail_url ?? null,
    error: view.error,
    created_at: view.created_at,
    completed_at: view.completed_at,
  });
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Songreel-Webhooks/1',
      'X-Service-Event': `job.${job.status}`,
      'X-Service-Delivery': job.job_id,
      'X-Service-Signature': signature(body, secrets.current),
      ...(secrets.next === undefined ? {} : { 'X-Service-Signature-Next': signature(body, secrets.next) }),
    },
  };
}

function signature(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}
