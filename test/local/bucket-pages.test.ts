import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type EmbeddedBucket, startEmbeddedBucket } from '../embedded-bucket.ts';
import { send } from './signed-requests.ts';

const PAGE = 'http://127.0.0.1:3000';

describe('the embedded bucket, called by a web page', () => {
  let bucket: EmbeddedBucket;
  let link: string;
  let uploadLink: string;
  beforeAll(async () => {
    bucket = await startEmbeddedBucket();
    Object.assign(process.env, bucket.environment);
    const client = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });
    const object = { Bucket: bucket.environment.MEDIA_BUCKET, Key: 'outputs/a/video.mp4' };
    await client.send(new PutObjectCommand({ ...object, Body: 'songreel' }));
    link = await getSignedUrl(client, new GetObjectCommand(object), { expiresIn: 3600 });
    const upload = { ...object, Key: 'uploads/a/song', ContentType: 'audio/mpeg' };
    uploadLink = await getSignedUrl(client, new PutObjectCommand(upload), {
      expiresIn: 3600,
      signableHeaders: new Set(['content-type']),
    });
  });
  afterAll(() => bucket.stop());

  const pathOf = (url: string) => url.slice(bucket.endpoint.length);
  const preflight = (url: string, method: string, names: string) =>
    send(bucket.endpoint, {
      method: 'OPTIONS',
      path: pathOf(url),
      headers: {
        host: new URL(url).host,
        origin: PAGE,
        'access-control-request-method': method,
        'access-control-request-headers': names,
      },
    });

  test('lets it read the file of a link, in ranges too', async () => {
    const response = await fetch(link, { headers: { origin: PAGE, range: 'bytes=0-3' } });
    expect([response.status, await response.text()]).toEqual([206, 'song']);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toBe('etag, content-range');
  });

  test('lets it upload with a link, after a preflight request', async () => {
    const asked = await preflight(uploadLink, 'PUT', 'content-type');
    expect(asked.status).toBe(200);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, PUT',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '3600',
    });
    const sent = await fetch(uploadLink, {
      method: 'PUT',
      headers: { origin: PAGE, 'content-type': 'audio/mpeg' },
      body: 'a song',
    });
    expect(sent.status).toBe(200);
  });

  test.each([
    ['another method', 'DELETE', 'content-type'],
    ['another header', 'PUT', 'content-type, x-amz-acl'],
  ])('does not allow %s', async (_, method, names) => {
    const { status, headers } = await preflight(uploadLink, method, names);
    expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });

  test('lets it read why a link was refused', async () => {
    // One of 256 signatures begins with two zeros.
    const changed = link.replace(
      /X-Amz-Signature=(..)/,
      (_, begun) => `X-Amz-Signature=${begun === '00' ? 'ff' : '00'}`,
    );
    const response = await fetch(changed, { headers: { origin: PAGE } });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, '*']);
  });

  test('refuses it without a link', async () => {
    const response = await fetch(link.replace(/\?.*/, ''), { headers: { origin: PAGE } });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect(await response.text()).toBe('This local service does not answer web pages.\n');
  });
});
