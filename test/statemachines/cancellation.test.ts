import { describe, expect, test } from '@jest/globals';
import { always, failing, walk } from './walk.ts';

const KEY = { account_id: 'acct_1', type: 'lyric_video', job_id: 'job_1' };
const handlers = {
  'confirm-cancellation': () => ({ outcome: 'canceled' }),
  'stop-execution': () => null,
  'deliver-webhook': () => ({ outcome: 'delivered' }),
};
const ALL = ['confirm-cancellation', 'stop-execution', 'deliver-webhook'];

describe('the cancellation state machine', () => {
  test('confirms, stops the work, and sends the webhook', async () => {
    const { status, done, inputs } = await walk('cancellation', KEY, handlers);
    expect([status, done]).toEqual(['SUCCEEDED', ALL]);
    for (const { input } of inputs) expect(input).toMatchObject(KEY);
  });

  test('does not change a job that has already ended', async () => {
    const superseded = { ...handlers, 'confirm-cancellation': () => ({ outcome: 'superseded' }) };
    const { status, done } = await walk('cancellation', KEY, superseded);
    expect([status, done]).toEqual(['SUCCEEDED', ['confirm-cancellation']]);
  });

  test('tries each step again', async () => {
    for (const step of ALL) {
      const answer = handlers[step as keyof typeof handlers]();
      const { status, done } = await walk('cancellation', KEY, { ...handlers, [step]: failing(2, 'Error', answer) });
      expect(status).toBe('SUCCEEDED');
      expect(done.filter((what) => what === step)).toHaveLength(3);
    }
  });

  test('fails if it can never confirm, which the sweep handles', async () => {
    const broken = { ...handlers, 'confirm-cancellation': failing(always, 'Broken') };
    const { status, error, done } = await walk('cancellation', KEY, broken);
    expect([status, error]).toEqual(['FAILED', 'Broken']);
    expect(new Set(done)).toEqual(new Set(['confirm-cancellation']));
  });

  test('sends the webhook even if the work cannot be stopped', async () => {
    const { status, done } = await walk('cancellation', KEY, {
      ...handlers,
      'stop-execution': failing(always, 'Broken'),
    });
    expect([status, done.at(-1)]).toEqual(['SUCCEEDED', 'deliver-webhook']);
  });

  test('succeeds although the webhook could not be delivered', async () => {
    const { status, done } = await walk('cancellation', KEY, {
      ...handlers,
      'deliver-webhook': failing(always, 'WebhookNotDelivered'),
    });
    expect(status).toBe('SUCCEEDED');
    expect(done.filter((what) => what === 'deliver-webhook')).toHaveLength(3);
  });
});
