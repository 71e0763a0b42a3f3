import { setTimeout as pause } from 'node:timers/promises';
import {
  DescribeExecutionCommand,
  GetExecutionHistoryCommand,
  ListExecutionsCommand,
  SendTaskSuccessCommand,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Endpoint } from '../../local/aws/endpoint.ts';
import { deployedStateMachines } from '../../local/aws/states/definition.ts';
import { serveStates } from '../../local/aws/states/endpoint.ts';
import { Executions } from '../../local/aws/states/executions.ts';
import { awsEnvironment } from '../../local/aws-environment.ts';
import { CALLERS, CREDENTIALS } from '../embedded-credentials.ts';
import { deploymentOf } from './deployment.ts';
import { recordedRuntimes, thrown } from './recorded-runtimes.ts';

const task = (name: string, more: object = {}) => ({
  Type: 'Task',
  Resource: `arn:aws:lambda:us-east-1:000000000000:function:${name}`,
  ...more,
});
const machine = (States: object, more: object = {}) => ({
  Type: 'AWS::StepFunctions::StateMachine',
  Properties: { DefinitionString: JSON.stringify({ StartAt: 'Work', States, ...more }) },
});
const caught = { Type: 'Pass', End: true };

const container = (command: string, more: object = {}) =>
  machine({
    Work: {
      Type: 'Task',
      Resource: 'arn:aws:states:::ecs:runTask.sync',
      Parameters: {
        TaskDefinition: 'any',
        Overrides: { ContainerOverrides: [{ Name: 'media', Command: [command] }] },
      },
      End: true,
      ...more,
    },
  });

const RENDER = {
  Type: 'Task',
  Resource: 'arn:aws:states:::ecs:runTask.sync',
  Parameters: { TaskDefinition: 'any', Overrides: { ContainerOverrides: [{ Name: 'media', Command: ['Render'] }] } },
  Retry: [{ ErrorEquals: ['States.TaskFailed'], MaxAttempts: 2, IntervalSeconds: 1 }],
  End: true,
};
const branch = (States: object) => ({ StartAt: Object.keys(States)[0], States });
const awaiting = (action: string, more: object = {}) => ({
  Type: 'Task',
  Resource: `arn:aws:states:::aws-sdk:some:${action}.waitForTaskToken`,
  Parameters: { 'Token.$': '$$.Task.Token' },
  Retry: [{ ErrorEquals: ['Passing'], IntervalSeconds: 1, MaxAttempts: 1 }],
  End: true,
  ...more,
});

const MACHINES = {
  Quick: machine({ Work: task('echo', { End: true }) }),
  Slow: machine({ Work: task('hang', { End: true }) }),
  Impatient: machine({ Work: task('hang', { End: true }) }, { TimeoutSeconds: 1 }),
  StateTimeout: machine({
    Work: task('hang', { TimeoutSeconds: 1, Catch: [{ ErrorEquals: ['States.Timeout'], Next: 'Caught' }], End: true }),
    Caught: caught,
  }),
  Failing: machine({ Work: task('fail', { End: true }) }),
  Retrying: machine({
    Work: task('flaky', { Retry: [{ ErrorEquals: ['Passing'], IntervalSeconds: 1, MaxAttempts: 2 }], End: true }),
  }),
  Large: machine({ Work: task('large', { End: true }) }),
  Container: container('Render'),
  Waiting: container('Wait', { TimeoutSeconds: 1 }),
  Token: machine({ Work: awaiting('note') }),
  TokenTimeout: machine({ Work: awaiting('note', { TimeoutSeconds: 1 }) }),
  Refused: machine({ Work: awaiting('refuse') }),
  Branches: machine({
    Work: {
      Type: 'Parallel',
      Branches: [branch({ Render: RENDER }), branch({ Fail: task('failLater', { End: true }) })],
      Catch: [{ ErrorEquals: ['Broken'], Next: 'Caught' }],
      End: true,
    },
    Caught: caught,
  }),
};

