import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  DeleteObjectTaggingCommand,
  GetObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Job, JobKey, Links, ListedJob } from '../domain/job.ts';
import { INPUT_NAMES, type InputName, OUTPUT_NAMES, type OutputName, type ProvidedName } from '../domain/job-files.ts';
import type { CreateRequest } from '../domain/requests.ts';
import { variable } from './environment.ts';
import { tracer } from './observability.ts';

/** Milliseconds to connect, and between two packets of data. */
const LIMITS = { connectionTimeout: 5_000, socketTimeout: 20_000 };

/** The private bucket for media. Inputs of jobs expire, and their results stay. */
const bucket = tracer.captureAWSv3Client(new S3Client({ requestHandler: LIMITS }));

/** Signs links for uploads. With default settings, the client would sign the checksum of an empty body. */
const uploads = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });

/** Attempts for uploads and downloads. The SDK does not repeat a call that sends a stream or loses its connection. */
const TRANSFER_ATTEMPTS = 4;
/** The pause doubles with each attempt. */
const FIRST_PAUSE_MS = 200;

/**
 * Seconds. Links are signed again at each read of a job, so they need not be valid longer than it takes to begin a
 * download. A link becomes invalid with the temporary credentials that signed it, which last hours but may be near
 * their end:
 * https://repost.aws/knowledge-center/presigned-url-s3-bucket-expiration
 */
const LINK_SECONDS = 60 * 60;

export function inputKey(job: JobKey, name: InputName): string {
  return `inputs/${job.account_id}/${job.job_id}/${name}`;
}

export function outputKey(job: JobKey, name: OutputName): string {
  return `outputs/${job.account_id}/${job.job_id}/${name}`;
}

export function providedPrefix(job: JobKey): string {
  return `providers/${job.account_id}/${job.job_id}/`;
}

export function providedKey(job: JobKey, name: ProvidedName): string {
  return `${providedPrefix(job)}${name}`;
}

/** @param id such as `upl_…`; no other account can use it */
export function uploadKey(accountId: string, id: string): string {
  return `uploads/${accountId}/${id}`;
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
  return JSON.parse(await readText(inputKey(job, 'request.json')));
}

/** Uploads a file. Replaces an object with the same key. Each attempt opens the file again. */
export async function putFile(key: string, path: string, contentType: string): Promise<void> {
  await put(key, path, { ContentType: contentType });
}

/** The bucket deletes objects that still have this tag after 30 days: lib/media-bucket.ts. */
const UNFINISHED = 'state=unfinished';

/** Uploads a file that was made for a job. It expires unless `keepOutputs` follows. */
export async function putOutput(key: string, path: string, contentType: string): Promise<void> {
  await put(key, path, { ContentType: contentType, Tagging: UNFINISHED });
}

/** Reads an object that is text. @throws S3ServiceException */
export async function readText(key: string): Promise<string> {
  const { Body } = await bucket.send(new GetObjectCommand({ Bucket: variable('MEDIA_BUCKET'), Key: key }));
  if (!Body) throw new Error(`The object ${key} has no content.`);
  return Body.transformToString();
}

