import { describe, expect, test } from '@jest/globals';
import { always, failing, walk } from './walk.ts';

const KEY = { account_id: 'acct_1', type: 'narrative_video', job_id: 'job_1' };
const ARN = 'arn:aws:bedrock:us-west-2:000000000000:async-invoke/abc';
const LIST = [{ scene: 0 }, { scene: 3 }];
const MODEL_INPUT = { prompt: 'Ada', keyframes: { frame0: { type: 'image' } } };

const object = ({ Key }: { Key: string }) => ({
  Body: JSON.stringify(Key.endsWith('shots.json') ? LIST : MODEL_INPUT),
});
const absent = failing(always, 'S3.NoSuchKeyException');
const handlers = {
  PrepareAndGenerate: () => ({}),
  'charge-job': () => ({ outcome: 'charged', provider: 'ray', ray: { dollars: 20, shots_at_once: 1 } }),
  DrawShots: () => ({}),
  getObject: object,
  startAsyncInvoke: () => ({ InvocationArn: ARN }),
  getAsyncInvoke: () => ({ Status: 'Completed' }),
  putObject: () => ({}),
  GenerateNarrativeVideo: () => ({}),
  'complete-job': () => ({ outcome: 'completed' }),
  'fail-job': () => ({ outcome: 'failed', error: { code: 'generation_failed', message: 'It failed.' } }),
  'deliver-webhook': () => ({ outcome: 'delivered' }),
  'clean-up-provider': () => ({ outcome: 'deleted' }),
};

/** Returns the execution, and what it notes about the shots. */
async function filmed(more: object = {}) {
  const walked = await walk('job', KEY, { ...handlers, ...more });
  const kept = walked.inputs.find(({ what }) => what === 'putObject')?.input as { Body?: unknown } | undefined;
  return { ...walked, made: kept?.Body };
}

const SHOT = ['getObject', 'startAsyncInvoke', 'getAsyncInvoke'];

describe('a narrative video with shots by Ray', () => {
  test('is drawn first, then gets its shots, and is joined', async () => {
    const { status, done, made, inputs } = await filmed();
    expect(status).toBe('SUCCEEDED');
    expect(done).toEqual([
      ...['PrepareAndGenerate', 'updateItem', 'charge-job', 'DrawShots', 'getObject', ...SHOT, ...SHOT, 'putObject'],
      ...['GenerateNarrativeVideo', 'complete-job', 'deliver-webhook', 'clean-up-provider'],
    ]);
    expect(made).toEqual([
      { scene: 0, arn: ARN },
      { scene: 3, arn: ARN },
    ]);
    const started = inputs.filter(({ what }) => what === 'startAsyncInvoke').map(({ input }) => input);
    expect(started).toMatchObject([
      {
        ModelId: 'luma.ray-v2:0',
        ModelInput: MODEL_INPUT,
        ClientRequestToken: 'job_1-0',
        OutputDataConfig: {
          S3OutputDataConfig: { S3Uri: expect.stringMatching(/^s3:.*\/providers\/acct_1\/job_1\/shot-0$/) },
        },
      },
      { ClientRequestToken: 'job_1-3' },
    ]);
  });

  test.each([
    ['is refused', { startAsyncInvoke: failing(1, 'BedrockRuntime.ValidationException', { InvocationArn: ARN }) }],
    [
      'has no input',
      { getObject: (input: { Key: string }) => (input.Key.endsWith('shot-0.json') ? absent() : object(input)) },
    ],
    [
      'cannot be asked for',
      { getAsyncInvoke: failing(1, 'BedrockRuntime.AccessDeniedException', { Status: 'Completed' }) },
    ],
  ])('keeps what was drawn of a shot that %s, and has the others', async (_, more) => {
    const { status, made } = await filmed(more);
    expect(status).toBe('SUCCEEDED');
    expect(made).toEqual([
      { scene: 0, arn: null },
      { scene: 3, arn: ARN },
    ]);
  });

  test.each(['Failed', 'InProgress'])('completes even if each shot is %s for twenty minutes', async (Status) => {
    const { status, made } = await filmed({ getAsyncInvoke: () => ({ Status }) });
    expect(status).toBe('SUCCEEDED');
    expect(made).toEqual([
      { scene: 0, arn: null },
      { scene: 3, arn: null },
    ]);
  });

  test('waits while Bedrock has no room', async () => {
    const full = failing(30, 'BedrockRuntime.ThrottlingException', { InvocationArn: ARN });
    const { made, done } = await filmed({ startAsyncInvoke: full });
    expect(made).toEqual([
      { scene: 0, arn: ARN },
      { scene: 3, arn: ARN },
    ]);
    expect(done.filter((what) => what === 'startAsyncInvoke')).toHaveLength(32);
  });

  test('fails, and is refunded, if its film cannot be drawn or its shots cannot be noted', async () => {
    for (const step of ['DrawShots', 'putObject']) {
      const { status, done } = await filmed({ [step]: failing(always, 'States.TaskFailed') });
      expect(status).toBe('FAILED');
      expect(done.slice(-3)).toEqual(['fail-job', 'deliver-webhook', 'clean-up-provider']);
      expect(done).not.toContain('GenerateNarrativeVideo');
    }
  });
});
