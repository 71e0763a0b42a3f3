import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { JOB_TYPES } from '../../functions/domain/job-type.ts';
import { WEBHOOK_POLICY } from '../../functions/domain/webhook-policy.ts';
import { HANDLERS } from '../../lib/handlers.ts';
import { statesOf } from '../../tools/states/states-of.ts';

const root = join(import.meta.dirname, '..', '..');

interface State {
  Type: string;
  Resource?: string;
  TimeoutSeconds?: number;
  Retry?: { ErrorEquals: string[] }[];
  Choices?: { Variable: string; StringEquals: string; Next: string }[];
}

const machines = readdirSync(join(root, 'statemachines')).map((file) => ({
  file,
  states: statesOf(JSON.parse(readFileSync(join(root, 'statemachines', file), 'utf8'))) as Record<string, State>,
}));
const tasks = machines.flatMap(({ file, states }) =>
  Object.entries(states)
    .filter(([, state]) => state.Type === 'Task')
    .map(([name, state]) => ({ file, name, state })),
);

const kebab = (name: string) => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();

describe('the state machines', () => {
  const own = tasks.filter(({ state }) => !state.Resource?.includes(':aws-sdk:'));
  test.each(own)('$file: $name has a step file or a media command of its name', ({ name, state }) => {
    const inContainer = state.Resource?.includes(':ecs:') ?? false;
    const folders = inContainer ? ['media', 'media/prepare'] : ['steps'];
    const files = folders.map((folder) => join(root, 'functions', folder, `${kebab(name)}.ts`));
    expect(files.filter(existsSync)).toHaveLength(1);
    if (inContainer) expect(readFileSync(join(root, 'functions/media/main.ts'), 'utf8')).toContain(name);
  });

  test.each(tasks)('$file: $name has a timeout and is tried again', ({ state }) => {
    expect(state.TimeoutSeconds).toBeGreaterThan(0);
    expect(state.Retry?.length).toBeGreaterThan(0);
  });

  test('send each type of job to its own engine', () => {
    const choices = machines.find(({ file }) => file === 'job.asl.json')?.states.WhichEngine?.Choices ?? [];
    expect(choices.map(({ StringEquals }) => StringEquals).sort()).toEqual([...JOB_TYPES].sort());
    expect(new Set(choices.map(({ Next }) => Next)).size).toBe(JOB_TYPES.length);
  });

  test.each(tasks.filter(({ name }) => name === 'DeliverWebhook'))(
    '$file: the retries of a webhook are those of the webhook policy',
    ({ state }) => {
      const { attempts, firstPauseSeconds, backoffRate } = WEBHOOK_POLICY;
      expect(state.Retry?.[0]).toEqual({
        ErrorEquals: ['WebhookNotDelivered'],
        IntervalSeconds: firstPauseSeconds,
        BackoffRate: backoffRate,
        MaxAttempts: attempts - 1,
      });
    },
  );

  test('give a webhook attempt more time than its receiver has', () => {
    expect(HANDLERS['send-webhook'].timeout).toBeGreaterThan(WEBHOOK_POLICY.timeoutSeconds);
    // The start of the sender is not a part of its time.
    for (const name of ['deliver-webhook', 'test-webhook'] as const) {
      expect(HANDLERS[name].timeout).toBeGreaterThanOrEqual(HANDLERS['send-webhook'].timeout + 10);
    }
  });

  test('name no step file that no state uses', () => {
    const used = new Set(tasks.map(({ name }) => `${kebab(name)}.ts`));
    expect(readdirSync(join(root, 'functions/steps')).filter((file) => !used.has(file))).toEqual([]);
  });
});
