import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Songreel, SongreelError } from '../../client/src/index.ts';
import { refusal, startServer } from './server.ts';

const apiKey = 'songreel_local_aaaaaaaaaaaaaaaa_secret';
const song_url = 'https://music.example.com/song.mp3';
const accepted = { status: 202, json: { id: 'job_1', status: 'processing', credits_charged: 0 } };
const retry = { firstPauseMs: 10, longestPauseMs: 40 };

let server: Awaited<ReturnType<typeof startServer>>;
let songreel: Songreel;

beforeAll(async () => {
  server = await startServer();
  songreel = new Songreel({ baseUrl: `${server.baseUrl}/`, apiKey, retry });
});
afterAll(() => server.stop());

const keys = () => server.received.map(({ headers }) => headers['idempotency-key']);
const thrown = (promise: Promise<unknown>): Promise<SongreelError> =>
  promise.then(
    () => {
      throw new Error('Nothing was thrown.');
    },
    (error) => error,
  );

describe('the client', () => {
  test('sends its key with every request, and shows it to nobody else', async () => {
    const account = { credits: 1, scopes: [], rate_limit_rpm: 60, webhook_secret: null };
    server.script({ json: account });
    expect(await songreel.account()).toEqual(account);
    expect(server.received).toMatchObject([
      { method: 'GET', path: '/v1/account', headers: { authorization: `Bearer ${apiKey}` } },
    ]);
    expect(inspect(songreel, { depth: 9, showHidden: true })).not.toContain(apiKey);
  });

  test('sends its key to no other address', async () => {
    server.script({ status: 307, headers: { Location: '/elsewhere' } });
    expect(await thrown(songreel.account())).toMatchObject({ code: 'network_error' });
    expect(server.received.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  test('uses the fetch that is passed to it', async () => {
    const asked: string[] = [];
    const own: typeof fetch = async (url) => {
      asked.push(String(url));
      return Response.json({ credits: 7 });
    };
    expect(await new Songreel({ baseUrl: 'https://api.example/v1', apiKey, fetch: own }).account()).toEqual({
      credits: 7,
    });
    expect(asked).toEqual(['https://api.example/v1/account']);
  });

  test("calls the platform's fetch as a function, because browsers refuse it as a method", async () => {
    const platform = globalThis.fetch;
    const callers: unknown[] = [];
    globalThis.fetch = async function fetch(this: unknown) {
      callers.push(this);
      return Response.json({ credits: 7 });
    };
    try {
      await new Songreel({ baseUrl: 'https://api.example/v1', apiKey }).account();
    } finally {
      globalThis.fetch = platform;
    }
    expect(callers).toEqual([undefined]);
  });

  test('reads jobs of each type from their path', async () => {
    server.script({ json: { status: 'processing' } });
    await songreel.transcriptions.get('a');
    await songreel.lyricVideos.get('b/../c?');
    await songreel.musicVideos.get('d');
    expect(server.received.map(({ path }) => path)).toEqual([
      '/v1/lyric-videos/transcriptions/a',
      '/v1/lyric-videos/b%2F..%2Fc%3F',
      '/v1/music-videos/d',
    ]);
  });
});

describe('create', () => {
  test('generates a new idempotency key for each call', async () => {
    server.script(accepted);
    const first = await songreel.lyricVideos.create({ song_url });
    const second = await songreel.lyricVideos.create({ song_url });
    expect(first).toEqual({ ...accepted.json, replayed: false, idempotencyKey: expect.any(String) });
    expect(keys()).toEqual([first.idempotencyKey, second.idempotencyKey]);
    expect(first.idempotencyKey).not.toBe(second.idempotencyKey);
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      path: '/v1/lyric-videos',
      body: JSON.stringify({ song_url }),
    });
  });

  test('uses the key of the caller from the options or the request', async () => {
    server.script({ ...accepted, headers: { 'Idempotency-Replayed': 'true' } });
    const { replayed } = await songreel.transcriptions.create({ song_url }, { idempotencyKey: 'mine' });
    await songreel.transcriptions.create({ song_url, idempotency_key: 'within' });
    expect(replayed).toBe(true);
    expect(keys()).toEqual(['mine', 'within']);
  });

  test('sends the same key and bytes again after a lost connection, silence, 429 and 5xx', async () => {
    server.script(
      { hangUp: true },
      refusal(500, 'internal_error'),
      { silent: true },
      { status: 502, text: '<html>' },
      accepted,
    );
    const limits: AbortController[] = [];
    const limited = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const limit = new AbortController();
      limits.push(limit);
      return limit.signal;
    });
    const created = songreel.musicVideos.create({ song_url, prompt: 'x', characters: [] });
    // The third request gets no answer until its time is up.
    while (server.received.length < 3) await pause(5);
    limits.at(-1)?.abort(new DOMException('The time is up.', 'TimeoutError'));
    expect(await created).toMatchObject(accepted.json);
    expect(limited.mock.calls).toEqual(Array(5).fill([30_000]));
    limited.mockRestore();
    expect(server.received).toHaveLength(5);
    expect(new Set(keys()).size).toBe(1);
    expect(new Set(server.received.map(({ body }) => body)).size).toBe(1);
  });

  test('waits as long as Retry-After says', async () => {
    server.script(refusal(429, 'rate_limit_exceeded', { 'Retry-After': '1' }), accepted);
    await songreel.lyricVideos.create({ song_url });
    const [first, second] = server.received;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(990);
  });

  test('gives up after five attempts, with the last error', async () => {
    server.script(refusal(503, 'api_unavailable'));
    const error = await thrown(songreel.lyricVideos.create({ song_url }));
    expect(error).toMatchObject({ code: 'api_unavailable', status: 503, message: 'about api_unavailable' });
    expect(server.received).toHaveLength(5);
  });

  test('pauses longer after each failure', async () => {
    const slow = new Songreel({
      baseUrl: server.baseUrl,
      apiKey,
      retry: { attempts: 4, firstPauseMs: 100, longestPauseMs: 1000 },
    });
    server.script(refusal(500, 'internal_error'));
    await thrown(slow.account());
    const times = server.received.map(({ at }) => at);
    const [first = 0, second = 0, third = 0] = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(first).toBeGreaterThan(45);
    expect(second).toBeGreaterThan(95);
    expect(third).toBeGreaterThan(195);
  });

  test.each([400, 401, 403, 404, 409, 413])('does not repeat a request that was refused with %i', async (status) => {
    server.script(refusal(status, 'a_code'));
    expect(await thrown(songreel.lyricVideos.create({ song_url }))).toMatchObject({ code: 'a_code', status });
    expect(server.received).toHaveLength(1);
  });

  test('ends at once when it is aborted', async () => {
    server.script(refusal(429, 'rate_limit_exceeded', { 'Retry-After': '60' }));
    const abort = new AbortController();
    const creation = thrown(songreel.lyricVideos.create({ song_url }, { signal: abort.signal }));
    setTimeout(() => abort.abort(), 50);
    expect(await creation).toBe(abort.signal.reason);
    expect(server.received).toHaveLength(1);
  });
});

