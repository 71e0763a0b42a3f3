import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Api, apiOf } from './api.ts';
import { makeImage, makeSong, mediaFolder } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';

let origin: Origin;
let service: Service;
let api: Api;
let media: Awaited<ReturnType<typeof mediaFolder>>;
let closed = false;

beforeAll(async () => {
  [origin, media] = await Promise.all([startOrigin(), mediaFolder()]);
  service = await startService({ allowOrigins: [origin.url] });
  // Without a balance a job whose media is valid ends before anything is generated: these tests are about media alone.
  const { account_id } = await service.operator('accounts', 'create', '--credits', '1');
  const { api_key } = await service.operator('keys', 'create', account_id, '--rpm', '10000');
  api = apiOf(service, api_key);
}, 60_000);

afterAll(async () => {
  closed = true;
  await service?.stop();
  await origin?.stop();
  await media?.remove();
});

/** How a job of this song ends: `insufficient_credits` says that every media rule was kept. */
async function outcome(path: string, body: object, seconds = 60): Promise<{ code: string; message: string }> {
  const job = await api.settled(`${path}/${await api.order(path, body)}`, seconds);
  expect(job).toMatchObject({ status: 'failed', credits_charged: 0, credits_refunded: 0 });
  expect(job.error.message).not.toMatch(/\/tmp|node:|ffmpeg|Error:/);
  return job.error;
}

async function offered(name: string, seconds: number, ...options: string[]): Promise<string> {
  return origin.offer(`/${name}`, await makeSong(join(media.path, name), seconds, ...options));
}

const lyric = (song_url: string, fields: object = {}) => outcome('/lyric-videos', { song_url, ...fields });
const transcription = (song_url: string, fields: object = {}) =>
  outcome('/lyric-videos/transcriptions', { song_url, ...fields });
const VALID = { code: 'insufficient_credits' };

describe('the duration of the audio', () => {
  test('of a video is 10 seconds at least and 420 at most', async () => {
    const [short, least, most, long] = await Promise.all([
      offered('9.9.wav', 9.9),
      offered('10.wav', 10),
      offered('420.flac', 420),
      offered('421.flac', 421),
    ]);
    expect(await lyric(short)).toMatchObject({ code: 'audio_too_short', message: expect.stringContaining('9.9') });
    expect(await lyric(least)).toMatchObject(VALID);
    expect(await lyric(most)).toMatchObject(VALID);
    expect(await lyric(long)).toMatchObject({ code: 'audio_too_long', message: expect.stringContaining('420') });
  }, 120_000);

  test('of a transcription may be short', async () => {
    expect(await transcription(await offered('1.wav', 1))).toMatchObject(VALID);
  }, 60_000);
});

describe('times in a request', () => {
  test('lie within the audio', async () => {
    const song = await offered('12.wav', 12);
    const segment = { text: 'la', start: 11, end: 12, duration: 1, wordCount: 1, timedWords: [] };
    expect(await transcription(song, { trim_start: 2, trim_end: 12 })).toMatchObject(VALID);
    expect(await transcription(song, { trim_end: 12.5 })).toMatchObject({ code: 'trim_out_of_range' });
    expect(await lyric(song, { segments: [segment] })).toMatchObject(VALID);
    const late = { ...segment, start: 12, end: 13 };
    expect(await lyric(song, { segments: [segment, late] })).toMatchObject({
      code: 'segments_out_of_range',
      message: expect.stringContaining('segments[1].end'),
    });
  }, 60_000);
});

