import { EventBridge } from '../../local/aws/event-bridge.ts';
import { TaskFailure } from '../../local/aws/runtimes.ts';
import { deployedStateMachines } from '../../local/aws/states/definition.ts';
import { Executions } from '../../local/aws/states/executions.ts';
import { StatesError } from '../../local/aws/states/states-error.ts';
import type { Deployment } from '../../local/template.ts';
import { type Actors, Crash } from './actors.ts';
import type { Network, Service } from './network.ts';

/** What the states run: functions by the last part of their name (`charge-job`), tasks by their command (`PrepareAndGenerate`). */
export type Handlers = Readonly<Record<string, (input: never) => Promise<unknown>>>;

/** The deployed state machines, run by the local interpreter. Its functions and tasks are actors. */
export class SimulatedStateMachines {
  readonly #actors: Actors;
  readonly #handlers: Handlers;
  readonly #deployment: Deployment;
  readonly #services: Service;
  /** Executions of whose end no event reports. */
  readonly #silent = new Set<string>();
  #executions: Executions | undefined;

  constructor(actors: Actors, deployment: Deployment, handlers: Handlers, services: Service) {
    this.#actors = actors;
    this.#deployment = deployment;
    this.#handlers = handlers;
    this.#services = services;
  }

  /** Forgets all executions. Events of their ends arrive over the network. */
  async reset(network: Network): Promise<void> {
    await this.#executions?.close();
    this.#silent.clear();
    const machines = deployedStateMachines(this.#deployment, () => ({
      hasFunction: () => true,
      invoke: (arn, payload) => this.#run(nameOf(arn), payload),
      hasService: () => true,
      callService: (resource, parameters, signal) => this.#call(network, resource, parameters, signal),
      hasTaskDefinition: () => true,
      runTask: ({ Overrides }, _seconds, signal) => {
        const [override] = Overrides?.ContainerOverrides ?? [];
        const variables = Object.fromEntries((override?.Environment ?? []).map(({ Name, Value }) => [Name, Value]));
        return this.#run(override?.Command?.[0] ?? '', variables, signal);
      },
    }));
    const events = new EventBridge(
      this.#deployment,
      {
        hasFunction: (arn) => arn.includes(':function:'),
        invoke: async () => undefined,
        hasStateMachine: () => true,
        start: (arn, event) =>
          network.holdEvent('event: an execution ended', () => {
            this.#live.start(arn, undefined, JSON.stringify(event));
          }),
      },
      (fault) => {
        throw fault;
      },
    );
    this.#executions = new Executions(machines, {
      onStatus: ({ description }) => {
        if (!this.#silent.has(description.executionArn)) events.executionChanged(description);
      },
    });
  }

  get running(): string[] {
    return this.#all.filter(({ status }) => status === 'RUNNING').map(({ executionArn }) => executionArn);
  }

  /**
   * Ends an execution as an operator does in the console.
   * @param eventIsLost whether no event reports its end
   */
  async abort(executionArn: string, eventIsLost: boolean): Promise<void> {
    if (eventIsLost) this.#silent.add(executionArn);
    await this.#live.stop(executionArn, 'Aborted');
  }

  readonly serve: Service = async ({ constructor: { name }, input }) => {
    try {
      return await this.#answer(name, input);
    } catch (error) {
      if (error instanceof StatesError) throw await serviceError(error);
      throw error;
    }
  };

  async #answer(name: string, input: Record<string, string>): Promise<unknown> {
    const { stateMachineArn = '', executionArn = '' } = input;
    if (name === 'StartExecutionCommand') return this.#live.start(stateMachineArn, input.name, input.input);
    if (name === 'StopExecutionCommand') return this.#live.stop(executionArn, input.error);
    if (name === 'SendTaskSuccessCommand') {
      this.#live.returnToken(input.taskToken ?? '', input.output ?? '');
      return {};
    }
    if (name === 'DescribeExecutionCommand') {
      const { stopDate, ...description } = this.#live.describe(executionArn);
      return { ...description, ...(stopDate !== undefined && { stopDate: new Date(stopDate * 1000) }) };
    }
    if (name !== 'ListExecutionsCommand') throw new Error(`The simulation does not know ${name}.`);
    return { executions: this.#live.list(stateMachineArn).filter(({ status }) => status === input.statusFilter) };
  }

  async #run(name: string, input: unknown, signal?: AbortSignal): Promise<unknown> {
    const handler = this.#handlers[name];
    if (!handler) throw new Error(`The simulation has nothing to run for ${name}.`);
    try {
      return await this.#actors.run(name, () => handler(input as never), signal);
    } catch (error) {
      if (error instanceof Crash) throw new TaskFailure(signal ? 'States.TaskFailed' : 'Lambda.Unknown', error.message);
      const { name: errorName, message } = error as Error;
      throw new TaskFailure(signal ? 'States.TaskFailed' : errorName, message);
    }
  }

  /** Calls a service for a state. A call that is never answered ends as a broken connection does. */
  async #call(network: Network, resource: string, parameters: object, signal: AbortSignal): Promise<unknown> {
    const [service = '', action = ''] = resource.split(':').slice(-2);
    const names: Record<string, string> = {
      transcribe: 'Transcribe',
      bedrockruntime: 'BedrockRuntime',
      s3: 'S3',
      dynamodb: 'DynamoDb',
    };
    const name = `${action.charAt(0).toUpperCase()}${action.slice(1)}`;
    try {
      return await this.#actors.run('states', () => network.call(name, parameters, this.#services), signal);
    } catch (error) {
      const isCrash = error instanceof Crash;
      const { name: errorName, message } = error as Error;
      throw new TaskFailure(`${names[service]}.${isCrash ? 'SdkClientException' : errorName}`, message);
    }
  }

  get #live(): Executions {
    if (!this.#executions) throw new Error('The state machines are not ready.');
    return this.#executions;
  }

  get #all() {
    return this.#live.stateMachines().flatMap(({ stateMachineArn }) => this.#live.list(stateMachineArn));
  }
}

function nameOf(arn: string): string {
  return arn.replace(/^.*:function:(songreel-local-)?|:\d+$/g, '');
}

/** As the SDK throws it. */
async function serviceError({ name, message }: StatesError): Promise<Error> {
  const sdk: Record<string, unknown> = await import('@aws-sdk/client-sfn');
  const Class = sdk[name] as (new (options: object) => Error) | undefined;
  return Class ? new Class({ message, $metadata: {} }) : Object.assign(new Error(message), { name, $metadata: {} });
}
