import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Job } from '../../functions/domain/job.ts';
import { parseCreateRequest } from '../../functions/domain/requests.ts';
import { putRequest } from '../../functions/platform/bucket.ts';
import { failJob } from '../../functions/platform/store/job-outcomes.ts';
import { requireJob } from '../../functions/platform/store/jobs.ts';
import { type EmbeddedBucket, startEmbeddedBucket } from '../embedded-bucket.ts';
import { newAccount, newJob, useDatabase } from '../platform/store.ts';
import { blackPng, openWorkshop, type Workshop } from './prepare/media-files.ts';

useDatabase();

const MAIN = join(import.meta.dirname, '../../functions/media/main.ts');
/** Users that exist on every Linux. They replace the image's `node` and `decoder`. */
const USERS = { TASK_USER: 'daemon', DECODER_USER: 'nobody' };
/** The user id of `daemon`. */
const DAEMON = 1;
/** Only root can run programs as other users, as in the image. */
const asRoot = process.getuid?.() === 0 ? test : test.skip;

let workshop: Workshop;
let bucket: EmbeddedBucket;
let server: Server;
let origin: string;
/** Owners of the task's folder while the task works. */
let owners: number[] = [];

beforeAll(async () => {
  [workshop, bucket] = await Promise.all([openWorkshop(), startEmbeddedBucket()]);
  const song = readFileSync(await workshop.song('song.mp3', 12));
  server = createServer(({ url }, response) => {
    owners = readdirSync(workshop.path('tmp')).map((name) => statSync(workshop.path(`tmp/${name}`)).uid);
    response.end(url === '/song.mp3' ? song : blackPng(8, 8));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  mkdirSync(workshop.path('tmp'));
  chmodSync(workshop.folder, 0o755);
  chmodSync(workshop.path('tmp'), 0o777);
  Object.assign(process.env, bucket.environment, { ALLOWED_ORIGINS: origin, TMPDIR: workshop.path('tmp') });
});
afterAll(async () => {
  server.close();
  await bucket.stop();
  await workshop.remove();
});

async function ordered(): Promise<Job> {
  const job = await newJob(await newAccount());
  const body = { song_url: `${origin}/song.mp3`, singer_image_url: `${origin}/face.png` };
  await putRequest(job, parseCreateRequest('lyric_video', body, [origin]).request);
  return job;
}

async function isPrepared(job: Job): Promise<boolean> {
  const { media, error } = await requireJob(job);
  return media !== undefined || error !== undefined;
}

async function prepare(job: Job, variables: object): Promise<{ code: number; errors: string }> {
  const { account_id, type, job_id } = job;
  const env = {
    ...process.env,
    POWERTOOLS_LOG_LEVEL: 'INFO',
    ACCOUNT_ID: account_id,
    JOB_TYPE: type,
    JOB_ID: job_id,
    TIME_LIMIT_SECONDS: '3600',
    ...variables,
  };
  const child = spawn(process.execPath, [MAIN, 'PrepareAndGenerate'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = Promise.all([text(child.stderr), once(child, 'close')]);
  // After the preparation, the task waits for the charge until the job ends.
  while (child.exitCode === null && !(await isPrepared(job))) await pause(200);
  await failJob(job, { code: 'internal_error', message: 'on purpose' });
  const [errors, [code]] = await ended;
  return { code, errors };
}

describe('a media task on a deployed stage', () => {
  test('does nothing if a decoder could read its credentials', async () => {
    const job = await ordered();
    const { code, errors } = await prepare(job, { STAGE: 'dev' });
    expect(code).toBe(1);
    expect(errors).toContain('A decoder can read the credentials of the task');
    expect(await requireJob(job)).not.toHaveProperty('claimed_at');
  });

  asRoot('works once its decoders run as another user', async () => {
    const job = await ordered();
    const { code, errors } = await prepare(job, { STAGE: 'dev', ...USERS });
    // The work has begun, because the error on the job is that the loopback origin is refused.
    expect({ code, errors }).toEqual({ code: 0, errors: expect.not.stringContaining('"level":"ERROR"') });
    expect((await requireJob(job)).error?.code).toBe('media_unreachable');
  });
});

asRoot('decoders that run as another user prepare song and image', async () => {
  const job = await ordered();
  const { code, errors } = await prepare(job, USERS);
  expect({ code, errors }).toEqual({ code: 0, errors: expect.not.stringContaining('"level":"ERROR"') });
  expect(owners).toEqual([DAEMON]);
  const prepared = await requireJob(job);
  expect(prepared.duration_ms).toBe(12_000);
  expect(prepared.media).toMatchObject({ image_keys: [expect.any(String)], person_keys: [null] });
});

asRoot('a decoder that runs as another user is ended when its time is over', async () => {
  const program = workshop.path('overdue.ts');
  const source = (path: string) => JSON.stringify(join(import.meta.dirname, '../..', path));
  const script = `
    import ${source('functions/media/drop-rights.ts')};
    import { runDecoder } from ${source('functions/media/prepare/decoders.ts')};
    const limits = { memoryBytes: 2 ** 30, cpuSeconds: 10, fileBytes: 0 };
    const who = [];
    const options = { limits, timeoutSeconds: 1, onOutput: (chunk) => who.push(String(chunk)) };
    const { reason } = await runDecoder('sh', ['-c', 'id -un; grep CapEff /proc/self/status; sleep 3600'], options).catch((e) => e);
    console.log(process.getuid(), reason, who.join(''));
  `;
  writeFileSync(program, script);
  const env = { ...process.env, ...USERS };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const output = await text(child.stdout);
  expect(output).toMatch(/^1 timeout nobody\nCapEff:\t0+\n/);
});
