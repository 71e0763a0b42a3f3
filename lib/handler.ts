import type { DataAccess } from './data-access.ts';
import type { MachineName } from './machine-names.ts';

/** One Lambda function: its code, its time limit, and its permissions. */
export interface Handler {
  /** Path in the project, without `.ts`; exports `handler`. */
  entry: string;
  /** Seconds. */
  timeout: number;
  /** MiB. Lambda gives processor time in proportion. */
  memory: number;
  access: DataAccess;
  /** State machines whose executions it may start, read, list or stop. */
  starts?: readonly MachineName[];
  describes?: readonly MachineName[];
  lists?: readonly MachineName[];
  stops?: readonly MachineName[];
  /** Whether it lets the function that sends webhooks send one. */
  sendsWebhooks?: true;
  /** Whether it checks or calls addresses that a caller gave. */
  followsCallers?: true;
  /** Whether it finds and deletes what providers made for ended jobs. */
  cleansUpProviders?: true;
  /** Whether it chooses the engines of a job. */
  choosesEngines?: true;
}
