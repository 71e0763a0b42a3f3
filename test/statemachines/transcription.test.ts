import { describe, expect, test } from '@jest/globals';
import { always, failing, walk } from './walk.ts';

const KEY = { account_id: 'acct_1', type: 'lyric_transcription', job_id: 'job_1' };
const VOCABULARY = { language_code: 'de-DE', phrases: ['Guten', 'Morgen'] };

const status = (TranscriptionJobStatus: string) => ({ TranscriptionJob: { TranscriptionJobStatus } });
const charged = (more: object = {}) => ({ outcome: 'charged', provider: 'transcribe', ...more });
const handlers = {
  PrepareAndGenerate: () => ({}),
  'charge-job': () => charged(),
  startTranscriptionJob: () => status('IN_PROGRESS'),
  getTranscriptionJob: () => status('COMPLETED'),
  createVocabulary: () => ({ VocabularyState: 'PENDING' }),
  getVocabulary: () => ({ VocabularyState: 'READY' }),
  GenerateTranscript: () => ({}),
  GenerateLyricVideo: () => ({}),
  'complete-job': () => ({ outcome: 'completed' }),
  'fail-job': () => ({ outcome: 'failed', error: { code: 'generation_failed', message: 'It failed.' } }),
  'deliver-webhook': () => ({ outcome: 'delivered' }),
  'clean-up-provider': () => ({ outcome: 'deleted' }),
};
const withVocabulary = { ...handlers, 'charge-job': () => charged({ vocabulary: VOCABULARY }) };
const BEGIN = ['PrepareAndGenerate', 'updateItem', 'charge-job'];
const END = ['complete-job', 'deliver-webhook', 'clean-up-provider'];

/** Returns a handler that gives these answers one after the other, and then the last one again. */
function answers(...all: object[]): () => object {
  return () => (all.length > 1 ? all.shift() : all[0]) as object;
}

describe('a transcription by Amazon Transcribe', () => {
  test.each([
    ['lyric_transcription', 'GenerateTranscript'],
    ['lyric_video', 'GenerateLyricVideo'],
  ])('comes before the engine of a %s, and is cleaned up after the webhook', async (type, engine) => {
    const { status: ended, done, inputs } = await walk('job', { ...KEY, type }, handlers);
    expect(ended).toBe('SUCCEEDED');
    expect(done).toEqual([...BEGIN, 'startTranscriptionJob', 'getTranscriptionJob', engine, ...END]);
    expect(inputs.find(({ what }) => what === 'startTranscriptionJob')?.input).toEqual({
      TranscriptionJobName: 'job_1',
      Media: { MediaFileUri: expect.stringMatching(/^s3:\/\/[a-z0-9-]+\/inputs\/acct_1\/job_1\/song\.m4a$/) },
      OutputBucketName: expect.stringMatching(/^songreel-local-media-/),
      OutputKey: 'providers/acct_1/job_1/transcript.json',
      IdentifyLanguage: true,
    });
  });

  test('is asked for until it has ended', async () => {
    const slow = answers(status('QUEUED'), status('IN_PROGRESS'), status('IN_PROGRESS'), status('COMPLETED'));
    const { done } = await walk('job', KEY, { ...handlers, getTranscriptionJob: slow });
    expect(done.filter((what) => what === 'getTranscriptionJob')).toHaveLength(4);
    expect(done).toContain('GenerateTranscript');
  });

  test('fails its job, which is refunded, if it fails or never ends', async () => {
    for (const end of ['FAILED', 'IN_PROGRESS']) {
      const { status: ended, done } = await walk('job', KEY, { ...handlers, getTranscriptionJob: () => status(end) });
      expect(ended).toBe('FAILED');
      expect(done.slice(-3)).toEqual(['fail-job', 'deliver-webhook', 'clean-up-provider']);
      expect(done).not.toContain('GenerateTranscript');
    }
  });

  test('waits while Amazon Transcribe has no room, and fails its job for anything else', async () => {
    const full = { ...handlers, startTranscriptionJob: failing(100, 'Transcribe.LimitExceededException', {}) };
    const { status: ended, done } = await walk('job', KEY, full);
    expect(ended).toBe('SUCCEEDED');
    expect(done.filter((what) => what === 'startTranscriptionJob')).toHaveLength(101);
    const broken = { ...handlers, startTranscriptionJob: failing(always, 'Transcribe.BadRequestException') };
    const refused = await walk('job', KEY, broken);
    expect(refused.status).toBe('FAILED');
    expect(refused.done).toEqual([
      ...BEGIN,
      'startTranscriptionJob',
      'fail-job',
      'deliver-webhook',
      'clean-up-provider',
    ]);
  });

  test('goes on with what an earlier attempt has started, if its answer was lost', async () => {
    const lost = { ...handlers, startTranscriptionJob: failing(always, 'Transcribe.ConflictException') };
    const { status: ended, done } = await walk('job', KEY, lost);
    expect(ended).toBe('SUCCEEDED');
    expect(done.slice(3, 5)).toEqual(['startTranscriptionJob', 'getTranscriptionJob']);
  });

  test('does not change its job if it cannot be cleaned up', async () => {
    const broken = { ...handlers, 'clean-up-provider': failing(always, 'ProviderStillWorking') };
    expect((await walk('job', KEY, broken)).status).toBe('SUCCEEDED');
  });
});

