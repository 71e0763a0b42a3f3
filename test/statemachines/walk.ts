import { readFileSync } from 'node:fs';
import { type DeployedStateMachine, deployedStateMachines } from '../../local/aws/states/definition.ts';
import { Execution, type ExecutionDescription } from '../../local/aws/states/execution.ts';
import { localDeployment } from '../local/deployment.ts';
import { type Done, recordedRuntimes } from '../local/recorded-runtimes.ts';

export interface Walk extends Pick<ExecutionDescription, 'status' | 'error' | 'cause'> {
  /** The functions that were called and the tasks that were run, in order, including repeated attempts. */
  done: string[];
  /** The same calls and tasks with their inputs. */
  inputs: Done[];
}

/** Runs an execution of a deployed state machine to its end. The handlers replace functions and tasks. */
export async function walk(
  name: 'job' | 'cancellation' | 'settlement',
  input: object,
  handlers: Parameters<typeof recordedRuntimes>[0],
): Promise<Walk> {
  const runtimes = recordedRuntimes(handlers);
  const machine = deployedStateMachines(await localDeployment(), () => runtimes).find(({ arn }) =>
    arn.endsWith(`-${name}`),
  );
  if (!machine) throw new Error(`no template has the state machine ${name}`);
  const execution = new Execution(withoutPauses(machine), 'job_1', JSON.stringify(input), () => undefined);
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
