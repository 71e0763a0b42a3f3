import type { StateMachineDefinition } from 'aws-local-stepfunctions';
import type { Resource } from '../../template.ts';
import { type RunTask, type Runtimes, TaskFailure } from '../runtimes.ts';

type State = StateMachineDefinition['States'][string];
type TaskState = Extract<State, { Type: 'Task' }>;
type Work = (input: unknown, signal: AbortSignal) => Promise<unknown>;
export interface Task extends Work {
  /** Whether it runs in a container. Only such states read how often they were retried. */
  inContainer?: true;
}

/**
 * Seconds. A timer cannot wait much longer. Without a limit, AWS lets a task run for a year, and the interpreter for a
 * minute.
 */
export const LONGEST_SECONDS = 2_000_000;

/** Bytes. Step Functions passes no more than this between states. */
const LARGEST_PAYLOAD = 262_144;

/**
 * Returns the work of a Task state. Its Resource is a Lambda function's ARN, one of two optimized integrations, or a
 * call of a service by its SDK.
 * @throws Fault if it names a function or a task definition that is not in the templates, or a call that is unknown
 */
export function taskOf(name: string, state: TaskState, resource: Resource, runtimes: Runtimes): Task {
  const limited = (task: Work): Task => withinSize(name, task);
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
        if (!runtimes.hasService(state.Resource)) {
          throw resource.fault(`its state ${name} calls ${state.Resource}, which the local service cannot call`);
        }
        return limited((input, signal) => runtimes.callService(state.Resource, input as object, signal));
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
 * task may wait here for a worker, and that time must not count.
 * @returns the limit in seconds
 */
function takeTimeLimit(state: TaskState): number {
  const { TimeoutSeconds = LONGEST_SECONDS } = state;
  state.TimeoutSeconds = LONGEST_SECONDS;
  return TimeoutSeconds;
}

function withinSize(name: string, task: Work): Work {
  return async (input, signal) => {
    const result = (await task(input, signal)) ?? null;
    if (Buffer.byteLength(JSON.stringify(result)) > LARGEST_PAYLOAD) {
      const cause = `The state/task '${name}' returned a result with a size exceeding the maximum number of bytes service limit.`;
      throw new TaskFailure('States.DataLimitExceeded', cause);
    }
    return result;
  };
}
