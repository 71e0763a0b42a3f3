import { describe, expect, test } from '@jest/globals';
import FakeTimers from '@sinonjs/fake-timers';
import { StateMachine, type StateMachineDefinition } from 'aws-local-stepfunctions';
import { TaskFailure } from '../../local/aws/runtimes.ts';

/** What an attempt of the task does: fails or succeeds after some seconds, or never ends. */
type Attempt = { after: number; error?: string } | 'never';

interface Case {
  name: string;
  /** Fields of the state; its Type is Task unless given. */
  state: Record<string, unknown>;
  input?: object;
  attempts?: Attempt[];
  expected: {
    /** Seconds at which each attempt begins. */
    begins?: number[];
    /** Seconds at which the execution ends. */
    ends: number;
    status: 'SUCCEEDED' | 'FAILED';
    error?: string;
    /** The states that were entered after the tested one. */
    next?: string[];
  };
}

const fails = (error: string, after = 0): Attempt => ({ after, error });
const succeeds = (after = 0): Attempt => ({ after });
const onError = (more: object) => [{ ErrorEquals: ['Broken'], ...more }];

/**
 * Behavior in time as documented, with all timers running:
 * https://docs.aws.amazon.com/step-functions/latest/dg/concepts-error-handling.html
 * https://docs.aws.amazon.com/step-functions/latest/dg/state-task.html
 * https://docs.aws.amazon.com/step-functions/latest/dg/state-wait.html
 */
const CASES: Case[] = [
  {
    name: 'fails a task that runs for longer than TimeoutSeconds, at that second',
    state: { TimeoutSeconds: 5 },
    attempts: ['never'],
    expected: { begins: [0], ends: 5, status: 'FAILED', error: 'States.Timeout' },
  },
  {
    name: 'reads the limit from the input by TimeoutSecondsPath',
    state: { TimeoutSecondsPath: '$.limit' },
    input: { limit: 7 },
    attempts: ['never'],
    expected: { begins: [0], ends: 7, status: 'FAILED', error: 'States.Timeout' },
  },
  {
    name: 'lets a task end just before its time limit',
    state: { TimeoutSeconds: 5 },
    attempts: [succeeds(4.9)],
    expected: { begins: [0], ends: 4.9, status: 'SUCCEEDED' },
  },
  {
    name: 'retries after a time-out, and gives each attempt the whole limit',
    state: { TimeoutSeconds: 5, Retry: [{ ErrorEquals: ['States.Timeout'], IntervalSeconds: 3, MaxAttempts: 1 }] },
    attempts: ['never', succeeds(4)],
    expected: { begins: [0, 8], ends: 12, status: 'SUCCEEDED' },
  },
  {
    name: 'does not count pauses between attempts towards the time limit',
    state: { TimeoutSeconds: 5, Retry: onError({ IntervalSeconds: 60, MaxAttempts: 1 }) },
    attempts: [fails('Broken', 4), succeeds(4)],
    expected: { begins: [0, 64], ends: 68, status: 'SUCCEEDED' },
  },
  {
    name: 'waits for 1, 2 and 4 s by default, three times',
    state: { Retry: onError({}) },
    attempts: Array.from({ length: 4 }, () => fails('Broken')),
    expected: { begins: [0, 1, 3, 7], ends: 7, status: 'FAILED', error: 'Broken' },
  },
  {
    name: 'multiplies pauses by BackoffRate, from the end of an attempt to the beginning of the next',
    state: { Retry: onError({ IntervalSeconds: 2, BackoffRate: 3, MaxAttempts: 2 }) },
    attempts: [fails('Broken', 10), fails('Broken', 10), succeeds()],
    expected: { begins: [0, 12, 28], ends: 28, status: 'SUCCEEDED' },
  },
  {
    name: 'makes no pause longer than MaxDelaySeconds',
    state: { Retry: onError({ MaxDelaySeconds: 3, MaxAttempts: 4 }) },
    attempts: [...Array.from({ length: 4 }, () => fails('Broken')), succeeds()],
    expected: { begins: [0, 1, 3, 6, 9], ends: 9, status: 'SUCCEEDED' },
  },
  {
    name: 'counts the retries of each retrier apart',
    state: {
      Retry: [
        { ErrorEquals: ['Broken'], IntervalSeconds: 1, MaxAttempts: 2 },
        { ErrorEquals: ['Refused'], IntervalSeconds: 10, MaxAttempts: 2 },
      ],
    },
    attempts: [fails('Broken'), fails('Refused'), fails('Broken'), fails('Refused'), succeeds()],
    expected: { begins: [0, 1, 11, 13, 33], ends: 33, status: 'SUCCEEDED' },
  },
  {
    name: 'catches a time-out after the last retry',
    state: {
      TimeoutSeconds: 5,
      Retry: [{ ErrorEquals: ['States.Timeout'], IntervalSeconds: 1, MaxAttempts: 1 }],
      Catch: [{ ErrorEquals: ['States.Timeout'], Next: 'Fallback' }],
    },
    attempts: ['never', 'never'],
    expected: { begins: [0, 6], ends: 11, status: 'SUCCEEDED', next: ['Fallback'] },
  },
  {
    name: 'waits for Seconds',
    state: { Type: 'Wait', Seconds: 30 },
    expected: { ends: 30, status: 'SUCCEEDED' },
  },
  {
    name: 'waits for the seconds in its input',
    state: { Type: 'Wait', SecondsPath: '$.pause' },
    input: { pause: 45 },
    expected: { ends: 45, status: 'SUCCEEDED' },
  },
  {
    name: 'waits until a time',
    state: { Type: 'Wait', Timestamp: '1970-01-01T00:02:00Z' },
    expected: { ends: 120, status: 'SUCCEEDED' },
  },
];

