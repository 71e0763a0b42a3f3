import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from '../child.ts';
import { ACCOUNT, REGION } from '../resource-types.ts';
import type { Deployment, Resource } from '../template.ts';
import { type RunTask, TaskFailure } from './runtimes.ts';
import { TaskQueue } from './task-queue.ts';

interface Container {
  name: string;
  /** The folder of the image asset, in which the command runs. */
  folder: string;
  entryPoint: string[];
  command: string[];
  environment: Record<string, string>;
  roles: TaskRoles;
}

/** ARNs of the roles of a task: what its program may do, and what Fargate may do to start it. */
export interface TaskRoles {
  task: string;
  execution: string;
}

interface FargateOptions {
  /** Number of tasks that run at the same time. */
  workers: number;
  /** Refuses further tasks, as ECS does beyond the account's quota. Otherwise they wait. */
  refuse: boolean;
  /** Seconds from a task's start to the first line of its program, as Fargate needs to pull the image. */
  startSeconds?: number;
  /** Returns environment variables with which a role's SDK reaches the embedded services. */
  awsOf: (role: string) => Record<string, string>;
  /** Returns the program and arguments that run a command inside the image. If absent, commands run on this machine. */
  inImage?: InImage | undefined;
  /** Each task has a temporary folder in this folder while it runs. */
  scratch: string;
  log: Writable;
}

export type InImage = (command: readonly string[], environment: Readonly<Record<string, string>>) => string[];

const NICENESS = 10;
const ON_DEMAND = 'FARGATE';
const PROVIDERS = [ON_DEMAND, 'FARGATE_SPOT'];

/** Runs Fargate tasks as child processes. */
export class Fargate {
  /** Containers by the task definition's ARN, and by its family. */
  readonly #containers: Map<string, Container>;
  readonly #options: FargateOptions;
  readonly #queue: TaskQueue;
  readonly #running = new Set<Promise<unknown>>();
  readonly #ending = new AbortController();