describe('a song', () => {
  test.each(['mp3', 'm4a', 'ogg', 'opus', 'wav', 'flac', 'webm'])('may be %s', async (format) => {
    const codec = format === 'ogg' ? ['-c:a', 'libvorbis'] : [];
    expect(await lyric(await offered(`song.${format}`, 11, ...codec))).toMatchObject(VALID);
  });

  test('may be the sound of a video, whatever its name says', async () => {
    const picture = ['-f', 'lavfi', '-i', 'color=blue:s=64x64:r=5:d=11', '-pix_fmt', 'yuv420p'];
    const film = await makeSong(join(media.path, 'film.mp4'), 11, ...picture);
    await copyFile(film, join(media.path, 'film.mp3'));
    expect(await lyric(origin.offer('/film.mp3', join(media.path, 'film.mp3')))).toMatchObject(VALID);
  });

  test('that is empty, cut off in its header, a text or a playlist is unreadable', async () => {
    const files: Record<string, string | Buffer> = {
      'empty.mp3': '',
      'header.m4a': (await readFile(await makeSong(join(media.path, 'whole.m4a'), 11))).subarray(0, 100),
      'text.mp3': 'This is not a song.\n'.repeat(100),
      'list.mp4': '#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n',
      'script.wav': "ffconcat version 1.0\nfile '/etc/passwd'\n",
    };
    for (const [name, bytes] of Object.entries(files)) {
      await writeFile(join(media.path, name), bytes);
      const error = await lyric(origin.offer(`/${name}`, join(media.path, name)));
      expect({ name, code: error.code }).toEqual({ name, code: 'media_unreadable' });
      expect(error.message).toContain('song_url');
    }
  }, 60_000);

  test('that its server says or sends larger than 100 MB is too large', async () => {
    const said = origin.answer('/said', (_, response) => {
      response.writeHead(200, { 'Content-Length': 100 * 1024 * 1024 + 1 });
      response.write('ID3');
    });
    expect(await lyric(said)).toMatchObject({ code: 'media_too_large' });
    const endless = origin.answer('/endless', async (_, response) => {
      const chunk = Buffer.alloc(1 << 20);
      while (!closed && !response.destroyed) {
        if (!response.write(chunk)) await sleep(1);
      }
    });
    expect(await lyric(endless)).toMatchObject({ code: 'media_too_large' });
  }, 60_000);

  test('that is not there, or whose server breaks off or redirects in a circle, is unreachable', async () => {
    const broken = origin.answer('/broken', (_, response) => {
      response.writeHead(200, { 'Content-Length': 1000 });
      response.write('ID3', () => response.destroy());
    });
    const circle = origin.answer('/circle', (_, response) => {
      response.writeHead(302, { Location: '/circle' }).end();
    });
    for (const url of [`${origin.url}/nothing`, broken, circle]) {
      expect(await lyric(url)).toMatchObject({ code: 'media_unreachable' });
    }
  }, 60_000);

  test('may be behind up to three redirects, none of them to a private address', async () => {
    const song = await offered('behind.mp3', 11);
    const to = (path: string, Location: string) =>
      origin.answer(path, (_, response) => {
        response.writeHead(302, { Location }).end();
      });
    const near = to('/r1', to('/r2', to('/r3', song)));
    expect(await lyric(near)).toMatchObject(VALID);
    expect(await lyric(to('/r0', near))).toMatchObject({ code: 'media_unreachable' });
    expect(await lyric(to('/inside', 'http://169.254.169.254/latest'))).toMatchObject({ code: 'media_unreachable' });
  }, 60_000);
});

describe('an image', () => {
  test('has at most 25 megapixels and 10 MB, and is an image', async () => {
    const song = await offered('with-image.wav', 11);
    const image = async (name: string, width: number, height: number) =>
      origin.offer(`/${name}`, await makeImage(join(media.path, name), width, height));
    const with_ = async (singer_image_url: string) => lyric(song, { singer_image_url });
    expect(await with_(await image('5000x5000.png', 5000, 5000))).toMatchObject(VALID);
    expect(await with_(await image('5001x5000.png', 5001, 5000))).toMatchObject({ code: 'image_too_large' });
    const heavy = join(media.path, 'heavy.png');
    await writeFile(
      heavy,
      Buffer.concat([await readFile(join(media.path, '5000x5000.png')), Buffer.alloc(10 * 1024 * 1024)]),
    );
    expect(await with_(origin.offer('/heavy.png', heavy))).toMatchObject({ code: 'media_too_large' });
    await writeFile(join(media.path, 'drawing.png'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await with_(origin.offer('/drawing.png', join(media.path, 'drawing.png')))).toMatchObject({
      code: 'media_unreadable',
      message: expect.stringContaining('singer_image_url'),
    });
  }, 90_000);
});
