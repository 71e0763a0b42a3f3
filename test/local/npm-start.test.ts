import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listen } from '../../local/ports.ts';
import { type Service, startService } from '../acceptance/service.ts';
import { gone, processesOf } from '../processes.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';

/** A port that nothing listens on. */
const NOBODY = 'http://127.0.0.1:1';

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

/** Runs a service that should end immediately. */
async function refused(args: string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, ['local/main.ts', '--json', ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', error: '' };
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.error += chunk;
  });
  const [status] = await once(child, 'close');
  return { status, ...output };
}

describe('npm start', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({ allowOrigins: [NOBODY] });
  });
  afterAll(() => service.stop());

  test('prints its address and key in one line', async () => {
    const { base_url, account_id, api_key, endpoints } = service;
    expect(base_url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1$/);
    expect(account_id).toEqual(expect.any(String));
    expect(api_key).toMatch(/^songreel_local_/);
    expect(Object.keys(endpoints)).toEqual(['dynamodb', 's3', 'states', 'kms', 'lambda']);
    expect(service.errors()).toBe('');
  });

  test('has a demo account with a million tokens', async () => {
    const response = await fetch(`${service.base_url}/account`, {
      headers: { authorization: `Bearer ${service.api_key}` },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ credits: 1_000_000 });
  });

  test('keeps its keys in private files', async () => {
    for (const file of ['service.json', 'demo-account.json']) {
      expect((await stat(`${service.data}/${file}`)).mode & 0o777).toBe(0o600);
    }
  });

  test('writes the names and endpoints that the operator needs', async () => {
    const { pid, base_url, environment } = JSON.parse(await readFile(`${service.data}/service.json`, 'utf8'));
    expect([pid, base_url]).toEqual([service.process.pid, service.base_url]);
    expect(environment).toMatchObject({
      STAGE: 'local',
      ...Object.fromEntries(['ACCOUNTS', 'KEYS', 'JOBS', 'LEDGER', 'IDEMPOTENCY', 'SETTINGS'].map(tableVariable)),
      MEDIA_BUCKET: expect.any(String),
      AWS_ENDPOINT_URL_DYNAMODB: service.endpoints.dynamodb,
    });
  });

  test('reports why a job failed', async () => {
    const response = await fetch(`${service.base_url}/lyric-videos`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.api_key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ song_url: `${NOBODY}/song.mp3` }),
    });
    const { id } = (await response.json()) as { id: string };
    const reports = () =>
      service
        .errors()
        .split('\n')
        .filter((line) => line.includes(id));
    while (!reports().some((line) => line.includes('"failed"'))) await pause(50);
    const events = reports().map((line) => JSON.parse(line));
    expect(events[0]).toEqual({ event: 'job', job_id: id, status: 'running' });
    expect(events).toContainEqual({ event: 'job', job_id: id, state: 'FailJob' });
    const error = { code: 'media_unreachable', message: expect.stringContaining('song_url') };
    expect(events.at(-1)).toEqual({ event: 'job', job_id: id, status: 'failed', error });
  });

  test('can be reached only from this machine', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal);
    const ports = [service.base_url, ...Object.values(service.endpoints)].map((url) => new URL(url).port);
    for (const { address } of outside) {
      for (const port of ports) await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow('fetch failed');
    }
    expect(ports).toHaveLength(6);
  });

  test('does not share its data folder', async () => {
    const { status, out, error } = await refused(['--port', '0', '--data', service.data]);
    expect([status, out]).toEqual([1, '']);
    expect(error).toMatch(/^songreel: the data folder \S+ belongs to a running service: [^\n]+\n$/);
    expect((await fetch(`${service.base_url}/account`)).status).toBe(401);
  });
});

const tableVariable = (name: string) => [`${name}_TABLE`, `songreel-local-${name.toLowerCase()}`];

