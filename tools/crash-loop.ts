/**
 * Kills the local service at random while clients order jobs of every kind, starts it again each time, and counts what
 * was lost:
 *
 *   npm run check:crashes -- [--minutes 5] [--seed N]
 *
 * The exit status is 0 if every accepted job ends with exactly one outcome and the audit finds no fault. The program
 * waits until the last job has ended, for up to twice the given minutes.
 */
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Songreel } from '../client/src/index.ts';
import { chanceOf } from '../engines/drawing/chance.ts';
import { makeImage, makeSong } from '../test/acceptance/media.ts';
import { startOrigin } from '../test/acceptance/origin.ts';
import { startService } from '../test/acceptance/service.ts';

/** Seconds between two kills. A job of 10 s of song takes about as long. */
const ALIVE = [3, 20] as const;
/** Seconds between two orders. Two workers keep up with that. */
const ORDER_EVERY = 8;
const SONG_SECONDS = 10.5;
/** Milliseconds. A delivery that a crash interrupted is recovered once in five minutes: schedules/sweep-jobs. */
const WEBHOOK_PATIENCE = 480_000;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string', default: String(randomInt(1e9)) } },
});
const minutes = Number(values.minutes);
const chance = chanceOf(values.seed);

interface OrderedJob {
  kind: 'transcriptions' | 'lyricVideos' | 'musicVideos';
  id: string;
  status?: string;
}

const folder = await mkdtemp(join(tmpdir(), 'songreel-crashes-'));
const origin = await startOrigin();
const options = { data: join(folder, 'data'), allowOrigins: [origin.url] };
let service = await startService(options);
let kills = 0;
try {
  const song_url = origin.offer('/song.mp3', await makeSong(join(folder, 'song.mp3'), SONG_SECONDS));
  const image_url = origin.offer('/face.png', await makeImage(join(folder, 'face.png')));
  const { api_key } = await service.operator('keys', 'create', service.account_id, '--rpm', '10000');
  const orders = await loadAndKill(song_url, image_url, api_key);
  await untilEnded(orders, api_key);
  await untilAnnounced(orders);
  await report(orders);
} finally {
  await service.stop();
  await origin.stop();
  await rm(folder, { recursive: true, force: true });
}

async function loadAndKill(song_url: string, image_url: string, apiKey: string): Promise<OrderedJob[]> {
  const end = Date.now() + minutes * 60_000;
  const orders: OrderedJob[] = [];
  let nextKill = Date.now() + chance.between(...ALIVE) * 1000;
  let nextOrder = Date.now();
  while (Date.now() < end) {
    const isKillDue = Date.now() >= nextKill;
    // An order that is due soon is sent together with the kill, so that some requests are interrupted.
    if (Date.now() >= nextOrder - (isKillDue ? (ORDER_EVERY * 1000) / 2 : 0)) {
      const kind = chance.pick(['transcriptions', 'lyricVideos', 'musicVideos'] as const);
      const request = { song_url, image_url, key: `order-${orders.length}` };
      const placed = place(kind, request, apiKey).catch(() => undefined);
      if (isKillDue) await killAndRestart(chance.between(0, 60));
      // After a lost answer, sends the same request again with the same key, as a client does.
      orders.push({ kind, id: (await placed) ?? (await place(kind, request, apiKey)) });
      nextOrder = Date.now() + ORDER_EVERY * 1000;
    } else if (isKillDue) {
      await killAndRestart(0);
    }
    if (isKillDue) nextKill = Date.now() + chance.between(...ALIVE) * 1000;
    await sleep(100);
  }
  return orders;
}

async function killAndRestart(afterMs: number): Promise<void> {
  await sleep(afterMs);
  await service.kill();
  kills += 1;
  service = await startService(options);
}

async function place(
  kind: OrderedJob['kind'],
  { song_url, image_url, key }: { song_url: string; image_url: string; key: string },
  apiKey: string,
): Promise<string> {
  const client = new Songreel({ baseUrl: service.base_url, apiKey, retry: { attempts: 1 } });
  const common = { song_url, idempotency_key: key, webhook_url: `${origin.url}/${key}` };
  const words = [{ text: 'la la', start: 1, end: 9, duration: 8, wordCount: 2, timedWords: [] }];
  if (kind === 'transcriptions') return (await client.transcriptions.create(common)).id;
  if (kind === 'lyricVideos') {
    return (await client.lyricVideos.create({ ...common, aspect_ratio: '1:1', segments: words })).id;
  }
  const characters = [{ name: 'Mina', role: 'singer' as const, image_url }];
  return (await client.musicVideos.create({ ...common, prompt: 'Mina walks.', aspect_ratio: '1:1', characters })).id;
}

async function untilEnded(orders: OrderedJob[], apiKey: string): Promise<void> {
  const deadline = Date.now() + 2 * minutes * 60_000;
  for (const order of orders) {
    const client = new Songreel({ baseUrl: service.base_url, apiKey });
    while (order.status === undefined && Date.now() < deadline) {
      const { status } = await client[order.kind].get(order.id);
      if (status === 'processing') await sleep(500);
      else order.status = status;
    }
  }
}

function isAnnounced(_: OrderedJob, index: number): boolean {
  return origin.deliveries.some(({ path }) => path === `/order-${index}`);
}

/** Waits for the webhooks, because a job ends before its webhook is sent. */
async function untilAnnounced(orders: readonly OrderedJob[]): Promise<void> {
  const deadline = Date.now() + WEBHOOK_PATIENCE;
  while (!orders.every(isAnnounced) && Date.now() < deadline) await sleep(500);
}

async function report(orders: readonly OrderedJob[]): Promise<void> {
  const count = (status: string | undefined) => orders.filter((order) => order.status === status).length;
  const announced = orders.filter(isAnnounced).length;
  const { ok, faults } = await service.operator('audit');
  const lost = count(undefined) + (orders.length - announced);
  process.stdout.write(
    `seed ${values.seed}: ${orders.length} jobs, ${kills} kills, ${count('completed')} completed, ${count('failed')} failed, ` +
      `${count(undefined)} without an end, ${announced} webhooks received, audit ${ok ? 'clean' : faults.join('; ')}\n`,
  );
  if (lost > 0 || !ok || count('failed') > 0) process.exitCode = 1;
}
