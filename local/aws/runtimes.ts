/** Runs the Task states of a state machine: Lambda functions, tasks in containers, and calls of services. */
export interface Runtimes {
  hasFunction(arn: string): boolean;
  /**
   * @returns the function's result
   * @throws TaskFailure with the error's name as Lambda reports it
   */
  invoke(functionArn: string, payload: unknown): Promise<unknown>;
  /** @param id an ARN or a family */
  hasTaskDefinition(id: string): boolean;
  /**
   * Runs a task until it ends. Stops it if the signal is aborted.
   * @param seconds time limit; waiting for a worker does not count
   * @returns the task's description in the form of ECS
   * @throws TaskFailure, `States.Timeout` if the time limit is exceeded
   */
  runTask(task: RunTask, seconds: number, signal: AbortSignal): Promise<unknown>;
  /** @param resource such as `arn:aws:states:::aws-sdk:transcribe:getTranscriptionJob` */
  hasService(resource: string): boolean;
  /**
   * Calls a service.
   * @returns its response, with field names that begin with capital letters
   * @throws TaskFailure with the error's name as Step Functions reports it
   */
  callService(resource: string, parameters: object, signal: AbortSignal): Promise<unknown>;
}

/** The part of an ECS RunTask request that the local service uses. */
export interface RunTask {
  TaskDefinition: string;
  /** ARN. */
  Cluster?: string;
  PropagateTags?: string;
  /** The local service takes one provider. FARGATE is the default. */
  CapacityProviderStrategy?: { CapacityProvider: string }[];
  Overrides?: { ContainerOverrides?: ContainerOverride[] };
}

interface ContainerOverride {
  Name: string;
  Command?: string[];
  Environment?: { Name: string; Value: string }[];
}

/**
 * Errors that end an execution: `States.ALL` does not match them.
 * https://docs.aws.amazon.com/step-functions/latest/dg/concepts-error-handling.html
 */
const TERMINAL = ['States.DataLimitExceeded', 'States.Runtime'];

/** A failure with the name that Retry and Catch match, and with a cause, which is usually JSON. */
export class TaskFailure extends Error {
  constructor(error: string, cause: string) {
    super(cause);
    this.name = error;
  }

  /** The interpreter asks before it retries. */
  get isRetryable(): boolean {
    return !TERMINAL.includes(this.name);
  }

  /** The interpreter asks before it catches. */
  get isCatchable(): boolean {
    return !TERMINAL.includes(this.name);
  }
}