describe('a transcription with lyrics', () => {
  const started = async (more: object = {}) => {
    const { status: ended, inputs, done } = await walk('job', KEY, { ...withVocabulary, ...more });
    expect(ended).toBe('SUCCEEDED');
    return { done, input: inputs.findLast(({ what }) => what === 'startTranscriptionJob')?.input };
  };

  test('is in their language and knows their words', async () => {
    const pending = answers({ VocabularyState: 'PENDING' }, { VocabularyState: 'READY' });
    const { done, input } = await started({ getVocabulary: pending });
    expect(done.slice(3, 7)).toEqual(['createVocabulary', 'getVocabulary', 'getVocabulary', 'startTranscriptionJob']);
    expect(input).toMatchObject({ LanguageCode: 'de-DE', Settings: { VocabularyName: 'job_1' } });
    expect(input).not.toHaveProperty('IdentifyLanguage');
  });

  test.each([
    ['is refused', { createVocabulary: failing(always, 'Transcribe.BadRequestException') }],
    ['cannot be asked for', { getVocabulary: failing(always, 'Transcribe.BadRequestException') }],
    ['fails', { getVocabulary: () => ({ VocabularyState: 'FAILED' }) }],
    ['is never ready', { getVocabulary: () => ({ VocabularyState: 'PENDING' }) }],
  ])('does without its vocabulary if that %s', async (_, more) => {
    const { input } = await started(more);
    expect(input).toMatchObject({ IdentifyLanguage: true });
    expect(input).not.toHaveProperty('Settings');
  });

  test('does without its vocabulary if the language does not fit after all', async () => {
    const refusing = failing(1, 'Transcribe.BadRequestException', {});
    expect((await started({ startTranscriptionJob: refusing })).input).toMatchObject({ IdentifyLanguage: true });
  });
});

describe('the work of a provider for a job that was ended by somebody else', () => {
  const others = { 'stop-execution': () => null, 'deliver-webhook': handlers['deliver-webhook'] };
  const cleaned = { 'clean-up-provider': handlers['clean-up-provider'] };

  test('is cleaned up after a cancellation', async () => {
    const confirmed = { 'confirm-cancellation': () => ({ outcome: 'canceled', provider: 'transcribe' }) };
    const { done } = await walk('cancellation', KEY, { ...others, ...cleaned, ...confirmed });
    expect(done).toEqual(['confirm-cancellation', 'stop-execution', 'deliver-webhook', 'clean-up-provider']);
  });

  test.each(['failed', 'superseded'])('is cleaned up by a settlement whose job is %s', async (outcome) => {
    const failed = { 'fail-job': () => ({ outcome, provider: 'transcribe' }) };
    const { done } = await walk('settlement', { ...KEY, resume: 'settlement' }, { ...others, ...cleaned, ...failed });
    expect(done.at(-1)).toBe('clean-up-provider');
  });

  test.each([
    ['complete-job', {}],
    ['fail-job', { getTranscriptionJob: () => status('FAILED') }],
  ])('is cleaned up by its own execution if %s finds that the job has ended', async (step, more) => {
    const ended = { ...more, [step]: () => ({ outcome: 'superseded' }) };
    const { status: end, done } = await walk('job', KEY, { ...handlers, ...ended });
    expect([end, done.slice(-2)]).toEqual(['SUCCEEDED', [step, 'clean-up-provider']]);
  });

  test('is awaited, because Amazon Transcribe cannot be stopped', async () => {
    const confirmed = { 'confirm-cancellation': () => ({ outcome: 'canceled', provider: 'transcribe' }) };
    const slow = { 'clean-up-provider': failing(39, 'ProviderStillWorking', {}) };
    const { status: ended, done } = await walk('cancellation', KEY, { ...others, ...slow, ...confirmed });
    expect(ended).toBe('SUCCEEDED');
    expect(done.filter((what) => what === 'clean-up-provider')).toHaveLength(40);
  });
});
