import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { costOfExecution, type HistoryEvent, MEDIA_TASK, STEP_GIGABYTES } from '../../bin/cost/execution.ts';
import { callCost, PRICES, taskCost } from '../../bin/cost/prices.ts';
import { statesOf } from '../../tools/states/states-of.ts';
import { propertiesOf, templatesOf } from '../lib/templates.ts';

const at = (second: number) => new Date(1_790_000_000_000 + second * 1000);
const event = (second: number, type: string, details: Partial<HistoryEvent> = {}): HistoryEvent => ({
  type,
  timestamp: at(second),
  ...details,
});
const entered = (second: number, name: string) =>
  event(second, 'TaskStateEntered', { stateEnteredEventDetails: { name } });

/** A task as Step Functions reports it: times in milliseconds, its size as text. */
const task = (pulled: number, stopped: number, more: object = {}) =>
  JSON.stringify({
    Cpu: '2048',
    Memory: '4096',
    CreatedAt: at(pulled - 20).getTime(),
    PullStartedAt: at(pulled).getTime(),
    StoppedAt: at(stopped).getTime(),
    ...more,
  });

describe('the cost of an execution', () => {
  test('knows every state that runs a media task', () => {
    const states = statesOf(JSON.parse(readFileSync('statemachines/job.asl.json', 'utf8')));
    const names = Object.keys(states).filter((name) => states[name]?.Resource?.includes(':ecs:'));
    const run = [
      event(0, 'TaskScheduled'),
      event(1, 'TaskSucceeded', { taskSucceededEventDetails: { output: task(0, 10) } }),
    ];
    for (const name of names) {
      const [state] = costOfExecution([entered(0, name), ...run]);
      expect([name, state?.usd]).toEqual([name, PRICES.transition.usd + taskCost(10, MEDIA_TASK)]);
    }
  });

  test('counts a task from the pull of its image to its stop, not from its order', () => {
    const [state] = costOfExecution([
      entered(0, 'PrepareAndGenerate'),
      event(0, 'TaskScheduled'),
      event(1, 'TaskStarted'),
      event(2, 'TaskSubmitted'),
      event(140, 'TaskSucceeded', { taskSucceededEventDetails: { output: task(30, 130) } }),
      event(140, 'TaskStateExited'),
    ]);
    expect(state).toEqual({
      state: 'PrepareAndGenerate',
      attempts: 1,
      seconds: 100,
      usd: PRICES.transition.usd + taskCost(100, MEDIA_TASK),
    });
  });

  test('counts every attempt and each retry as a transition, but a refused start as a transition only', () => {
    const refusal = { error: 'AmazonECS.Unknown', cause: '{"Failures":[{"Reason":"quota"}],"Tasks":[]}' };
    const [state] = costOfExecution([
      entered(0, 'GenerateLyricVideo'),
      event(0, 'TaskScheduled'),
      event(1, 'TaskFailed', { taskFailedEventDetails: refusal }),
      event(5, 'TaskScheduled'),
      event(6, 'TaskSubmitted'),
      event(90, 'TaskFailed', { taskFailedEventDetails: { error: 'States.TaskFailed', cause: task(10, 80) } }),
      event(95, 'TaskScheduled'),
      event(96, 'TaskSubmitted'),
      event(200, 'TaskSucceeded', { taskSucceededEventDetails: { output: task(100, 190) } }),
    ]);
    expect(state).toMatchObject({ attempts: 3, seconds: 160 });
    expect(state?.usd).toBeCloseTo(3 * PRICES.transition.usd + taskCost(70, MEDIA_TASK) + taskCost(90, MEDIA_TASK), 12);
  });

  test('counts a task that was stopped with its execution up to that moment', () => {
    const [state] = costOfExecution([
      entered(0, 'GenerateNarrativeVideo'),
      event(0, 'TaskScheduled'),
      event(10, 'TaskSubmitted'),
      event(310, 'ExecutionAborted'),
    ]);
    expect(state?.seconds).toBe(300);
  });

  test('bills a task on Spot at its discount', () => {
    const spot = { CapacityProviderName: 'FARGATE_SPOT' };
    const [state] = costOfExecution([
      entered(0, 'PrepareAndGenerate'),
      event(0, 'TaskScheduled'),
      event(200, 'TaskSucceeded', { taskSucceededEventDetails: { output: task(0, 180, spot) } }),
    ]);
    expect(state?.usd).toBeCloseTo(PRICES.transition.usd + taskCost(180, { ...MEDIA_TASK, spot: true }), 12);
  });

  test('tells the branches of a Parallel state apart, and counts nothing for the wait for a token', () => {
    const follows = (id: number, previousEventId: number, of: HistoryEvent) => ({ ...of, id, previousEventId });
    const [, task0, wait, charge] = costOfExecution([
      follows(1, 0, event(0, 'ParallelStateEntered', { stateEnteredEventDetails: { name: 'WorkAndCharge' } })),
      follows(2, 1, event(0, 'ParallelStateStarted')),
      follows(3, 2, entered(0, 'PrepareAndGenerate')),
      follows(4, 2, entered(0, 'AwaitPreparation')),
      follows(5, 3, event(0, 'TaskScheduled')),
      follows(6, 4, event(0, 'TaskScheduled')),
      follows(7, 6, event(0, 'TaskSubmitted')),
      follows(8, 5, event(1, 'TaskSubmitted')),
      follows(9, 7, event(60, 'TaskSucceeded', { taskSucceededEventDetails: { output: '{}' } })),
      follows(10, 9, event(60, 'TaskStateExited')),
      follows(11, 10, entered(60, 'ChargeJob')),
      follows(12, 11, event(60, 'LambdaFunctionScheduled')),
      follows(13, 12, event(60, 'LambdaFunctionStarted')),
      follows(14, 13, event(62, 'LambdaFunctionSucceeded')),
      follows(15, 8, event(140, 'TaskSucceeded', { taskSucceededEventDetails: { output: task(30, 130) } })),
    ]);
    const { usd } = PRICES.transition;
    const taskUsd = taskCost(100, MEDIA_TASK);
    expect(task0).toEqual({ state: 'PrepareAndGenerate', attempts: 1, seconds: 100, usd: usd + taskUsd });
    expect(wait).toEqual({ state: 'AwaitPreparation', attempts: 1, seconds: 0, usd });
    expect(charge).toMatchObject({ state: 'ChargeJob', attempts: 1, seconds: 2 });
  });

  test('counts a call of a function from its start to its end', () => {
    const [state] = costOfExecution([
      entered(0, 'ChargeJob'),
      event(0, 'LambdaFunctionScheduled'),
      event(1, 'LambdaFunctionStarted'),
      event(3, 'LambdaFunctionSucceeded'),
    ]);
    expect(state).toMatchObject({ attempts: 1, seconds: 2 });
    expect(state?.usd).toBeCloseTo(PRICES.transition.usd + callCost(2, STEP_GIGABYTES), 12);
  });

  test('of a local service, which reports no attempts, counts each state as one', () => {
    const states = costOfExecution([
      entered(0, 'PrepareAndGenerate'),
      event(70, 'TaskStateExited'),
      event(70, 'ChoiceStateEntered', { stateEnteredEventDetails: { name: 'IsCharged' } }),
      event(70, 'ChoiceStateExited'),
    ]);
    expect(states.map(({ state, attempts, seconds }) => [state, attempts, seconds])).toEqual([
      ['PrepareAndGenerate', 1, 70],
      ['IsCharged', 0, 0],
    ]);
  });
});

test('a task costs at least a minute, and two vCPUs, 4 GB and an address cost 8.4 cents an hour', () => {
  expect(taskCost(1, MEDIA_TASK)).toBe(taskCost(60, MEDIA_TASK));
  expect(taskCost(3600, MEDIA_TASK)).toBeCloseTo(0.084, 4);
});

test('the sizes that the arithmetic assumes are those of the templates', async () => {
  const { service } = await templatesOf('live');
  const [definition] = [...propertiesOf(service, 'AWS::ECS::TaskDefinition').values()];
  expect(Number(definition?.Cpu)).toBe(MEDIA_TASK.vcpu * 1024);
  expect(Number(definition?.Memory)).toBe(MEDIA_TASK.gigabytes * 1024);
  const steps = [...propertiesOf(service, 'AWS::Lambda::Function').values()].filter(({ FunctionName }) =>
    /-(charge-job|complete-job|fail-job|deliver-webhook)$/.test(FunctionName),
  );
  expect(steps.map(({ MemorySize }) => MemorySize / 1024)).toEqual(Array(4).fill(STEP_GIGABYTES));
});
