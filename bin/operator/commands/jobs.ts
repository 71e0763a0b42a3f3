import { webhookState } from '../../../functions/domain/deliveries.ts';
import { isWaiting, JOB_STATUSES, type Job } from '../../../functions/domain/job.ts';
import type { LedgerEntry } from '../../../functions/domain/ledger.ts';
import { historyOf } from '../../../functions/platform/execution-histories.ts';
import { getAccount } from '../../../functions/platform/store/accounts.ts';
import { ledgerOf } from '../../../functions/platform/store/audit-reads.ts';
import { findJob, type ListedJob, listJobs } from '../../../functions/platform/store/job-search.ts';
import { orderRedelivery } from '../../../functions/platform/store/webhook-deliveries.ts';
import { startDelivery } from '../../../functions/platform/webhook-starts.ts';
import { attemptsOf } from '../attempts.ts';
import { Fault, UsageFault } from '../fault.ts';
import { type Commands, noAccount, type Result } from './command.ts';

const LISTED = 100;

export const JOB_COMMANDS: Commands = {
  'jobs list': async (_args, { account, status }) => {
    if (status !== undefined && !JOB_STATUSES.some((known) => known === status)) {
      throw new UsageFault(`--status must be one of: ${JOB_STATUSES.join(', ')}, not "${status}"`);
    }
    if (account !== undefined && !(await getAccount(account))) throw noAccount(account);
    const found: ListedJob[] = [];
    for await (const job of listJobs(account)) if (status === undefined || job.status === status) found.push(job);
    found.sort((a, b) => b.created_at.localeCompare(a.created_at));
    return { found: found.length, jobs: found.slice(0, LISTED).map(line) };
  },

  'jobs show': async ([id = ''], { account }) => {
    const job = await requireJob(id, account);
    const entries = (await ledgerOf(job.account_id)).filter(({ job_id }) => job_id === id);
    return {
      ...line(job),
      error: job.error ?? null,
      price: `${job.price.rate} tokens${job.price.model === 'flat' ? '' : ' a second'}`,
      duration_seconds: job.duration_ms === undefined ? null : job.duration_ms / 1000,
      credits_charged: job.credits_charged,
      credits_refunded: job.credits_refunded,
      cancellation_requested: job.cancellation_requested ?? false,
      stages: stagesOf(job, entries),
      attempts: attemptsOf(await historyOf(job.job_id)),
      ledger: entries.map(({ entry_id, kind, amount, created_at }) => ({ entry_id, kind, amount, created_at })),
      webhook: webhookOf(job),
    };
  },

  'jobs redeliver': async ([id = ''], { account }) => {
    const job = await requireJob(id, account);
    const order = await orderRedelivery(job);
    if (order.outcome === 'no_webhook') throw new Fault(`The job ${id} has no webhook.`);
    if (order.outcome === 'not_ended') {
      throw new Fault(`The job ${id} is still processing; its webhook is sent when it ends.`);
    }
    if (order.outcome === 'too_soon') {
      throw new Fault(`The webhook of ${id} is already being delivered. Try again in ${order.seconds} s.`);
    }
    // If it cannot be started now, the next sweep starts it.
    const starts = await startDelivery(order.job).then(
      () => 'now',
      () => 'with the next sweep, within a minute',
    );
    return { job_id: id, webhook: 'owed', starts };
  },
};

async function requireJob(id: string, account: string | undefined): Promise<Job> {
  const job = await findJob(id, account);
  if (!job) throw new Fault(`There is no job "${id}"${account === undefined ? '' : ` of account ${account}`}.`);
  return job;
}

function line(job: ListedJob): Result {
  const { job_id, account_id, type, status, created_at, error } = job;
  const state = isWaiting(job) ? 'waiting' : status;
  return { job_id, account_id, type, status: state, created_at, code: status === 'failed' ? error?.code : undefined };
}

/** Returns the stages that the job has reached, in order. */
function stagesOf(job: Job, entries: LedgerEntry[]): Result[] {
  const times: [string, string | undefined][] = [
    ['admitted', job.created_at],
    ['started', job.started_at],
    ['claimed', job.claimed_at],
    ['prepared', job.prepared_at],
    ['charged', entries.find(({ kind }) => kind === 'charge')?.created_at],
    ['generated', job.generated_at],
    [job.status, job.completed_at],
  ];
  return times.flatMap(([stage, at]) => (at === undefined ? [] : [{ stage, at }]));
}

/** Describes the job's webhook, without the path of its URL, which may be a secret. */
function webhookOf(job: Job): Result | null {
  if (job.webhook_url === undefined) return null;
  return {
    origin: new URL(job.webhook_url).origin,
    state: webhookState(job),
    ended_at: job.webhook_ended_at,
    failed_attempts: job.webhook_attempts ?? 0,
    last_failure: job.webhook_failure,
    attempts: (job.webhook_log ?? []).map(({ at, status, failure, answer }) => ({ at, status, failure, answer })),
  };
}
