import { randomUUID } from 'node:crypto';
import type { DeployedStateMachine } from './definition.ts';
import { Execution, type ExecutionDescription } from './execution.ts';
import type { HistoryEvent } from './history.ts';
import { StatesError } from './states-error.ts';
import { TaskTokens } from './task-tokens.ts';

/** Callbacks for what executions do. */
interface ExecutionObserver {
  /** An execution has started or ended. */
  onStatus?(execution: Execution): void;
  /** An execution has entered a Task state. */
  onTask?(execution: Execution, state: string): void;
}

const NAME = /^[^\s<>{}[\]?*"#%\\^|~`$&,;:/\p{Cc}]{1,80}$/u;
/** Number of ended executions that are remembered. */
const REMEMBERED = 2000;

/** Every execution since the service started: https://docs.aws.amazon.com/step-functions/latest/apireference/ */
export class Executions {
  readonly #machines: Map<string, DeployedStateMachine>;
  readonly #byArn = new Map<string, Execution>();
  readonly #observer: ExecutionObserver;
  readonly #tokens = new TaskTokens();
  #closed = false;

  constructor(machines: DeployedStateMachine[], observer: ExecutionObserver = {}) {
    this.#machines = new Map(machines.map((machine) => [machine.arn, machine]));
    this.#observer = observer;
  }

  /**
   * Starts an execution. If one of that name is running with the same input, returns that one.
   * @throws StatesError, also if the name belongs to any other execution
   */
  start(stateMachineArn: string, name: string = randomUUID(), input = '{}'): ExecutionDescription {
    const machine = this.#machines.get(stateMachineArn);
    if (!machine) {
      throw new StatesError('StateMachineDoesNotExist', `State Machine Does Not Exist: '${stateMachineArn}'`);
    }
    if (!NAME.test(name)) throw new StatesError('InvalidName', `Invalid Name: '${name}'`);
    if (!isJson(input))
      throw new StatesError('InvalidExecutionInput', `Invalid State Machine Execution Input: '${input}'`);
    const arn = `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${name}`;
    const known = this.#byArn.get(arn);
    if (known) {
      if (known.description.status === 'RUNNING' && known.description.input === input) return known.description;
      throw new StatesError('ExecutionAlreadyExists', `Execution Already Exists: '${arn}'`);
    }
    if (this.#closed) throw new StatesError('ServiceUnavailable', 'the local service is ending');
    const onTask = (state: string) => this.#observer.onTask?.(execution, state);
    const execution = new Execution(machine, name, input, onTask, this.#tokens);
    this.#byArn.set(arn, execution);
    this.#observer.onStatus?.(execution);
    execution.ended.then(() => {
      if (!this.#closed) this.#observer.onStatus?.(execution);
      this.#forget();
    });
    return execution.description;
  }

  describe(executionArn: string): ExecutionDescription {
    return this.#execution(executionArn).description;
  }

  history(executionArn: string): HistoryEvent[] {
    return this.#execution(executionArn).history;
  }

  stateMachines(): { stateMachineArn: string; name: string; type: 'STANDARD' }[] {
    return [...this.#machines.keys()].map((stateMachineArn) => ({
      stateMachineArn,
      name: stateMachineArn.split(':').at(-1) ?? '',
      type: 'STANDARD',
    }));
  }

  list(stateMachineArn: string): ExecutionDescription[] {
    return [...this.#byArn.values()]
      .map(({ description }) => description)
      .filter((description) => description.stateMachineArn === stateMachineArn)
      .reverse();
  }

  async stop(executionArn: string, error?: string, cause?: string): Promise<ExecutionDescription> {
    const execution = this.#execution(executionArn);
    await execution.stop(error, cause);
    return execution.description;
  }

  /** Lets the state continue that waits for the token. @param output JSON @throws StatesError */
  returnToken(token: string, output: string): void {
    this.#tokens.succeed(token, output);
  }

  /** Ends every execution without calling the observer. The service resumes them when it starts again. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#byArn.values()].map((execution) => execution.stop()));
  }

  #execution(arn: string): Execution {
    const execution = this.#byArn.get(arn);
    if (!execution) throw new StatesError('ExecutionDoesNotExist', `Execution Does Not Exist: '${arn}'`);
    return execution;
  }

  #forget(): void {
    for (const [arn, { description }] of this.#byArn) {
      if (this.#byArn.size <= REMEMBERED) return;
      if (description.status !== 'RUNNING') this.#byArn.delete(arn);
    }
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
