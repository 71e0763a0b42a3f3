import '../platform/quiet.ts';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GenerationFailure } from '../../engines/generation-failure.ts';
import type { Job } from '../../functions/domain/job.ts';
import { JOB_TYPES } from '../../functions/domain/job-type.ts';
import { parseCreateRequest } from '../../functions/domain/requests.ts';
import { type Engines, generate } from '../../functions/media/generate.ts';
import { getFile, inputKey, putFile, putRequest } from '../../functions/platform/bucket.ts';
import { claim } from '../../functions/platform/store/claims.ts';
import { failJob } from '../../functions/platform/store/job-outcomes.ts';
import { recordMedia, requestCancellation, requireJob } from '../../functions/platform/store/jobs.ts';
import { getProgress } from '../../functions/platform/store/progress.ts';
import { type EmbeddedBucket, startEmbeddedBucket } from '../embedded-bucket.ts';
import { newAccount, newJob, recordOutput, useDatabase } from '../platform/store.ts';
import { blackPng, openWorkshop, type Workshop } from './prepare/media-files.ts';

useDatabase();

let workshop: Workshop;
let bucket: EmbeddedBucket;
let account: string;

beforeAll(async () => {
  [workshop, bucket] = await Promise.all([openWorkshop(), startEmbeddedBucket()]);
  mkdirSync(workshop.path('tmp'));
  Object.assign(process.env, bucket.environment, { TMPDIR: workshop.path('tmp') });
  account = await newAccount();
});
afterAll(async () => {
  await bucket.stop();
  await workshop.remove();
});

const ORDERED = { song_url: 'https://example.com/a.mp3', singer_image_url: 'https://example.com/a.png' };

/** Makes a lyric video job whose media are in the bucket. */
async function prepared(): Promise<Job> {
  const job = await newJob(account);
  await putRequest(job, parseCreateRequest('lyric_video', ORDERED).request);
  await claim(job);
  const song_key = inputKey(job, 'song.m4a');
  const image_key = inputKey(job, 'image-0.png');
  await putFile(song_key, await workshop.write('song', 'a song'), 'audio/mp4');
  await putFile(image_key, await workshop.write('image', blackPng(2, 2)), 'image/png');
  await recordMedia(job, { durationMs: 12_345, media: { song_key, image_keys: [image_key] } });
  return job;
}

type Engine = Engines['lyric_video'];

const nothing = { language: null, segments: [] };

async function generateBy(engine: Engine, job: Job): Promise<void> {
  const none = () => Promise.reject(new Error('another type of job'));
  const others = Object.fromEntries(JOB_TYPES.map((type) => [type, none])) as unknown as Engines;
  await generate(job, { ...others, lyric_video: engine });
}

async function inputsOf(job: Job): Promise<Parameters<Engine>[0][]> {
  const seen: Parameters<Engine>[0][] = [];
  const engine: Engine = async (input) => {
    seen.push(input);
    return nothing;
  };
  await generateBy(engine, job);
  return seen;
}

describe('an engine', () => {
  test('gets the job, its request and its media in a folder that is removed afterwards', async () => {
    const job = await prepared();
    await generateBy(async ({ request, song, images, workDir }) => {
      expect(request).toMatchObject(ORDERED);
      expect(song.durationMs).toBe(12_345);
      expect(readFileSync(song.path, 'utf8')).toBe('a song');
      expect(readFileSync(images[0] as string)).toEqual(blackPng(2, 2));
      expect(readdirSync(await workDir('video'))).toEqual([]);
      return nothing;
    }, job);
    expect(readdirSync(workshop.path('tmp'))).toEqual([]);
  });

  test('makes files that are first uploaded and then recorded', async () => {
    const job = await prepared();
    const [video, thumbnail, storyboard, lyrics] = await Promise.all(
      ['v.mp4', 't.jpg', 's.json', 'l.json'].map((name) => workshop.write(name, name)),
    );
    if (!video || !thumbnail || !storyboard || !lyrics) throw new Error('not written');
    await generateBy(async () => ({ video, thumbnail, storyboard, lyrics }), job);
    const folder = `outputs/${job.account_id}/${job.job_id}`;
    expect(await requireJob(job)).toMatchObject({
      video_key: `${folder}/video.mp4`,
      thumbnail_key: `${folder}/thumbnail.jpg`,
      lyrics_key: `${folder}/lyrics.json`,
    });
    for (const [name, content] of [
      ['video.mp4', 'v.mp4'],
      ['thumbnail.jpg', 't.jpg'],
      ['storyboard.json', 's.json'],
      ['lyrics.json', 'l.json'],
    ]) {
      await getFile(`${folder}/${name}`, workshop.path('got'));
      expect(readFileSync(workshop.path('got'), 'utf8')).toBe(content);
    }
  });

  test('has its files uploaded in the last stage of the progress', async () => {
    const job = await prepared();
    await generateBy(async () => nothing, job);
    expect(await getProgress(job.account_id, job.job_id)).toMatchObject({ stage: 'finishing', percent: 98 });
  });

  test('is not started for a job that has ended, has an error, or already has a result', async () => {
    const [failed, made] = [await prepared(), await prepared()];
    await failJob(failed, { code: 'internal_error', message: 'No.' });
    await recordOutput(made);
    expect(await inputsOf(failed)).toEqual([]);
    expect(await inputsOf(made)).toEqual([]);
  });

  test('continues after a cancellation was requested, because only its confirmation ends the work', async () => {
    const job = await prepared();
    await requestCancellation(await requireJob(job));
    expect(await inputsOf(job)).toHaveLength(1);
  });

  test('records its reason on the job if the input is unusable', async () => {
    const job = await prepared();
    await generateBy(() => Promise.reject(new GenerationFailure('The song has no words; give segments.')), job);
    expect((await requireJob(job)).error).toEqual({
      code: 'generation_failed',
      message: 'The song has no words; give segments.',
    });
    expect(readdirSync(workshop.path('tmp'))).toEqual([]);
  });

  test('throws after any other failure, so that it is retried', async () => {
    const job = await prepared();
    const boom = new Error('boom');
    await expect(generateBy(() => Promise.reject(boom), job)).rejects.toBe(boom);
    expect((await requireJob(job)).error).toBeUndefined();
    expect(readdirSync(workshop.path('tmp'))).toEqual([]);
  });

  test('is not started before the media are prepared', async () => {
    await expect(inputsOf(await newJob(account))).rejects.toThrow(/are not prepared/);
  });
});
