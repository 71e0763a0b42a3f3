import { ERRORS, failing, type StateCase, TIMEOUT_OF_CONTAINER, task } from '../case.ts';

const INPUT = { job_id: 'job_1' };
const ORDERED = [
  { ErrorEquals: ['Busy'], Next: 'Wait' },
  { ErrorEquals: ['States.TaskFailed'], ResultPath: '$.fault', Next: 'Repair' },
  { ErrorEquals: ['States.ALL'], ResultPath: null, Next: 'Fail' },
];

/** Catch: which catcher applies, and what the next state gets. */
export const CATCHES: readonly StateCase[] = [
  {
    name: 'replaces the input by the error if the catcher has no path',
    source: ERRORS,
    state: task({ Catch: ORDERED }),
    input: INPUT,
    mock: failing('Busy'),
    expected: {
      status: 'CAUGHT_ERROR',
      nextState: 'Wait',
      catchIndex: 0,
      output: { Error: 'Busy', Cause: 'on purpose' },
    },
  },
  {
    name: 'adds the error to the input at the path of the catcher',
    source: ERRORS,
    state: task({ Catch: ORDERED }),
    input: INPUT,
    mock: failing('Broken'),
    expected: {
      status: 'CAUGHT_ERROR',
      nextState: 'Repair',
      catchIndex: 1,
      output: { job_id: 'job_1', fault: { Error: 'Broken', Cause: 'on purpose' } },
    },
  },
  {
    name: 'keeps the input if the path of the catcher is null',
    source: ERRORS,
    state: task({ Catch: ORDERED }),
    input: INPUT,
    mock: failing('States.Timeout'),
    expected: { status: 'CAUGHT_ERROR', nextState: 'Fail', catchIndex: 2, output: INPUT },
    interpreterDiffers: TIMEOUT_OF_CONTAINER,
  },
  {
    name: 'retries before it catches',
    source: ERRORS,
    state: task({ Retry: [{ ErrorEquals: ['States.ALL'], MaxAttempts: 1 }], Catch: ORDERED }),
    mock: failing('Busy'),
    expected: { status: 'RETRIABLE', retryIndex: 0, delay: 1 },
  },
  {
    name: 'catches after the last retry',
    source: ERRORS,
    state: task({ Retry: [{ ErrorEquals: ['States.ALL'], MaxAttempts: 1 }], Catch: ORDERED }),
    input: INPUT,
    mock: failing('Broken'),
    retries: 1,
    expected: {
      status: 'CAUGHT_ERROR',
      nextState: 'Repair',
      catchIndex: 1,
      output: { job_id: 'job_1', fault: { Error: 'Broken', Cause: 'on purpose' } },
    },
  },
  {
    name: 'fails with an error that no catcher names',
    source: ERRORS,
    state: task({ Catch: [{ ErrorEquals: ['Busy'], Next: 'Wait' }] }),
    mock: failing('Broken'),
    expected: { status: 'FAILED', error: 'Broken' },
  },
  {
    name: 'does not catch too much data as States.ALL',
    source: ERRORS,
    state: task({ Catch: [{ ErrorEquals: ['States.ALL'], Next: 'Fail' }] }),
    mock: failing('States.DataLimitExceeded'),
    expected: { status: 'FAILED', error: 'States.DataLimitExceeded' },
  },
];