describe("executions, through the SDK's own client", () => {
  let endpoint: Endpoint;
  let executions: Executions;
  let client: SFNClient;
  let flaky = 0;
  let aborted = 0;
  let rendered = 0;
  const tokens: string[] = [];
  const arn = (name: string) => `arn:aws:states:us-east-1:000000000000:stateMachine:Test-${name}`;

  beforeAll(async () => {
    const runtimes = recordedRuntimes({
      echo: (input) => ({ echoed: input }),
      hang: () => new Promise(() => undefined),
      fail: () => thrown('Broken', 'it is broken'),
      flaky: () => (++flaky < 3 ? thrown('Passing') : 'done'),
      Wait: async () => {
        await pause(1200);
        return 'run';
      },
      large: () => 'x'.repeat(300_000),
      failLater: async () => {
        await pause(300);
        thrown('Broken');
      },
      note: ({ Token }: { Token: string }) => {
        tokens.push(Token);
        return {};
      },
      refuse: ({ Token }: { Token: string }) => {
        tokens.push(Token);
        thrown('Passing');
      },
      Render: (_input, signal) =>
        new Promise((_, reject) => {
          rendered += 1;
          signal.addEventListener('abort', () => {
            aborted += 1;
            reject(signal.reason);
          });
        }),
    });
    executions = new Executions(deployedStateMachines(deploymentOf(MACHINES), () => runtimes));
    endpoint = await serveStates(() => executions, CALLERS);
    Object.assign(process.env, awsEnvironment({ states: endpoint.endpoint }, CREDENTIALS));
    client = new SFNClient({});
  });
  afterAll(async () => {
    client.destroy();
    await executions.close();
    await endpoint.stop();
  });

  const start = (name: string, execution: string, input = '{}') =>
    client.send(new StartExecutionCommand({ stateMachineArn: arn(name), name: execution, input }));
  const ended = async (executionArn: string | undefined) => {
    for (;;) {
      const description = await client.send(new DescribeExecutionCommand({ executionArn }));
      if (description.status !== 'RUNNING') return description;
      await pause(20);
    }
  };
  const run = async (name: string, input = '{}') => ended((await start(name, `run-of-${name}`, input)).executionArn);

  test('succeed with the output of the last state', async () => {
    const description = await run('Quick', '{"a":1}');
    expect(description).toMatchObject({ status: 'SUCCEEDED', output: '{"echoed":{"a":1}}', input: '{"a":1}' });
    expect(description.stopDate?.getTime()).toBeGreaterThanOrEqual(description.startDate?.getTime() ?? Infinity);
  });

  test('are one execution when started twice with the same name and input', async () => {
    const first = await start('Slow', 'twice', '{"a":1}');
    const second = await start('Slow', 'twice', '{"a":1}');
    expect(second.executionArn).toBe(first.executionArn);
    expect(second.startDate).toEqual(first.startDate);
    await expect(start('Slow', 'twice', '{"a":2}')).rejects.toMatchObject({ name: 'ExecutionAlreadyExists' });
  });

  test('keep their name when they have ended', async () => {
    const { executionArn } = await start('Quick', 'once', '{}');
    await ended(executionArn);
    await expect(start('Quick', 'once', '{}')).rejects.toMatchObject({ name: 'ExecutionAlreadyExists' });
  });

  test.each([
    ['StateMachineDoesNotExist', () => start('Nothing', 'x')],
    ['InvalidName', () => start('Quick', 'two words')],
    ['InvalidExecutionInput', () => start('Quick', 'bad', '{')],
    [
      'ExecutionDoesNotExist',
      () => client.send(new DescribeExecutionCommand({ executionArn: `${arn('Quick')}:none` })),
    ],
    ['ExecutionDoesNotExist', () => client.send(new StopExecutionCommand({ executionArn: `${arn('Quick')}:none` }))],
  ])('are refused with %s', async (name, request) => {
    await expect(request()).rejects.toMatchObject({ name });
  });

  test("fail with the error's name and Lambda's message", async () => {
    const description = await run('Failing');
    expect(description).toMatchObject({ status: 'FAILED', error: 'Broken' });
    expect(JSON.parse(description.cause ?? '')).toMatchObject({ errorType: 'Broken', errorMessage: 'it is broken' });
  });

  test('repeat a state as its Retry says', async () => {
    expect(await run('Retrying')).toMatchObject({ status: 'SUCCEEDED', output: '"done"' });
    expect(flaky).toBe(3);
  });

  test('catch a state that takes too long', async () => {
    expect(await run('StateTimeout')).toMatchObject({
      status: 'SUCCEEDED',
      output: expect.stringContaining('States.Timeout'),
    });
  });

  test('do not limit the time of a task in a container themselves, because the task may have to wait', async () => {
    expect(await run('Waiting')).toMatchObject({ status: 'SUCCEEDED', output: '"run"' });
  });

  test('time out as a whole', async () => {
    expect(await run('Impatient')).toMatchObject({ status: 'TIMED_OUT' });
  });

  test('pass no more than 256 KB between states', async () => {
    expect(await run('Large')).toMatchObject({ status: 'FAILED', error: 'States.DataLimitExceeded' });
  });

  test('are stopped with everything that they run', async () => {
    const { executionArn } = await start('Container', 'stopped');
    while (rendered === 0) await pause(20);
    await client.send(new StopExecutionCommand({ executionArn, error: 'JobCanceled' }));
    expect(await ended(executionArn)).toMatchObject({ status: 'ABORTED', error: 'JobCanceled' });
    expect(aborted).toBe(1);
  });

  const answer = (taskToken = '', output = '{"a":1}') => client.send(new SendTaskSuccessCommand({ taskToken, output }));

  test('wait until a token is returned, which is possible once', async () => {
    const { executionArn } = await start('Token', 'answered');
    while (tokens.length === 0) await pause(20);
    const token = tokens.pop();
    await expect(answer(token, '{')).rejects.toMatchObject({ name: 'InvalidOutput' });
    await answer(token);
    await expect(answer(token)).rejects.toMatchObject({ name: 'TaskTimedOut' });
    expect(await ended(executionArn)).toMatchObject({ status: 'SUCCEEDED', output: '{"a":1}' });
  });

  test('accept no token after the time limit of its state, or the end of its execution', async () => {
    expect(await run('TokenTimeout')).toMatchObject({ status: 'FAILED', error: 'States.Timeout' });
    await expect(answer(tokens.pop())).rejects.toMatchObject({ name: 'TaskTimedOut' });
    const { executionArn } = await start('Token', 'stopped-before');
    while (tokens.length === 0) await pause(20);
    await client.send(new StopExecutionCommand({ executionArn }));
    await expect(answer(tokens.pop())).rejects.toMatchObject({ name: 'TaskTimedOut' });
  });

  test('have another token in each attempt, and accept none of an attempt that failed', async () => {
    expect(await run('Refused')).toMatchObject({ status: 'FAILED', error: 'Passing' });
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens.splice(0)) await expect(answer(token)).rejects.toMatchObject({ name: 'TaskTimedOut' });
  });

  test('stop what a branch runs when the one beside it fails, and do not run it again', async () => {
    [rendered, aborted] = [0, 0];
    expect(await run('Branches')).toMatchObject({ status: 'SUCCEEDED', output: expect.stringContaining('Broken') });
    while (aborted === 0) await pause(20);
    expect(rendered).toBe(1);
  });

  test('report their history, state by state', async () => {
    const { executionArn } = await start('Quick', 'remembered', '{"a":1}');
    await ended(executionArn);
    const { events = [] } = await client.send(new GetExecutionHistoryCommand({ executionArn }));
    expect(events.map(({ id, type }) => [id, type])).toEqual([
      [1, 'ExecutionStarted'],
      [2, 'TaskStateEntered'],
      [3, 'TaskStateExited'],
      [4, 'ExecutionSucceeded'],
    ]);
    expect(events[1]?.stateEnteredEventDetails).toEqual({ name: 'Work', input: '{"a":1}' });
    expect(events[1]?.timestamp).toBeInstanceOf(Date);
  });

  test('are listed, the newest first', async () => {
    const list = new ListExecutionsCommand({ stateMachineArn: arn('Slow'), statusFilter: 'RUNNING' });
    expect((await client.send(list)).executions?.map(({ name }) => name)).toEqual(['twice']);
  });
});
