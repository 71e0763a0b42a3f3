import '../platform/quiet.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rayInput } from '../../functions/domain/shots.ts';
import { putFile, readText } from '../../functions/platform/bucket.ts';
import { recordMedia, requestCancellation, requireJob } from '../../functions/platform/store/jobs.ts';
import { handler as chargeJob } from '../../functions/steps/charge-job.ts';
import { handler as cleanUpProvider } from '../../functions/steps/clean-up-provider.ts';
import { handler as confirmCancellation } from '../../functions/steps/confirm-cancellation.ts';
import { handler as failJob } from '../../functions/steps/fail-job.ts';
import { CALLERS, CREDENTIALS } from '../embedded-credentials.ts';
import { useBucket } from '../platform/bucket.ts';
import { MEDIA, newAccount, newJob, preparedJob, useDatabase } from '../platform/store.ts';
import { ProviderBucket } from '../providers/bucket.ts';
import { type Providers, startProviders } from '../providers/providers.ts';

useDatabase();
useBucket();
let providers: Providers;
let bucket: ProviderBucket;
beforeAll(async () => {
  const s3 = process.env.AWS_ENDPOINT_URL_S3 ?? '';
  const caller = () => ({ s3, callers: CALLERS });
  bucket = new ProviderBucket(s3, CREDENTIALS);
  providers = await startProviders({ caller, words: [] });
  process.env.AWS_ENDPOINT_URL_TRANSCRIBE = providers.url;
  process.env.AWS_ENDPOINT_URL_BEDROCK_RUNTIME = providers.url;
});
afterAll(() => {
  bucket.stop();
  return providers.stop();
});

const ORDER = { quality: 'basic' as const, aspect_ratio: '9:16' as const, characters: [] };
const TRANSCRIBED = { renderer: { transcription: 'transcribe', video: 'embedded' } } as const;
const FILMED = {
  renderer: { transcription: 'moonshine', video: 'ray', ray: { dollars: 20, shots_at_once: 4 } },
} as const;
const VOCABULARY = { language_code: 'en-US', phrases: ['Hello'] };

describe('a job that a provider works for', () => {
  test('names its provider when it is charged, and the vocabulary of its lyrics', async () => {
    const account = await newAccount();
    const plain = await preparedJob(account, TRANSCRIBED);
    expect(await chargeJob(plain)).toEqual({ outcome: 'charged', provider: 'transcribe' });
    const job = await newJob(account, TRANSCRIBED);
    await recordMedia(job, { durationMs: 10_000, media: { ...MEDIA, vocabulary: VOCABULARY } });
    const charged = { outcome: 'charged', provider: 'transcribe', vocabulary: VOCABULARY };
    expect(await chargeJob(job)).toEqual(charged);
    expect(await chargeJob(job)).toEqual(charged);
  });

  test('names its provider when it ends, if the provider may have begun', async () => {
    const account = await newAccount();
    const [uncharged, failed, canceled] = [
      await preparedJob(account, TRANSCRIBED),
      await preparedJob(account, TRANSCRIBED),
      await preparedJob(account, TRANSCRIBED),
    ];
    for (const job of [failed, canceled]) await chargeJob(job);
    await requestCancellation(await requireJob(canceled));
    expect(await failJob(uncharged)).not.toHaveProperty('provider');
    expect(await failJob(failed)).toMatchObject({ outcome: 'failed', provider: 'transcribe' });
    expect(await confirmCancellation(canceled)).toEqual({ outcome: 'canceled', provider: 'transcribe' });
    expect(await failJob(canceled)).toEqual({ outcome: 'superseded', provider: 'transcribe' });
  });
});

