/**
 * Orders jobs of every kind from a local service while its machine misbehaves, and counts what was lost:
 *
 *   npm run soak -- [--minutes 5] [--seed N] [--faults kills,disk,stalls,receivers]
 *
 * - kills: the service is killed at random and started again.
 * - disk: the data is on a file system in memory of a fixed size, which is filled for some seconds. This needs root on
 *   Linux; without it, there are no full disks, and the program says so.
 * - stalls: the database's process is stopped for some seconds.
 * - receivers: webhooks go to servers that hang, break off, redirect or answer with errors.
 *
 * The exit status is 0 if every accepted job has exactly one outcome, its webhook was sent, the audit is clean, and
 * memory and files are back where they began. After the given minutes, the program waits until the last job has ended,
 * for up to twice as long.
 */
import { randomInt } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Chance, chanceOf } from '../engines/drawing/chance.ts';
import { messageOf } from '../local/fault.ts';
import { makeImage, makeSong } from '../test/acceptance/media.ts';
import { startOrigin } from '../test/acceptance/origin.ts';
import { optionsOf } from './options.ts';
import { footprintOf } from './soak/footprint.ts';
import { Machine } from './soak/machine.ts';
import { clientOf, follow, KINDS, type Media, type Order } from './soak/orders.ts';
import { ALL_RECEIVERS, offerReceiver, type Receiver } from './soak/receivers.ts';
import { SmallDisk } from './soak/small-disk.ts';
import { lossesOf, summaryOf } from './soak/verdict.ts';

const FAULTS = ['kills', 'disk', 'stalls', 'receivers'] as const;
/** Seconds between two faults of the machine. A job of 10 s of song takes about as long. */
const UNDISTURBED = [3, 12] as const;
/** Milliseconds that a fault lasts. */
const STALL = [1_000, 15_000] as const;
const FULL = [1_000, 8_000] as const;
/** Milliseconds between two orders. Two workers keep up with that. */
const ORDER_EVERY = 6_000;
/** Milliseconds after which some clients cancel: at once, or while the job is worked on. */
const CANCEL_AFTER = [0, 10_000] as const;
const CANCELED_SHARE = 0.2;
const SONG_SECONDS = 10.5;
const DISK_MEGABYTES = 1024;
/** Milliseconds. A delivery that a crash interrupted is recovered once in five minutes: schedules/sweep-jobs. */
const WEBHOOK_PATIENCE = 480_000;
/** Milliseconds in which the last attempts of webhooks end, and idle connections close. */
const REST = 60_000;

const { values } = optionsOf({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(randomInt(1e9)) },
    faults: { type: 'string', default: FAULTS.join(',') },
  },
});
const wanted = new Set(values.faults.split(','));
const unknown = [...wanted].filter((name) => !FAULTS.some((fault) => fault === name));
if (unknown.length > 0) throw new Error(`There are no faults "${unknown}". There are: ${FAULTS.join(', ')}.`);
const milliseconds = Number(values.minutes) * 60_000;
const chance = chanceOf(values.seed);

const folder = await mkdtemp(join(tmpdir(), 'songreel-soak-'));
const disk = wanted.has('disk') ? mountDisk() : undefined;
const temporary = join(disk?.path ?? folder, 'temporary');
await mkdir(temporary);
process.env.TMPDIR = temporary;
const origin = await startOrigin();
const machine = await Machine.start(folder, [origin.url], disk);
try {
  process.exitCode = (await soak()) ? 0 : 1;
} finally {
  await machine.stop();
  await origin.stop();
  disk?.unmount();
  await rm(folder, { recursive: true, force: true });
}

