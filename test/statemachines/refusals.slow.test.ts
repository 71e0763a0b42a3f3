import { expect, test } from '@jest/globals';
import { always, failing, walk } from './walk.ts';

const KEY = { account_id: 'acct_1', job_id: 'job_1' };
const ERROR = { code: 'internal_error', message: 'The service failed.' };

test.each([
  ['lyric_video', 'PrepareAndGenerate'],
  ['lyric_transcription', 'GenerateTranscript'],
  ['lyric_video', 'GenerateLyricVideo'],
  ['narrative_video', 'GenerateNarrativeVideo'],
])('a job of the type %s fails if %s never starts', async (type, step) => {
  const { status, done } = await walk(
    'job',
    { ...KEY, type },
    {
      'charge-job': () => ({ outcome: 'charged', provider: 'transcribe' }),
      startTranscriptionJob: () => ({}),
      getTranscriptionJob: () => ({ TranscriptionJob: { TranscriptionJobStatus: 'COMPLETED' } }),
      'clean-up-provider': () => ({}),
      'fail-job': () => ({ outcome: 'failed', error: ERROR }),
      'deliver-webhook': () => ({ outcome: 'delivered' }),
      [step]: failing(always, 'AmazonECS.Unknown'),
    },
  );
  expect(status).toBe('FAILED');
  expect(done.filter((what) => what === step)).toHaveLength(721);
  expect(done.filter((what) => what !== 'clean-up-provider').slice(-2)).toEqual(['fail-job', 'deliver-webhook']);
});
