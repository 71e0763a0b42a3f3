import { describe, expect, test } from '@jest/globals';
import { always, failing, walk } from './walk.ts';

const KEY = { account_id: 'acct_1', type: 'lyric_video', job_id: 'job_1' };
const EVENT = { source: 'aws.states', detail: { status: 'TIMED_OUT', input: JSON.stringify(KEY) } };
const handlers = {
  'fail-job': () => ({ outcome: 'failed' }),
  'deliver-webhook': () => ({ outcome: 'delivered' }),
};

describe('the settlement state machine', () => {
  test.each([
    ['an execution that ended badly', EVENT],
    ['a job that the sweep found', { ...KEY, resume: 'settlement' }],
  ])('fails the job of %s, and sends its webhook', async (_what, input) => {
    const { status, done, inputs } = await walk('settlement', input, handlers);
    expect([status, done]).toEqual(['SUCCEEDED', ['fail-job', 'deliver-webhook']]);
    for (const given of inputs) expect(given.input).toMatchObject(KEY);
  });

  test('only sends the webhook if nothing else is left to do', async () => {
    const { status, done, inputs } = await walk('settlement', { ...KEY, resume: 'webhook' }, handlers);
    expect([status, done]).toEqual(['SUCCEEDED', ['deliver-webhook']]);
    expect(inputs[0]?.input).toMatchObject(KEY);
  });

  test('only cleans up the provider if nothing else is left to do', async () => {
    const cleaning = { ...handlers, 'clean-up-provider': () => ({ outcome: 'deleted' }) };
    const { status, done, inputs } = await walk('settlement', { ...KEY, resume: 'provider' }, cleaning);
    expect([status, done]).toEqual(['SUCCEEDED', ['clean-up-provider']]);
    expect(inputs[0]?.input).toMatchObject(KEY);
  });

  test('sends no webhook for a job that had ended before', async () => {
    const superseded = { ...handlers, 'fail-job': () => ({ outcome: 'superseded' }) };
    const { status, done } = await walk('settlement', EVENT, superseded);
    expect([status, done]).toEqual(['SUCCEEDED', ['fail-job']]);
  });

  test('tries to fail the job again', async () => {
    const flaky = { ...handlers, 'fail-job': failing(3, 'InternalServerError', { outcome: 'failed' }) };
    const { status, done } = await walk('settlement', EVENT, flaky);
    expect([status, done.length]).toEqual(['SUCCEEDED', 5]);
  });

  test('fails if the job can never be failed, which raises an alarm; the sweep tries again', async () => {
    const { status, error } = await walk('settlement', EVENT, { ...handlers, 'fail-job': failing(always, 'Broken') });
    expect([status, error]).toEqual(['FAILED', 'Broken']);
  });

  test('succeeds although the webhook could not be delivered', async () => {
    const { status, done } = await walk('settlement', EVENT, {
      ...handlers,
      'deliver-webhook': failing(always, 'WebhookNotDelivered'),
    });
    expect(status).toBe('SUCCEEDED');
    expect(done.filter((what) => what === 'deliver-webhook')).toHaveLength(3);
  });
});