async function soak(): Promise<boolean> {
  const media = {
    song_url: origin.offer('/song.mp3', await makeSong(join(folder, 'song.mp3'), SONG_SECONDS)),
    image_url: origin.offer('/face.png', await makeImage(join(folder, 'face.png'))),
  };
  const { api_key } = await machine.service.operator('keys', 'create', machine.service.account_id, '--rpm', '10000');
  await machine.service.operator('settings', 'set', 'cancellation_wait_seconds', '0');
  const clients = () => clientOf(machine.service.base_url, api_key);

  // Each function is used once. The last instance of a function stays in memory, and that is no leak.
  const warmUp = [
    ...KINDS.map((kind) => newOrder(`warm-up-${kind}`, { kind, receiver: 'acknowledges' })),
    newOrder('warm-up-canceled', { kind: 'lyricVideos', receiver: 'answers 500', cancelAfter: 0 }),
    newOrder('warm-up-canceled-2', { kind: 'musicVideos', receiver: 'acknowledges', cancelAfter: 0 }),
  ];
  await Promise.all(warmUp.map((order) => follow(order, media, clients, AbortSignal.timeout(2 * 60_000))));
  await sleep(REST);
  const before = await footprintOf(machine.service, temporary);
  print(`seed ${values.seed}, faults: ${[...wanted].join(', ')}`);

  const orders = await load(media, clients);
  await untilAnnounced(orders);
  await sleep(REST);
  const after = await footprintOf(machine.service, temporary);

  const everything = { orders: [...warmUp, ...orders], media, clients, origin, machine, before, after };
  const losses = await lossesOf(everything, wanted.size === 1 && wanted.has('kills'));
  print(summaryOf(everything, losses));
  return losses.length === 0;
}

/** Orders and disturbs for the given time, then waits for the orders. @returns the orders */
async function load(media: Media, clients: Parameters<typeof follow>[2]): Promise<Order[]> {
  const end = Date.now() + milliseconds;
  const patience = AbortSignal.timeout(3 * milliseconds);
  const orders: Order[] = [];
  const followed: Promise<void>[] = [];
  const disturbed = disturb(chance.fork('faults'), end);
  const mix = chance.fork('orders');
  while (Date.now() < end) {
    const kind = mix.pick(KINDS);
    const receiver = wanted.has('receivers') ? mix.pick(ALL_RECEIVERS) : 'acknowledges';
    const isCanceled = mix.next() < CANCELED_SHARE;
    const cancelAfter = mix.between(...CANCEL_AFTER);
    const order = newOrder(`order-${orders.length}`, {
      kind,
      receiver,
      ...(isCanceled ? { cancelAfter } : {}),
    });
    orders.push(order);
    followed.push(follow(order, media, clients, patience).catch((error) => complain(order, error)));
    await sleep(ORDER_EVERY);
  }
  await disturbed;
  await Promise.all(followed);
  return orders;
}

interface Wish {
  kind: Order['kind'];
  receiver: Receiver;
  cancelAfter?: number;
}

function newOrder(key: string, { kind, receiver, cancelAfter }: Wish): Order {
  return { kind, key, cancelAfter, webhook_url: offerReceiver(origin, `/${key}`, receiver) };
}

/** Disturbs the machine until the time is over. A full disk and a stalled database may meet a kill. */
async function disturb(chance: Chance, end: number): Promise<void> {
  const passing = { disk: Promise.resolve(), stalls: Promise.resolve() };
  const faults = FAULTS.filter((fault) => fault !== 'receivers' && wanted.has(fault));
  for (;;) {
    await sleep(chance.between(...UNDISTURBED) * 1000);
    const fault = chance.pick(faults);
    const [stall, full] = [chance.between(...STALL), chance.between(...FULL)];
    if (Date.now() >= end) break;
    if (fault === 'kills') await machine.killAndRestart();
    if (fault === 'stalls') passing.stalls = passing.stalls.then(() => machine.stallDatabase(stall));
    if (fault === 'disk') passing.disk = passing.disk.then(() => machine.fillDisk(full));
  }
  await Promise.all(Object.values(passing));
}

/** Waits for the webhooks, because a job ends before its webhook is sent. */
async function untilAnnounced(orders: readonly Order[]): Promise<void> {
  const deadline = Date.now() + WEBHOOK_PATIENCE;
  const isAnnounced = ({ key }: Order) => origin.deliveries.some(({ path }) => path === `/${key}`);
  while (!orders.every(isAnnounced) && Date.now() < deadline) await sleep(500);
}

function mountDisk(): SmallDisk | undefined {
  try {
    return new SmallDisk(join(folder, 'disk'), DISK_MEGABYTES);
  } catch (error) {
    print(`no full disks: ${messageOf(error).trim()}`);
    return undefined;
  }
}

function complain({ key, kind }: Order, error: unknown): void {
  print(`${key} (${kind}): ${messageOf(error)}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
