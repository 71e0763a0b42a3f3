import { type Chance, chanceOf } from '../../engines/drawing/chance.ts';
import { Bucket } from './bucket.ts';
import type { Stage } from './stage.ts';
import { TaskQueue } from './task-queue.ts';
import { Timeline } from './timeline.ts';

export interface Load {
  jobs: number;
  accounts: number;
  /** Seconds in which all jobs are ordered, evenly. */
  seconds: number;
  /** The share of all jobs that the first account orders; the others share the rest evenly. */
  firstShare?: number;
}

/** What has happened so far, and what is happening now. */
export interface Counts {
  admitted: number;
  /** Requests that were answered with 429. */
  throttled: number;
  /** Requests that were answered with 5xx, because no function was free. */
  faults: number;
  /** Jobs that are stored but not started. */
  waiting: number;
  /** Jobs whose next task has no room. */
  refused: number;
  /** Tasks that run. */
  running: number;
  completed: number;
  failed: number;
}

/** The retriers of statemachines/job.asl.json. Each delay is drawn from zero to its length. */
export const TASK_RETRY = { interval: 5, backoff: 1.5, longest: 60, attempts: 720 };
export const STEP_RETRY = { interval: 1, backoff: 2, longest: 30, attempts: 6 };
/** A client of ours: client/src/retry.ts. It waits as long as `Retry-After` says after 429. */
const CLIENT_RETRY = { interval: 1, backoff: 2, longest: 30, attempts: Number.POSITIVE_INFINITY };
const RETRY_AFTER = 60;
/** Units that an order writes to the tables, rounded up: the request's count, the job, the key's guard, two indexes. */
const WRITES_OF_AN_ORDER = 10;
/** Seconds until a queue repeats a start that was throttled. */
const THROTTLED_SECONDS = 1;
/** Seconds between two sweeps, which start what was not started. */
const SWEEP = 60;

interface Job {
  account: number;
  /** Seconds. */
  admitted: number;
}

/** How long a job waited: the seconds from its admission to its end, without those in which it was worked on. */
export interface Wait {
  account: number;
  seconds: number;
}

/** Computes what a stage does with a burst of jobs. The same seed gives the same course. */
export class Model {
  readonly counts: Counts = {
    admitted: 0,
    throttled: 0,
    faults: 0,
    waiting: 0,
    refused: 0,
    running: 0,
    completed: 0,
    failed: 0,
  };
  readonly #stage: Stage;
  readonly #load: Load;
  readonly #time = new Timeline();
  readonly #chance: Chance;
  readonly #api: Bucket;
  readonly #executions: Bucket;
  readonly #calls: Bucket;
  readonly #starts: Bucket;
  readonly #queues: Job[][];
  readonly #runningOf: number[];
  readonly #line = new TaskQueue();
  readonly #admittedIn = new Map<number, number>();
  readonly waits: Wait[] = [];
  /** Starts of tasks that were refused. Each repetition is a state transition. */
  refusals = 0;
  #functions = 0;
  #runningJobs = 0;

  constructor(stage: Stage, load: Load, seed = '1') {
    this.#stage = stage;
    this.#load = load;
    this.#chance = chanceOf(seed);
    this.#api = new Bucket(stage.api);
    this.#executions = new Bucket(stage.startExecution);
    this.#calls = new Bucket(stage.runTask);
    this.#starts = new Bucket(stage.taskStarts);
    this.#queues = Array.from({ length: load.accounts }, () => []);
    this.#runningOf = this.#queues.map(() => 0);
    for (let job = 0; job < load.jobs; job += 1) {
      const order = { account: accountOf(job, load), admitted: 0 };
      this.#time.after((job / load.jobs) * load.seconds, () => this.#order(order));
    }
    this.#time.after(SWEEP, () => this.#sweep());
  }

  /** Whether every job has ended. */
  get isOver(): boolean {
    return this.counts.completed + this.counts.failed === this.#load.jobs;
  }

  /** Seconds since the first order. */
  get now(): number {
    return this.#time.now;
  }

