import {
  GetExecutionHistoryCommand,
  type HistoryEvent,
  ListExecutionsCommand,
  ListStateMachinesCommand,
  SFNClient,
} from '@aws-sdk/client-sfn';

export interface Stage {
  state: string;
  /** Undefined while the state lasts. */
  seconds: number | undefined;
}

/** What the job's execution has been through, in order: the tasks alone, read as an operator would on AWS. */
export async function stagesOf(jobId: string, states: string): Promise<Stage[]> {
  const client = new SFNClient({
    endpoint: states,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const executionArn = await executionOf(client, jobId);
  if (!executionArn) return [];
  const { events = [] } = await client.send(new GetExecutionHistoryCommand({ executionArn }));
  return events.flatMap((event, index) => {
    if (event.type !== 'TaskStateEntered') return [];
    const state = event.stateEnteredEventDetails?.name ?? '';
    const exit = events.slice(index).find((later) => later.stateExitedEventDetails?.name === state);
    return [{ state, seconds: exit && secondsBetween(event, exit) }];
  });
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
