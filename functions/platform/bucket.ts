import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Job, JobKey, Links } from '../domain/job.ts';
import type { CreateRequest } from '../domain/requests.ts';
import { variable } from './environment.ts';

/** The one bucket, private: what a job was given, which expires, and what it made, which stays. */
const bucket = new S3Client({});

/** Presigned links are made at each read of a job, so that they need not live longer than a download takes to begin. */
export const LINK_SECONDS = 6 * 60 * 60;

/** @param name such as `song.m4a` or `image-0.png` */
export function inputKey(job: JobKey, name: string): string {
  return `inputs/${job.account_id}/${job.job_id}/${name}`;
}

/** @param name such as `video.mp4` */
export function outputKey(job: JobKey, name: string): string {
  return `outputs/${job.account_id}/${job.job_id}/${name}`;
}

export async function putRequest(job: JobKey, request: CreateRequest): Promise<void> {
  await bucket.send(
    new PutObjectCommand({
      Bucket: variable('MEDIA_BUCKET'),
      Key: inputKey(job, 'request.json'),
      Body: JSON.stringify(request),
      ContentType: 'application/json',
    }),
  );
}

export async function readRequest(job: JobKey): Promise<CreateRequest> {
  const { Body } = await bucket.send(
    new GetObjectCommand({ Bucket: variable('MEDIA_BUCKET'), Key: inputKey(job, 'request.json') }),
  );
  if (!Body) throw new Error(`The request of ${job.job_id} is empty.`);
  return JSON.parse(await Body.transformToString());
}

/** Uploads a file; an object of that key is replaced. */
export async function putFile(key: string, path: string, contentType: string): Promise<void> {
  const { size } = await stat(path);
  await bucket.send(
    new PutObjectCommand({
      Bucket: variable('MEDIA_BUCKET'),
      Key: key,
      Body: createReadStream(path),
      ContentLength: size,
      ContentType: contentType,
    }),
  );
}

/** Downloads an object into a file. */
export async function getFile(key: string, path: string): Promise<void> {
  const { Body } = await bucket.send(new GetObjectCommand({ Bucket: variable('MEDIA_BUCKET'), Key: key }));
  if (!(Body instanceof Readable)) throw new Error(`The object ${key} has no content.`);
  await pipeline(Body, createWriteStream(path));
}

/** Links to a completed video job's files, good for LINK_SECONDS; undefined for every other job. */
export async function presignedLinks(job: Job): Promise<Links | undefined> {
  const { video_key, thumbnail_key } = job;
  if (job.status !== 'completed' || !video_key || !thumbnail_key) return undefined;
  const [video_url, thumbnail_url] = await Promise.all([presign(video_key), presign(thumbnail_key)]);
  return { video_url, thumbnail_url };
}

function presign(key: string): Promise<string> {
  const command = new GetObjectCommand({ Bucket: variable('MEDIA_BUCKET'), Key: key });
  return getSignedUrl(bucket, command, { expiresIn: LINK_SECONDS });
}
