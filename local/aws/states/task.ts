import type { StateMachineDefinition } from 'aws-local-stepfunctions';
import type { Resource } from '../../template.ts';
import { type RunTask, type Runtimes, TaskFailure } from '../runtimes.ts';

type State = StateMachineDefinition['States'][string];
type TaskState = Extract<State, { Type: 'Task' }>;
export type Task = (input: unknown, signal: AbortSignal) => Promise<unknown>;

/** Step Functions passes no more than this between states; bytes. */
const LARGEST_PAYLOAD = 262_144;

/**
 * What a Task state does, by its Resource: a Lambda function's ARN, or one of two service integrations.
 * @throws Fault for one that names a function or task definition that the templates do not have
 */
export function taskOf(name: string, state: TaskState, resource: Resource, runtimes: Runtimes): Task {
  const limited = (task: Task): Task => withinTime(withinSize(name, task), state.TimeoutSeconds);
  switch (state.Resource) {
    case 'arn:aws:states:::ecs:runTask.sync': {
      const { TaskDefinition } = state.Parameters as unknown as RunTask;
      if (!runtimes.hasTaskDefinition(TaskDefinition)) {
        throw resource.fault(`its state ${name} runs ${TaskDefinition}, which no template defines`);
      }
      return limited((input, signal) => runtimes.runTask(input as RunTask, signal));
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
      knownFunction(state.Resource);
      return limited((input) => runtimes.invoke(state.Resource, input));
  }

  function knownFunction(arn: string): void {
    if (!runtimes.hasFunction(arn)) throw resource.fault(`its state ${name} calls ${arn}, which no template defines`);
  }
}

function withinSize(name: string, task: Task): Task {
  return async (input, signal) => {
    const result = (await task(input, signal)) ?? null;
    if (Buffer.byteLength(JSON.stringify(result)) > LARGEST_PAYLOAD) {
      const cause = `The state/task '${name}' returned a result with a size exceeding the maximum number of bytes service limit.`;
      throw new TaskFailure('States.DataLimitExceeded', cause);
    }
    return result;
  };
}

/** The interpreter goes on when a state's time is over; what the state had started ends here. */
function withinTime(task: Task, seconds: number | undefined): Task {
  if (seconds === undefined) return task;
  return async (input, signal) => {
    const overdue = new AbortController();
    const timer = setTimeout(() => overdue.abort(), seconds * 1000).unref();
    try {
      return await task(input, AbortSignal.any([signal, overdue.signal]));
    } finally {
      clearTimeout(timer);
    }
  };
}
