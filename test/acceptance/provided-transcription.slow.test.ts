import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Providers, runningService, startProviders } from '../providers/providers.ts';
import { type Api, unlimitedApi } from './api.ts';
import { makeSong, mediaFolder } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';

const PATH = '/lyric-videos/transcriptions';
const WORDS = [
  { text: 'Hello', start: 1, end: 1.4 },
  { text: 'morning,', start: 1.5, end: 2 },
  { text: 'bright', start: 4, end: 4.5 },
  { text: 'light', start: 4.6, end: 5 },
];

let origin: Origin;
let service: Service;
let providers: Providers;
let media: Awaited<ReturnType<typeof mediaFolder>>;
let api: Api;
let song: string;
let credits: number;

beforeAll(async () => {
  const started: { data?: string } = {};
  const caller = () => runningService(started.data ?? '');
  [origin, media, providers] = await Promise.all([
    startOrigin(),
    mediaFolder(),
    startProviders({ caller, words: WORDS }),
  ]);
  service = await startService({ allowOrigins: [origin.url], flags: ['--providers', providers.url] });
  started.data = service.data;
  api = await unlimitedApi(service);
  await service.operator('settings', 'set', 'pricing.transcription.transcribe', '70');
  await service.operator('settings', 'set', 'engine.lyric_transcription', 'transcribe');
  song = origin.offer('/tune.mp3', await makeSong(join(media.path, 'tune.mp3'), 6));
});

beforeEach(async () => {
  providers.script.clear();
  credits = (await api.get('/account')).body.credits;
});

afterAll(async () => {
  await service?.stop();
  await Promise.all([origin?.stop(), providers?.stop(), media?.remove()]);
});

const transcribed = async (more: object = {}, seconds = 60) => {
  const id = await api.order(PATH, { song_url: song, ...more });
  return api.settled(`${PATH}/${id}`, seconds);
};
const spent = async () => credits - (await api.get('/account')).body.credits;

/** Waits until nothing of any job is left at the provider, and nothing of it in the bucket. */
async function expectNothingLeft(): Promise<void> {
  const { transcriptions, vocabularies } = providers.transcribe;
  const files = async () =>
    (await readdir(service.data, { recursive: true })).filter((name) => /providers.*\.(json|temp)/.test(name));
  const isLeft = async () => transcriptions.size + vocabularies.size + (await files()).length > 0;
  for (let waited = 0; waited < 20_000 && (await isLeft()); waited += 200) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  expect([transcriptions.size, vocabularies.size, await files()]).toEqual([0, 0, []]);
}

describe('a transcription by Amazon Transcribe, at its stand-in', () => {
  test('has the words, times and language that it recognized, at the price of that engine', async () => {
    const job = await transcribed();
    expect(job).toMatchObject({ status: 'completed', language: 'en', credits_charged: 70 });
    expect(job.segments).toMatchObject([
      { text: 'Hello morning,', start: 1, end: 2, wordCount: 2, timedWords: WORDS.slice(0, 2) },
      { text: 'bright light', start: 4, end: 5 },
    ]);
    await expectNothingLeft();
  });

  test('keeps to the trim', async () => {
    const { segments } = await transcribed({ trim_start: 3, trim_end: 5.5 });
    expect(segments.map(({ text }: { text: string }) => text)).toEqual(['bright light']);
  });

  test('gives the caller’s lyrics their times, and knows their words', async () => {
    const job = await transcribed({ lyrics: 'Good morning\nBright lights' });
    expect(job).toMatchObject({ status: 'completed', language: 'en' });
    expect(job.segments.map(({ text }: { text: string }) => text)).toEqual(['Good morning', 'Bright lights']);
    expect(providers.script.calls).toEqual(expect.arrayContaining(['CreateVocabulary', 'GetVocabulary']));
    await expectNothingLeft();
  });

  test('waits while it is throttled, and survives lost answers', async () => {
    providers.script.disturb('StartTranscriptionJob', { error: 'LimitExceededException' }, 2);
    providers.script.disturb('StartTranscriptionJob', { lost: true });
    providers.script.disturb('GetTranscriptionJob', { error: 'InternalFailureException', status: 500 });
    expect(await transcribed()).toMatchObject({ status: 'completed' });
    expect(providers.script.calls.filter((call) => call === 'StartTranscriptionJob')).toHaveLength(4);
  });

  test.each(['failed', 'malformed'] as const)('is refunded if it is %s', async (fate) => {
    providers.script.decide(fate);
    expect(await transcribed()).toMatchObject({
      status: 'failed',
      credits_charged: 70,
      credits_refunded: 70,
      error: { code: 'generation_failed' },
    });
    expect(await spent()).toBe(0);
    await expectNothingLeft();
  });
});
