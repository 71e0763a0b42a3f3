import type { Fargate } from './fargate.ts';
import type { LambdaFunction } from './lambda/function.ts';
import { type RunTask, type Runtimes, TaskFailure } from './runtimes.ts';
import type { ServiceCalls } from './service-calls.ts';

/** The functions, the media tasks and the calls of services of one deployment. */
export class DeployedRuntimes implements Runtimes {
  readonly #functions: Map<string, LambdaFunction>;
  readonly #fargate: Fargate;
  readonly #services: ServiceCalls;
  readonly #onFault: (fault: string) => void;

  constructor(
    functions: Map<string, LambdaFunction>,
    fargate: Fargate,
    services: ServiceCalls,
    onFault: (fault: string) => void,
  ) {
    this.#functions = functions;
    this.#fargate = fargate;
    this.#services = services;
    this.#onFault = onFault;
  }

  hasFunction(arn: string): boolean {
    return this.#functions.has(arn);
  }

  async invoke(functionArn: string, payload: unknown): Promise<unknown> {
    const outcome = await this.#function(functionArn).invoke(JSON.stringify(payload));
    if ('payload' in outcome) return JSON.parse(outcome.payload);
    throw new TaskFailure(outcome.error.errorType, JSON.stringify(outcome.error));
  }

  /** Invokes a function. @returns JSON, or undefined if the function failed, which is reported to `onFault` */
  async invokeForGateway(functionArn: string, payload: string): Promise<string | undefined> {
    const called = this.#function(functionArn);
    const outcome = await called.invoke(payload);
    if ('payload' in outcome) return outcome.payload;
    const { errorType, errorMessage } = outcome.error;
    this.#onFault(`${called.configuration.name} failed: ${errorType}: ${errorMessage}`);
    return undefined;
  }

  hasTaskDefinition(id: string): boolean {
    return this.#fargate.hasTaskDefinition(id);
  }

  runTask(task: RunTask, seconds: number, signal: AbortSignal): Promise<unknown> {
    return this.#fargate.run(task, seconds, signal);
  }

  hasService(resource: string): boolean {
    return this.#services.has(resource);
  }

  callService(resource: string, parameters: object, signal: AbortSignal): Promise<unknown> {
    return this.#services.call(resource, parameters, signal);
  }

  async stop(): Promise<void> {
    this.#services.stop();
    await this.#fargate.stop();
    await Promise.all([...this.#functions.values()].map((lambda) => lambda.stop()));
  }

  #function(arn: string): LambdaFunction {
    const found = this.#functions.get(arn);
    if (!found) throw new TaskFailure('Lambda.ResourceNotFoundException', `Function not found: ${arn}`);
    return found;
  }
}
