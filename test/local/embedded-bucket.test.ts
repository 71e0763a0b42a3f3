import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { expireObjects } from '../../local/aws/bucket/life-cycle.ts';
import { type EmbeddedBucket, startEmbeddedBucket } from '../embedded-bucket.ts';
import { CREDENTIALS } from '../embedded-credentials.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';
import { localDeployment } from './deployment.ts';
import { send, signed } from './signed-requests.ts';

/** Headers of a stream, as the SDK sends them. */
const STREAMED = {
  'x-amz-content-sha256': 'STREAMING-UNSIGNED-PAYLOAD-TRAILER',
  'x-amz-trailer': 'x-amz-checksum-crc32',
  'x-amz-decoded-content-length': '6',
};

describe('the embedded bucket', () => {
  let bucket: EmbeddedBucket;
  let folder: TemporaryFolder;
  let client: S3Client;
  const object = () => ({ Bucket: bucket.environment.MEDIA_BUCKET, Key: 'outputs/a/b/video.mp4' });
  beforeAll(async () => {
    bucket = await startEmbeddedBucket();
    Object.assign(process.env, bucket.environment);
    folder = await temporaryFolder();
    client = new S3Client({});
    const path = `${folder.path}/video.mp4`;
    await writeFile(path, Buffer.alloc(300_000, 'songreel'));
    const { size: ContentLength } = await stat(path);
    const Body = createReadStream(path);
    await client.send(new PutObjectCommand({ ...object(), Body, ContentLength, ContentType: 'video/mp4' }));
  });
  afterAll(async () => {
    await bucket.stop();
    await folder.remove();
  });

  test('returns the same bytes that were put', async () => {
    const { Body, ContentType } = await client.send(new GetObjectCommand(object()));
    expect(ContentType).toBe('video/mp4');
    // toEqual compares single elements, which would take seconds.
    expect(Buffer.alloc(300_000, 'songreel').equals((await Body?.transformToByteArray()) ?? Buffer.alloc(0))).toBe(
      true,
    );
  });

  test('serves a presigned URL to anybody, in ranges too', async () => {
    const url = await getSignedUrl(client, new GetObjectCommand(object()), { expiresIn: 3600 });
    const response = await fetch(url, { headers: { range: 'bytes=8-15' } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 8-15/300000');
    expect(await response.text()).toBe('songreel');
  });

  test('serves the last bytes', async () => {
    const url = await getSignedUrl(client, new GetObjectCommand(object()), { expiresIn: 3600 });
    const response = await fetch(url, { headers: { range: 'bytes=-4' } });
    expect([response.status, response.headers.get('content-range')]).toEqual([206, 'bytes 299996-299999/300000']);
    expect(await response.text()).toBe('reel');
  });

  test('refuses a link that was changed, or used for something else', async () => {
    const url = await getSignedUrl(client, new GetObjectCommand(object()), { expiresIn: 3600 });
    for (const [from, to] of [
      ['video.mp4', 'other.mp4'],
      ['X-Amz-Expires=3600', 'X-Amz-Expires=7200'],
      [/X-Amz-Signature=../, 'X-Amz-Signature=00'],
    ] as const) {
      const response = await fetch(url.replace(from, to));
      expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('SignatureDoesNotMatch')]);
    }
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(403);
    expect((await fetch(url)).status).toBe(200);
  });

  test('signs links to any key', async () => {
    const odd = { ...object(), Key: "outputs/a b+c(d)'é!*.txt" };
    await client.send(new PutObjectCommand({ ...odd, Body: 'odd' }));
    const options = { ...odd, ResponseContentDisposition: 'attachment; filename="a b.txt"' };
    const response = await fetch(await getSignedUrl(client, new GetObjectCommand(options), { expiresIn: 3600 }));
    expect([response.status, await response.text()]).toEqual([200, 'odd']);
  });

  test('refuses a request without a signature', async () => {
    const { Bucket, Key } = object();
    expect((await fetch(`${bucket.endpoint}/${Bucket}/${Key}`)).status).toBe(403);
  });

  test('does not keep an incomplete upload', async () => {
    const { Bucket } = object();
    const uploader = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });
    const url = await getSignedUrl(uploader, new PutObjectCommand({ Bucket, Key: 'outputs/half' }), {
      expiresIn: 3600,
    });
    const controller = new AbortController();
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('half'));
        setTimeout(() => controller.abort(), 100);
      },
    });
    const sent = fetch(url, { method: 'PUT', body, duplex: 'half', signal: controller.signal } as RequestInit);
    await expect(sent).rejects.toThrow();
    await expect(client.send(new GetObjectCommand({ Bucket, Key: 'outputs/half' }))).rejects.toThrow('not exist');
  });

  test('accepts a stream with the checksum that the SDK sends after it', async () => {
    const path = `${folder.path}/stream`;
    const content = randomBytes(3_000_001);
    await writeFile(path, content);
    const seen: Record<string, string> = {};
    const observed = new S3Client({});
    observed.middlewareStack.add(
      (next) => async (args) => {
        Object.assign(seen, (args.request as { headers: object }).headers);
        return next(args);
      },
      { step: 'finalizeRequest', priority: 'low' },
    );
    const key = { ...object(), Key: 'inputs/stream' };
    const put = { ...key, Body: createReadStream(path), ContentLength: content.length };
    const { ETag, ChecksumCRC32 } = await observed.send(new PutObjectCommand(put));
    expect(seen).toMatchObject({
      'x-amz-content-sha256': 'STREAMING-UNSIGNED-PAYLOAD-TRAILER',
      'x-amz-trailer': 'x-amz-checksum-crc32',
    });
    const got = await client.send(new GetObjectCommand(key));
    expect(content.equals((await got.Body?.transformToByteArray()) ?? Buffer.alloc(0))).toBe(true);
    expect([got.ETag, got.ChecksumCRC32, got.ContentLength]).toEqual([ETag, ChecksumCRC32, content.length]);
    expect(ChecksumCRC32).toMatch(/^[\w+/]{6}==$/);
  });

  test.each([
    ['another checksum', { 'x-amz-checksum-crc32': 'AAAAAA==' }, 'a song', 400, 'BadDigest'],
    ['another MD5', { 'content-md5': 'AAAAAAAAAAAAAAAAAAAAAA==' }, 'a song', 400, 'BadDigest'],
    ['another hash', { 'x-amz-content-sha256': '0'.repeat(64) }, 'a song', 400, 'XAmzContentSHA256Mismatch'],
    ['a checksum that it cannot compute', { 'x-amz-checksum-crc64nvme': 'AAAA' }, 'a song', 501, 'NotImplemented'],
    ['chunks that end too early', STREAMED, '6\r\na so', 400, 'IncompleteBody'],
    ['chunks that are none', STREAMED, 'a song', 400, 'IncompleteBody'],
    [
      'a trailer that says otherwise',
      STREAMED,
      '6\r\na song\r\n0\r\nx-amz-checksum-crc32:AAAAAA==\r\n\r\n',
      400,
      'BadDigest',
    ],
    ['a trailer that is missing', STREAMED, '6\r\na song\r\n0\r\n\r\n', 400, 'BadDigest'],
    ['a condition', { 'if-none-match': '*' }, 'a song', 501, 'NotImplemented'],
  ])('refuses content with %s, and stores nothing', async (_name, headers, body, status, code) => {
    const path = `/${object().Bucket}/inputs/refused`;
    const request = { method: 'PUT', path, body, headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD', ...headers } };
    const answer = await send(bucket.endpoint, signed(bucket.endpoint, 's3', CREDENTIALS, request));
    expect([answer.status, answer.body]).toEqual([status, expect.stringContaining(`<Code>${code}</Code>`)]);
    await expect(client.send(new GetObjectCommand({ ...object(), Key: 'inputs/refused' }))).rejects.toThrow(
      'not exist',
    );
    expect(await readdir(`${bucket.folder}/.unfinished`)).toEqual([]);
  });

  test('keeps every key inside its folder, and apart from every other', async () => {
    const keys = ['../../escaped', '..%2f..%2fescaped', '/etc/a', 'a//b', './a', 'a@description.json', 'é/\\/:'];
    for (const key of keys) await client.send(new PutObjectCommand({ ...object(), Key: key, Body: key }));
    for (const key of keys) {
      const { Body } = await client.send(new GetObjectCommand({ ...object(), Key: key }));
      expect(await Body?.transformToString()).toBe(key);
    }
    const request = { method: 'PUT', path: `/${object().Bucket}/..%2f..%2f..%2fescaped`, body: 'x' };
    const headers = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
    const answer = await send(bucket.endpoint, signed(bucket.endpoint, 's3', CREDENTIALS, { ...request, headers }));
    expect(answer.status).toBe(200);
    expect(await readdir(dirname(bucket.folder))).toEqual(['buckets']);
    expect(await readdir(dirname(dirname(bucket.folder)))).toEqual(['data']);
    expect((await readdir(bucket.folder)).sort()).toEqual(['.unfinished', object().Bucket]);
  });

  test.each([
    ['longer than a file name', `inputs/${'x'.repeat(300)}`, 'KeyTooLongError'],
    ['that is the folder of another', 'outputs/a', 'NotImplemented'],
    ['in the place of a folder', 'outputs/a/b/video.mp4/more', 'NotImplemented'],
  ])('refuses a key %s', async (_name, Key, name) => {
    await expect(client.send(new PutObjectCommand({ ...object(), Key, Body: 'x' }))).rejects.toMatchObject({ name });
    await expect(client.send(new GetObjectCommand({ ...object(), Key }))).rejects.toThrow();
  });

  test('describes an object without its content', async () => {
    const described = await client.send(new HeadObjectCommand(object()));
    expect(described).toMatchObject({ ContentLength: 300_000, ContentType: 'video/mp4', AcceptRanges: 'bytes' });
    expect(Math.abs(Date.now() - Number(described.LastModified))).toBeLessThan(600_000);
    await expect(client.send(new HeadObjectCommand({ ...object(), Key: 'none' }))).rejects.toMatchObject({
      name: 'NotFound',
    });
  });

  test.each([
    ['bytes=299990-', 206, 'bytes 299990-299999/300000', 10],
    ['bytes=0-999999', 206, 'bytes 0-299999/300000', 300_000],
    ['bytes=-999999', 206, 'bytes 0-299999/300000', 300_000],
    ['bytes=0-0', 206, 'bytes 0-0/300000', 1],
    ['bytes=0-1,4-5', 200, null, 300_000],
    ['bytes=5-4', 200, null, 300_000],
    ['seconds=1-2', 200, null, 300_000],
    ['bytes=300000-', 416, null, undefined],
    ['bytes=-0', 416, null, undefined],
  ])('answers the range %s with %i', async (range, status, contentRange, length) => {
    const url = await getSignedUrl(client, new GetObjectCommand(object()), { expiresIn: 3600 });
    const response = await fetch(url, { headers: { range } });
    expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange]);
    const body = await response.arrayBuffer();
    if (length !== undefined) expect(body.byteLength).toBe(length);
  });

  test('continues a download only if the object is the same', async () => {
    const key = { ...object(), Key: 'outputs/replaced' };
    const { ETag: first = '' } = await client.send(new PutObjectCommand({ ...key, Body: 'first' }));
    const url = await getSignedUrl(client, new GetObjectCommand(key), { expiresIn: 3600 });
    const part = () => fetch(url, { headers: { range: 'bytes=1-2', 'if-range': first } });
    expect([(await part()).status, (await fetch(url, { headers: { 'if-none-match': first } })).status]).toEqual([
      206, 304,
    ]);
    await client.send(new PutObjectCommand({ ...key, Body: 'other' }));
    const whole = await part();
    expect([whole.status, await whole.text()]).toEqual([200, 'other']);
  });

  test('refuses a link after its time', async () => {
    const signingDate = new Date(Date.now() - 3_601_000);
    const url = await getSignedUrl(client, new GetObjectCommand(object()), { expiresIn: 3600, signingDate });
    const response = await fetch(url);
    expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('Request has expired')]);
  });

  test('deletes an object, and answers the same if there is none', async () => {
    const { Bucket } = object();
    const key = { Bucket, Key: 'outputs/deleted.txt' };
    await client.send(new PutObjectCommand({ ...key, Body: 'text' }));
    for (let times = 0; times < 2; times += 1) {
      expect((await client.send(new DeleteObjectCommand(key))).$metadata.httpStatusCode).toBe(204);
      await expect(client.send(new GetObjectCommand(key))).rejects.toMatchObject({ name: 'NoSuchKey' });
    }
  });

  test('refuses operations that it does not support', async () => {
    const { Bucket, Key } = object();
    const list = client.send(new ListObjectsV2Command({ Bucket }));
    await expect(list).rejects.toMatchObject({ name: 'NotImplemented' });
    const elsewhere = client.send(new GetObjectCommand({ Bucket: 'other', Key }));
    await expect(elsewhere).rejects.toMatchObject({ name: 'NoSuchBucket' });
    expect((await client.send(new HeadObjectCommand(object()))).ContentLength).toBe(300_000);
  });
});

describe('the life cycle of the bucket', () => {
  test('deletes inputs after a week, and keeps results', async () => {
    const deployment = await localDeployment();
    const { name } = deployment.only('AWS::S3::Bucket');
    const folder = await temporaryFolder();
    const write = async (key: string, days: number) => {
      const path = `${folder.path}/${name}/${key}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, 'a song');
      const at = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
      await utimes(path, at, at);
      return path;
    };
    const [old, young, made] = [
      await write('inputs/a/old', 8),
      await write('inputs/a/young', 6),
      await write('outputs/a/x', 99),
    ];
    await expireObjects(deployment, folder.path);
    await expect(stat(old)).rejects.toThrow('ENOENT');
    await Promise.all([stat(young), stat(made)]);
    await folder.remove();
  });
});
