import '../platform/quiet.ts';
import { describe, expect, test } from '@jest/globals';
import { handler as createJob } from '../../functions/api/create-job.ts';
import { handler as getJob } from '../../functions/api/get-job.ts';
import { call } from './calls.ts';
import { newClient, useService } from './service.ts';

useService();

const song_url = 'https://example.com/song.mp3';
const order = (key: string, resource: string, metadata: unknown, headers = {}) =>
  call(createJob, { method: 'POST', resource, key, headers, body: { song_url, metadata } });

const LYRIC_PATHS = ['/lyric-videos', '/lyric-videos/transcriptions'];

describe('metadata', () => {
  test.each(LYRIC_PATHS)('of a request to %s is returned with its job', async (resource) => {
    const { key } = await newClient();
    const metadata = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`name-${n}_.`, '🎵'.repeat(200)]));
    const { status, body } = await order(key, resource, metadata);
    expect(status).toBe(202);
    expect(body).not.toHaveProperty('metadata');
    const job = await call(getJob, { resource: `${resource}/{id}`, id: body.id, key });
    expect(job.body.metadata).toEqual(metadata);
  });

  test('belongs to the request that an idempotency key identifies', async () => {
    const { key } = await newClient();
    const headers = { 'Idempotency-Key': 'order-1042' };
    await order(key, '/lyric-videos', { a: '1', b: '2' }, headers);
    expect((await order(key, '/lyric-videos', { b: '2', a: '1' }, headers)).status).toBe(202);
    expect((await order(key, '/lyric-videos', { a: '1' }, headers)).status).toBe(409);
  });

  test.each([
    ['text', 'metadata: must be an object of strings.'],
    [null, 'metadata: must be an object of strings.'],
    [{ order: 1042 }, 'metadata.order: must be a string.'],
    [{ order: 'x'.repeat(201) }, 'metadata.order: must have at most 200 characters.'],
    [{ order: '\ud800' }, 'metadata.order: must be well-formed Unicode.'],
    [{ 'my order': '1' }, 'metadata.my order: must have a name of 1 to 40 letters'],
    [{ '': '1' }, 'must have a name of 1 to 40 letters'],
    [
      Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`n${n}`, ''])),
      'metadata: must have at most 10 entries.',
    ],
  ])('is refused: %j', async (metadata, message) => {
    const { key } = await newClient();
    for (const resource of LYRIC_PATHS) {
      const reply = await order(key, resource, metadata);
      expect(reply).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
      expect(reply.body.error.message).toContain(message);
    }
  });
});
