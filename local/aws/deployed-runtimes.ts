import type { Fargate, TaskRoles } from './fargate.ts';
import type { LambdaFunction } from './lambda/function.ts';
import { type Outcome, STOPPED } from './lambda/protocol.ts';
import { type RunTask, TaskFailure } from './runtimes.ts';

/** The functions and the media tasks of one deployment. */
export class DeployedRuntimes {
  readonly #functions: Map<string, LambdaFunction>;
  readonly #fargate: Fargate;
  readonly #onFault: (fault: string) => void;

  constructor(functions: Map<string, LambdaFunction>, fargate: Fargate, onFault: (fault: string) => void) {
    this.#functions = functions;
    this.#fargate = fargate;
    this.#onFault = onFault;
  }

  hasFunction(arn: string): boolean {
    return this.#functions.has(unqualified(arn));
  }

  /** @throws TaskFailure with the error's name as Lambda reports it */
  async invoke(functionArn: string, payload: unknown): Promise<unknown> {
    const outcome = await this.#function(functionArn).invoke(JSON.stringify(payload));
    if ('payload' in outcome) return JSON.parse(outcome.payload);
    throw new TaskFailure(outcome.error.errorType, JSON.stringify(outcome.error));
  }

  /** Invokes a function. @returns JSON, or undefined if it failed, which is reported to `onFault`, or was stopped */
  async invokeForGateway(functionArn: string, payload: string): Promise<string | undefined> {
    const called = this.#function(functionArn);
    const outcome = await called.invoke(payload);
    if ('payload' in outcome) return outcome.payload;
    const { errorType, errorMessage } = outcome.error;
    if (errorType !== STOPPED.errorType)
      this.#onFault(`${called.configuration.name} failed: ${errorType}: ${errorMessage}`);
    return undefined;
  }

  /** Invokes a function. Never rejects. @returns undefined if there is no such function */
  outcomeOf(functionArn: string, payload: string): Promise<Outcome> | undefined {
    return this.#functions.get(unqualified(functionArn))?.invoke(payload);
  }

  hasTaskDefinition(id: string): boolean {
    return this.#fargate.hasTaskDefinition(id);
  }

  /** @throws TaskFailure if no template defines the task */
  rolesOf(taskDefinition: string): TaskRoles {
    return this.#fargate.rolesOf(taskDefinition);
  }

  /** Runs a task until it ends, as `Runtimes.runTask` does. */
  runTask(task: RunTask, seconds: number, signal: AbortSignal): Promise<unknown> {
    return this.#fargate.run(task, seconds, signal);
  }

  async stop(): Promise<void> {
    await this.#fargate.stop();
    await Promise.all([...this.#functions.values()].map((lambda) => lambda.stop()));
  }

  #function(arn: string): LambdaFunction {
    const found = this.#functions.get(unqualified(arn));
    if (!found) throw new TaskFailure('Lambda.ResourceNotFoundException', `Function not found: ${arn}`);
    return found;
  }
}

/** @param arn of a function, or of one of its versions, which all run the same code here */
function unqualified(arn: string): string {
  return arn.replace(/(:function:[^:]+):[^:]+$/, '$1');
}
