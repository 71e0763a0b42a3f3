import { type Load, Model, type Wait } from './model.ts';
import type { Stage } from './stage.ts';

/** A way in which tasks get their capacity. */
interface Way {
  name: string;
  stage: Stage;
}

/** What a way does with a load. Times are seconds. */
export interface Comparison {
  name: string;
  /** A job that nothing hinders, from its order to its end. */
  alone: number;
  last: number;
  /** Waits of the account with the most orders, and of the others. */
  first: Spread;
  others: Spread;
  /** Refused starts for each job, each of which costs a state transition. */
  refusals: number;
  failed: number;
}

interface Spread {
  median: number;
  longest: number;
}

/**
 * Seconds from a submitted job to the start of its task that AWS Batch adds: an assumption. AWS only says that its
 * scheduler is wrong for jobs that need an answer within a few seconds, or that run for a few seconds.
 * https://docs.aws.amazon.com/batch/latest/userguide/bestpractice1.html (2026-11)
 */
const DISPATCH_SECONDS = 10;
/** Calls of SubmitJob. https://docs.aws.amazon.com/batch/latest/userguide/service_limits.html (2026-11) */
const SUBMITS = { size: 50, rate: 50 };
const UNLIMITED = 1e9;

/**
 * Returns the ways in which the tasks of a stage can get their capacity: as the template says; with a limit of running
 * jobs that lets each account use half of the capacity; with AWS Batch; and with a place in the whole stage that a job
 * takes before it starts, given to the account that has the fewest.
 */
export function waysOf(stage: Stage): Way[] {
  const batch: Stage = {
    ...stage,
    queue: 'fair_shares',
    startExecution: stage.startExecution.rate < SUBMITS.rate ? stage.startExecution : SUBMITS,
    runningJobs: UNLIMITED,
    taskSeconds: stage.taskSeconds + DISPATCH_SECONDS,
  };
  return [
    { name: 'retriers', stage },
    { name: 'half each', stage: { ...stage, runningJobs: Math.max(stage.runningJobs, Math.floor(stage.tasks / 2)) } },
    { name: 'AWS Batch', stage: batch },
    { name: 'places', stage: { ...stage, queue: 'places', runningJobs: UNLIMITED } },
  ];
}

export function compare({ name, stage }: Way, load: Load): Comparison {
  const alone = new Model(stage, { jobs: 1, accounts: 1, seconds: 0 });
  alone.run();
  const model = new Model(stage, load);
  model.run();
  return {
    name,
    alone: alone.now,
    last: model.now,
    first: spreadOf(model.waits.filter(({ account }) => account === 0)),
    others: spreadOf(model.waits.filter(({ account }) => account !== 0)),
    refusals: model.refusals / load.jobs,
    failed: model.counts.failed,
  };
}

function spreadOf(waits: readonly Wait[]): Spread {
  const seconds = waits.map((wait) => wait.seconds).sort((one, other) => one - other);
  return { median: seconds[Math.floor(seconds.length / 2)] ?? 0, longest: seconds.at(-1) ?? 0 };
}