describe('an error', () => {
  test('has the code, the status, the message, the time to wait and the id of the request', async () => {
    const once = new Songreel({ baseUrl: server.baseUrl, apiKey, retry: { attempts: 1 } });
    server.script(refusal(429, 'rate_limit_exceeded', { 'Retry-After': '60', 'X-Request-Id': 'request-1' }));
    const error = await thrown(once.account());
    expect(error).toBeInstanceOf(SongreelError);
    expect(error).toMatchObject({
      code: 'rate_limit_exceeded',
      status: 429,
      retryAfter: 60,
      requestId: 'request-1',
      message: 'about rate_limit_exceeded',
      isTransient: true,
    });
  });

  test('of an unreachable service names its address', async () => {
    const nowhere = new Songreel({ baseUrl: 'http://127.0.0.1:1/v1', apiKey, retry: { attempts: 1 } });
    const error = await thrown(nowhere.account());
    expect(error).toMatchObject({ code: 'network_error', status: undefined });
    expect(error.message).toBe('The service at http://127.0.0.1:1/v1 could not be reached.');
  });

  test.each([
    [404, '<html>', 'The service answered with 404 and no reason.'],
    [200, '<html>', 'The service answered with something that is not JSON.'],
  ])('of a response %i that is not from the service says so', async (status, text, message) => {
    server.script({ status, text });
    expect(await thrown(songreel.account())).toMatchObject({ code: 'unexpected_answer', status, message });
  });

  test('understands a date in Retry-After', async () => {
    const once = new Songreel({ baseUrl: server.baseUrl, apiKey, retry: { attempts: 1 } });
    server.script(refusal(503, 'api_unavailable', { 'Retry-After': new Date(Date.now() + 3_600_000).toUTCString() }));
    const { retryAfter } = await thrown(once.account());
    expect(retryAfter).toBeGreaterThan(3000);
    expect(retryAfter).toBeLessThanOrEqual(3600);
  });
});
