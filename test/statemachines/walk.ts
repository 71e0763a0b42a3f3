import { readFileSync } from 'node:fs';
import { type DeployedStateMachine, deployedStateMachines } from '../../local/aws/states/definition.ts';
import { Execution, type ExecutionDescription } from '../../local/aws/states/execution.ts';
import { TaskTokens } from '../../local/aws/states/task-tokens.ts';
import { localDeployment } from '../local/deployment.ts';
import { type Done, recordedRuntimes } from '../local/recorded-runtimes.ts';

export interface Walk extends Pick<ExecutionDescription, 'status' | 'error' | 'cause'> {
  /** The functions that were called and the tasks that were run, in order, including repeated attempts. */
  done: string[];
  /** The same calls and tasks with their inputs. */
  inputs: Done[];
}

type Handlers = Parameters<typeof recordedRuntimes>[0];

/**
 * Runs an execution of a deployed state machine to its end. The handlers replace functions and tasks.
 * @param reports when the media task reports that the media are prepared: `at its end`, if it succeeds, or `at once`
 */
export async function walk(
  name: 'job' | 'cancellation' | 'settlement',
  input: object,
  handlers: Handlers,
  reports: 'at its end' | 'at once' = 'at its end',
): Promise<Walk> {
  const tokens = new TaskTokens();
  const runtimes = recordedRuntimes(name === 'job' ? reporting(handlers, tokens, reports) : handlers);
  const machine = deployedStateMachines(await localDeployment(), () => runtimes).find(({ arn }) =>
    arn.endsWith(`-${name}`),
  );
  if (!machine) throw new Error(`no template has the state machine ${name}`);
  const execution = new Execution(withoutPauses(machine), 'job_1', JSON.stringify(input), () => undefined, tokens);
  await execution.ended;
  const { status, error, cause } = execution.description;
  const done = runtimes.done.map(({ what }) => what);
  return {
    status,
    ...(error === undefined ? {} : { error }),
    ...(cause === undefined ? {} : { cause }),
    done,
    inputs: runtimes.done,
  };
}

/** Returns handlers whose media task returns the tokens that the state machine writes to the job. */
function reporting(handlers: Handlers, tokens: TaskTokens, reports: 'at its end' | 'at once'): Handlers {
  const prepared = Promise.withResolvers<void>();
  if (reports === 'at once') prepared.resolve();
  const { PrepareAndGenerate = () => ({}) } = handlers;
  return {
    updateItem: (written: { ExpressionAttributeValues: { ':token': { L: [{ S: string }] } } }) => {
      const [{ S: token }] = written.ExpressionAttributeValues[':token'].L;
      prepared.promise.then(() => tokens.succeed(token, '{}'));
      return {};
    },
    ...handlers,
    PrepareAndGenerate: async (input, signal) => {
      const result = await PrepareAndGenerate(input, signal);
      prepared.resolve();
      return result;
    },
  };
}

/** The Wait states of the job state machine, also those inside of Map states. */
const WAITS = readFileSync('statemachines/job.asl.json', 'utf8').match(/"WaitFor\w+(?=": \{)/g) ?? [];

function withoutPauses(deployed: DeployedStateMachine): DeployedStateMachine {
  const retryIntervalOverrides = Object.fromEntries([...deployed.tasks.keys()].map((state) => [state, 0]));
  const waitTimeOverrides = Object.fromEntries(WAITS.map((state) => [state.slice(1), 0]));
  return {
    ...deployed,
    machine: {
      run: (input, options) =>
        deployed.machine.run(input, {
          ...options,
          overrides: { ...options?.overrides, retryIntervalOverrides, waitTimeOverrides },
        }),
    },
  };
}

/** Returns a handler that fails a number of times and then succeeds. */
export function failing(times: number, name: string, answer?: unknown): () => unknown {
  let failed = 0;
  return () => {
    if (failed++ < times) throw Object.assign(new Error(`${name} on purpose`), { name });
    return answer;
  };
}

export const always = Number.POSITIVE_INFINITY;
