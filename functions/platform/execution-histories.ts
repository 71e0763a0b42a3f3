import {
  ExecutionDoesNotExist,
  type HistoryEvent,
  paginateGetExecutionHistory,
  paginateListExecutions,
} from '@aws-sdk/client-sfn';
import { variable } from './environment.ts';
import { executionArn, machines } from './executions.ts';

interface ExecutionHistory {
  /** The job's id. */
  name: string;
  status: string;
  events: HistoryEvent[];
}

/** Yields the newest executions of jobs with their events. Step Functions keeps them for 90 days after their end. */
export async function* latestHistories(count: number): AsyncGenerator<ExecutionHistory> {
  const input = { stateMachineArn: variable('JOB_STATE_MACHINE'), maxResults: Math.min(count, 1000) };
  let left = count;
  for await (const { executions = [] } of paginateListExecutions({ client: machines }, input)) {
    for (const { executionArn, name = '', status = '' } of executions) {
      if (left-- <= 0) return;
      yield { name, status, events: await eventsOf(executionArn ?? '') };
    }
  }
}

/** Returns the events of a job's execution, or none if it has not started, or ended more than 90 days ago. */
export async function historyOf(jobId: string): Promise<HistoryEvent[]> {
  try {
    return await eventsOf(executionArn('job', jobId));
  } catch (error) {
    if (error instanceof ExecutionDoesNotExist) return [];
    throw error;
  }
}

async function eventsOf(executionArn: string): Promise<HistoryEvent[]> {
  const events: HistoryEvent[] = [];
  const pages = paginateGetExecutionHistory({ client: machines }, { executionArn, maxResults: 1000 });
  for await (const page of pages) events.push(...(page.events ?? []));
  return events;
}