  /** The most units that orders wrote to the tables in one second. */
  get peakWrites(): number {
    return WRITES_OF_AN_ORDER * Math.max(0, ...this.#admittedIn.values());
  }

  /** Continues until every job has ended. @param until seconds since the first order */
  run(until = Number.POSITIVE_INFINITY): void {
    while (!this.isOver && this.#time.next(until));
  }

  #order(job: Job, attempt = 0): void {
    if (!this.#api.take(this.now)) {
      this.counts.throttled += 1;
      this.#time.after(RETRY_AFTER * (1 + this.#chance.next()), () => this.#order(job));
    } else if (!this.#call(this.#stage.requestSeconds, () => this.#admit(job))) {
      this.counts.faults += 1;
      this.#time.after(this.#pause(CLIENT_RETRY, attempt), () => this.#order(job, attempt + 1));
    }
  }

  /** Runs a function. @returns false if too many run already */
  #call(seconds: number, then: () => void): boolean {
    if (this.#functions >= this.#stage.functions) return false;
    this.#functions += 1;
    this.#time.after(seconds, () => {
      this.#functions -= 1;
      then();
    });
    return true;
  }

  #admit(job: Job): void {
    this.counts.admitted += 1;
    job.admitted = this.now;
    const second = Math.floor(this.now);
    this.#admittedIn.set(second, (this.#admittedIn.get(second) ?? 0) + 1);
    this.counts.waiting += 1;
    this.#queues[job.account]?.push(job);
    this.#startNext(job.account);
  }

  #startNext(account: number): void {
    const queue = this.#queues[account] ?? [];
    const running = this.#runningOf[account] ?? 0;
    if (queue.length === 0 || running >= this.#stage.runningJobs) return;
    if (this.#stage.queue === 'places' && this.#runningJobs >= this.#stage.tasks) return;
    // A refused start is repeated by the sweep.
    if (!this.#executions.take(this.now)) return;
    const job = queue.shift();
    if (!job) return;
    this.#runningOf[account] = running + 1;
    this.counts.waiting -= 1;
    this.#runningJobs += 1;
    // The charge is computed after the task instead of during it, where it takes a function as well.
    this.#task(job, this.#stage.taskSeconds, () =>
      this.#step(job, () => this.#step(job, () => this.#end(job, 'completed'))),
    );
  }

  #sweep(): void {
    for (let account = 0; account < this.#queues.length; account += 1) {
      for (let before = -1; before !== this.counts.waiting; ) {
        before = this.counts.waiting;
        this.#startNext(account);
      }
    }
    this.#time.after(SWEEP, () => this.#sweep());
  }

  #task(job: Job, seconds: number, then: () => void, attempt = 0): void {
    const hasRoom = this.counts.running < this.#stage.tasks;
    if (hasRoom && this.#calls.take(this.now) && this.#starts.take(this.now)) {
      this.counts.running += 1;
      this.#line.started(job.account);
      this.#time.after(seconds, () => {
        this.counts.running -= 1;
        this.#line.ended(job.account);
        this.#line.next(this.#stage.queue)?.();
        then();
      });
      return;
    }
    const isQueued = this.#stage.queue === 'in_order' || this.#stage.queue === 'fair_shares';
    if (!isQueued) this.refusals += 1;
    if (!isQueued && attempt >= TASK_RETRY.attempts) {
      this.#end(job, 'failed');
      return;
    }
    this.counts.refused += 1;
    const again = () => {
      this.counts.refused -= 1;
      this.#task(job, seconds, then, attempt + 1);
    };
    if (isQueued && hasRoom) this.#time.after(THROTTLED_SECONDS, again);
    else if (isQueued) this.#line.add(job.account, again);
    else this.#time.after(this.#pause(TASK_RETRY, attempt), again);
  }

  #step(job: Job, then: () => void, attempt = 0): void {
    if (this.#call(this.#stage.stepSeconds, then)) return;
    if (attempt >= STEP_RETRY.attempts) this.#end(job, 'failed');
    else this.#time.after(this.#pause(STEP_RETRY, attempt), () => this.#step(job, then, attempt + 1));
  }

  #end(job: Job, outcome: 'completed' | 'failed'): void {
    this.counts[outcome] += 1;
    this.#runningOf[job.account] = (this.#runningOf[job.account] ?? 1) - 1;
    this.#runningJobs -= 1;
    const { taskSeconds, stepSeconds } = this.#stage;
    const seconds = this.now - job.admitted - taskSeconds - 2 * stepSeconds;
    this.waits.push({ account: job.account, seconds });
    this.#startNext(this.#stage.queue === 'places' ? this.#leastServed() : job.account);
  }

  /** The account with waiting jobs that has the fewest running ones. */
  #leastServed(): number {
    const waiting = [...this.#queues.keys()].filter((account) => (this.#queues[account]?.length ?? 0) > 0);
    const running = (account: number) => this.#runningOf[account] ?? 0;
    return waiting.reduce((least, next) => (running(next) < running(least) ? next : least), waiting[0] ?? 0);
  }

  #pause({ interval, backoff, longest }: typeof TASK_RETRY, attempt: number): number {
    return this.#chance.next() * Math.min(longest, interval * backoff ** attempt);
  }
}

function accountOf(job: number, { jobs, accounts, firstShare }: Load): number {
  if (firstShare === undefined || accounts === 1) return job % accounts;
  const before = Math.floor(job * firstShare);
  const isFirst = Math.floor((job + 1) * firstShare) > before;
  return isFirst || jobs === 1 ? 0 : 1 + ((job - before) % (accounts - 1));
}
