import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Bucket } from '../../tools/quotas/bucket.ts';
import { Model, STEP_RETRY, TASK_RETRY } from '../../tools/quotas/model.ts';
import { NEW_ACCOUNT, RAISED, type Stage } from '../../tools/quotas/stage.ts';
import { propertiesOf, templatesOf } from '../lib/templates.ts';

const FREE: Stage = { ...RAISED, requestSeconds: 1, stepSeconds: 2, prepareSeconds: 10, generateSeconds: 20 };
/** A request, two tasks, and a step after each. */
const ONE_JOB = 1 + 10 + 2 + 20 + 2;

function courseOf(stage: Stage, load: { jobs: number; accounts?: number; seconds?: number }): Model {
  const model = new Model(stage, { accounts: 1, seconds: 0, ...load });
  model.run();
  return model;
}

describe('a token bucket', () => {
  test('gives its tokens at once, and then as fast as it is refilled', () => {
    const bucket = new Bucket({ size: 2, rate: 0.5 });
    expect([0, 0, 0, 1, 2, 3, 4].map((at) => bucket.take(at))).toEqual([true, true, false, false, true, false, true]);
  });
});

describe('the model of a stage', () => {
  test('gives one job the time of its parts', () => {
    const { counts, now } = courseOf(FREE, { jobs: 1 });
    expect(counts).toMatchObject({ admitted: 1, completed: 1, failed: 0, running: 0, waiting: 0, refused: 0 });
    expect(now).toBe(ONE_JOB);
  });

  test('runs as many jobs of an account at a time as the setting says', () => {
    expect(courseOf({ ...FREE, runningJobs: 1 }, { jobs: 3 }).now).toBe(1 + 3 * (ONE_JOB - 1));
    expect(courseOf({ ...FREE, runningJobs: 3 }, { jobs: 3 }).now).toBe(ONE_JOB);
  });

  test('gives tasks that queue all of the capacity, and less to tasks that are refused and try again', () => {
    const one = { ...FREE, tasks: 1, stepSeconds: 0, runningJobs: 100 };
    const queued = courseOf({ ...one, isQueue: true }, { jobs: 20 });
    const refused = courseOf(one, { jobs: 20 });
    expect(queued.now).toBe(1 + 20 * 30);
    expect(refused.now).toBeGreaterThan(queued.now);
    expect(refused.counts).toMatchObject({ completed: 20, failed: 0 });
  });

  test('answers 429 beyond the rate of the API, and the client comes back after Retry-After', () => {
    const { counts, now } = courseOf({ ...FREE, api: { size: 10, rate: 1 }, runningJobs: 100 }, { jobs: 12 });
    expect(counts).toMatchObject({ throttled: 2, admitted: 12, completed: 12 });
    expect(now).toBeGreaterThan(60);
  });

  test('answers 5xx if no function is free', () => {
    const { counts } = courseOf({ ...FREE, functions: 2, runningJobs: 100 }, { jobs: 10 });
    expect(counts.faults).toBeGreaterThan(0);
    expect(counts.admitted).toBe(10);
  });

  test('fails a job whose tasks are refused until the retrier gives up', () => {
    expect(courseOf({ ...FREE, tasks: 0 }, { jobs: 2 }).counts).toMatchObject({ failed: 2, completed: 0 });
  });

  test('completes a burst of 1,000 jobs of ten accounts on the quotas of a new account', () => {
    const { counts } = courseOf(NEW_ACCOUNT, { jobs: 1000, accounts: 10, seconds: 60 });
    expect(counts).toMatchObject({ completed: 1000, failed: 0 });
  });

  test('uses the retriers of the state machine', () => {
    const { States } = JSON.parse(readFileSync('statemachines/job.asl.json', 'utf8'));
    const [, refusals] = States.PrepareMedia.Retry;
    const [step] = States.ChargeJob.Retry;
    const inModel = ({ interval, backoff, longest, attempts }: typeof TASK_RETRY) => ({
      IntervalSeconds: interval,
      BackoffRate: backoff,
      MaxDelaySeconds: longest,
      MaxAttempts: attempts,
      JitterStrategy: 'FULL',
    });
    expect(refusals).toMatchObject(inModel(TASK_RETRY));
    expect(step).toMatchObject(inModel(STEP_RETRY));
  });

  test('uses the throttle of the API and the size of tasks in the templates', async () => {
    const { service } = await templatesOf('dev');
    const [stage] = [...propertiesOf(service, 'AWS::ApiGateway::Stage').values()];
    expect(stage?.MethodSettings).toContainEqual(
      expect.objectContaining({
        ThrottlingBurstLimit: NEW_ACCOUNT.api.size,
        ThrottlingRateLimit: NEW_ACCOUNT.api.rate,
      }),
    );
    const [task] = [...propertiesOf(service, 'AWS::ECS::TaskDefinition').values()];
    expect(Number(task?.Cpu) / 1024).toBe(6 / NEW_ACCOUNT.tasks);
  });
});
