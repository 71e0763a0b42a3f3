import '../platform/quiet.ts';
import { afterAll, describe, expect, jest, test } from '@jest/globals';
import { handler as createJob } from '../../functions/api/create-job.ts';
import { handler as getAccount } from '../../functions/api/get-account.ts';
import { type JobKey, makeJobId } from '../../functions/domain/job.ts';
import type { JobType } from '../../functions/domain/job-type.ts';
import type { Scope } from '../../functions/domain/scopes.ts';
import { readRequest } from '../../functions/platform/bucket.ts';
import { jobMoneyOf } from '../../functions/platform/store/audit-reads.ts';
import { charge } from '../../functions/platform/store/charges.ts';
import { claim } from '../../functions/platform/store/claims.ts';
import { completeJob } from '../../functions/platform/store/job-outcomes.ts';
import { getJob, recordMedia, recordVideo } from '../../functions/platform/store/jobs.ts';
import { storeSetting } from '../../functions/platform/store/settings.ts';
import { crashing } from '../platform/crashes.ts';
import { MEDIA, newJob } from '../platform/store.ts';
import { call, type Reply, type Request } from './calls.ts';
import { type Client, newClient, useService } from './service.ts';

const executions = useService();

const SONG = 'https://example.com/song.mp3';
const HOOK = 'https://example.com/hook';
const NARRATIVE = {
  song_url: SONG,
  prompt: 'A walk in the rain.',
  characters: [{ name: 'Ann', role: 'singer', image_url: 'https://example.com/ann.png' }],
};
const ROUTES: [string, JobType, Record<string, unknown>][] = [
  ['/lyric-videos/transcriptions', 'lyric_transcription', { song_url: SONG }],
  ['/lyric-videos', 'lyric_video', { song_url: SONG }],
  ['/music-videos', 'narrative_video', NARRATIVE],
];

function post(client: Client, body: unknown, request: Partial<Request> = {}): Promise<Reply> {
  return call(createJob, { method: 'POST', resource: '/lyric-videos', key: client.key, body, ...request });
}

const jobsOf = async (client: Client) => (await jobMoneyOf(client.account)).length;
const secretOf = async (client: Client): Promise<string | null> =>
  (await call(getAccount, { resource: '/account', key: client.key })).body.webhook_secret;

describe('a new job', () => {
  test.each(ROUTES)(
    '[1b, 2.2a, 4.2a, 4.4a, 4.7a] of POST %s is admitted, stored and started',
    async (resource, type, body) => {
      const client = await newClient();
      const reply = await post(client, body, { resource });
      expect(reply.status).toBe(202);
      expect(reply.headers).toEqual({
        'Content-Type': 'application/json',
        'Cache-Control': 'private, no-store',
        'X-Request-Id': 'request-1',
        RateLimit: expect.stringMatching(/^"key";r=\d+;t=\d+$/),
        'RateLimit-Policy': expect.stringMatching(/^"key";q=\d+;w=60$/),
      });
      expect(reply.body).toEqual({ id: expect.stringMatching(/^job_/), status: 'processing', credits_charged: 0 });
      const key = { account_id: client.account, type, job_id: reply.body.id };
      expect(await getJob(key)).toMatchObject({ status: 'processing', open: 'open' });
      expect(await readRequest(key)).toMatchObject(body);
      expect(executions.of('job', key.job_id)).toMatchObject([{ name: key.job_id, input: key }]);
    },
  );

  test('is made by each request without a key', async () => {
    const client = await newClient();
    const replies = await Promise.all([post(client, { song_url: SONG }), post(client, { song_url: SONG })]);
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(2);
  });

  test('is admitted even if its execution cannot be started, which the sweep does later', async () => {
    const client = await newClient();
    executions.isDown = true;
    expect((await post(client, { song_url: SONG })).status).toBe(202);
    expect(await jobsOf(client)).toBe(1);
  });

  test('[2.1c] creates the webhook secret only if it has a webhook', async () => {
    const client = await newClient();
    await post(client, { song_url: SONG });
    await post(client, { song_url: 'ftp://x', webhook_url: HOOK });
    expect(await secretOf(client)).toBeNull();
    await post(client, { song_url: SONG, webhook_url: HOOK });
    const made = await secretOf(client);
    expect(made).toMatch(/^whsec_/);
    await post(client, { song_url: SONG, webhook_url: HOOK });
    expect(await secretOf(client)).toBe(made);
  });

  test.each([0, 1, 2].flatMap((writes) => [undefined, 'key'].map((key) => [writes, key] as const)))(
    '[2.1c] is stored together with its webhook secret, or not at all, if a crash comes after %d writes (key: %s)',
    async (writes, key) => {
      const client = await newClient();
      const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
      // Authentication is the first write.
      await crashing(writes + 1, true, () => post(client, { song_url: SONG, webhook_url: HOOK }, { headers }));
      expect((await secretOf(client)) !== null).toBe((await jobsOf(client)) === 1);
    },
  );

  test('[4.7i] keeps the engine that it was admitted with', async () => {
    const client = await newClient();
    const headers = { 'Idempotency-Key': 'key' };
    const { body } = await post(client, { song_url: SONG }, { headers });
    const key: JobKey = { account_id: client.account, type: 'lyric_video', job_id: body.id };
    const admitted = (await getJob(key))?.renderer;
    expect(admitted).toEqual({ transcription: expect.any(String), video: expect.any(String) });
    const later = { ...key, job_id: makeJobId() };
    await newJob(client.account, { ...later, renderer: { transcription: 'whisper', video: 'embedded' } });
    for (const job of [key, later]) {
      for (let tries = 0; tries < 2; tries += 1) {
        await claim(job);
        await recordMedia(job, { durationMs: 12_000, media: MEDIA });
        await charge(job);
      }
      await recordVideo(job, { video_key: 'video', thumbnail_key: 'thumbnail' });
      expect(await completeJob(job)).toBe('completed');
    }
    await post(client, { song_url: SONG }, { headers });
    expect((await getJob(key))?.renderer).toEqual(admitted);
    expect((await getJob(later))?.renderer.transcription).toBe('whisper');
  });
});

