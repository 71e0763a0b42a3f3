import type { BucketSize } from './bucket.ts';

/** What limits a stage on AWS, and how long its parts take. Times are seconds. */
export interface Stage {
  /** Requests to the API: lib/api.ts. */
  api: BucketSize;
  /** Functions that run at a time. */
  functions: number;
  startExecution: BucketSize;
  /** Calls of RunTask. */
  runTask: BucketSize;
  /** Starts of tasks. */
  taskStarts: BucketSize;
  /** Tasks that run at a time. */
  tasks: number;
  /**
   * What happens to a task that has no room. `none`: Fargate refuses it, and the state tries again at random.
   * `in_order`: it waits behind earlier ones. `fair_shares`: the account with the fewest running tasks comes next.
   * `places`: a job is started only if there is room for it.
   */
  queue: 'none' | 'in_order' | 'fair_shares' | 'places';
  /** Units that a new table on demand takes in a second. */
  tableWrites: number;
  /** The setting `running_jobs_per_account`. */
  runningJobs: number;
  requestSeconds: number;
  stepSeconds: number;
  /** A media task, from its start to its end. */
  taskSeconds: number;
}

/** vCPUs of a media task: lib/media-task.ts. */
const TASK_VCPUS = 2;
/** From the pull of the image to the first line of the program, as in bin/cost/expected.ts. */
const TASK_START = 45;

/**
 * AWS's default quotas in a small region, with the pages on which they were seen:
 *
 * - Lambda: 1,000 concurrent executions, 10 in many new accounts.
 *   https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html (2026-11)
 * - Step Functions: StartExecution 800 and 150 a second outside of the three large regions.
 *   https://github.com/awsdocs/aws-step-functions-developer-guide (2023-06)
 * - Fargate: 100 starts at once and 20 a second; RunTask 20 a second.
 *   https://docs.aws.amazon.com/AmazonECS/latest/developerguide/throttling.html (2026-11)
 * - Fargate: 6 vCPUs in new accounts. docs/deploying.md
 * - DynamoDB on demand: 4,000 writes a second in a new table, then twice the last peak.
 *   https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/on-demand-capacity-mode.html (2026-11)
 *
 * The job is a lyric video of 180 s in basic quality, as in bin/cost/expected.ts.
 */
export const NEW_ACCOUNT: Stage = {
  api: { size: 1000, rate: 500 },
  functions: 10,
  startExecution: { size: 800, rate: 150 },
  runTask: { size: 20, rate: 20 },
  taskStarts: { size: 100, rate: 20 },
  tasks: 6 / TASK_VCPUS,
  queue: 'none',
  tableWrites: 4000,
  runningJobs: 5,
  requestSeconds: 0.15,
  stepSeconds: 0.3,
  taskSeconds: TASK_START + 5 + 2 + 4 + 180 * 0.125,
};

/** An account whose quotas were raised as docs/deploying.md advises. */
export const RAISED: Stage = { ...NEW_ACCOUNT, functions: 1000, tasks: 256 / TASK_VCPUS };
