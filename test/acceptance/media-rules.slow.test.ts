import { copyFile, readFile, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type * as client from '../../client/src/index.ts';
import { begun } from './api.ts';
import { claimingWav, makeImage, makeSilence, makeSong, mediaFolder, paddedWav } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';
import { clientOf, order, within } from './typed-client.ts';

/** The tests of the media task check many more. */
const FORMATS = ['mp3', 'm4a', 'ogg', 'opus', 'flac'];
const MEGABYTE = 1_048_576;

let origin: Origin;
let service: Service;
let songreel: client.Songreel;
let rich: client.Songreel;
let media: Awaited<ReturnType<typeof mediaFolder>>;
let closed = false;
/** Started before all others, because they only wait. */
let slow: Promise<client.JobError[]>;
let formats: Map<string, Promise<client.JobError>>;

beforeAll(async () => {
  [origin, media] = await Promise.all([startOrigin(), mediaFolder()]);
  service = await startService({ allowOrigins: [origin.url], workers: 4 });
  // The balance covers ten seconds, so media are checked. A longer song fails at the charge, before anything is made.
  songreel = await clientWith('330');
  rich = await clientWith('10000');
  await service.operator('settings', 'set', 'running_jobs_per_account', '100');
  slow = begun(Promise.all([lyric(answered('/silent', () => {})), lyric(answered('/stalled', stall))]));
  formats = new Map(FORMATS.map((format) => [format, begun(songIn(format))]));
});

afterAll(async () => {
  closed = true;
  await service?.stop();
  await origin?.stop();
  await media?.remove();
});

async function clientWith(credits: string): Promise<client.Songreel> {
  const { account_id } = await service.operator('accounts', 'create', '--credits', credits);
  const { api_key } = await service.operator('keys', 'create', account_id, '--rpm', '10000');
  return clientOf(service, api_key);
}

/** Returns why the job failed. `insufficient_credits` means that its media break no rule. */
function outcome(job: client.Ended<client.VideoJob | client.TranscriptionJob>): client.JobError {
  expect(job).toMatchObject({ status: 'failed', credits_charged: 0, credits_refunded: 0 });
  expect(job.error?.message).not.toMatch(/\/tmp|node:|ffmpeg|Error:/);
  return job.error as client.JobError;
}

async function offered(name: string, seconds: number, ...options: string[]): Promise<string> {
  return origin.offer(`/${name}`, await makeSong(join(media.path, name), seconds, ...options));
}

async function offeredBytes(name: string, bytes: string | Buffer): Promise<string> {
  await writeFile(join(media.path, name), bytes);
  return origin.offer(`/${name}`, join(media.path, name));
}

const answered = (path: string, handle: (response: ServerResponse) => void | Promise<void>) =>
  origin.answer(path, (_, response) => handle(response));
const stall = (response: ServerResponse) => void response.writeHead(200).write('ID3');
const songIn = async (format: string) => {
  return lyric(await offered(`song.${format}`, 11, ...(format === 'ogg' ? ['-c:a', 'libvorbis'] : [])));
};
const lyric = async (song_url: string, fields: Partial<client.LyricVideoRequest> = {}) => {
  const id = await order(songreel.lyricVideos, { song_url, ...fields });
  return outcome(await songreel.lyricVideos.wait(id, within(90)));
};
const transcription = async (song_url: string, fields: Partial<client.TranscriptionRequest> = {}) => {
  const id = await order(rich.transcriptions, { song_url, ...fields });
  const job = await rich.transcriptions.wait(id, within(90));
  return job.status === 'completed' ? COMPLETED : outcome(job);
};
const VALID = { code: 'insufficient_credits' };
const COMPLETED = { code: 'completed' };

describe('the duration of the audio', () => {
  test('[3b, 4.4f, 8e] of a video is 10 to 420 seconds', async () => {
    const lengths = [9.9, 10, 420, 421];
    const songs = lengths.map(async (seconds) => {
      const name = `${seconds}.${seconds > 100 ? 'flac' : 'wav'}`;
      return origin.offer(`/${name}`, await makeSilence(join(media.path, name), seconds));
    });
    const [short, , most, long] = await Promise.all(
      songs.map(async (song, index) => (index === 1 ? undefined : lyric(await song))),
    );
    // The account can pay for the shortest song, so this job completes.
    const least = await rich.lyricVideos.create({ song_url: (await songs[1]) ?? '' });
    expect(short).toMatchObject({ code: 'audio_too_short', message: expect.stringContaining('9.9') });
    const { id } = least;
    expect((await rich.lyricVideos.wait(id, within(90))).duration_seconds).toBe(10);
    expect(most).toMatchObject(VALID);
    expect(long).toMatchObject({ code: 'audio_too_long', message: expect.stringContaining('420') });
  });

  test('[8e] of a transcription may be short', async () => {
    expect(await transcription(await offered('1.wav', 1))).toMatchObject(COMPLETED);
  });
});

describe('times in a request', () => {
  const segment = (start: number, end: number) => ({
    text: 'la',
    start,
    end,
    duration: end - start,
    wordCount: 1,
    timedWords: [],
  });

  test('[2.4f, 4.2c] lie within the audio', async () => {
    const song = await offered('12.wav', 12);
    const [trim, segments] = await Promise.all([
      transcription(song, { trim_end: 12.5 }),
      lyric(song, { segments: [segment(11, 12), segment(12, 13)] }),
    ]);
    expect(trim).toMatchObject({ code: 'trim_out_of_range', message: expect.stringContaining('12.5') });
    expect(segments).toMatchObject({
      code: 'segments_out_of_range',
      message: expect.stringContaining('segments[1].end'),
    });
  });

  test('[2.4i] may end 0.05 seconds late', async () => {
    const song = await offered('12-and-more.wav', 12);
    const outcomes = await Promise.all([
      transcription(song, { trim_end: 12.05 }),
      transcription(song, { trim_end: 12.051 }),
      lyric(song, { segments: [segment(11, 12.05)] }),
      lyric(song, { segments: [segment(11, 12.051)] }),
    ]);
    expect(outcomes.map(({ code }) => code)).toEqual([
      'completed',
      'trim_out_of_range',
      'insufficient_credits',
      'segments_out_of_range',
    ]);
  });
});

describe('a song', () => {
  test.each(FORMATS)('[4n, 4.4g] may be %s', async (format) => {
    expect(await formats.get(format)).toMatchObject(VALID);
  });

  test('[4.4g] may be the sound of a video under any name', async () => {
    const picture = ['-f', 'lavfi', '-i', 'color=blue:s=64x64:r=5:d=11', '-pix_fmt', 'yuv420p'];
    const film = await makeSong(join(media.path, 'film.mp4'), 11, ...picture);
    await copyFile(film, join(media.path, 'film.mp3'));
    expect(await lyric(origin.offer('/film.mp3', join(media.path, 'film.mp3')))).toMatchObject(VALID);
  });

  test('[4.4h, 7l] is unreadable if it is empty, cut off in its header, a text or a playlist', async () => {
    const whole = await readFile(await makeSong(join(media.path, 'whole.m4a'), 11));
    const files: Record<string, string | Buffer> = {
      'empty.mp3': '',
      'header.m4a': whole.subarray(0, 100),
      'half.m4a': whole.subarray(0, whole.length / 2),
      'text.mp3': 'This is not a song.\n'.repeat(100),
      'list.mp4': '#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n',
      'script.wav': "ffconcat version 1.0\nfile '/etc/passwd'\n",
    };
    const outcomes = Object.entries(files).map(async ([name, bytes]) => {
      const { code, message } = await lyric(await offeredBytes(name, bytes));
      expect(message).toContain('song_url');
      return { name, code };
    });
    expect(await Promise.all(outcomes)).toEqual(Object.keys(files).map((name) => ({ name, code: 'media_unreadable' })));
  });

  test('[4.4i] is judged by its content if its type, length or duration is wrong', async () => {
    const wav = await readFile(await makeSong(join(media.path, 'true.wav'), 11, '-bitexact'));
    const flac = await readFile(await makeSong(join(media.path, 'true.flac'), 11));
    const asText = answered('/poem.txt', (response) => {
      response.writeHead(200, { 'Content-Type': 'text/plain' }).end(flac);
    });
    const outcomes = await Promise.all([
      lyric(asText),
      lyric(await offeredBytes('flac.mp3', flac)),
      lyric(await offeredBytes('length-unknown.wav', claimingWav(wav, 0xffffffff))),
      lyric(await offeredBytes('claims-a-minute.wav', claimingWav(wav, 60 * 2 * 44_100))),
      lyric(await offeredBytes('claims-5-seconds.wav', claimingWav(wav, 5 * 2 * 44_100))),
    ]);
    expect(outcomes.map(({ code }) => code)).toEqual([
      'insufficient_credits',
      'insufficient_credits',
      'insufficient_credits',
      'media_unreadable',
      'audio_too_short',
    ]);
    expect(outcomes[3]?.message).toContain('60 seconds');
  });

  test('[8dm] is too large if its server announces or sends more than 100 MB', async () => {
    const said = answered('/said', (response) => {
      response.writeHead(200, { 'Content-Length': 100 * MEGABYTE + 1 });
      response.write('ID3');
    });
    const endless = answered('/endless', async (response) => {
      const chunk = Buffer.alloc(MEGABYTE);
      while (!closed && !response.destroyed) {
        if (!response.write(chunk)) await sleep(1);
      }
    });
    const outcomes = await Promise.all([lyric(said), lyric(endless)]);
    for (const error of outcomes) {
      expect(error).toMatchObject({ code: 'media_too_large', message: expect.stringContaining('100 MB') });
    }
  });

  test('[8dm] of exactly 104,857,600 bytes is not too large', async () => {
    const wav = await readFile(await makeSong(join(media.path, 'small.wav'), 11, '-bitexact'));
    expect(await lyric(await offeredBytes('large.wav', paddedWav(wav, 104_857_600)))).toMatchObject(VALID);
    const { code } = await lyric(await offeredBytes('too-large.wav', paddedWav(wav, 104_857_601)));
    expect(code).toBe('media_too_large');
  });

  test('[2.2c] is unreachable if it is missing or if its server breaks off or redirects in a circle', async () => {
    const broken = answered('/broken', (response) => {
      response.writeHead(200, { 'Content-Length': 1000 });
      response.write('ID3', () => response.destroy());
    });
    const circle = answered('/circle', (response) => {
      response.writeHead(302, { Location: '/circle' }).end();
    });
    const nowhere = 'https://songreel.invalid/song.mp3';
    const outcomes = await Promise.all([`${origin.url}/nothing`, broken, circle, nowhere].map((url) => lyric(url)));
    expect(outcomes.map(({ code }) => code)).toEqual(Array(4).fill('media_unreachable'));
    expect(outcomes[0]?.message).toContain('404');
  });

  test('[4n] may redirect up to three times, but not to a private address', async () => {
    const song = await offered('behind.mp3', 11);
    const to = (path: string, Location: string) =>
      answered(path, (response) => {
        response.writeHead(302, { Location }).end();
      });
    const near = to('/r1', to('/r2', to('/r3', song)));
    const far = to('/r0', near);
    const inside = to('/inside', 'http://169.254.169.254/latest');
    const outcomes = await Promise.all([near, far, inside].map((url) => lyric(url)));
    expect(outcomes.map(({ code }) => code)).toEqual([
      'insufficient_credits',
      'media_unreachable',
      'media_unreachable',
    ]);
  });

  test('[4.7h] is fetched once, before the charge, and never again', async () => {
    const { account_id } = await service.operator('accounts', 'create', '--credits', '5');
    const { api_key } = await service.operator('keys', 'create', account_id, '--rpm', '10000');
    const { transcriptions } = clientOf(service, api_key);
    const song = await readFile(await makeSong(join(media.path, 'once.mp3'), 2));
    let id = '';
    let chargedBefore: number | undefined;
    const song_url = answered('/once.mp3', async (response) => {
      chargedBefore = (await transcriptions.get(id)).credits_charged;
      response.end(song);
    });
    id = await order(transcriptions, { song_url });
    const job = await transcriptions.wait(id, within(90));
    expect(job).toMatchObject({ status: 'completed', credits_charged: 5 });
    expect(chargedBefore).toBe(0);
    expect(origin.asked.filter((path) => path === '/once.mp3')).toHaveLength(1);
  });
});

describe('an image', () => {
  const withSinger = async (name: string, image: string | Buffer) =>
    lyric(`${origin.url}/with-image.wav`, { singer_image_url: await offeredBytes(name, image) });

  beforeAll(() => offered('with-image.wav', 11));

  test('[8fm] has at most 25 megapixels and 10 MB, and is an image', async () => {
    const image = async (width: number, height: number) =>
      readFile(await makeImage(join(media.path, `${width}x${height}.png`), width, height));
    const [most, more] = await Promise.all([image(5000, 5000), image(5001, 5000)]);
    const outcomes = await Promise.all([
      withSinger('most.png', most),
      withSinger('more.png', more),
      withSinger('drawing.png', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ]);
    expect(outcomes.map(({ code }) => code)).toEqual(['insufficient_credits', 'image_too_large', 'media_unreadable']);
    for (const { message } of outcomes.slice(1)) expect(message).toContain('singer_image_url');
  });

  test('[8fm] of exactly 10,485,760 bytes is allowed; one byte more is not', async () => {
    const small = await readFile(await makeImage(join(media.path, 'small.png')));
    const padded = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)]);
    expect(await withSinger('heavy.png', padded(10_485_760))).toMatchObject(VALID);
    expect(await withSinger('heavier.png', padded(10_485_761))).toMatchObject({ code: 'media_too_large' });
  });
});

describe('a song whose server', () => {
  test('[4o] is slow or silent is reported as unreachable within the time limit', async () => {
    const [silent, stalled] = await slow;
    expect([silent?.code, stalled?.code]).toEqual(['media_unreachable', 'media_unreachable']);
    expect(silent?.message).toContain('did not begin to answer in time');
    expect(stalled?.message).toContain('stopped sending');
  });
});
