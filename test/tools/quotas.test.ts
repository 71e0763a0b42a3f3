import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Bucket } from '../../tools/quotas/bucket.ts';
import { compare, waysOf } from '../../tools/quotas/compare.ts';
import { type Load, Model, STEP_RETRY, TASK_RETRY } from '../../tools/quotas/model.ts';
import { NEW_ACCOUNT, RAISED, type Stage } from '../../tools/quotas/stage.ts';
import { statesOf } from '../../tools/states/states-of.ts';
import { propertiesOf, templatesOf } from '../lib/templates.ts';

const FREE: Stage = { ...RAISED, requestSeconds: 1, stepSeconds: 2, taskSeconds: 30 };
/** A request, two tasks, and a step after each. */
const ONE_JOB = 1 + 10 + 2 + 20 + 2;

function courseOf(stage: Stage, load: Partial<Load> & Pick<Load, 'jobs'>): Model {
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
    const queued = courseOf({ ...one, queue: 'in_order' }, { jobs: 20 });
    const refused = courseOf(one, { jobs: 20 });
    expect(queued.now).toBe(1 + 20 * 30);
    expect(refused.now).toBeGreaterThan(queued.now);
    expect(refused.counts).toMatchObject({ completed: 20, failed: 0 });
  });

  test('lets the account with the fewest running tasks go first if it queues by fair shares', () => {
    const two = { ...FREE, tasks: 2, stepSeconds: 0, runningJobs: 100 };
    const load = { jobs: 10, accounts: 2, firstShare: 0.8 };
    const longest = (queue: Stage['queue']) => {
      const { waits } = courseOf({ ...two, queue }, load);
      return Math.max(...waits.filter(({ account }) => account === 1).map(({ seconds }) => seconds));
    };
    expect(longest('fair_shares')).toBeLessThan(longest('in_order'));
    expect(longest('places')).toBeLessThan(longest('in_order'));
  });

  test('starts no job without a place in the stage, so that no start is refused', () => {
    const model = courseOf({ ...FREE, tasks: 2, runningJobs: 100, queue: 'places' }, { jobs: 20, accounts: 4 });
    expect(model.refusals).toBe(0);
    expect(model.counts).toMatchObject({ completed: 20, failed: 0 });
  });

  test('says of each job how long it waited', () => {
    const { waits } = courseOf({ ...FREE, runningJobs: 1 }, { jobs: 2 });
    expect(waits).toEqual([
      { account: 0, seconds: 0 },
      { account: 0, seconds: ONE_JOB - 1 },
    ]);
  });

  test('gives the first account its share of the jobs', () => {
    const { waits } = courseOf({ ...FREE, runningJobs: 100 }, { jobs: 40, accounts: 5, firstShare: 0.5 });
    const of = (wanted: number) => waits.filter(({ account }) => account === wanted).length;
    expect([0, 1, 2, 3, 4].map(of)).toEqual([20, 5, 5, 5, 5]);
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

  test('finds that AWS Batch delays a job alone, and that a larger limit of running jobs ends a burst as soon', () => {
    const load = { jobs: 1000, accounts: 10, seconds: 60, firstShare: 0.5 };
    const [retriers, half, batch] = waysOf(RAISED).map((way) => compare(way, load));
    expect(batch?.alone).toBeGreaterThan((retriers?.alone ?? 0) + 9);
    expect(retriers?.last).toBeGreaterThan(5 * (half?.last ?? 0));
    expect(half?.last).toBeLessThan(1.2 * (batch?.last ?? 0));
  });

  test('uses the retriers of the state machine', () => {
    const { PrepareAndGenerate = {}, ChargeJob = {} } = statesOf(
      JSON.parse(readFileSync('statemachines/job.asl.json', 'utf8')),
    );
    const [, refusals] = PrepareAndGenerate.Retry;
    const [step] = ChargeJob.Retry;
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
