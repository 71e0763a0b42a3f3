import { type Job, jobView, type Links } from './job.ts';
import type { WebhookMessage } from './webhook-signature.ts';

/**
 * Returns the notification of a job that has ended: specification, section 6.
 * @param links present for a completed video job
 */
export function webhookMessage(job: Job, links?: Links): WebhookMessage {
  if (job.status === 'processing') throw new Error(`job ${job.job_id} has not ended, so it has no event`);
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
  return { id: job.job_id, event: `job.${job.status}`, body };
}
