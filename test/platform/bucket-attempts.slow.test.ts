import './quiet.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { getFile, putFile } from '../../functions/platform/bucket.ts';
import { Upload } from '../../local/aws/bucket/upload.ts';
import { awsEnvironment } from '../../local/aws-environment.ts';
import { CREDENTIALS } from '../embedded-credentials.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';

/** A stand-in for S3 with a scripted reply for each request: a status and a body, or a closed connection. */
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const CONTENT = Buffer.alloc(300_000, 'songreel');
const busy: Answer = (_, response) => {
  response.writeHead(503, { 'content-type': 'application/xml' });
  response.end('<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>');
};
const refused: Answer = (_, response) => {
  response.writeHead(403, { 'content-type': 'application/xml' });
  response.end('<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>');
};
const hungUp: Answer = (request) => request.socket.destroy();
const done: Answer = (_, response) => response.end();
const whole: Answer = (_, response) => response.end(CONTENT);
const half: Answer = (_, response) => {
  response.writeHead(200, { 'content-length': CONTENT.length });
  response.write(CONTENT.subarray(0, CONTENT.length / 2), () => response.destroy());
};

/** Accepts a whole upload but never responds to it, and stops in the middle of a download. */
const silent: Answer = (request, response) => {
  if (request.method === 'PUT') return;
  response.writeHead(200, { 'content-length': CONTENT.length });
  response.write(CONTENT.subarray(0, CONTENT.length / 2));
};
const answered: Answer = (request, response) => (request.method === 'PUT' ? done : whole)(request, response);

let server: Server;
let folder: TemporaryFolder;
let answers: Answer[] = [];
let received: Buffer[] = [];

beforeAll(async () => {
  folder = await temporaryFolder();
  server = createServer(async (request, response) => {
    const body = await buffer(new Upload(request).content());
    received.push(body);
    answers.shift()?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const s3 = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, awsEnvironment({ s3 }, CREDENTIALS), { MEDIA_BUCKET: 'media' });
  writeFileSync(join(folder.path, 'video.mp4'), CONTENT);
});
afterEach(() => {
  received = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await folder.remove();
});

describe('an upload', () => {
  const upload = () => putFile('outputs/video.mp4', join(folder.path, 'video.mp4'), 'video/mp4');

  test.each([
    ['answers 503', busy],
    ['hangs up', hungUp],
  ])('is sent again from the first byte when S3 %s', async (_, fault) => {
    answers = [fault, fault, done];
    await upload();
    expect(received).toHaveLength(3);
    expect(received.every((body) => body.equals(CONTENT))).toBe(true);
  });

  test('fails after four attempts', async () => {
    answers = [busy, busy, busy, busy, done];
    await expect(upload()).rejects.toMatchObject({ name: 'SlowDown' });
    expect(received).toHaveLength(4);
  });

  test('is not repeated when S3 refuses it', async () => {
    answers = [refused, done];
    await expect(upload()).rejects.toMatchObject({ name: 'AccessDenied' });
    expect(received).toHaveLength(1);
  });
});

test('a download that breaks off starts again', async () => {
  answers = [half, whole];
  const path = join(folder.path, 'song.m4a');
  await getFile('inputs/song.m4a', path);
  expect(readFileSync(path).equals(CONTENT)).toBe(true);
});

test('an upload and a download start again when S3 stops responding', async () => {
  answers = [silent, silent, answered, answered];
  const path = join(folder.path, 'song.m4a');
  await Promise.all([
    putFile('outputs/video.mp4', join(folder.path, 'video.mp4'), 'video/mp4'),
    getFile('inputs/song.m4a', path),
  ]);
  expect(answers).toHaveLength(0);
  expect(readFileSync(path).equals(CONTENT)).toBe(true);
});
