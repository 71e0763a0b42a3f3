import FakeTimers from '@sinonjs/fake-timers';
import { StateMachine, type StateMachineDefinition } from 'aws-local-stepfunctions';
import { TaskFailure } from '../../local/aws/runtimes.ts';
import type { Expected, StateCase } from '../../tools/states/case.ts';

const TESTED = 'Tested';

interface Course {
  /** Milliseconds at which each attempt of the work began. */
  attempts: number[];
  // biome-ignore lint/suspicious/noExplicitAny: the interpreter's events have many shapes
  events: any[];
}

/** Runs one state in the local interpreter, in virtual time. @returns what TestState returns for it on AWS */
export async function outcomeOf(one: StateCase): Promise<Expected> {
  const { attempts, events } = await courseOf(one);
  const { retries = 0, state } = one;
  const { Retry = [], Catch = [] } = state as { Retry?: object[]; Catch?: object[] };
  const [began, next] = [attempts[retries], attempts[retries + 1]];
  const retried = events.filter(({ type }) => type === 'StateRetried')[retries];
  if (retried && began !== undefined && next !== undefined) {
    return { status: 'RETRIABLE', retryIndex: Retry.indexOf(retried.retry.retrier), delay: (next - began) / 1000 };
  }
  const failed = events.find(({ type }) => type === 'ExecutionFailed');
  if (failed && !events.some(({ type, state: exited }) => type === 'StateExited' && exited.name === TESTED)) {
    return { status: 'FAILED', error: failed.Error };
  }
  const caught = events.find(({ type }) => type === 'StateCaught');
  const { output } = events.find(({ type }) => type === 'StateExited').state;
  const nextState = events.filter(({ type }) => type === 'StateEntered')[1]?.state.name;
  const following = { ...(nextState === undefined ? {} : { nextState }), output };
  if (!caught) return { status: 'SUCCEEDED', ...following };
  return { status: 'CAUGHT_ERROR', catchIndex: Catch.indexOf(caught.catch.catcher), ...following };
}

/** Runs the state until it ends, or until it is retried once more than before. */
async function courseOf({ state, input = {}, mock, retries = 0, context = {} }: StateCase): Promise<Course> {
  const clock = FakeTimers.install({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldClearNativeTimers: true });
  try {
    const attempts: number[] = [];
    const definition = { StartAt: TESTED, States: { ...followersOf(state), [TESTED]: state } };
    const machine = new StateMachine(definition as unknown as StateMachineDefinition, {
      validationOptions: { noValidate: true },
    });
    const work = async () => {
      attempts.push(clock.now);
      if (mock && 'error' in mock) throw new TaskFailure(mock.error, mock.cause);
      return (mock?.result ?? {}) as never;
    };
    const run = machine.run(input as never, {
      context: context as never,
      overrides: { taskResourceLocalHandlers: { [TESTED]: work } },
    });
    let isOver = false;
    const ended = run.result
      .catch(() => undefined)
      .finally(() => {
        isOver = true;
      });
    while (!isOver && attempts.length < retries + 2) await clock.nextAsync();
    run.abort();
    await ended;
    const events = [];
    for await (const event of run.eventLogs) events.push(event);
    return { attempts, events };
  } finally {
    clock.uninstall();
  }
}

/** Every state to which the tested one may lead, as an end. */
function followersOf(state: Record<string, unknown>): Record<string, { Type: 'Succeed' }> {
  const names = [...JSON.stringify(state).matchAll(/"(?:Next|Default)":"(\w+)"/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, { Type: 'Succeed' }]));
}
