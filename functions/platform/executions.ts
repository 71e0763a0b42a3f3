import {
  DescribeExecutionCommand,
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  InvalidToken,
  paginateListExecutions,
  SendTaskSuccessCommand,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
  TaskDoesNotExist,
  TaskTimedOut,
} from '@aws-sdk/client-sfn';
import type { JobKey } from '../domain/job.ts';
import { type Variable, variable } from './environment.ts';
import { tracer } from './observability.ts';

/** Milliseconds. Step Functions answers much faster. All attempts together fit into a function's time. */
const LIMITS = { connectionTimeout: 2_000, requestTimeout: 2_500, throwOnRequestTimeout: true };

export const machines = tracer.captureAWSv3Client(new SFNClient({ requestHandler: LIMITS, maxAttempts: 3 }));

const MACHINES = {
  job: 'JOB_STATE_MACHINE',
  cancellation: 'CANCELLATION_STATE_MACHINE',
  settlement: 'SETTLEMENT_STATE_MACHINE',
} as const satisfies Record<string, Variable>;

export type Machine = keyof typeof MACHINES;

/** `just_ended`: the execution ended within the last minute. `unknown`: there is no such execution. */
export type ExecutionState = 'running' | 'just_ended' | 'ended' | 'unknown';

const JUST_MS = 60_000;

interface StartOptions {
  /** The job's id by default, so that a job has one execution. */
  name?: string;
  /** The step at which the settlement resumes. */
  resume?: 'settlement' | 'webhook' | 'provider';
}

/** Starts an execution. Has no effect if one with that name is running or has run. */
export async function startExecution(machine: Machine, key: JobKey, options: StartOptions = {}): Promise<void> {
  const { account_id, type, job_id } = key;
  const { name = job_id, resume } = options;
  const input = JSON.stringify({ account_id, type, job_id, resume });
  try {
    await machines.send(new StartExecutionCommand({ stateMachineArn: variable(MACHINES[machine]), name, input }));
  } catch (error) {
    if (!(error instanceof ExecutionAlreadyExists)) throw error;
  }
}

/**
 * Returns the ids of the jobs for which an execution of the machine is running. An execution's name begins with its
 * job's id. A job whose execution has just started may be missing, because listings are eventually consistent.
 */
export async function runningExecutions(machine: Machine): Promise<Set<string>> {
  const jobs = new Set<string>();
  const input = { stateMachineArn: variable(MACHINES[machine]), statusFilter: 'RUNNING', maxResults: 1000 } as const;
  for await (const { executions = [] } of paginateListExecutions({ client: machines }, input)) {
    for (const { name = '' } of executions) jobs.add(name.split('-', 1)[0] ?? name);
  }
  return jobs;
}

export async function executionState(machine: Machine, name: string): Promise<ExecutionState> {
  try {
    const command = new DescribeExecutionCommand({ executionArn: executionArn(machine, name) });
    const { status, stopDate } = await machines.send(command);
    if (status === 'RUNNING') return 'running';
    return stopDate && Date.now() - stopDate.getTime() < JUST_MS ? 'just_ended' : 'ended';
  } catch (error) {
    if (error instanceof ExecutionDoesNotExist) return 'unknown';
    throw error;
  }
}

/** Ends the job's execution and the tasks that it waits for, if it still runs. */
export async function stopJobExecution(key: JobKey): Promise<void> {
  try {
    const executionArnOfJob = executionArn('job', key.job_id);
    await machines.send(new StopExecutionCommand({ executionArn: executionArnOfJob, error: 'JobCanceled' }));
  } catch (error) {
    if (!(error instanceof ExecutionDoesNotExist)) throw error;
  }
}

/** Ends the wait of a state. @returns false if no state waits for the token any longer */
export async function returnToken(taskToken: string): Promise<boolean> {
  try {
    await machines.send(new SendTaskSuccessCommand({ taskToken, output: '{}' }));
    return true;
  } catch (error) {
    if ([TaskTimedOut, TaskDoesNotExist, InvalidToken].some((closed) => error instanceof closed)) return false;
    throw error;
  }
}

/** Executions of `arn:aws:states:…:stateMachine:<machine>` are `arn:aws:states:…:execution:<machine>:<name>`. */
export function executionArn(machine: Machine, name: string): string {
  return `${variable(MACHINES[machine]).replace(':stateMachine:', ':execution:')}:${name}`;
}
