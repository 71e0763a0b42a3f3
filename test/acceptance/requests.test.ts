import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Api, expectError, unlimitedApi } from './api.ts';
import { type Service, startService } from './service.ts';

const song_url = 'https://music.example.com/song.mp3';

let service: Service;
let api: Api;

beforeAll(async () => {
  service = await startService();
  await service.operator('settings', 'set', 'admission', 'closed');
  api = await unlimitedApi(service);
});

afterAll(() => service?.stop());

/** Admission is closed in this file, so a valid request gets 503 and no job is made. */
const send = (raw: string | Uint8Array, path = '/lyric-videos') =>
  api.call('POST', path, { raw, headers: { 'Content-Type': 'application/json' } });

describe('a body', () => {
  test.each([
    ['empty', ''],
    ['not JSON', '{"song_url":'],
    ['an array', '[]'],
    ['text', '"song"'],
    ['null', 'null'],
    ['nested 100,000 deep', '['.repeat(100_000) + ']'.repeat(100_000)],
    [
      'nested 100,000 deep in a field',
      `{"song_url":"${song_url}","x":${'['.repeat(1e5)}${']'.repeat(1e5)}}`.slice(0, 900_000),
    ],
    ['with a number beyond any', `{"song_url":"${song_url}","segments":[{"start":1e400}]}`],
    ['with a number for a URL', '{"song_url":5}'],
  ])('[2.6e] that is %s is 400 or harmless', async (_, raw) => {
    const answer = await send(raw, '/music-videos');
    expectError(answer, 400, 'invalid_request');
  });

  test('that is not UTF-8 is 400 and the message says so', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`{"song_url":"${song_url}","song_genre":"`),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('"}'),
    ]);
    expectError(await send(bytes), 400, 'invalid_request', 'UTF-8');
  });

  test('[2.6e] with a __proto__ field is 400 and the message names it', async () => {
    const polluted = `{"song_url":"${song_url}","__proto__":{"quality":"pro"}}`;
    expectError(await send(polluted), 400, 'invalid_request', '__proto__');
    expectError(await send(polluted, '/music-videos'), 400, 'invalid_request', '__proto__');
  });

  test('with lone surrogates or a key twice is accepted', async () => {
    expectError(await send(`{"song_url":"${song_url}","song_genre":"\\ud800"}`), 503, 'api_unavailable');
    expectError(await send(`{"song_url":"x","song_url":"${song_url}"}`), 503, 'api_unavailable');
  });

  test('[7c] of 1,048,576 bytes is accepted; one byte more is 413', async () => {
    const padded = (bytes: number) => {
      const start = `{"song_url":"${song_url}","padding":"`;
      return `${start}${'x'.repeat(bytes - start.length - 2)}"}`;
    };
    expectError(await send(padded(1_048_576)), 503, 'api_unavailable');
    expectError(await send(padded(1_048_577)), 413, 'payload_too_large');
  });

  test('[7c] that is too large for the gateway is 413 as well', async () => {
    expectError(await send('x'.repeat(11 * 1024 * 1024)), 413, 'payload_too_large');
  });

  test('[2.6d] with unknown fields is accepted by the lyric endpoints and refused by the narrative one', async () => {
    const fields = { song_url, seed: 7 };
    expectError(await api.post('/lyric-videos', fields), 503, 'api_unavailable');
    expectError(await api.post('/lyric-videos/transcriptions', fields), 503, 'api_unavailable');
    const characters = [{ name: 'Ada', role: 'singer', image_url: song_url }];
    const narrative = { ...fields, prompt: 'A walk', characters };
    expectError(await api.post('/music-videos', narrative), 400, 'invalid_request', 'seed');
  });

  test('[7a] with a fault deep inside gets a message that names the path', async () => {
    const timedWords = [{ text: 'a', start: 0, end: 'late' }];
    const segment = { text: 'a', start: 0, end: 1, duration: 1, wordCount: 1, timedWords: [] };
    const segments = [segment, { ...segment, start: 1, end: 2 }, { ...segment, start: 2, end: 3, timedWords }];
    const answer = await api.post('/lyric-videos', { song_url, segments });
    expectError(answer, 400, 'invalid_request', 'segments[2].timedWords[0].end');
  });
});

describe('an address', () => {
  test.each([
    'http://127.0.0.1/song.mp3',
    'http://10.1.2.3/song.mp3',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/song.mp3',
    'http://[::ffff:127.0.0.1]/song.mp3',
    'http://2130706433/song.mp3',
    'http://0x7f.1/song.mp3',
    'http://localhost/song.mp3',
    'http://songs/song.mp3',
    'http://user:secret@music.example.com/song.mp3',
    'http://music.example.com:8080/song.mp3',
    'ftp://music.example.com/song.mp3',
    'file:///etc/passwd',
    'music.example.com/song.mp3',
  ])('[4fg] %s is not public', async (url) => {
    expectError(await api.post('/lyric-videos', { song_url: url }), 400, 'invalid_request', 'song_url');
  });
});

describe('the gateway', () => {
  test.each([
    ['GET', '/nothing'],
    ['PATCH', '/account'],
    ['POST', '/account'],
    ['DELETE', '/lyric-videos/transcriptions/job_x'],
    ['GET', '/lyric-videos'],
  ])('[4i, 7b] answers %s %s with 404', async (method, path) => {
    expectError(await api.call(method, path), 404, 'not_found');
  });

  test('[2.5a] answers a path with malformed percent-encoding sanely', async () => {
    const { status } = await api.get('/lyric-videos/%E0%A4%A');
    expect([400, 404]).toContain(status);
  });
});
