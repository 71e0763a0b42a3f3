import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTEXT, ERRORS, type Expected, failing, type StateCase } from '../case.ts';
import { statesOf } from '../states-of.ts';

const FUNCTION = 'arn:aws:lambda:us-east-1:000000000000:function:none';
const TASK = 'arn:aws:ecs:us-east-1:000000000000:task-definition/none:1';
const CLUSTER = 'arn:aws:ecs:us-east-1:000000000000:cluster/none';
const OTHERS: Readonly<Record<string, string>> = {
  MediaTask: TASK,
  MediaCluster: CLUSTER,
  FirstCapacity: 'FARGATE_SPOT',
};
const INPUT = { account_id: 'acct_1', type: 'lyric_video', job_id: 'job_1' };

/** The states of statemachines/job.asl.json, with names in place of everything that a stage fills in. */
const STATES = statesOf(
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../statemachines/job.asl.json'), 'utf8').replace(
      /\$\{(\w+)\}/g,
      (_, name: string) => OTHERS[name] ?? (/^Media/.test(name) ? name : FUNCTION),
    ),
  ),
);

type Row = [state: string, error: string, retries: number, expected: Expected];

/** Delays are random, because the retriers have full jitter. */
const again = (retryIndex: number): Expected => ({ status: 'RETRIABLE', retryIndex });
/** The Parallel state around the branch catches the error. */
const failsBranch = (error: string): Expected => ({ status: 'FAILED', error });
const failsJob: Expected = { status: 'CAUGHT_ERROR', nextState: 'FailJob', catchIndex: 0 };

const ROWS: Row[] = [
  ['PrepareAndGenerate', 'AmazonECS.Unknown', 0, again(1)],
  ['PrepareAndGenerate', 'AmazonECS.Unknown', 5, again(1)],
  ['PrepareAndGenerate', 'ECS.ThrottlingException', 0, again(1)],
  ['PrepareAndGenerate', 'States.TaskFailed', 0, again(2)],
  ['PrepareAndGenerate', 'States.TaskFailed', 2, failsBranch('States.TaskFailed')],
  ['PrepareAndGenerate', 'States.Timeout', 0, failsBranch('States.Timeout')],
  ['GenerateLyricVideo', 'States.TaskFailed', 1, again(2)],
  ['GenerateLyricVideo', 'States.TaskFailed', 2, failsJob],
  ['ChargeJob', 'Lambda.TooManyRequestsException', 0, again(0)],
  ['ChargeJob', 'States.Timeout', 5, again(0)],
  ['ChargeJob', 'Lambda.ServiceException', 6, failsBranch('Lambda.ServiceException')],
  ['FailJob', 'Lambda.ServiceException', 6, { status: 'FAILED', error: 'Lambda.ServiceException' }],
  ['DeliverWebhook', 'WebhookNotDelivered', 0, { ...again(0), delay: 3 }],
  ['DeliverWebhook', 'WebhookNotDelivered', 1, { ...again(0), delay: 12 }],
  ['DeliverWebhook', 'WebhookNotDelivered', 2, { status: 'CAUGHT_ERROR', nextState: 'NeededProvider', catchIndex: 0 }],
  ['DeliverWebhook', 'Sandbox.Timedout', 0, again(1)],
];

function capacityOf(state: string): unknown {
  const parameters = STATES[state]?.Parameters as { CapacityProviderStrategy: unknown[] } | undefined;
  return parameters?.CapacityProviderStrategy[0];
}

/** The states of a job: what they do with the errors that AWS reports, and on which capacity they run. */
export const OURS: readonly StateCase[] = [
  ...ROWS.map(
    ([state, error, retries, expected]): StateCase => ({
      name: `${state} after ${retries} retries of ${error}`,
      source: ERRORS,
      state: STATES[state] ?? {},
      input: INPUT,
      mock: failing(error),
      context: { State: { RetryCount: retries } },
      retries,
      expected,
    }),
  ),
  ...[0, 1, 30].map(
    (RetryCount): StateCase => ({
      name: `a task after ${RetryCount} retries runs on ${RetryCount === 0 ? 'Spot' : 'capacity that stays'}`,
      source: CONTEXT,
      state: { Type: 'Pass', Parameters: capacityOf('PrepareAndGenerate'), Next: 'Next' },
      context: { State: { RetryCount } },
      expected: {
        status: 'SUCCEEDED',
        nextState: 'Next',
        output: { CapacityProvider: RetryCount === 0 ? 'FARGATE_SPOT' : 'FARGATE', Weight: 1 },
      },
    }),
  ),
];
