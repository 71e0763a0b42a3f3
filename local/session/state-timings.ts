import {
  GetExecutionHistoryCommand,
  type HistoryEvent,
  ListExecutionsCommand,
  ListStateMachinesCommand,
  SFNClient,
} from '@aws-sdk/client-sfn';

export interface StateTiming {
  state: string;
  /** Undefined while the state lasts. */
  seconds: number | undefined;
}

/**
 * Returns the Task states that the job's execution has entered, in order.
 * @param environment of the service record, with endpoint, region and credentials
 */
export async function stateTimingsOf(jobId: string, environment: Record<string, string>): Promise<StateTiming[]> {
  const events = await eventsOf(jobId, environment);
  return events.flatMap((event, index) => {
    if (event.type !== 'TaskStateEntered') return [];
    const state = event.stateEnteredEventDetails?.name ?? '';
    const exit = events.slice(index).find((later) => later.stateExitedEventDetails?.name === state);
    return [{ state, seconds: exit && secondsBetween(event, exit) }];
  });
}

/** Returns how many times a task of the job was refused because no worker was free. */
export async function refusalsOf(jobId: string, environment: Record<string, string>): Promise<number> {
  const failures = await failuresOf(jobId, environment);
  return failures.filter(({ error }) => error === 'AmazonECS.Unknown').length;
}

/** Returns the errors of the job's tasks and functions, in order. A task's `cause` describes it as ECS does. */
export async function failuresOf(
  jobId: string,
  environment: Record<string, string>,
): Promise<{ error: string; cause: string }[]> {
  const events = await eventsOf(jobId, environment);
  return events.flatMap(({ taskFailedEventDetails: failed }) =>
    failed ? [{ error: failed.error ?? '', cause: failed.cause ?? '' }] : [],
  );
}

/** Reads the history of the job's execution, as an operator would on AWS. */
async function eventsOf(jobId: string, environment: Record<string, string>): Promise<HistoryEvent[]> {
  const {
    AWS_ENDPOINT_URL_SFN = '',
    AWS_REGION = '',
    AWS_ACCESS_KEY_ID = '',
    AWS_SECRET_ACCESS_KEY = '',
  } = environment;
  const client = new SFNClient({
    endpoint: AWS_ENDPOINT_URL_SFN,
    region: AWS_REGION,
    credentials: { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY },
  });
  const executionArn = await executionOf(client, jobId);
  if (!executionArn) return [];
  const { events = [] } = await client.send(new GetExecutionHistoryCommand({ executionArn }));
  return events;
}

async function executionOf(client: SFNClient, jobId: string): Promise<string | undefined> {
  const { stateMachines = [] } = await client.send(new ListStateMachinesCommand({}));
  for (const { stateMachineArn } of stateMachines) {
    const { executions = [] } = await client.send(new ListExecutionsCommand({ stateMachineArn }));
    const execution = executions.find(({ name }) => name === jobId);
    if (execution) return execution.executionArn;
  }
  return undefined;
}

function secondsBetween(entered: HistoryEvent, exited: HistoryEvent): number {
  return ((exited.timestamp?.getTime() ?? 0) - (entered.timestamp?.getTime() ?? 0)) / 1000;
}
