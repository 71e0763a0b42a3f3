import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type AwsAccount, startAwsAccount } from '../doctor/aws-account.ts';

const MACHINE = 'arn:aws:states:eu-west-1:123456789012:stateMachine:songreel-dev-job';
const NOW = 1_790_000_000;

/** An execution as Step Functions reports it: times in seconds, those of the ECS task in milliseconds. */
const HISTORY = [
  { id: 1, type: 'TaskStateEntered', timestamp: NOW, stateEnteredEventDetails: { name: 'PrepareAndGenerate' } },
  { id: 2, type: 'TaskScheduled', timestamp: NOW },
  {
    id: 3,
    type: 'TaskSucceeded',
    timestamp: NOW + 100,
    taskSucceededEventDetails: {
      resourceType: 'ecs',
      resource: 'runTask.sync',
      output: JSON.stringify({
        Cpu: '2048',
        Memory: '4096',
        PullStartedAt: NOW * 1000,
        StoppedAt: NOW * 1000 + 90_000,
      }),
    },
  },
];

let account: AwsAccount;
beforeAll(async () => {
  account = await startAwsAccount({
    DescribeTable: {
      body: { Table: { TableArn: 'arn:aws:dynamodb:eu-west-1:123456789012:table/songreel-dev-accounts' } },
    },
    ListExecutions: ({ stateMachineArn }) => {
      const listed = { executionArn: 'arn:1', stateMachineArn, name: 'job_1', status: 'SUCCEEDED', startDate: NOW };
      return { body: { executions: stateMachineArn === MACHINE ? [listed, { ...listed, name: 'job_2' }] : [] } };
    },
    GetExecutionHistory: { body: { events: HISTORY } },
  });
});
afterAll(async () => {
  await account[Symbol.asyncDispose]();
});

function operator(...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, ...account.environment };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ['bin/launch.js', 'bin/operator.ts', ...args], { env }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
  });
}

describe('the operator', () => {
  test('computes what the last jobs of a stage cost from their executions', async () => {
    const result = JSON.parse(await operator('cost', '--last', '1', '--stage', 'dev', '--json'));
    // 90 s of two vCPUs, 4 GB and an address, and a transition.
    const usd = Number(((90 / 3600) * (2 * 0.03238 + 4 * 0.00356 + 0.005) + 0.025 / 1000).toFixed(6));
    expect(result).toMatchObject({
      usd,
      usd_per_job: usd,
      states: [{ state: 'PrepareAndGenerate', jobs: 1, attempts: 1, seconds: 90, usd, percent: 100 }],
      jobs: [{ job_id: 'job_1', execution: 'SUCCEEDED', seconds: 90, usd }],
    });
    expect(result.expected_for_180_seconds).toHaveLength(5);
    expect(account.asked).toEqual(['DescribeTable', 'ListExecutions', 'GetExecutionHistory']);
  });
});
