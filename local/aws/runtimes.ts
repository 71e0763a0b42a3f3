/** What carries out the Task states of a state machine: Lambda functions, and tasks in containers. */
export interface Runtimes {
  hasFunction(arn: string): boolean;
  /**
   * @returns what the function answered
   * @throws TaskFailure with the error's name as Lambda reports it
   */
  invoke(functionArn: string, payload: unknown): Promise<unknown>;
  /** @param id an ARN, or a family */
  hasTaskDefinition(id: string): boolean;
  /**
   * Runs a task to its end; stops it when the signal is aborted.
   * @param seconds how long it may run; waiting for a worker does not count
   * @returns its description, as ECS gives it
   * @throws TaskFailure, `States.Timeout` when its time is over
   */
  runTask(task: RunTask, seconds: number, signal: AbortSignal): Promise<unknown>;
}

/** The part of an ECS RunTask request that matters on one machine. */
export interface RunTask {
  TaskDefinition: string;
  Overrides?: { ContainerOverrides?: ContainerOverride[] };
}

export interface ContainerOverride {
  Name: string;
  Command?: string[];
  Environment?: { Name: string; Value: string }[];
}

/** A failure with the name that Retry and Catch match, and the cause that they are told, mostly JSON. */
export class TaskFailure extends Error {
  constructor(error: string, cause: string) {
    super(cause);
    this.name = error;
  }
}