const TESTED = 'Tested';

/** Runs the state in virtual time, which begins in 1970. */
async function courseOf({ state, input = {}, attempts = [] }: Case): Promise<Case['expected']> {
  const clock = FakeTimers.install({ now: 0, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  try {
    const States = { [TESTED]: { Type: 'Task', Resource: 'work', End: true, ...state }, Fallback: { Type: 'Succeed' } };
    const definition = { StartAt: TESTED, States } as unknown as StateMachineDefinition;
    const machine = new StateMachine(definition, { validationOptions: { noValidate: true } });
    const begins: number[] = [];
    const work = async () => {
      const attempt = attempts[begins.length] ?? 'never';
      begins.push(clock.now / 1000);
      if (attempt === 'never') return new Promise<never>(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, attempt.after * 1000));
      if (attempt.error !== undefined) throw new TaskFailure(attempt.error, 'on purpose');
      return {} as never;
    };
    const run = machine.run(input as never, { overrides: { taskResourceLocalHandlers: { [TESTED]: work } } });
    let ended: Pick<Case['expected'], 'ends' | 'status' | 'error'> | undefined;
    run.result.then(
      () => {
        ended = { ends: clock.now / 1000, status: 'SUCCEEDED' };
      },
      () => {
        ended = { ends: clock.now / 1000, status: 'FAILED' };
      },
    );
    while (!ended) await clock.nextAsync();
    const events = [];
    for await (const event of run.eventLogs)
      events.push(event as { type: string; Error?: string; state?: { name: string } });
    const error = events.find(({ type }) => type === 'ExecutionFailed')?.Error;
    const next = events.filter(({ type }) => type === 'StateEntered').map((event) => event.state?.name ?? '');
    return { ...ended, begins, next: next.slice(1), ...(error !== undefined && { error }) };
  } finally {
    clock.uninstall();
  }
}

describe('the local interpreter, as documented,', () => {
  test.each(CASES.map((one) => [one.name, one] as const))('%s', async (_, one) => {
    expect(await courseOf(one)).toMatchObject(one.expected);
  });
});
