import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { DescribeTableCommand, DescribeTimeToLiveCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type EmbeddedBucket, startEmbeddedBucket } from '../embedded-bucket.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../embedded-database.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';

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
