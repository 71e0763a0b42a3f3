import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { GetExecutionHistoryCommand, ListExecutionsCommand, SFNClient } from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';
import { type Api, apiOf } from './api.ts';
import { makeImage, makeSong, mediaFolder } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';

/**
 * A job of each kind, completed, and two that fail. Afterwards everything that the service wrote is searched: every file
 * of its data folder, which has tables, bucket and logs of all functions and tasks; its output, the errors of
 * jobs, and the inputs and histories of its executions. Traces are not written on one machine. They have no bodies or URLs of callers: the
 * platform traces only calls to AWS.
 */
const SECRETS = {
  songPath: 'song-path-8d1f0c',
  songQuery: 'song-query-b2e47a',
  imagePath: 'image-path-03c9de',
  hookPath: 'hook-path-77ab10',
  hookQuery: 'hook-query-5f6e21',
  missingPath: 'missing-path-e90d4b',
} as const;

let origin: Origin;
let media: Awaited<ReturnType<typeof mediaFolder>>;
let folder: TemporaryFolder;
let service: Service;
let api: Api;
let apiKey: string;
let webhookSecret: string;
/** Files by their path in the data folder, and what is not in a file. */
const written = new Map<string, Buffer>();

beforeAll(async () => {
  [origin, media, folder] = await Promise.all([startOrigin(), mediaFolder(), temporaryFolder()]);
  service = await startService({ data: folder.path, allowOrigins: [origin.url] });
  ({ api_key: apiKey } = await service.operator('keys', 'create', service.account_id, '--rpm', '10000'));
  api = apiOf({ ...service, api_key: apiKey });
  await orderAndWait();
  ({ webhook_secret: webhookSecret } = (await api.get('/account')).body);
  await service.operator('webhooks', 'rotate', service.account_id);
  await collect();
}, 600_000);

afterAll(async () => {
  await service?.kill();
  await origin?.stop();
  await Promise.all([media?.remove(), folder?.remove()]);
});

async function orderAndWait(): Promise<void> {
  const song_url = `${origin.offer(`/${SECRETS.songPath}.mp3`, await makeSong(join(media.path, 'tune.mp3'), 10))}?s=${SECRETS.songQuery}`;
  const image_url = origin.offer(`/${SECRETS.imagePath}.png`, await makeImage(join(media.path, 'face.png')));
  const hook = origin.answer(`/${SECRETS.hookPath}`, (_, response) => void response.writeHead(204).end());
  const webhook_url = `${hook}?s=${SECRETS.hookQuery}`;
  const broken = origin.answer('/broken', (_, response) => void response.writeHead(500).end());
  const words = [{ text: 'la', start: 1, end: 2 }];
  const segments = [{ text: 'la', start: 1, end: 2, duration: 1, wordCount: 1, timedWords: words }];
  const characters = [{ name: 'Ann', role: 'singer', image_url }];
  const orders: [string, object][] = [
    ['/lyric-videos/transcriptions', { song_url, webhook_url }],
    ['/lyric-videos', { song_url, singer_image_url: image_url, segments, webhook_url, idempotency_key: 'once' }],
    ['/music-videos', { song_url, prompt: 'A street at night.', characters, webhook_url }],
    ['/lyric-videos', { song_url: `${origin.url}/${SECRETS.missingPath}`, webhook_url }],
    ['/lyric-videos/transcriptions', { song_url, webhook_url: broken }],
  ];
  const ends = await Promise.all(
    orders.map(async ([path, request]) => {
      const { status, error } = await api.settled(`${path}/${await api.order(path, request)}`, 300);
      return { status, error };
    }),
  );
  written.set('(errors)', Buffer.from(JSON.stringify(ends)));
  expect(ends.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed', 'failed', 'completed']);
  await origin.delivered(`/${SECRETS.hookPath}`, 4, 60);
  await origin.delivered('/broken', 3, 60);
}

async function collect(): Promise<void> {
  written.set('(executions)', Buffer.from(JSON.stringify(await histories())));
  written.set('(output)', Buffer.from(service.errors()));
  await service.stop();
  for (const entry of await readdir(folder.path, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) written.set(relative(folder.path, path), await readFile(path));
  }
}

/** Returns inputs and events of all executions. */
async function histories(): Promise<unknown[]> {
  const { environment } = JSON.parse(await readFile(join(folder.path, 'service.json'), 'utf8'));
  const client = new SFNClient({
    endpoint: environment.AWS_ENDPOINT_URL_SFN,
    region: environment.AWS_REGION,
    credentials: { accessKeyId: environment.AWS_ACCESS_KEY_ID, secretAccessKey: environment.AWS_SECRET_ACCESS_KEY },
  });
  const found: unknown[] = [];
  for (const machine of ['JOB', 'CANCELLATION', 'SETTLEMENT']) {
    const stateMachineArn = environment[`${machine}_STATE_MACHINE`];
    const { executions = [] } = await client.send(new ListExecutionsCommand({ stateMachineArn }));
    for (const { executionArn } of executions) {
      found.push((await client.send(new GetExecutionHistoryCommand({ executionArn }))).events);
    }
  }
  return found;
}

/** Returns where a text is, with one name for the tables' files and one for the requests of all jobs. */
function placesOf(text: string): string[] {
  const places = [...written].filter(([, bytes]) => bytes.includes(text)).map(([path]) => path);
  const named = places.map((path) => {
    if (path.startsWith('database.sqlite')) return 'tables';
    return path.includes('inputs') && path.includes('request') ? 'requests' : path;
  });
  return [...new Set(named)].sort();
}

describe('after jobs of every kind', () => {
  test('everything that was written was searched', () => {
    const paths = [...written.keys()];
    const functions = ['create-job', 'deliver-webhook', 'fail-job'].map((name) => `logs/songreel-local-${name}.log`);
    expect(paths).toEqual(expect.arrayContaining([...functions, 'logs/media.log', 'database.sqlite']));
    expect(written.get('(errors)')?.toString()).toContain('media_unreachable');
    expect(written.get('(executions)')?.toString()).toContain('PrepareAndGenerate');
    expect(placesOf(service.account_id)).toEqual(expect.arrayContaining(['(executions)', 'tables']));
  });

  test('[5c] no API key is anywhere, because only its hash is stored', () => {
    expect(placesOf(apiKey)).toEqual([]);
    expect(placesOf(apiKey.split('_').at(-1) ?? '')).toEqual([]);
  });

  test('the key of the demo account is only in the file from which npm start prints it', () => {
    expect(placesOf(service.api_key)).toEqual(['demo-account.json']);
  });

  test('no webhook secret is anywhere, because the tables have it sealed', () => {
    expect(webhookSecret).toMatch(/^whsec_/);
    expect(placesOf('whsec_')).toEqual([]);
    expect(placesOf('sealed:')).toEqual(['tables']);
  });

  test('URLs of songs and images are only in the stored requests, which the bucket deletes after a week', () => {
    for (const secret of [SECRETS.songPath, SECRETS.songQuery, SECRETS.imagePath, SECRETS.missingPath]) {
      expect(placesOf(secret)).toEqual(['requests']);
    }
  });

  test('URLs of webhooks are only in the stored requests and in their jobs, which deliver them again on demand', () => {
    for (const secret of [SECRETS.hookPath, SECRETS.hookQuery])
      expect(placesOf(secret)).toEqual(['requests', 'tables']);
  });
});
