import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { EventBridge } from '../../local/aws/event-bridge.ts';
import { type EventPattern, matches } from '../../local/aws/event-pattern.ts';
import type { ExecutionDescription } from '../../local/aws/states/execution.ts';
import { deploymentOf, localDeployment } from './deployment.ts';

describe('a pattern', () => {
  const event = { source: 'aws.states', detail: { status: 'FAILED', tags: ['a', 'b'] } };
  test.each<[EventPattern, boolean]>([
    [{ source: ['aws.states'] }, true],
    [{ source: ['aws.s3', 'aws.states'] }, true],
    [{ source: ['aws.s3'] }, false],
    [{ detail: { status: ['FAILED'] } }, true],
    [{ detail: { tags: ['b'] } }, true],
    [{ detail: { status: [{ prefix: 'FA' }] } }, true],
    [{ detail: { status: [{ 'anything-but': ['FAILED'] }] } }, false],
    [{ detail: { other: [{ exists: false }] } }, true],
    [{ detail: { status: { deeper: ['x'] } } }, false],
  ])('%j', (pattern, matched) => {
    expect(matches(pattern, event)).toBe(matched);
  });
});

describe('the rules of the templates', () => {
  const invoked: { arn: string; event: object }[] = [];
  const started: { arn: string; event: object }[] = [];
  const bridge = async () => {
    const deployment = await localDeployment();
    const arns = (type: string) => deployment.resources(type).map(({ arn }) => arn);
    return new EventBridge(
      deployment,
      {
        hasFunction: (arn) => arns('AWS::Lambda::Function').includes(arn),
        invoke: async (arn, event) => void invoked.push({ arn, event }),
        hasStateMachine: (arn) => arns('AWS::StepFunctions::StateMachine').includes(arn),
        start: (arn, event) => void started.push({ arn, event }),
      },
      () => undefined,
    );
  };
  const execution = (status: ExecutionDescription['status'], machine: string): ExecutionDescription => ({
    executionArn: `arn:aws:states:us-east-1:000000000000:execution:songreel-local-${machine}:job_1`,
    stateMachineArn: `arn:aws:states:us-east-1:000000000000:stateMachine:songreel-local-${machine}`,
    name: 'job_1',
    status,
    startDate: 1,
    stopDate: 2,
    input: '{"job_id":"job_1"}',
  });
  afterEach(() => {
    invoked.length = 0;
    started.length = 0;
    jest.useRealTimers();
  });

  test('sweep at once, again soon, and then each minute', async () => {
    const rules = await bridge();
    jest.useFakeTimers();
    rules.startSchedules();
    await jest.advanceTimersByTimeAsync(0);
    expect(invoked.map(({ arn }) => arn)).toEqual([expect.stringMatching(/sweep-jobs$/)]);
    expect(invoked[0]?.event).toMatchObject({ source: 'aws.events', 'detail-type': 'Scheduled Event' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(invoked).toHaveLength(3);
    rules.stop();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(invoked).toHaveLength(3);
  });

  test.each(['TIMED_OUT', 'ABORTED'] as const)('settle a job whose execution is %s', async (status) => {
    (await bridge()).executionChanged(execution(status, 'job'));
    await new Promise(setImmediate);
    expect(started.map(({ arn }) => arn)).toEqual([expect.stringMatching(/settlement$/)]);
    expect(started[0]?.event).toMatchObject({ detail: { input: '{"job_id":"job_1"}', status } });
  });

  test('ignore executions that succeed or fail, and those of other machines', async () => {
    const rules = await bridge();
    rules.executionChanged(execution('SUCCEEDED', 'job'));
    rules.executionChanged(execution('RUNNING', 'job'));
    rules.executionChanged(execution('FAILED', 'job'));
    rules.executionChanged(execution('FAILED', 'settlement'));
    await new Promise(setImmediate);
    expect(started).toEqual([]);
  });
});

describe('a rule that cannot work here', () => {
  const refusal = (Properties: Record<string, unknown>) => () => {
    const targets = {
      hasFunction: () => false,
      invoke: async () => 0,
      hasStateMachine: () => false,
      start: () => undefined,
    };
    return new EventBridge(deploymentOf({ Rule: { Type: 'AWS::Events::Rule', Properties } }), targets, () => undefined);
  };

  test.each([
    [{ ScheduleExpression: 'cron(0 12 * * ? *)' }, 'supports schedules by rate'],
    [{ EventPattern: { source: [{ cidr: '10.0.0.0/8' }] } }, 'does not know the operator cidr'],
    [{ EventPattern: { source: ['a'] }, Targets: [{ Arn: 'arn:gone' }] }, 'its target arn:gone is in no template'],
    [{ EventPattern: { source: ['a'] }, Targets: [{ Arn: 'a', InputPath: '$.x' }] }, 'passes only whole events'],
  ])('is refused: %j', (properties, message) => {
    expect(refusal(properties)).toThrow(message);
  });
});
