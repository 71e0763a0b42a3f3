import { ACCOUNT, REGION } from '../../resource-types.ts';
import type { DeployedRuntimes } from '../deployed-runtimes.ts';
import { type RunTask, type Runtimes, TaskFailure } from '../runtimes.ts';
import type { ServiceCalls } from '../service-calls.ts';
import type { Access } from './policy.ts';
import { AccessDenied, type Principal } from './principals.ts';

/** What a state machine may run with its role. The services check by themselves who calls them. */
export class PermittedRuntimes implements Runtimes {
  readonly #all: DeployedRuntimes;
  readonly #services: ServiceCalls;
  readonly #role: Principal;

  /** @param services calls with the credentials of the role */
  constructor(all: DeployedRuntimes, services: ServiceCalls, role: Principal) {
    this.#all = all;
    this.#services = services;
    this.#role = role;
  }

  hasFunction(arn: string): boolean {
    return this.#all.hasFunction(arn);
  }

  /** The name of the error is as in https://github.com/awslabs/aws-deployment-framework/issues/460. */
  async invoke(functionArn: string, payload: unknown): Promise<unknown> {
    this.#authorize('Lambda.AWSLambdaException', { action: 'lambda:InvokeFunction', resource: functionArn });
    return this.#all.invoke(functionArn, payload);
  }

  hasTaskDefinition(id: string): boolean {
    return this.#all.hasTaskDefinition(id);
  }

  /**
   * Needs the rights of `runTask.sync`: https://docs.aws.amazon.com/step-functions/latest/dg/connect-ecs.html
   * A state that may not stop its task leaves it running.
   */
  async runTask(task: RunTask, seconds: number, signal: AbortSignal): Promise<unknown> {
    const tasks = `arn:aws:ecs:${REGION}:${ACCOUNT}:task/${task.Cluster?.split('/').at(-1)}/task`;
    this.#authorize('ECS.AccessDeniedException', ...this.#accessesToStart(task, tasks));
    const stopping = new AbortController();
    const stop = () => {
      if (this.#role.uses({ action: 'ecs:StopTask', resource: tasks })) stopping.abort(signal.reason);
    };
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    try {
      const description = await this.#all.runTask(task, seconds, stopping.signal);
      this.#authorize('ECS.AccessDeniedException', { action: 'ecs:DescribeTasks', resource: tasks });
      return description;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  hasService(resource: string): boolean {
    return this.#services.has(resource);
  }

  callService(resource: string, parameters: object, signal: AbortSignal): Promise<unknown> {
    return this.#services.call(resource, parameters, signal);
  }

  #accessesToStart({ TaskDefinition, Cluster = '', PropagateTags }: RunTask, tasks: string): Access[] {
    const roles = this.#all.rolesOf(TaskDefinition);
    const passed = { 'iam:PassedToService': ['ecs-tasks.amazonaws.com'] };
    const tags = { action: 'ecs:TagResource', resource: tasks, context: { 'ecs:CreateAction': ['RunTask'] } };
    return [
      { action: 'ecs:RunTask', resource: TaskDefinition, context: { 'ecs:cluster': [Cluster] } },
      { action: 'iam:PassRole', resource: roles.task, context: passed },
      { action: 'iam:PassRole', resource: roles.execution, context: passed },
      ...(PropagateTags ? [tags] : []),
    ];
  }

  /** @throws TaskFailure with the name that Step Functions gives to a refusal */
  #authorize(error: string, ...accesses: Access[]): void {
    try {
      this.#role.authorize(...accesses);
    } catch (refusal) {
      if (refusal instanceof AccessDenied) throw new TaskFailure(error, refusal.message);
      throw refusal;
    }
  }
}