describe('the clean-up of a provider', () => {
  const send = async (operation: string, input: object) => providers.transcribe.answer(operation, input, bucket);
  const start = async (name: string, folder: string) => {
    await putFile(`${folder}/song.m4a`, import.meta.filename, 'audio/mp4');
    await send('StartTranscriptionJob', {
      TranscriptionJobName: name,
      Media: { MediaFileUri: `s3://${process.env.MEDIA_BUCKET}/${folder}/song.m4a` },
      OutputBucketName: process.env.MEDIA_BUCKET,
      OutputKey: `${folder}/transcript.json`,
      IdentifyLanguage: true,
    });
  };

  test('waits until a transcription has ended, then deletes it and its vocabulary, and may be repeated', async () => {
    const job = await preparedJob(await newAccount(), TRANSCRIBED);
    // It makes the stand-in known to the bucket.
    await expect(cleanUpProvider(job)).resolves.toEqual({ outcome: 'deleted' });
    providers.script.decide('never', 'completed');
    const folder = `providers/${job.account_id}/${job.job_id}`;
    await start(job.job_id, folder);
    await expect(cleanUpProvider(job)).rejects.toMatchObject({ name: 'ProviderStillWorking' });
    expect(providers.transcribe.transcriptions.size).toBe(1);

    providers.transcribe.transcriptions.clear();
    await start(job.job_id, folder);
    await send('GetTranscriptionJob', { TranscriptionJobName: job.job_id });
    await send('CreateVocabulary', { VocabularyName: job.job_id, LanguageCode: 'en-US', Phrases: ['Hello'] });
    for (let times = 0; times < 2; times += 1) expect(await cleanUpProvider(job)).toEqual({ outcome: 'deleted' });
    expect([providers.transcribe.transcriptions.size, providers.transcribe.vocabularies.size]).toEqual([0, 0]);
  });

  test('waits until all shots are made, then deletes them and everything that was made for them', async () => {
    const job = await preparedJob(await newAccount(), { ...FILMED, type: 'narrative_video' });
    const folder = `providers/${job.account_id}/${job.job_id}`;
    await putFile(`${folder}/film.mp4`, import.meta.filename, 'video/mp4');
    await expect(cleanUpProvider(job)).resolves.toEqual({ outcome: 'deleted' });
    await expect(readText(`${folder}/film.mp4`)).rejects.toThrow();
    const shot = (scene: number) =>
      providers.ray.start(
        {
          modelId: 'luma.ray-v2:0',
          modelInput: rayInput({ scene, seconds: 5, prompt: 'Ada' }, ORDER, Buffer.from('ffd8ff', 'hex')),
          outputDataConfig: {
            s3OutputDataConfig: { s3Uri: `s3://${process.env.MEDIA_BUCKET}/${folder}/shot-${scene}` },
          },
        },
        bucket,
      );
    providers.script.decide('completed', 'never');
    for (const scene of [3, 12]) shot(scene);
    await expect(cleanUpProvider(job)).rejects.toMatchObject({ name: 'ProviderStillWorking' });
    const [made, running] = [...providers.ray.invocations.values()];
    const clip = `${folder}/shot-3/${made?.arn.split('/').at(-1)}/output.mp4`;
    expect(await readText(clip)).not.toBe('');
    providers.ray.invocations.delete(running?.arn ?? '');
    for (let times = 0; times < 2; times += 1) expect(await cleanUpProvider(job)).toEqual({ outcome: 'deleted' });
    await expect(readText(clip)).rejects.toThrow();
  });

  test('fails if the provider does not answer, so that it is repeated', async () => {
    const job = await preparedJob(await newAccount(), TRANSCRIBED);
    providers.script.disturb('GetTranscriptionJob', { error: 'InternalFailureException', status: 500 }, 3);
    await failJob(job);
    await expect(cleanUpProvider(job)).rejects.toMatchObject({ name: 'InternalFailureException' });
    expect(await requireJob(job)).not.toHaveProperty('provider_cleaned_at');
    expect(await cleanUpProvider(job)).toEqual({ outcome: 'deleted' });
    expect(await requireJob(job)).toHaveProperty('provider_cleaned_at');
  });
});
