import {
  DescribeStateMachineCommand,
  paginateListStateMachines,
  SFNClient,
  TestStateCommand,
  type TestStateCommandOutput,
} from '@aws-sdk/client-sfn';

/** A state with its input, and what its work returns or throws. */
export interface TestedState {
  state: Record<string, unknown>;
  input?: unknown;
  mock?: { result: unknown } | { error: string; cause: string };
  /** The context object, if the state reads it. */
  context?: Record<string, unknown>;
  /** How often the retrier that applies has retried before. */
  retries?: number;
}

/** What Step Functions makes of a state. */
export interface StateAnswer {
  status: 'SUCCEEDED' | 'FAILED' | 'RETRIABLE' | 'CAUGHT_ERROR';
  nextState?: string;
  output?: unknown;
  error?: string;
  retryIndex?: number;
  catchIndex?: number;
  /** Seconds. */
  delay?: number;
}

/** Step Functions in the account of the environment's credentials. */
export class StepFunctions {
  readonly #client: SFNClient;

  constructor(region: string | undefined) {
    this.#client = new SFNClient({
      ...(region === undefined ? {} : { region }),
      // TestState has a host of its own on AWS. Another endpoint has one host.
      disableHostPrefix: process.env.AWS_ENDPOINT_URL_SFN !== undefined,
    });
  }

  /** Tests a state, without its work. @param roleArn the role that the state would have */
  async test({ state, input = {}, mock, retries = 0, context }: TestedState, roleArn: string): Promise<StateAnswer> {
    const response = await this.#client.send(
      new TestStateCommand({
        definition: JSON.stringify(state),
        roleArn,
        input: JSON.stringify(input),
        inspectionLevel: 'DEBUG',
        ...(mock ? { mock: mockOf(mock) } : {}),
        ...(retries > 0 ? { stateConfiguration: { retrierRetryCount: retries } } : {}),
        ...(context ? { context: JSON.stringify(context) } : {}),
      }),
    );
    return readable(response);
  }

  /** @throws Error if the stage has no state machine for jobs in this account and region */
  async roleOfStage(stage: string): Promise<string> {
    for await (const { stateMachines = [] } of paginateListStateMachines({ client: this.#client }, {})) {
      const machine = stateMachines.find(({ name }) => name === `songreel-${stage}-job`);
      if (!machine) continue;
      const { stateMachineArn } = machine;
      const { roleArn = '' } = await this.#client.send(new DescribeStateMachineCommand({ stateMachineArn }));
      return roleArn;
    }
    throw new Error(
      `There is no state machine songreel-${stage}-job in this account and region. Deploy the stage first.`,
    );
  }
}

function mockOf(mock: NonNullable<TestedState['mock']>) {
  if ('error' in mock) return { errorOutput: mock };
  return { result: JSON.stringify(mock.result), fieldValidationMode: 'NONE' as const };
}

function readable({ status, nextState, output, error, inspectionData }: TestStateCommandOutput): StateAnswer {
  const { retryIndex, catchIndex, retryBackoffIntervalSeconds } = inspectionData?.errorDetails ?? {};
  return {
    status: status ?? 'FAILED',
    ...(nextState === undefined ? {} : { nextState }),
    ...(output === undefined ? {} : { output: JSON.parse(output) }),
    ...(error === undefined ? {} : { error }),
    ...(retryIndex === undefined ? {} : { retryIndex }),
    ...(catchIndex === undefined ? {} : { catchIndex }),
    ...(retryBackoffIntervalSeconds === undefined ? {} : { delay: retryBackoffIntervalSeconds }),
  };
}