describe('scopes', () => {
  const rows: [Scope, string, number][] = [
    ['lyric_videos', '/lyric-videos', 202],
    ['lyric_videos', '/lyric-videos/transcriptions', 202],
    ['lyric_videos', '/music-videos', 202],
    ['narrative_videos', '/lyric-videos', 403],
    ['narrative_videos', '/lyric-videos/transcriptions', 403],
    ['narrative_videos', '/music-videos', 202],
  ];
  test.each(rows)('[5fh] %s at %s: %d', async (scope, resource, status) => {
    const client = await newClient([scope]);
    const reply = await post(client, resource === '/music-videos' ? NARRATIVE : { song_url: SONG }, { resource });
    expect(reply.status).toBe(status);
    if (status === 403) expect(reply.body.error.code).toBe('insufficient_scope');
  });
});

describe('a body', () => {
  const padded = (bytes: number) => {
    const text = JSON.stringify({ song_url: SONG, padding: '' });
    return text.replace('"padding":""', `"padding":"${'x'.repeat(bytes - text.length)}"`);
  };

  test('[7c] of 1,048,576 bytes is accepted; one byte more is 413', async () => {
    const client = await newClient();
    expect((await post(client, padded(1_048_576))).status).toBe(202);
    const reply = await post(client, padded(1_048_577));
    expect(reply).toMatchObject({ status: 413, body: { error: { code: 'payload_too_large' } } });
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{"song_url":'],
    ['text that is not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ['an array', '[]'],
    ['null', 'null'],
    ['a string', '"x"'],
    ['100,000 nested arrays', `{"song_url":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    [
      '100,000 nested arrays in an ignored field',
      `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)},"song_url":"${SONG}"}`,
    ],
    ['100,000 nested arrays that do not close', `{"song_url":${'['.repeat(100_000)}`],
    ['__proto__', `{"song_url":"${SONG}","__proto__":{"quality":"pro"}}`],
    [
      'a number beyond all bounds',
      `{"song_url":"${SONG}","segments":[{"text":"a","start":0,"end":1e400,"duration":1,"wordCount":0,"timedWords":[]}]}`,
    ],
    ['a song that is no URL', { song_url: 7 }],
  ])('[2.6e] that is %s is 400', async (_, body) => {
    const client = await newClient();
    const reply = await post(client, body);
    expect(reply).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
    expect(await jobsOf(client)).toBe(0);
  });

  test.each(['constructor', 'toString', '__proto__', 'seed'])(
    '[4.7b] with the unknown field %s is 400 at /music-videos',
    async (name) => {
      const client = await newClient();
      const body = `${JSON.stringify(NARRATIVE).slice(0, -1)},"${name}":1}`;
      const reply = await post(client, body, { resource: '/music-videos' });
      expect(reply).toMatchObject({ status: 400, body: { error: { message: expect.stringContaining(name) } } });
    },
  );

  test('[2.6f] may have lone surrogates and repeated keys, in text and in bytes', async () => {
    const client = await newClient();
    const body = `{"song_url":"${SONG}","song_genre":"\\ud800 pop","song_genre":"\\ud800 rock"}`;
    const reply = await post(client, Buffer.from(body));
    expect(reply.status).toBe(202);
    const request = await readRequest({ account_id: client.account, type: 'lyric_video', job_id: reply.body.id });
    expect(request).toMatchObject({ song_genre: '\ud800 rock' });
  });
});

describe('the order of checks', () => {
  const huge = 'x'.repeat(2_000_000);

  test('[7j] is 401, 429, 403, 413, 400', async () => {
    const client = await newClient(['narrative_videos'], 1);
    expect((await post({ ...client, key: 'wrong' }, huge)).status).toBe(401);
    expect((await post(client, huge)).status).toBe(403);
    expect((await post(client, huge)).status).toBe(429);
    const other = await newClient();
    expect((await post(other, huge)).status).toBe(413);
  });
});

describe('the settings', () => {
  afterAll(() => {
    jest.restoreAllMocks();
  });

  test('[7fj, 8k] stop new jobs but not replays, and a missing price is 503', async () => {
    const client = await newClient();
    const headers = { 'Idempotency-Key': 'once' };
    const first = await post(client, { song_url: SONG }, { headers });
    await storeSetting('admission', 'closed');
    takeEffect();
    const closed = await post(client, { song_url: SONG });
    expect(closed).toMatchObject({ status: 503, body: { error: { code: 'api_unavailable' } } });
    expect((await post(client, { song_url: SONG }, { headers })).body.id).toBe(first.body.id);
    await storeSetting('admission', 'open');
    await storeSetting('pricing.lyric_video_basic', 'unavailable');
    takeEffect();
    expect((await post(client, { song_url: SONG }, { headers: { 'Idempotency-Key': 'two' } })).status).toBe(503);
    expect((await post(client, { song_url: SONG, quality: 'pro' })).status).toBe(202);
    await storeSetting('pricing.lyric_video_basic', '33');
    takeEffect();
    expect((await post(client, { song_url: SONG }, { headers: { 'Idempotency-Key': 'two' } })).status).toBe(202);
  });

  /** Moves the clock forward, past the 3 seconds for which functions keep settings. */
  const takeEffect = () => {
    const later = Date.now() + 3_100;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
  };
});
