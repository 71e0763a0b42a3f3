import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Job } from '../../functions/domain/job.ts';
import { parseCreateRequest } from '../../functions/domain/requests.ts';
import { putRequest } from '../../functions/platform/bucket.ts';
import { failJob } from '../../functions/platform/store/job-outcomes.ts';
import { requireJob } from '../../functions/platform/store/jobs.ts';
import { type EmbeddedBucket, startEmbeddedBucket } from '../embedded-bucket.ts';
import { newAccount, newJob, useDatabase } from '../platform/store.ts';
import { openWorkshop, type Workshop } from './prepare/media-files.ts';

useDatabase();

const MAIN = join(import.meta.dirname, '../../functions/media/main.ts');

let workshop: Workshop;
let bucket: EmbeddedBucket;
let server: Server;
let origin: string;
let account: string;

beforeAll(async () => {
  [workshop, bucket] = await Promise.all([openWorkshop(), startEmbeddedBucket()]);
  const song = readFileSync(await workshop.song('song.mp3', 12));
  server = createServer(({ url }, response) => {
    if (url === '/song.mp3') response.end(song);
    else response.writeHead(200).write('ID3');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  mkdirSync(workshop.path('tmp'));
  Object.assign(process.env, bucket.environment, { ALLOWED_ORIGINS: origin, TMPDIR: workshop.path('tmp') });
  account = await newAccount();
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await bucket.stop();
  await workshop.remove();
});

async function ordered(path: string): Promise<Job> {
  const job = await newJob(account);
  await putRequest(job, parseCreateRequest('lyric_video', { song_url: `${origin}${path}` }, [origin]).request);
  return job;
}

const environment = ({ account_id, type, job_id }: Job, seconds = 3600) => ({
  ACCOUNT_ID: account_id,
  JOB_TYPE: type,
  JOB_ID: job_id,
  TIME_LIMIT_SECONDS: String(seconds),
});

function start(command: string[], variables: object = {}): ChildProcess {
  const env = { ...process.env, POWERTOOLS_LOG_LEVEL: 'INFO', ...variables };
  return spawn(process.execPath, [MAIN, ...command], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function end(child: ChildProcess): Promise<{ code: number | null; stderr: string }> {
  let stderr = '';
  child.stdout?.resume();
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, stderr };
}

describe('the media task', () => {
  test('does what its argument names for the job that its environment names', async () => {
    const job = await ordered('/song.mp3');
    const ended = end(start(['PrepareAndGenerate'], environment(job)));
    while ((await requireJob(job)).duration_ms === undefined) await pause(100);
    expect((await requireJob(job)).duration_ms).toBe(12_000);
    // It waits for the charge, until the job ends.
    await failJob(job, { code: 'internal_error', message: 'on purpose' });
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
  });

  test.each<[string[], object, RegExp]>([
    [['Unknown'], {}, /There is no command \\"Unknown\\"\. The commands are: PrepareAndGenerate, /],
    [[], {}, /There is no command/],
    [['PrepareAndGenerate'], {}, /ACCOUNT_ID, JOB_TYPE and JOB_ID must name a job/],
    [['PrepareAndGenerate'], { ACCOUNT_ID: 'a', JOB_TYPE: 'film', JOB_ID: 'b' }, /must name a job/],
    [['PrepareAndGenerate'], { ACCOUNT_ID: 'a', JOB_TYPE: 'lyric_video', JOB_ID: 'b' }, /TIME_LIMIT_SECONDS must be/],
  ])('run as %j with %j fails with one line of JSON that says why', async (command, variables, message) => {
    const { code, stderr } = await end(start(command, variables));
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(stderr)).toMatchObject({ level: 'ERROR' });
  });

  test('that crashes ends with a status that is not 0', async () => {
    const lost = await newJob(account);
    const { code, stderr } = await end(start(['PrepareAndGenerate'], environment(lost)));
    expect(code).toBe(1);
    expect(JSON.parse(stderr)).toMatchObject({ level: 'ERROR', command: 'PrepareAndGenerate', job_id: lost.job_id });
  });

  test('ends after its time limit, and cleans up', async () => {
    const { code, stderr } = await end(start(['PrepareAndGenerate'], environment(await ordered('/never-ends'), 4)));
    expect(code).toBe(1);
    expect(JSON.parse(stderr)).toMatchObject({ level: 'ERROR', message: expect.stringContaining('time limit of 4 s') });
    expect(readdirSync(workshop.path('tmp'))).toEqual([]);
  });

  test('ends after its time limit even if its main thread hangs', async () => {
    const watchdog = JSON.stringify(join(import.meta.dirname, '../../functions/media/watchdog.ts'));
    const hanging = `
      import { Worker } from 'node:worker_threads';
      process.on('SIGTERM', () => process.exit(1));
      new Worker(${watchdog}, { workerData: 0.5 }).on('message', () => { for (;;); });
    `;
    const child = spawn(process.execPath, ['--eval', hanging], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { stderr } = await end(child);
    expect(stderr).toContain('time limit of 0.5 s');
    expect(child.signalCode).toBe('SIGKILL');
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('cleans up if %s ends it', async (signal) => {
    const requested = once(server, 'request');
    const child = start(['PrepareAndGenerate'], environment(await ordered('/never-ends')));
    const ended = end(child);
    await requested;
    expect(readdirSync(workshop.path('tmp'))).toHaveLength(1);
    child.kill(signal);
    expect((await ended).code).toBe(1);
    expect(readdirSync(workshop.path('tmp'))).toEqual([]);
  });
});
