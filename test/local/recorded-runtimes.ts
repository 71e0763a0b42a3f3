import { type RunTask, type Runtimes, TaskFailure } from '../../local/aws/runtimes.ts';

/** A recorded call of a function or run of a task. */
export interface Done {
  what: string;
  input: unknown;
  /** The capacity of a task. */
  capacity?: string;
}

type Handler = (input: never, signal: AbortSignal) => unknown;

/**
 * Replaces functions and tasks, and records their inputs.
 * @param handlers by the last part of the function's ARN (`charge-job`), by the command of the task (`PrepareAndGenerate`), or
 * by the action of the call (`getTranscriptionJob`)
 */
export function recordedRuntimes(handlers: Record<string, Handler>): Runtimes & { done: Done[] } {
  const done: Done[] = [];
  const run = async (what: string, input: unknown, signal: AbortSignal, more: { capacity?: string } = {}) => {
    done.push({ what, input, ...more });
    const handler = handlers[what];
    if (!handler) throw new TaskFailure('Unexpected', `nobody expected ${what}`);
    return handler(input as never, signal);
  };
  return {
    done,
    hasFunction: (arn) => arn.startsWith('arn:aws:lambda:'),
    invoke: (arn, payload) =>
      run(arn.replace(/^.*:function:(songreel-local-)?|:\d+$/g, ''), payload, new AbortController().signal),
    hasService: () => true,
    callService: (resource, parameters, signal) => run(resource.split(':').at(-1) ?? '', parameters, signal),
    hasTaskDefinition: () => true,
    runTask: (task: RunTask, _seconds, signal) => {
      const [override] = task.Overrides?.ContainerOverrides ?? [];
      const input = Object.fromEntries((override?.Environment ?? []).map(({ Name, Value }) => [Name, Value]));
      const [{ CapacityProvider: capacity } = { CapacityProvider: 'none' }] = task.CapacityProviderStrategy ?? [];
      return run(override?.Command?.[0] ?? '', input, signal, { capacity });
    },
  };
}

/** Throws the failure that Lambda would report for an error of a handler. */
export function thrown(name: string, message = name): never {
  throw new TaskFailure(name, JSON.stringify({ errorType: name, errorMessage: message, trace: [] }));
}