describe('the end of npm start', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'by %s leaves no process, and reports no fault of what it ends',
    async (signal) => {
      const data = `${folder.path}/${signal}`;
      const service = await startService({ data });
      const children = processesOf(service.process.pid).map(({ id }) => id);
      expect(children.length).toBeGreaterThan(0);
      // The first request of a kind starts a function, which the signal ends in the middle.
      const asked = fetch(`${service.base_url}/jobs`).catch(() => undefined);
      await pause(100);
      service.process.kill(signal);
      expect(await once(service.process, 'exit')).toEqual([0, null]);
      await asked;
      await gone(children);
      expect(await readdir(data)).not.toContain('service.json');
      expect(service.errors()).toBe('');
      await expect(fetch(service.endpoints.dynamodb)).rejects.toThrow();
    },
  );

  test('by SIGKILL leaves no process, and a folder that the next one can use', async () => {
    const data = `${folder.path}/killed`;
    const first = await startService({ data });
    const children = processesOf(first.process.pid).map(({ id }) => id);
    await first.kill();
    await gone(children);
    const second = await startService({ data });
    expect([second.account_id, second.api_key]).toEqual([first.account_id, first.api_key]);
    expect(await second.stop()).toBe(0);
  });
});

describe('npm start --help', () => {
  test('shows every flag and is no error', async () => {
    const { status, out, error } = await refused(['--help']);
    expect([status, error]).toEqual([0, '']);
    for (const flag of ['--port', '--data', '--workers', '--refuse', '--allow-origin', '--json']) {
      expect(out).toMatch(new RegExp(`^  ${flag} `, 'm'));
    }
  });
});

describe('npm start refuses', () => {
  test('an unknown flag', async () => {
    expect(await refused(['--speed', '9'])).toEqual({
      status: 1,
      out: '',
      error: expect.stringMatching(/^songreel: Unknown option '--speed'[^\n]*\n$/),
    });
  });

  test('a port in use', async () => {
    const taken = createServer();
    const port = await listen(taken);
    const { status, error } = await refused(['--port', String(port), '--data', `${folder.path}/port`]);
    taken.close();
    expect([status, error]).toEqual([
      1,
      `songreel: port ${port} is in use: name another with --port, or 0 for any free one\n`,
    ]);
  });

  test('a data folder that is a file', async () => {
    const file = `${folder.path}/file`;
    await writeFile(file, 'a song');
    const { status, error } = await refused(['--data', file]);
    expect([status, error]).toEqual([1, `songreel: the data folder ${file} is a file: name a folder with --data\n`]);
    expect(await readFile(file, 'utf8')).toBe('a song');
  });

  test('a file that is not a transcription model', async () => {
    const { status, out, error } = await refused(['--data', `${folder.path}/model`], { WHISPER_MODEL: 'package.json' });
    expect([status, out]).toEqual([1, '']);
    expect(error).toMatch(
      /^songreel: WHISPER_MODEL names \S+package\.json, which is not a model of whisper\.cpp: [^\n]+\n$/,
    );
  });

  test('a system without ffmpeg, and names the command to run', async () => {
    const data = `${folder.path}/no-ffmpeg`;
    const empty = `${folder.path}/empty-path`;
    await mkdir(empty);
    const { status, error } = await refused(['--data', data], { PATH: empty });
    expect(status).toBe(1);
    expect(error).toMatch(
      /^songreel: this system lacks ffmpeg with libx264 and aac, [^\n]*(apt-get|brew) install [^\n]*ffmpeg[^\n]*\n$/,
    );
    await expect(stat(data)).rejects.toThrow();
  });

  test('an ffmpeg without the needed encoders', async () => {
    const path = `${folder.path}/poor-ffmpeg`;
    await mkdir(path);
    await writeFile(`${path}/ffmpeg`, '#!/bin/sh\necho " V..... mpeg4 "\n');
    await chmod(`${path}/ffmpeg`, 0o755);
    const { status, error } = await refused(['--data', `${folder.path}/poor`], { PATH: path });
    expect([status, error]).toEqual([1, expect.stringContaining('lacks ffmpeg with libx264 and aac')]);
  });
});