  /** @throws Fault if a task definition is not one container of this project */
  constructor(deployment: Deployment, options: FargateOptions) {
    this.#containers = new Map(
      deployment.resources('AWS::ECS::TaskDefinition').flatMap((resource) => {
        const container = containerOf(resource);
        return [resource.arn, resource.name].map((id) => [id, container] as const);
      }),
    );
    this.#options = options;
    this.#queue = new TaskQueue(options.workers);
  }

  hasTaskDefinition(id: string): boolean {
    return this.#containers.has(id);
  }

  /** @throws TaskFailure if no template defines the task */
  rolesOf(taskDefinition: string): TaskRoles {
    return knownContainer(this.#containers.get(taskDefinition), taskDefinition).roles;
  }

  /**
   * Waits for a worker, or refuses, then runs the task until it ends.
   * @param seconds time limit of the task, counted from its start
   * @returns the task's description
   * @throws TaskFailure if the container's exit status is not 0, or the time limit is exceeded
   */
  async run(task: RunTask, seconds: number, signal: AbortSignal): Promise<unknown> {
    if (this.#options.refuse && this.#queue.isFull) throw quotaReached();
    const either = AbortSignal.any([signal, this.#ending.signal]);
    const run = this.#queue.run(() => this.#runWithinTime(task, seconds, either), either);
    this.#running.add(run);
    try {
      return await run;
    } finally {
      this.#running.delete(run);
    }
  }

  /** Ends every task and everything that the tasks started. */
  async stop(): Promise<void> {
    this.#ending.abort(new Error('the local service is ending'));
    await Promise.allSettled([...this.#running]);
  }

  async #runWithinTime(task: RunTask, seconds: number, signal: AbortSignal): Promise<unknown> {
    const overdue = new AbortController();
    const timer = setTimeout(() => {
      overdue.abort(new TaskFailure('States.Timeout', `The task ran for longer than ${seconds} s.`));
    }, seconds * 1000);
    try {
      return await this.#runNow(task, AbortSignal.any([signal, overdue.signal]));
    } finally {
      clearTimeout(timer);
    }
  }

  async #runNow(task: RunTask, signal: AbortSignal): Promise<unknown> {
    const id = randomUUID();
    const container = overridden(this.#containers.get(task.TaskDefinition), task);
    const provider = providerOf(task);
    const temporary = join(this.#options.scratch, id);
    await mkdir(temporary, { recursive: true });
    try {
      await pause((this.#options.startSeconds ?? 0) * 1000, undefined, { signal }).catch(() => signal.throwIfAborted());
      const status = await this.#runContainer(container, temporary, signal);
      signal.throwIfAborted();
      const description = taskDescription(id, task.TaskDefinition, container.name, provider, status);
      if (status !== 0) throw new TaskFailure('States.TaskFailed', JSON.stringify(description));
      return description;
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }

  async #runContainer(container: Container, temporary: string, signal: AbortSignal): Promise<number> {
    const { entryPoint, command, folder: cwd, environment, roles } = container;
    const { awsOf, inImage } = this.#options;
    const aws = awsOf(roles.task);
    const whole = [...entryPoint, ...command];
    const [program = '', ...args] = inImage?.(whole, { ...aws, ...environment }) ?? whole;
    const child = startChild(program, args, {
      cwd,
      environment: { ...machineEnvironment(temporary, cwd), ...aws, ...environment },
    });
    yieldToOthers(child.process.pid);
    const stop = () => void child.stop();
    signal.addEventListener('abort', stop);
    try {
      for (const output of [child.process.stdout, child.process.stderr]) {
        output?.on('data', (chunk) => this.#options.log.write(chunk));
      }
      if (signal.aborted) stop();
      return await child.exited;
    } finally {
      signal.removeEventListener('abort', stop);
      await child.stop();
    }
  }
}

/** Lowers the priority, so that the API still responds while videos are drawn. Child processes inherit it. */
function yieldToOthers(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS);
  } catch {
    // The process has already ended.
  }
}

function containerOf(resource: Resource): Container {
  const { ContainerDefinitions = [] } = resource.properties;
  const [definition] = ContainerDefinitions;
  if (!definition || ContainerDefinitions.length > 1) {
    throw resource.fault(`the local service runs tasks of one container, not of ${ContainerDefinitions.length}`);
  }
  return {
    name: definition.Name,
    folder: resource.asset(String(definition.Image).split(':').at(-1) ?? ''),
    entryPoint: definition.EntryPoint ?? [],
    command: definition.Command ?? [],
    environment: variables(definition.Environment),
    roles: { task: resource.properties.TaskRoleArn, execution: resource.properties.ExecutionRoleArn },
  };
}

function knownContainer(container: Container | undefined, taskDefinition: string): Container {
  if (!container) throw new TaskFailure('ECS.ClientException', `TaskDefinition not found: ${taskDefinition}`);
  return container;
}

function overridden(known: Container | undefined, { TaskDefinition, Overrides }: RunTask): Container {
  const container = knownContainer(known, TaskDefinition);
  const override = Overrides?.ContainerOverrides?.[0];
  if (!override) return container;
  if (override.Name !== container.name) {
    const cause = `Override for container named ${override.Name} is not a container in the TaskDefinition.`;
    throw new TaskFailure('ECS.InvalidParameterException', cause);
  }
  return {
    ...container,
    command: override.Command ?? container.command,
    environment: { ...container.environment, ...variables(override.Environment) },
  };
}

/** @throws TaskFailure if the provider is not one of Fargate's, which every cluster of the templates knows */
function providerOf({ CapacityProviderStrategy = [] }: RunTask): string {
  const [{ CapacityProvider } = { CapacityProvider: ON_DEMAND }] = CapacityProviderStrategy;
  if (CapacityProviderStrategy.length <= 1 && PROVIDERS.includes(CapacityProvider)) return CapacityProvider;
  throw new TaskFailure('ECS.InvalidParameterException', 'The specified capacity provider was not found.');
}

function variables(list: { Name: string; Value: string }[] = []): Record<string, string> {
  return Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]));
}

/**
 * Returns the environment that an image would provide: the paths of programs, fonts and temporary files, and of the
 * compile cache next to the image.
 */
function machineEnvironment(temporary: string, image: string): Record<string, string> {
  const { PATH = '/usr/local/bin:/usr/bin:/bin', HOME = temporary } = process.env;
  return {
    PATH: `${dirname(process.execPath)}:${PATH}`,
    HOME,
    LANG: 'C.UTF-8',
    TMPDIR: temporary,
    NODE_COMPILE_CACHE: `${image}.compiled`,
  };
}

/**
 * Returns the failure that `runTask.sync` reports for a RunTask response that lists failures:
 * https://docs.aws.amazon.com/step-functions/latest/dg/connect-ecs.html
 */
function quotaReached(): TaskFailure {
  const Reason = "You've reached the limit on the number of vCPUs you can run concurrently";
  return new TaskFailure('AmazonECS.Unknown', JSON.stringify({ Failures: [{ Reason }], Tasks: [] }));
}

/** Describes an ended task: https://docs.aws.amazon.com/AmazonECS/latest/APIReference/API_Task.html */
function taskDescription(
  id: string,
  TaskDefinitionArn: string,
  Name: string,
  CapacityProviderName: string,
  ExitCode: number,
) {
  return {
    TaskArn: `arn:aws:ecs:${REGION}:${ACCOUNT}:task/${id}`,
    TaskDefinitionArn,
    LaunchType: 'FARGATE',
    CapacityProviderName,
    LastStatus: 'STOPPED',
    StopCode: 'EssentialContainerExited',
    StoppedReason: 'Essential container in task exited',
    Containers: [{ Name, ExitCode, LastStatus: 'STOPPED' }],
  };
}
