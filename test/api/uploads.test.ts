import '../platform/quiet.ts';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { handler as createUpload } from '../../functions/api/create-upload.ts';
import { uploadIdOf } from '../../functions/domain/upload-url.ts';
import { saveUpload } from '../../functions/media/prepare/save-upload.ts';
import { uploadKey } from '../../functions/platform/bucket.ts';
import { call } from './calls.ts';
import { newClient, useService } from './service.ts';

useService();

const upload = (key: string, body: unknown) => call(createUpload, { method: 'POST', resource: '/uploads', key, body });
const put = (url: string, headers: Record<string, string>, body: Uint8Array) =>
  fetch(url, { method: 'PUT', headers, body: Buffer.from(body) });

describe('POST /uploads', () => {
  test("returns a link for one file, and a URL by which the account's jobs find it", async () => {
    const { account, key } = await newClient(['lyric_videos']);
    const song = Buffer.from('a song');
    const { status, body } = await upload(key, { content_type: 'audio/mpeg', content_length: song.length });
    expect(status).toBe(201);
    const left = (Date.parse(body.expires_at) - Date.now()) / 1000;
    expect(left).toBeGreaterThan(3500);
    expect(left).toBeLessThanOrEqual(3600);
    expect((await put(body.upload_url, body.headers, song)).status).toBe(200);

    const folder = await mkdtemp(join(tmpdir(), 'upload-'));
    const path = join(folder, 'song');
    const id = uploadIdOf(body.url) ?? '';
    await saveUpload('song_url', uploadKey(account, id), path, 100);
    expect(await readFile(path)).toEqual(song);
    await expect(saveUpload('singer_image_url', uploadKey(account, id), path, 5)).rejects.toMatchObject({
      jobError: { code: 'media_too_large' },
    });
    const other = await newClient();
    await expect(saveUpload('song_url', uploadKey(other.account, id), path, 100)).rejects.toMatchObject({
      jobError: { code: 'media_unreachable', message: expect.stringContaining('Upload the file again') },
    });
    await rm(folder, { recursive: true });
  });

  test('returns a link that accepts no other type or length', async () => {
    const { key } = await newClient();
    const { body } = await upload(key, { content_type: 'image/png', content_length: 4 });
    const sent = Buffer.from('1234');
    expect((await put(body.upload_url, { ...body.headers, 'Content-Type': 'text/html' }, sent)).status).toBe(403);
    const longer = Buffer.from('12345');
    expect((await put(body.upload_url, { ...body.headers, 'Content-Length': '5' }, longer)).status).toBe(403);
    expect((await put(body.upload_url, body.headers, sent)).status).toBe(200);
  });

  test.each([
    [{}, 'content_type: is required.'],
    [{ content_type: 'text/html', content_length: 1 }, 'content_type: must be the media type'],
    [{ content_type: 'audio/mpeg', content_length: 0 }, 'content_length: must be at least 1.'],
    [{ content_type: 'audio/mpeg', content_length: 1.5 }, 'content_length: must be a whole number'],
    [{ content_type: 'audio/mpeg', content_length: 104_857_601 }, 'content_length: must be at most 104857600'],
    [
      { content_type: 'image/png', content_length: 10_485_761 },
      'content_length: must be at most 10485760 for an image',
    ],
    [{ content_type: 'image/png', content_length: 1, name: 'x' }, 'name: unknown field'],
    [[], 'The request body must be a JSON object.'],
  ])('refuses %j', async (body, message) => {
    const { key } = await newClient();
    const reply = await upload(key, body);
    expect(reply).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
    expect(reply.body.error.message).toContain(message);
  });

  test('needs a key', async () => {
    expect((await call(createUpload, { method: 'POST', resource: '/uploads', body: {} })).status).toBe(401);
  });
});
