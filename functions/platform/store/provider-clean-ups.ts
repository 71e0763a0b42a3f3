import type { JobKey } from '../../domain/job.ts';
import { update } from './database.ts';
import { hasEnded, jobUpdate, noWebhookIsOwed } from './job-items.ts';

/** Records that nothing of the ended job is left at its provider. This closes the job, unless its webhook is owed. */
export async function recordCleanUp(key: JobKey, now = new Date()): Promise<void> {
  const change = 'SET provider_cleaned_at = :now';
  const values = { ':now': now.toISOString() };
  const closing = await update(jobUpdate(key, `${change} REMOVE #open`, [hasEnded, noWebhookIsOwed], values));
  if (!closing.done) await update(jobUpdate(key, change, [hasEnded], values));
}
