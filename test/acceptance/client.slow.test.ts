import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Songreel, SongreelError, verifyWebhook } from '../../client/src/index.ts';
import { makeSong, mediaFolder } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';

let origin: Origin;
let service: Service;
let songreel: Songreel;
let media: Awaited<ReturnType<typeof mediaFolder>>;
let song_url: string;

beforeAll(async () => {
  [origin, media] = await Promise.all([startOrigin(), mediaFolder()]);
  song_url = origin.offer('/song.mp3', await makeSong(join(media.path, 'song.mp3'), 2));
  service = await startService({ allowOrigins: [origin.url] });
  await service.operator('settings', 'set', 'cancellation_wait_seconds', '0');
  songreel = new Songreel({ baseUrl: service.base_url, apiKey: service.api_key });
});

afterAll(async () => {
  await service?.stop();
  await origin?.stop();
  await media?.remove();
});

const SOON = { firstPauseMs: 1000, longestPauseMs: 1000 };

describe('the client', () => {
  test('[4.5b, 6c] orders, waits for, cancels and verifies against the running service', async () => {
    const request = { song_url, webhook_url: `${origin.url}/hook` };
    const ordered = await songreel.transcriptions.create(request);
    expect(ordered).toMatchObject({ status: 'processing', credits_charged: 0, replayed: false });
    const again = await songreel.transcriptions.create(request, { idempotencyKey: ordered.idempotencyKey });
    expect(again).toMatchObject({ id: ordered.id, replayed: true });
    const job = await songreel.transcriptions.wait(ordered.id, SOON);
    expect(job).toMatchObject({ status: 'completed', segments: [], language: null });

    const { credits, webhook_secret } = await songreel.account();
    expect(credits).toBe(1_000_000 - job.credits_charged);
    const [delivery] = await origin.delivered('/hook');
    const signature = String(delivery?.headers['x-service-signature']);
    expect(await verifyWebhook(delivery?.body ?? '', signature, webhook_secret ?? '')).toBe(true);
    expect(await verifyWebhook(`${delivery?.body} `, signature, webhook_secret ?? '')).toBe(false);

    const held = origin.answer('/held.mp3', () => {});
    const { id } = await songreel.lyricVideos.create({ song_url: held });
    expect(await songreel.lyricVideos.cancel(id)).toMatchObject({ outcome: 'queued' });
    expect(await songreel.lyricVideos.wait(id, SOON)).toMatchObject({ status: 'canceled', credits_charged: 0 });
    expect(await songreel.lyricVideos.cancel(id)).toEqual({ outcome: 'canceled' });
  });

  test('uploads a song, and creates a job with it', async () => {
    const song = await openAsBlob(join(media.path, 'song.mp3'), { type: 'audio/mpeg' });
    const uploaded = await songreel.upload(song);
    const { id } = await songreel.transcriptions.create({ song_url: uploaded });
    expect(await songreel.transcriptions.wait(id, SOON)).toMatchObject({ status: 'completed' });
    const missing = await songreel.transcriptions.create({ song_url: `songreel://uploads/upl_${'a'.repeat(24)}` });
    expect(await songreel.transcriptions.wait(missing.id, SOON)).toMatchObject({
      status: 'failed',
      error: { code: 'media_unreachable', message: expect.stringContaining('Upload the file again') },
    });
    await expect(songreel.upload(new Blob(['<p>'], { type: 'text/html' }))).rejects.toMatchObject({
      code: 'invalid_request',
    });
  });

  test('names what the service refuses', async () => {
    const wrong = new Songreel({ baseUrl: service.base_url, apiKey: 'wrong' });
    await expect(wrong.account()).rejects.toMatchObject({ code: 'invalid_api_key', status: 401 });
    const refusal = songreel.musicVideos.create({ song_url, prompt: ' ', characters: [] });
    await expect(refusal).rejects.toBeInstanceOf(SongreelError);
    await expect(refusal).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining('prompt'),
    });
    await expect(songreel.musicVideos.get('job_x')).rejects.toMatchObject({ code: 'not_found' });
  });
});
