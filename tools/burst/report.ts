import type { BurstOrder } from './clients.ts';
import { type EndedTask, spreadOf } from './tasks.ts';

/** Everything that a burst showed. */
export interface Burst {
  orders: readonly BurstOrder[];
  /** Jobs of the other client. */
  others: ReadonlySet<string>;
  /** Final status by job. */
  statuses: ReadonlyMap<string, string>;
  completedBeforeCancel: number;
  canceledRest: number;
  /** Tasks that ended before the remainder was canceled. */
  tasks: readonly EndedTask[];
  /** The other client's order after all others. */
  late: { id: string; admitted: number };
  runningJobs: number;
  /** Milliseconds of the other client's reads. */
  reads: readonly number[];
  /** Megabytes of the service's process, in order. */
  memory: readonly number[];
  /** Processor time of the service's process, until all orders were answered. */
  admissionSeconds: number;
  refusals: number;
  audit: { ok: boolean; faults: string[] };
  measuredSeconds: number;
  predictedSeconds: number;
}

/** Megabytes that the service's process may need. */
const MOST_MEGABYTES = 2000;
/** How far the model may be off, as a factor. */
const TOLERANCE = 1.35;

export function summaryOf(burst: Burst): string {
  const { orders, reads, memory, tasks, refusals, measuredSeconds, predictedSeconds } = burst;
  const latencies = orders.map(({ latency = 0 }) => latency);
  const [fewest, most] = spreadOf(tasks, accountsOf(orders));
  const ends = (status: string) => orders.filter(({ id = '' }) => burst.statuses.get(id) === status).length;
  const { before, wait } = lateStart(burst);
  return [
    `${orders.length} orders of ${new Set(orders.map(({ account }) => account)).size} accounts in ` +
      `${orders.at(-1)?.at.toFixed(0)} s: ${admitted(orders)} admitted; answers p50 ${at(latencies, 0.5)}, ` +
      `p99 ${at(latencies, 0.99)}, longest ${at(latencies, 1)} ms`,
    `${reads.length} reads of another client: p50 ${at(reads, 0.5)}, p99 ${at(reads, 0.99)}, longest ${at(reads, 1)} ms`,
    `memory of the service: ${memory.at(0)?.toFixed(0)} → ${memory.at(-1)?.toFixed(0)} MB, peak ${Math.max(...memory).toFixed(0)} MB`,
    `processor time of the service until then: ${burst.admissionSeconds.toFixed(1)} s, ` +
      `${((1000 * burst.admissionSeconds) / orders.length).toFixed(0)} ms for each order`,
    `shares: ${fewest} to ${most} tasks for each account; the other client's later order ` +
      `${Number.isFinite(wait) ? `began after ${wait.toFixed(0)} s` : 'had not begun when the rest was canceled'}, ` +
      `and ${before} tasks began in between`,
    `ends: ${ends('completed')} completed, ${ends('canceled')} canceled (${burst.canceledRest} requested), ` +
      `${ends('failed')} failed; ${refusals} starts refused; audit ${burst.audit.ok ? 'clean' : 'not clean'}`,
    `${burst.completedBeforeCancel} jobs completed in ${measuredSeconds.toFixed(0)} s; the model says ${predictedSeconds.toFixed(0)} s`,
  ].join('\n');
}

/** Returns one sentence for each expectation that was not met. */
export function faultsOf(burst: Burst): string[] {
  const { orders, reads, memory, statuses, audit, measuredSeconds, predictedSeconds, runningJobs } = burst;
  const accounts = new Set(orders.map(({ account }) => account)).size;
  const [fewest, most] = spreadOf(burst.tasks, accountsOf(orders));
  const refused = orders.filter(({ refusal }) => refusal !== undefined);
  const unread = reads.filter((latency) => latency === Number.POSITIVE_INFINITY).length;
  const failed = orders.filter(({ id = '' }) => statuses.get(id) === 'failed').length;
  const endless = orders.filter(({ id }) => id !== undefined && !statuses.has(id)).length;
  const ratio = measuredSeconds / predictedSeconds;
  return [
    ...(refused.length > 0 ? [`${refused.length} orders were refused, the first with ${refused[0]?.refusal}`] : []),
    ...(unread > 0 ? [`${unread} reads were not answered`] : []),
    ...(failed > 0 ? [`${failed} jobs failed`] : []),
    ...(endless > 0 ? [`${endless} jobs have not ended`] : []),
    ...(Math.max(...memory) > MOST_MEGABYTES ? [`memory exceeded ${MOST_MEGABYTES} MB`] : []),
    // A job has two tasks, and an account at most so many jobs before which another account's job has to wait.
    ...(most - fewest > 2 * runningJobs ? [`one account got ${most} tasks, and another ${fewest}`] : []),
    ...(lateStart(burst).before > accounts * runningJobs ? ["the other client's order waited for too many tasks"] : []),
    ...(ratio > TOLERANCE || ratio < 1 / TOLERANCE ? [`the model is off by a factor of ${ratio.toFixed(2)}`] : []),
    ...audit.faults.map((fault) => `audit: ${fault}`),
  ];
}

/** How long the other client's order waited for its first task, and how many tasks of others began meanwhile. */
function lateStart({ late, tasks, others }: Burst): { before: number; wait: number } {
  const started = tasks.find(({ job_id }) => job_id === late.id)?.began ?? Number.POSITIVE_INFINITY;
  const before = tasks.filter(({ job_id, began }) => !others.has(job_id) && began >= late.admitted && began < started);
  return { before: before.length, wait: (started - late.admitted) / 1000 };
}

function accountsOf(orders: readonly BurstOrder[]): Map<string, string> {
  return new Map(orders.flatMap(({ id, account }) => (id === undefined ? [] : [[id, account] as const])));
}

function admitted(orders: readonly BurstOrder[]): number {
  return orders.filter(({ id }) => id !== undefined).length;
}

/** Returns a percentile in whole milliseconds. @param share from 0 to 1 */
function at(values: readonly number[], share: number): string {
  const sorted = values.toSorted((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(0);
}