/** Reads an object that is text. @returns undefined if it does not exist */
export async function readTextIfPresent(key: string): Promise<string | undefined> {
  try {
    return await readText(key);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Keeps the files of a video job from expiring. @throws S3ServiceException if one does not exist */
export async function keepOutputs({ video_key, thumbnail_key, lyrics_key }: Job): Promise<void> {
  for (const key of [video_key, thumbnail_key, lyrics_key]) {
    if (key) await bucket.send(new DeleteObjectTaggingCommand({ Bucket: variable('MEDIA_BUCKET'), Key: key }));
  }
}

/** Deletes whatever inputs and outputs an ended job has. May be repeated. @throws S3ServiceException */
export async function deleteFiles(job: JobKey): Promise<void> {
  await deleteAll([
    ...INPUT_NAMES.map((name) => inputKey(job, name)),
    ...OUTPUT_NAMES.map((name) => outputKey(job, name)),
  ]);
}

/** Deletes files that passed between the service and a provider. May be repeated. @throws S3ServiceException */
export async function deleteProvided(job: JobKey, names: readonly ProvidedName[]): Promise<void> {
  await deleteAll(names.map((name) => providedKey(job, name)));
}

async function deleteAll(keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((Key) => bucket.send(new DeleteObjectCommand({ Bucket: variable('MEDIA_BUCKET'), Key }))));
}

async function put(
  key: string,
  path: string,
  properties: Pick<PutObjectCommandInput, 'ContentType' | 'Tagging'>,
): Promise<void> {
  const { size } = await stat(path);
  await transfer(async () => {
    const content = createReadStream(path);
    try {
      await bucket.send(
        new PutObjectCommand({
          Bucket: variable('MEDIA_BUCKET'),
          Key: key,
          Body: content,
          ContentLength: size,
          ...properties,
        }),
      );
    } finally {
      content.destroy();
    }
  });
}

/** Downloads an object into a file. @throws S3ServiceException */
export async function getFile(key: string, path: string): Promise<void> {
  await transfer(async () => {
    const { Body } = await bucket.send(new GetObjectCommand({ Bucket: variable('MEDIA_BUCKET'), Key: key }));
    if (!(Body instanceof Readable)) throw new Error(`The object ${key} has no content.`);
    await pipeline(Body, createWriteStream(path));
  });
}

/** Returns whether the object is missing. If a role may not list the bucket, S3 reports that as `AccessDenied`. */
export function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && ['NoSuchKey', 'AccessDenied'].includes(error.name);
}

async function transfer(attempt: () => Promise<void>): Promise<void> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts === TRANSFER_ATTEMPTS || !isPassing(error)) throw error;
      await sleep(FIRST_PAUSE_MS * 2 ** (attempts - 1) * (1 + Math.random()));
    }
  }
}

/**
 * Returns whether another attempt may succeed: after broken connections, S3's own faults (5xx), throttling, and its 400
 * for an idle connection.
 */
function isPassing(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return true;
  const { $fault, $metadata, name } = error;
  return $fault === 'server' || $metadata.httpStatusCode === 429 || name === 'RequestTimeout';
}

/** Returns links to a completed video job's files, valid for up to an hour. Returns undefined for every other job. */
export async function presignedLinks(job: ListedJob): Promise<Links | undefined> {
  const { video_key, thumbnail_key } = job;
  if (job.status !== 'completed' || !video_key || !thumbnail_key) return undefined;
  const [video_url, thumbnail_url] = await Promise.all([presign(video_key), presign(thumbnail_key)]);
  return { video_url, thumbnail_url };
}

/** What the holder of a link may upload: exactly this type and this number of bytes. */
export interface UploadTerms {
  contentType: string;
  contentLength: number;
}

/**
 * Signs a link for uploading one file with PUT.
 * @returns the link, and the seconds for which it is valid: up to an hour
 */
export async function presignUpload(key: string, terms: UploadTerms): Promise<{ url: string; seconds: number }> {
  const command = new PutObjectCommand({
    Bucket: variable('MEDIA_BUCKET'),
    Key: key,
    ContentType: terms.contentType,
    ContentLength: terms.contentLength,
  });
  const seconds = await linkSeconds();
  // Otherwise, the sender of the file could choose its type.
  const signableHeaders = new Set(['content-type']);
  return { url: await getSignedUrl(uploads, command, { expiresIn: seconds, signableHeaders }), seconds };
}

/** Returns the origin of the links, such as `https://name.s3.us-east-1.amazonaws.com`. It needs no permission. */
export async function bucketOrigin(): Promise<string> {
  return new URL(await presign('outputs/')).origin;
}

async function presign(key: string): Promise<string> {
  const command = new GetObjectCommand({ Bucket: variable('MEDIA_BUCKET'), Key: key });
  return getSignedUrl(bucket, command, { expiresIn: await linkSeconds() });
}

/** Returns the seconds for which a link is valid: LINK_SECONDS, but no longer than the credentials that sign it. */
async function linkSeconds(): Promise<number> {
  const { expiration } = await bucket.config.credentials();
  const left = expiration === undefined ? LINK_SECONDS : Math.floor((expiration.getTime() - Date.now()) / 1000);
  return Math.max(1, Math.min(LINK_SECONDS, left));
}
