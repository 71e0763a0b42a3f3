import type { StateMachineDefinition } from 'aws-local-stepfunctions';
import type { Resource } from '../../template.ts';
import { type RunTask, type Runtimes, TaskFailure } from '../runtimes.ts';

type State = StateMachineDefinition['States'][string];
type TaskState = Extract<State, { Type: 'Task' }>;
type Work = (input: unknown, signal: AbortSignal) => Promise<unknown>;
/** Waits until the token of the current attempt is returned. @param seconds time limit */
type AwaitToken = (seconds: number, signal: AbortSignal) => Promise<unknown>;
export interface Task {
  (input: unknown, signal: AbortSignal, awaitToken: AwaitToken): Promise<unknown>;
  /** Whether it waits for a token, which its parameters contain. */
  awaitsToken?: true;
  /** The Parallel state in whose branch it is. */
  within?: string | undefined;
  /** Whether it runs in a container. Only such states read how often they were retried. */
  inContainer?: true;
}

/**
 * Seconds. A timer cannot wait much longer. Without a limit, AWS lets a task run for a year, and the interpreter for a
 * minute.
 */
export const LONGEST_SECONDS = 2_000_000;

const AWAITS_TOKEN = /\.waitForTaskToken$/;

/** Bytes. Step Functions passes no more than this between states. */
const LARGEST_PAYLOAD = 262_144;

/**
 * Returns the work of a Task state. Its Resource is a Lambda function's ARN, one of two optimized integrations, or a
 * call of a service by its SDK, after which it may wait for a token.
 * @throws Fault if it names a function or a task definition that is not in the templates, or a call that is unknown
 */
export function taskOf(name: string, state: TaskState, resource: Resource, runtimes: Runtimes): Task {
  const limited = (task: Task): Task => withinSize(name, task);
  switch (state.Resource) {
    case 'arn:aws:states:::ecs:runTask.sync': {
      const { TaskDefinition } = state.Parameters as unknown as RunTask;
      if (!runtimes.hasTaskDefinition(TaskDefinition)) {
        throw resource.fault(`its state ${name} runs ${TaskDefinition}, which no template defines`);
      }
      const seconds = takeTimeLimit(state);
      return Object.assign(
        limited((input, signal) => runtimes.runTask(input as RunTask, seconds, signal)),
        { inContainer: true as const },
      );
    }
    case 'arn:aws:states:::lambda:invoke': {
      const { FunctionName } = state.Parameters as { FunctionName: string };
      knownFunction(FunctionName);
      return limited(async (input) => {
        const Payload = await runtimes.invoke(FunctionName, (input as { Payload?: unknown }).Payload ?? {});
        return { ExecutedVersion: '$LATEST', Payload, StatusCode: 200 };
      });
    }
    default:
      if (state.Resource.startsWith('arn:aws:states:::aws-sdk:')) {
        const called = state.Resource.replace(AWAITS_TOKEN, '');
        if (!runtimes.hasService(called)) {
          throw resource.fault(`its state ${name} calls ${state.Resource}, which the local service cannot call`);
        }
        const call: Work = (input, signal) => runtimes.callService(called, input as object, signal);
        if (called === state.Resource) return limited(call);
        return Object.assign(limited(thenAwaitToken(call, takeTimeLimit(state))), { awaitsToken: true as const });
      }
      knownFunction(state.Resource);
      return limited((input) => runtimes.invoke(state.Resource, input));
  }

  function knownFunction(arn: string): void {
    if (!runtimes.hasFunction(arn)) throw resource.fault(`its state ${name} calls ${arn}, which no template defines`);
  }
}

/**
 * Removes the time limit from a state and returns it. The interpreter's clock starts when the state is entered, but a
 * task may wait here for a worker, and that time must not count. And the interpreter would not close a token.
 * @returns the limit in seconds
 */
function takeTimeLimit(state: TaskState): number {
  const { TimeoutSeconds = LONGEST_SECONDS } = state;
  state.TimeoutSeconds = LONGEST_SECONDS;
  return TimeoutSeconds;
}

/** The token may be returned before the call's response is here. A call that fails closes it. */
function thenAwaitToken(call: Work, seconds: number): Task {
  return async (input, signal, awaitToken) => {
    const closing = new AbortController();
    const returned = awaitToken(seconds, AbortSignal.any([signal, closing.signal]));
    returned.catch(() => undefined);
    try {
      await call(input, signal);
      return await returned;
    } finally {
      closing.abort();
    }
  };
}

function withinSize(name: string, task: Task): Task {
  return async (...given) => {
    const result = (await task(...given)) ?? null;
    if (Buffer.byteLength(JSON.stringify(result)) > LARGEST_PAYLOAD) {
      const cause = `The state/task '${name}' returned a result with a size exceeding the maximum number of bytes service limit.`;
      throw new TaskFailure('States.DataLimitExceeded', cause);
    }
    return result;
  };
}
