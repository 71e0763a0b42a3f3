import { createReadStream } from 'node:fs';
import { mkdir, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DescribeTableCommand, DescribeTimeToLiveCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { expireObjects } from '../../local/aws/life-cycle.ts';
import { type EmbeddedBucket, startEmbeddedBucket } from '../embedded-bucket.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../embedded-database.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';
import { localDeployment } from './deployment.ts';

describe('the embedded database', () => {
  let database: EmbeddedDatabase;
  let client: DynamoDBClient;
  beforeAll(async () => {
    database = await startEmbeddedDatabase();
    Object.assign(process.env, database.environment);
    client = new DynamoDBClient({});
  });
  afterAll(() => database.stop());

  test('has the tables of the template with their keys and indexes', async () => {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: database.environment.JOBS_TABLE }));
    expect(Table?.KeySchema?.map(({ AttributeName }) => AttributeName)).toEqual(['account_id', 'job_key']);
    expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName)).toEqual(['open-jobs']);
  });

  test('knows which attribute an item expires by', async () => {
    const TableName = database.environment.IDEMPOTENCY_TABLE;
    const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
    expect(TimeToLiveDescription).toEqual({ AttributeName: 'expiration', TimeToLiveStatus: 'ENABLED' });
  });
});

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

  test('gives back what was put, byte by byte', async () => {
    const { Body, ContentType } = await client.send(new GetObjectCommand(object()));
    expect(ContentType).toBe('video/mp4');
    expect(Buffer.from((await Body?.transformToByteArray()) ?? [])).toEqual(Buffer.alloc(300_000, 'songreel'));
  });

  test('serves a presigned URL to anybody, in ranges too', async () => {
    const url = await getSignedUrl(client, new GetObjectCommand(object()), { expiresIn: 60 });
    const response = await fetch(url, { headers: { range: 'bytes=8-15' } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 8-15/300000');
    expect(await response.text()).toBe('songreel');
  });

  test('serves the last bytes', async () => {
    const url = await getSignedUrl(client, new GetObjectCommand(object()), { expiresIn: 60 });
    const response = await fetch(url, { headers: { range: 'bytes=-4' } });
    expect([response.status, response.headers.get('content-range')]).toEqual([206, 'bytes 299996-299999/300000']);
    expect(await response.text()).toBe('reel');
  });

  test('refuses a link that was changed, or used for something else', async () => {
    const url = await getSignedUrl(client, new GetObjectCommand(object()), { expiresIn: 60 });
    for (const [from, to] of [
      ['video.mp4', 'other.mp4'],
      ['X-Amz-Expires=60', 'X-Amz-Expires=600'],
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
    const response = await fetch(await getSignedUrl(client, new GetObjectCommand(options), { expiresIn: 60 }));
    expect([response.status, await response.text()]).toEqual([200, 'odd']);
  });

  test('refuses whoever has no signature', async () => {
    const { Bucket, Key } = object();
    expect((await fetch(`${bucket.endpoint}/${Bucket}/${Key}`)).status).toBe(403);
  });

  test('does not keep what a client that died had sent', async () => {
    const { Bucket } = object();
    const url = await getSignedUrl(client, new PutObjectCommand({ Bucket, Key: 'outputs/half' }), { expiresIn: 60 });
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
});

describe('the life cycle of the bucket', () => {
  test('ends what was given a week ago, and keeps what was made', async () => {
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
