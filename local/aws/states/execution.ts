import type { StateMachine } from 'aws-local-stepfunctions';
import { ExecutionAbortedError, ExecutionTimeoutError } from 'aws-local-stepfunctions';
import type { DeployedStateMachine } from './definition.ts';
import { type HistoryEvent, historyEvent } from './history.ts';

type ExecutionStatus = 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'TIMED_OUT' | 'ABORTED';

/** The result of DescribeExecution. Dates are seconds since 1970. */
export interface ExecutionDescription {
  executionArn: string;
  stateMachineArn: string;
  name: string;
  status: ExecutionStatus;
  startDate: number;
  stopDate?: number;
  input: string;
  output?: string;
  error?: string;
  cause?: string;
}

/** One execution of a state machine by the interpreter. */
export class Execution {
  readonly description: ExecutionDescription;
  readonly history: HistoryEvent[] = [];
  /** Settles when the execution has a final status; never rejects. */
  readonly ended: Promise<void>;
  readonly #abort: () => void;
  readonly #onTask: (name: string) => void;
  readonly #tasks = new AbortController();

  /** @param onTask is called with the name of each Task state that the execution enters */
  constructor(stateMachine: DeployedStateMachine, name: string, input: string, onTask: (name: string) => void) {
    this.#onTask = onTask;
    const executionArn = `${stateMachine.arn.replace(':stateMachine:', ':execution:')}:${name}`;
    this.description = {
      executionArn,
      stateMachineArn: stateMachine.arn,
      name,
      status: 'RUNNING',
      startDate: Date.now() / 1000,
      input,
    };
    const run = this.#run(stateMachine);
    this.#abort = run.abort;
    this.ended = this.#end(run);
  }

  /** Ends the execution and everything that it runs. Does nothing if it has already ended. */
  async stop(error?: string, cause?: string): Promise<void> {
    if (this.description.status !== 'RUNNING') return;
    Object.assign(this.description, error === undefined ? {} : { error }, cause === undefined ? {} : { cause });
    this.#abort();
    await this.ended;
  }

  #run({ machine, arn, name: machineName, tasks }: DeployedStateMachine): ReturnType<StateMachine['run']> {
    const { executionArn: Id, name: Name, input } = this.description;
    const { signal } = this.#tasks;
    // The interpreter reads the context at each attempt. Step Functions counts the attempts of a state. Here only states
    // with containers count, and the count starts again when one succeeds, so no such state may follow the caught
    // failure of another.
    const State = { RetryCount: 0 };
    const handlers = Object.fromEntries(
      [...tasks].map(([state, task]) => [
        state,
        async (taskInput: unknown) => {
          signal.throwIfAborted();
          if (task.inContainer) State.RetryCount += 1;
          const result = (await Promise.race([task(taskInput, signal), aborted(signal)])) as never;
          if (task.inContainer) State.RetryCount = 0;
          return result;
        },
      ]),
    );
    return machine.run(JSON.parse(input), {
      overrides: { taskResourceLocalHandlers: handlers },
      context: { Execution: { Id, Name }, StateMachine: { Id: arn, Name: machineName }, State },
    });
  }

  async #end(run: ReturnType<StateMachine['run']>): Promise<void> {
    const [outcome] = await Promise.all([this.#outcome(run.result), this.#record(run.eventLogs)]);
    this.#tasks.abort();
    Object.assign(this.description, outcome, { stopDate: Date.now() / 1000 });
  }

  async #outcome(result: Promise<unknown>): Promise<Partial<ExecutionDescription>> {
    try {
      return { status: 'SUCCEEDED', output: JSON.stringify(await result) };
    } catch (error) {
      if (error instanceof ExecutionAbortedError) return { status: 'ABORTED' };
      if (error instanceof ExecutionTimeoutError) return { status: 'TIMED_OUT', error: 'States.Timeout' };
      const { name, message } = (error as Error).cause as Error;
      return { status: 'FAILED', error: name, cause: message };
    } finally {
      this.#tasks.abort();
    }
  }

  async #record(log: ReturnType<StateMachine['run']>['eventLogs']): Promise<void> {
    for await (const event of log) {
      if (event.type === 'StateEntered' && event.state.type === 'Task') this.#onTask(event.state.name);
      const told = historyEvent(event, this.history.length + 1);
      if (told) this.history.push(told);
    }
  }
}

/** Rejects when the signal is aborted, because the interpreter keeps a task's timer until the task settles. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
