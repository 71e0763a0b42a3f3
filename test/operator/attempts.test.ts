import { expect, test } from '@jest/globals';
import { attemptsOf } from '../../bin/operator/attempts.ts';

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
const entered = (name: string, second: number) => ({
  type: 'TaskStateEntered',
  timestamp: at(second),
  stateEnteredEventDetails: { name },
});
const exited = (second: number) => ({ type: 'TaskStateExited', timestamp: at(second) });

test('a failed attempt shows what Fargate said, and the next one that it succeeded', () => {
  const cause = JSON.stringify({
    StoppedReason: 'Essential container in task exited',
    Containers: [{ ExitCode: 137, Reason: 'OutOfMemoryError' }],
  });
  const events = [
    entered('PrepareAndGenerate', 0),
    { type: 'TaskFailed', timestamp: at(5), taskFailedEventDetails: { error: 'States.TaskFailed', cause } },
    { type: 'TaskSucceeded', timestamp: at(9) },
    exited(9),
  ];
  expect(attemptsOf(events)).toEqual([
    {
      state: 'PrepareAndGenerate',
      attempt: 1,
      at: '2026-01-01T00:00:05.000Z',
      error: 'States.TaskFailed',
      said: 'Essential container in task exited; OutOfMemoryError; exit code 137',
    },
    { state: 'PrepareAndGenerate', attempt: 2, at: '2026-01-01T00:00:09.000Z', error: null, said: null },
  ]);
});

test('attempts of parallel branches belong to their own states', () => {
  const failed = { type: 'TaskFailed', timestamp: at(5), taskFailedEventDetails: { error: 'States.TaskFailed' } };
  const events = [
    { ...entered('PrepareAndGenerate', 0), id: 1, previousEventId: 0 },
    { ...entered('AwaitPreparation', 0), id: 2, previousEventId: 0 },
    { ...failed, id: 3, previousEventId: 1 },
    { ...exited(6), id: 4, previousEventId: 2 },
    { ...entered('ChargeJob', 6), id: 5, previousEventId: 4 },
    { ...exited(9), id: 6, previousEventId: 3 },
    { ...exited(10), id: 7, previousEventId: 5 },
  ];
  const seen = attemptsOf(events).map(({ state, attempt, error }) => [state, attempt, error]);
  expect(seen).toEqual([
    ['PrepareAndGenerate', 1, 'States.TaskFailed'],
    ['AwaitPreparation', 1, null],
    ['ChargeJob', 1, null],
  ]);
});

test('a state that catches its error has no attempt that succeeded, and the message of a function is shown', () => {
  const cause = JSON.stringify({ errorType: 'Error', errorMessage: 'Job job_1 is not prepared.', trace: [] });
  const events = [
    entered('ChargeJob', 0),
    { type: 'LambdaFunctionFailed', timestamp: at(1), lambdaFunctionFailedEventDetails: { error: 'Error', cause } },
    exited(1),
    entered('FailJob', 1),
    exited(2),
  ];
  expect(attemptsOf(events)).toMatchObject([
    { state: 'ChargeJob', attempt: 1, error: 'Error', said: 'Job job_1 is not prepared.' },
    { state: 'FailJob', attempt: 1, error: null },
  ]);
});

test('what was said is one line, without secrets', () => {
  const cause = 'The key songreel_live_abc_def was used\nby somebody.';
  const failed = {
    type: 'TaskTimedOut',
    timestamp: at(1),
    taskTimedOutEventDetails: { error: 'States.Timeout', cause },
  };
  expect(attemptsOf([entered('GenerateLyricVideo', 0), failed])).toMatchObject([{ said: 'The key … was used' }]);
});
