import type { StateMachine } from 'aws-local-stepfunctions';
import { ExecutionAbortedError, ExecutionTimeoutError } from 'aws-local-stepfunctions';
import type { DeployedStateMachine } from './definition.ts';
import { type HistoryEvent, historyEvent } from './history.ts';
import type { Task } from './task.ts';
import { newTaskToken, TaskTokens } from './task-tokens.ts';

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
  readonly #tokens: TaskTokens;
  readonly #tasks = new AbortController();
  /** The branches of each Parallel state. If one fails, all are stopped. */
  readonly #branches = new Map<string, AbortController>();

  /**
   * @param onTask is called with the name of each Task state that the execution enters
   * @param tokens receives the tokens for which states wait
   */
  constructor(
    stateMachine: DeployedStateMachine,
    name: string,
    input: string,
    onTask: (name: string) => void,
    tokens = new TaskTokens(),
  ) {
    this.#onTask = onTask;
    this.#tokens = tokens;
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
    // The interpreter reads the context at each attempt. Step Functions counts the attempts of a state. Here only states
    // with containers count, and the count starts again when one succeeds, so no such state may follow the caught
    // failure of another.
    const State = { RetryCount: 0 };
    const Task = { Token: newTaskToken(arn) };
    const handlers = Object.fromEntries(
      [...tasks].map(([state, task]) => [
        state,
        async (taskInput: unknown) => {
          const signal = this.#signalOf(task);
          signal.throwIfAborted();
          if (task.inContainer) State.RetryCount += 1;
          const token = Task.Token;
          if (task.awaitsToken) Task.Token = newTaskToken(arn);
          const work = task(taskInput, signal, (seconds, closing) => this.#tokens.wait(token, seconds, closing));
          const result = (await Promise.race([work, aborted(signal)])) as never;
          if (task.inContainer) State.RetryCount = 0;
          return result;
        },
      ]),
    );
    return machine.run(JSON.parse(input), {
      overrides: { taskResourceLocalHandlers: handlers },
      context: { Execution: { Id, Name }, StateMachine: { Id: arn, Name: machineName }, State, Task },
    });
  }

  /** Returns what stops a task: the end of the execution, or the failure of a branch beside it. */
  #signalOf({ within }: Task): AbortSignal {
    const { signal } = this.#tasks;
    return within === undefined ? signal : AbortSignal.any([signal, this.#branchesOf(within).signal]);
  }

  #branchesOf(parallel: string): AbortController {
    const known = this.#branches.get(parallel);
    if (known) return known;
    const controller = new AbortController();
    this.#branches.set(parallel, controller);
    return controller;
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
      // Step Functions stops the tasks of the other branches, too.
      if (event.type === 'ParallelBranchFailed') this.#branchesOf(event.parentState.name).abort();
      const told = historyEvent(event, this.history);
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
