import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { statesOf } from '../../tools/states/states-of.ts';

interface Retrier {
  ErrorEquals: string[];
  IntervalSeconds?: number;
  BackoffRate?: number;
  MaxAttempts?: number;
  MaxDelaySeconds?: number;
  JitterStrategy?: 'FULL' | 'NONE';
}

interface State {
  Type: string;
  Resource?: string;
  TimeoutSeconds?: number;
  Retry?: Retrier[];
  Parameters?: { Overrides: { ContainerOverrides: { Environment: { Name: string; Value?: string }[] }[] } };
}

const definition = JSON.parse(readFileSync('statemachines/job.asl.json', 'utf8'));
const { TimeoutSeconds }: { TimeoutSeconds: number } = definition;
const States = statesOf(definition) as Record<string, State>;
const HOUR = 3600;

/** Returns the longest possible pause before each repetition, in seconds. */
function pauses({
  IntervalSeconds = 1,
  BackoffRate = 2,
  MaxAttempts = 3,
  MaxDelaySeconds = Infinity,
}: Retrier): number[] {
  return Array.from({ length: MaxAttempts }, (_, index) =>
    Math.min(IntervalSeconds * BackoffRate ** index, MaxDelaySeconds),
  );
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

const isForRefusals = ({ ErrorEquals }: Retrier) => ErrorEquals.includes('AmazonECS.Unknown');

/** Returns the longest time of a state in seconds, if every attempt takes its time limit and every pause is longest. */
function longest({ TimeoutSeconds: limit = 0, Retry = [] }: State): number {
  // A refused start fails immediately. It takes its pause, but no time for work.
  const tries = 1 + sum(Retry.filter((retrier) => !isForRefusals(retrier)).map((retrier) => pauses(retrier).length));
  return tries * limit + sum(Retry.flatMap(pauses));
}

const inContainers = Object.entries(States).filter(([, { Resource }]) => Resource?.includes(':ecs:runTask.sync'));

describe.each(inContainers)('%s', (_, { TimeoutSeconds: limit, Parameters, Retry = [] }) => {
  test('gives its task the same time limit as the state', () => {
    const [container] = Parameters?.Overrides.ContainerOverrides ?? [];
    expect(container?.Environment).toContainEqual({ Name: 'TIME_LIMIT_SECONDS', Value: String(limit) });
  });

  test('retries for more than an hour before it gives up', () => {
    const [retrier] = Retry.filter(isForRefusals);
    // With full jitter, a pause is half as long on average. Even four standard deviations less are an hour.
    const longestPauses = retrier ? pauses(retrier) : [];
    const mean = sum(longestPauses) / 2;
    const deviation = Math.sqrt(sum(longestPauses.map((pause) => pause ** 2 / 12)));
    expect(mean - 4 * deviation).toBeGreaterThan(HOUR);
  });

  test('retries often, so that a free worker is not idle for long', () => {
    const [retrier] = Retry.filter(isForRefusals);
    expect(Math.max(...(retrier ? pauses(retrier) : [Infinity]))).toBeLessThanOrEqual(60);
  });

  test('lists the retrier for refused starts before the shorter one for failed work', () => {
    const work = Retry.findIndex(({ ErrorEquals }) => ErrorEquals.includes('States.TaskFailed'));
    expect(Retry.findIndex(isForRefusals)).toBeLessThan(work);
    expect(Retry[work]?.MaxAttempts).toBeLessThanOrEqual(2);
  });
});

test('the wait for the preparation outlasts every attempt to prepare', () => {
  const { AwaitPreparation, PrepareAndGenerate } = States;
  expect(AwaitPreparation?.TimeoutSeconds).toBeGreaterThan(longest(PrepareAndGenerate ?? { Type: 'none' }));
});

test('an execution has enough time for its slowest path', () => {
  const ends = ['CompleteJob', 'FailJob', 'DeliverWebhook'];
  const ways = inContainers
    .map(([name]) => name)
    .filter((name) => name !== 'PrepareAndGenerate')
    .map((engine) => ['PrepareAndGenerate', 'ChargeJob', engine, ...ends]);
  ways.push(['PrepareAndGenerate', 'ChargeJob', 'DrawShots', 'GenerateNarrativeVideo', ...ends]);
  for (const way of ways) {
    expect(sum(way.map((name) => longest(States[name] ?? { Type: 'none' })))).toBeLessThan(TimeoutSeconds);
  }
});
