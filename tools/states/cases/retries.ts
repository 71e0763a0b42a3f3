import { ERRORS, type Expected, failing, type StateCase, TIMEOUT_OF_CONTAINER, task } from '../case.ts';

const EVERYTHING = ['States.ALL'];

function retry(retriers: object[], error: string, retries: number, expected: Expected) {
  return { source: ERRORS, state: task({ Retry: retriers }), mock: failing(error), retries, expected };
}

const again = (delay: number, retryIndex = 0): Expected => ({ status: 'RETRIABLE', retryIndex, delay });
const failed = (error: string): Expected => ({ status: 'FAILED', error });

const GROWING = { ErrorEquals: EVERYTHING, IntervalSeconds: 2, BackoffRate: 3, MaxAttempts: 5 };
const DEFAULTS = { ErrorEquals: EVERYTHING };
const ORDERED = [
  { ErrorEquals: ['States.Timeout'], MaxAttempts: 0 },
  { ErrorEquals: ['Busy', 'Slow'], IntervalSeconds: 7 },
  { ErrorEquals: EVERYTHING, IntervalSeconds: 9 },
];
const WORK = [{ ErrorEquals: ['States.TaskFailed'] }];

/** Retry: delays, counts, and which retrier applies. */
export const RETRIES: readonly StateCase[] = [
  { name: 'waits for the interval before the first retry', ...retry([GROWING], 'Broken', 0, again(2)) },
  { name: 'multiplies the interval by the rate before the second retry', ...retry([GROWING], 'Broken', 1, again(6)) },
  { name: 'multiplies it again before the third retry', ...retry([GROWING], 'Broken', 2, again(18)) },
  {
    name: 'waits no longer than the longest delay',
    ...retry([{ ...GROWING, MaxDelaySeconds: 10 }], 'Broken', 2, again(10)),
  },
  { name: 'fails after the last retry', ...retry([GROWING], 'Broken', 5, failed('Broken')) },
  { name: 'waits 1 s before the first retry by default', ...retry([DEFAULTS], 'Broken', 0, again(1)) },
  { name: 'waits 2 s before the second retry by default', ...retry([DEFAULTS], 'Broken', 1, again(2)) },
  { name: 'waits 4 s before the third retry by default', ...retry([DEFAULTS], 'Broken', 2, again(4)) },
  { name: 'fails after three retries by default', ...retry([DEFAULTS], 'Broken', 3, failed('Broken')) },
  { name: 'waits equally long at a rate of 1', ...retry([{ ...GROWING, BackoffRate: 1 }], 'Broken', 3, again(2)) },
  { name: 'never retries at zero attempts', ...retry(ORDERED, 'States.Timeout', 0, failed('States.Timeout')) },
  { name: 'uses the first retrier that names the error', ...retry(ORDERED, 'Slow', 0, again(7, 1)) },
  { name: 'uses a later retrier for other errors', ...retry(ORDERED, 'Broken', 0, again(9, 2)) },
  { name: 'retries a failure of any name as States.TaskFailed', ...retry(WORK, 'ECS.ServerException', 0, again(1)) },
  { name: 'retries a missed heartbeat as States.TaskFailed', ...retry(WORK, 'States.HeartbeatTimeout', 0, again(1)) },
  {
    name: 'does not count a timeout as States.TaskFailed',
    ...retry(WORK, 'States.Timeout', 0, failed('States.Timeout')),
    interpreterDiffers: TIMEOUT_OF_CONTAINER,
  },
  { name: 'counts a timeout as States.ALL', ...retry([DEFAULTS], 'States.Timeout', 0, again(1)) },
  {
    name: 'does not count too much data as States.ALL',
    ...retry([DEFAULTS], 'States.DataLimitExceeded', 0, failed('States.DataLimitExceeded')),
  },
  {
    name: 'does not count an error at run time as States.ALL',
    ...retry([DEFAULTS], 'States.Runtime', 0, failed('States.Runtime')),
  },
  { name: 'fails without a retrier', ...retry([], 'Broken', 0, failed('Broken')) },
];
