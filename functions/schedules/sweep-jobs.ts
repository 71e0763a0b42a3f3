import type { Context } from 'aws-lambda';
import { webhookState } from '../domain/deliveries.ts';
import type { Job, JobKey } from '../domain/job.ts';
import { isTerminal } from '../domain/job.ts';
import { type ExecutionState, executionState, runningExecutions, startExecution } from '../platform/executions.ts';
import { startWaitingJobs } from '../platform/job-starts.ts';
import { logger, measureOldestJob } from '../platform/observability.ts';
import { getJob } from '../platform/store/jobs.ts';
import { type JobState, jobStates, openJobs, readCursor, writeCursor } from '../platform/store/open-jobs.ts';
import { accountsWithWaitingJobs } from '../platform/store/running-jobs.ts';
import { recoveryName, startDelivery } from '../platform/webhook-starts.ts';

/** Milliseconds. The request that admits a younger job starts it. Starting a job twice changes nothing. */
const GRACE_MS = 5_000;
/** Number of simultaneous recoveries. Each makes a few calls to Step Functions, which limits their rate. */
const PARALLEL = 20;
/** Milliseconds; as long as a settlement may wait for a provider, so that waiting settlements do not accumulate. */
const CLEAN_UP_PERIOD_MS = 4 * 3_600_000;
/** Milliseconds. The sweep starts no further batch if it has less time left. */
const RESERVE_MS = 8_000;

type Found = 'in_progress' | 'started' | 'settled' | 'canceled' | 'redelivered' | 'cleaned_up' | 'failed';
type Sweep = Partial<Record<Found, number>>;

/** Ids of the jobs with a running execution of each machine. */
interface Running {
  jobs: ReadonlySet<string>;
  cancellations: ReadonlySet<string>;
}

/**
 * Finds unfinished jobs that no execution works on, and starts the state machine that continues each. Everything that
 * it starts is safe to run twice. If its time is too short, the next sweep continues where it stopped.
 * @throws Error at the end if a recovery failed, so that an alarm reports it
 */
export async function handler(_event?: unknown, context?: Pick<Context, 'getRemainingTimeInMillis'>): Promise<Sweep> {
  const found: Sweep = {};
  measureOldestJob(await oldestAge());
  await startWaiting(found);
  const running = await runningNow();
  const createdBefore = new Date(Date.now() - GRACE_MS);
  let from = await readCursor();
  let isKept = from !== undefined;
  do {
    const { keys, next } = await openJobs(createdBefore, from);
    await sweepBatch(keys, running, found);
    // The cursor is stored after each batch, so that a batch that crashes the sweep does not block all later ones.
    if (next || isKept) await writeCursor(next);
    isKept = next !== undefined;
    from = next;
  } while (from && (context?.getRemainingTimeInMillis() ?? Number.POSITIVE_INFINITY) > RESERVE_MS);
  if (found.failed) throw new Error(`${found.failed} of the open jobs could not be recovered. The log names them.`);
  return found;
}

/**
 * Returns the seconds since the creation of the oldest job that is started and not finished, or 0 if there is none. The
 * age of a webhook that was ordered again counts from that order.
 */
async function oldestAge(): Promise<number> {
  const { keys } = await openJobs(new Date());
  const states = [...(await jobStates(keys)).values()].filter(({ open }) => open);
  const ages = states.map(({ redelivered_at, created_at }) => Date.now() - Date.parse(redelivered_at ?? created_at));
  return Math.max(0, ...ages) / 1000;
}

/** Starts waiting jobs whose start was lost. Usually, the function that ends a job starts the account's next one. */
async function startWaiting(found: Sweep): Promise<void> {
  await inParallel([...(await accountsWithWaitingJobs())], async (account_id) => {
    try {
      found.started = (found.started ?? 0) + (await startWaitingJobs(account_id));
    } catch (error) {
      found.failed = (found.failed ?? 0) + 1;
      logger.error("An account's waiting jobs could not be started.", { error, account_id });
    }
  });
}

/** Lists executions, a thousand in each call. Reading each would exceed the rate that Step Functions allows. */
async function runningNow(): Promise<Running> {
  const [jobs, cancellations] = await Promise.all([runningExecutions('job'), runningExecutions('cancellation')]);
  return { jobs, cancellations };
}

async function sweepBatch(keys: JobKey[], running: Running, found: Sweep): Promise<void> {
  const states = await jobStates(keys);
  await inParallel(keys, async (key) => {
    const what = isWorkedOn(states.get(key.job_id), running) ? 'in_progress' : await recoverOrLog(key, running);
    found[what] = (found[what] ?? 0) + 1;
  });
}

function isWorkedOn(job: JobState | undefined, { jobs, cancellations }: Running): boolean {
  if (!job?.open || cancellations.has(job.job_id)) return true;
  return jobs.has(job.job_id) && (isTerminal(job) || !job.cancellation_requested);
}

/** Recovers a job. If that fails, logs it and continues with the others; the next sweep tries again. */
async function recoverOrLog(key: JobKey, running: Running): Promise<Found> {
  try {
    const what = await recover(key, running);
    if (what !== 'in_progress') logger.info('The sweep recovered a job.', { job_id: key.job_id, what });
    return what;
  } catch (error) {
    logger.error('A job could not be recovered.', { error, job_id: key.job_id });
    return 'failed';
  }
}

/** Reads executions before the job, so that the job already shows the effect of an execution that ends in between. */
async function recover(key: JobKey, running: Running): Promise<Found> {
  const execution = running.jobs.has(key.job_id) ? 'running' : await executionState('job', key.job_id);
  const cancellation = await executionState('cancellation', key.job_id);
  const job = await getJob(key);
  if (!job?.open || isInProgress(cancellation)) return 'in_progress';
  if (isTerminal(job)) return isInProgress(execution) ? 'in_progress' : finish(job);
  if (job.cancellation_requested) return cancel(job, cancellation === 'unknown');
  if (isInProgress(execution)) return 'in_progress';
  return execution === 'unknown' ? start(job) : settle(job);
}

/** Counts an execution that has just ended as in progress, because the event of its end starts a settlement. */
function isInProgress(execution: ExecutionState): boolean {
  return execution === 'running' || execution === 'just_ended';
}

async function start(job: Job): Promise<Found> {
  await startExecution('job', job);
  return 'started';
}

async function settle(job: Job): Promise<Found> {
  await startExecution('settlement', job, { name: recoveryName(job), resume: 'settlement' });
  return 'settled';
}

/** Starts what an ended job still owes: its webhook, then the clean-up of its provider. */
async function finish(job: Job): Promise<Found> {
  if (webhookState(job) === 'owed') {
    await startDelivery(job);
    return 'redelivered';
  }
  const name = recoveryName(job, Date.now(), CLEAN_UP_PERIOD_MS);
  await startExecution('settlement', job, { name, resume: 'provider' });
  return 'cleaned_up';
}

async function cancel(job: Job, isFirst: boolean): Promise<Found> {
  await startExecution('cancellation', job, isFirst ? {} : { name: recoveryName(job) });
  return 'canceled';
}

async function inParallel<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (const item of rest) await act(item);
    }),
  );
}
