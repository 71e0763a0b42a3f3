import '../../platform/quiet.ts';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Job } from '../../../functions/domain/job.ts';
import type { JobType } from '../../../functions/domain/job-type.ts';
import { parseCreateRequest } from '../../../functions/domain/requests.ts';
import { prepareMedia } from '../../../functions/media/prepare/prepare-media.ts';
import { getFile, putRequest } from '../../../functions/platform/bucket.ts';
import { claim } from '../../../functions/platform/store/claims.ts';
import { failJob } from '../../../functions/platform/store/job-outcomes.ts';
import { recordError, requestCancellation, requireJob } from '../../../functions/platform/store/jobs.ts';
import { type EmbeddedBucket, startEmbeddedBucket } from '../../embedded-bucket.ts';
import { newAccount, newJob, useDatabase } from '../../platform/store.ts';
import { blackPng, openWorkshop, type Workshop } from './media-files.ts';

useDatabase();

let workshop: Workshop;
let bucket: EmbeddedBucket;
let server: Server;
let origin: string;
let account: string;
const answers: Record<string, (response: ServerResponse) => void> = {};
let asked: string[] = [];

beforeAll(async () => {
  [workshop, bucket] = await Promise.all([openWorkshop(), startEmbeddedBucket()]);
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const answer = answers[url];
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  mkdirSync(workshop.path('tmp'));
  Object.assign(process.env, bucket.environment, { ALLOWED_ORIGINS: origin, TMPDIR: workshop.path('tmp') });
  account = await newAccount();
  const [song, short] = await Promise.all([workshop.song('song.mp3', 12), workshop.song('short.wav', 9.9)]);
  answers['/song.mp3'] = (response) => response.end(readFileSync(song));
  answers['/short.wav'] = (response) => response.end(readFileSync(short));
  answers['/a.png'] = (response) => response.end(blackPng(60, 40));
  answers['/b.png'] = (response) => response.end(blackPng(3000, 1500));
  answers['/large.png'] = (response) => response.end(blackPng(5001, 5000));
  answers['/heavy'] = (response) => response.writeHead(200, { 'content-length': 100 * 1024 * 1024 + 1 }).write('.');
  answers['/heavy.png'] = (response) => response.end(Buffer.alloc(10 * 1024 * 1024 + 1));
  answers['/text'] = (response) => response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('la la la');
  answers['/inside'] = (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
});

beforeEach(() => {
  asked = [];
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await bucket.stop();
  await workshop.remove();
});

async function ordered(type: JobType, fields: object): Promise<Job> {
  const job = await newJob(account, { type });
  await putRequest(job, parseCreateRequest(type, fields, [origin]).request);
  return job;
}

const lyricVideo = (path: string, fields: object = {}) =>
  ordered('lyric_video', { song_url: `${origin}${path}`, ...fields });
const cast = (...paths: string[]) =>
  paths.map((path, index) => ({
    name: path,
    role: index === 0 ? 'singer' : 'character',
    image_url: `${origin}${path}`,
  }));

async function prepared(job: Job): Promise<Job> {
  await prepareMedia(job);
  return requireJob(job);
}

describe('the preparation of media', () => {
  test('claims the job, keeps normalized copies of its media and records what they are', async () => {
    const job = await prepared(
      await ordered('narrative_video', {
        song_url: `${origin}/song.mp3`,
        prompt: 'Rain',
        characters: cast('/a.png', '/b.png'),
      }),
    );
    const folder = `inputs/${job.account_id}/${job.job_id}`;
    expect(job).toMatchObject({
      status: 'processing',
      claimed_at: expect.any(String),
      duration_ms: 12_000,
      media: {
        song_key: `${folder}/song.m4a`,
        image_keys: [`${folder}/image-0.png`, `${folder}/image-1.png`],
        person_keys: [null, null],
      },
    });
    expect(job.error).toBeUndefined();
    await getFile(`${folder}/song.m4a`, workshop.path('kept.m4a'));
    expect(readFileSync(workshop.path('kept.m4a')).toString('latin1', 4, 8)).toBe('ftyp');
    await getFile(`${folder}/image-1.png`, workshop.path('kept.png'));
    expect(readFileSync(workshop.path('kept.png')).readUInt32BE(16)).toBe(2048);
  });

  test('prepares once: run again, it fetches nothing and changes nothing', async () => {
    const job = await lyricVideo('/song.mp3');
    const first = await prepared(job);
    expect(asked).toEqual(['/song.mp3']);
    expect(await prepared(job)).toEqual(first);
    expect(asked).toEqual(['/song.mp3']);
  });

  test('repeats an attempt that was interrupted', async () => {
    const job = await lyricVideo('/song.mp3');
    await claim(job);
    expect(await prepared(job)).toMatchObject({ duration_ms: 12_000 });
  });

  test('does not work on a job that will be canceled, has ended, or has broken a rule', async () => {
    const canceled = await lyricVideo('/song.mp3');
    await requestCancellation(canceled);
    expect((await prepared(canceled)).claimed_at).toBeUndefined();
    const failed = await lyricVideo('/song.mp3');
    await failJob(failed, { code: 'internal_error', message: 'No.' });
    expect((await prepared(failed)).claimed_at).toBeUndefined();
    const broken = await lyricVideo('/song.mp3');
    await recordError(broken, { code: 'audio_too_short', message: 'No.' });
    expect((await prepared(broken)).media).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test('[3l] fetches nothing for an account that cannot pay for the shortest song', async () => {
    const job = await newJob(await newAccount(329));
    await putRequest(job, parseCreateRequest('lyric_video', { song_url: `${origin}/song.mp3` }, [origin]).request);
    expect((await prepared(job)).error?.code).toBe('insufficient_credits');
    expect(asked).toEqual([]);
  });

  test.each<[string, object, string, RegExp]>([
    [
      '/nothing',
      {},
      'media_unreachable',
      /^song_url: the file could not be fetched. Its server answered with the status 404.$/,
    ],
    ['/inside', {}, 'media_unreachable', /^song_url: .* The URL must not name a private or reserved address.$/],
    ['/heavy', {}, 'media_too_large', /^song_url: the file is larger than 100 MB.$/],
    ['/text', {}, 'media_unreadable', /^song_url: the file is neither audio nor video/],
    ['/short.wav', {}, 'audio_too_short', /^song_url: the audio lasts 9.9 seconds/],
    ['/song.mp3', { singer_image_url: '/nothing' }, 'media_unreachable', /^singer_image_url: the file could not/],
    ['/song.mp3', { singer_image_url: '/heavy.png' }, 'media_too_large', /^singer_image_url: .* larger than 10 MB.$/],
    [
      '/song.mp3',
      { singer_image_url: '/large.png' },
      'image_too_large',
      /^singer_image_url: the image has 5001 x 5000/,
    ],
    ['/song.mp3', { singer_image_url: '/song.mp3' }, 'media_unreadable', /^singer_image_url: the file is not an image/],
    ['/song.mp3', { segments: [[11, 12.5]] }, 'segments_out_of_range', /^segments\[0\].end is 12.5, .* 12 seconds.$/],
  ])(
    'of %s with %j records %s',
    async (path, {
      singer_image_url,
      segments,
    }: { singer_image_url?: string; segments?: number[][] }, code, message) => {
      const job = await prepared(
        await lyricVideo(path, {
          ...(singer_image_url && { singer_image_url: `${origin}${singer_image_url}` }),
          ...(segments && {
            segments: segments.map(([start = 0, end = 0]) => ({
              text: 'la',
              start,
              end,
              duration: end - start,
              wordCount: 1,
              timedWords: [],
            })),
          }),
        }),
      );
      expect(job.error).toMatchObject({ code, message: expect.stringMatching(message) });
      expect(job.media).toBeUndefined();
    },
  );

  test('names the character whose image breaks a rule', async () => {
    const fields = { song_url: `${origin}/song.mp3`, prompt: 'Rain', characters: cast('/a.png', '/large.png') };
    const job = await prepared(await ordered('narrative_video', fields));
    expect(job.error?.message).toMatch(/^characters\[1\]\.image_url: /);
  });

  test('[4o] retries once after an error that may pass', async () => {
    let tries = 0;
    answers['/flaky.mp3'] = (response) => {
      tries += 1;
      if (tries === 1) response.destroy();
      else answers['/song.mp3']?.(response);
    };
    expect(await prepared(await lyricVideo('/flaky.mp3'))).toMatchObject({ duration_ms: 12_000 });
    answers['/down.mp3'] = (response) => response.writeHead(503).end();
    const job = await prepared(await lyricVideo('/down.mp3'));
    expect(job.error).toMatchObject({ code: 'media_unreachable', message: expect.stringContaining('503') });
    expect(asked).toEqual(['/flaky.mp3', '/flaky.mp3', '/down.mp3', '/down.mp3']);
  });

  test('of a trim beyond the song records trim_out_of_range', async () => {
    const fields = { song_url: `${origin}/short.wav`, trim_start: 1, trim_end: 10 };
    const job = await prepared(await ordered('lyric_transcription', fields));
    expect(job.error).toMatchObject({ code: 'trim_out_of_range' });
  });

  test('throws, so that it is retried, if the fault is not in the media', async () => {
    const lost = await newJob(account);
    await expect(prepareMedia(lost)).rejects.toThrow();
    expect((await requireJob(lost)).error).toBeUndefined();
  });

  test('leaves nothing in the temporary folder, however it ends', () => {
    expect(readdirSync(workshop.path('tmp'))).toEqual([]);
  });
});
