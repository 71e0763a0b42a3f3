import type { Delivery, Origin } from '../../test/acceptance/origin.ts';
import { type Footprint, jobsInBucket } from './footprint.ts';
import type { Machine } from './machine.ts';
import { type Clients, type Media, type Order, outcomeOf, place } from './orders.ts';
import { followedRedirects } from './receivers.ts';

/** Error codes of jobs that failed because of the service. Other codes blame the caller. */
const OWN_FAULTS = ['generation_failed', 'internal_error'];
/** Memory may grow by this factor and these megabytes: caches fill, and garbage waits for its collection. */
const GROWTH = { factor: 1.5, megabytes: 100 };

export interface Soaked {
  orders: readonly Order[];
  media: Media;
  clients: Clients;
  origin: Origin;
  machine: Machine;
  before: Footprint;
  after: Footprint;
}

/**
 * Checks everything that the service promised. @returns one sentence for each broken promise
 * @param mayNotFail whether a failed job is a loss too
 */
export async function lossesOf(soaked: Soaked, mayNotFail: boolean): Promise<string[]> {
  const { orders, origin, machine } = soaked;
  const { faults } = await machine.service.operator('audit');
  const perOrder = await Promise.all(orders.map((order) => lossesOfOrder(order, soaked)));
  const ids = new Set(orders.map(({ id }) => id));
  const strays = [...(await jobsInBucket(machine.service))].filter((id) => !ids.has(id));
  const redirected = followedRedirects(origin);
  const failed = orders.filter(({ status }) => status === 'failed');
  return [
    ...perOrder.flat(),
    ...machine.crashes.map((crash) => `the service ended by itself: ${crash}`),
    ...faults.map((fault: string) => `audit: ${fault}`),
    ...strays.map((id) => `the bucket has objects of ${id}, which no client ordered`),
    ...(redirected > 0 ? [`${redirected} requests followed a redirect of a webhook`] : []),
    ...(mayNotFail ? failed.map(({ key, code }) => `${key} failed: ${code}`) : []),
    ...growthOf(soaked),
  ];
}

async function lossesOfOrder(order: Order, { media, clients, origin }: Soaked): Promise<string[]> {
  const { id, key, status, code = '' } = order;
  if (id === undefined) return [`${key} was never accepted`];
  if (status === undefined) return [`${key} has no outcome`];
  const deliveries = origin.deliveries.filter(({ path }) => path === `/${key}`);
  const told = new Set(deliveries.map(announced));
  const now = await outcomeOf(order, clients());
  const again = await place(order, media, clients());
  return [
    ...(deliveries.length === 0 ? [`${key} was not announced`] : []),
    ...(told.size > 1 || (told.size === 1 && !told.has(`${id} ${status}`))
      ? [`${key} is ${status}, but webhooks said ${[...told]}`]
      : []),
    ...(now.status === status ? [] : [`${key} was ${status} and is ${now.status}`]),
    ...(again === id ? [] : [`${key} made two jobs`]),
    ...(status === 'failed' && !OWN_FAULTS.includes(code)
      ? [`${key} failed with ${code}, which blames the caller`]
      : []),
    ...(await lossOfVideo(now)),
  ];
}

function announced({ body }: Delivery): string {
  const { id, status } = JSON.parse(body);
  return `${id} ${status}`;
}

async function lossOfVideo({ key, video_url }: Partial<Order>): Promise<string[]> {
  if (!video_url) return [];
  const response = await fetch(video_url);
  const { byteLength } = await response.arrayBuffer();
  const isWhole = response.ok && byteLength === Number(response.headers.get('content-length')) && byteLength > 0;
  return isWhole ? [] : [`the video of ${key} cannot be downloaded: ${response.status}, ${byteLength} bytes`];
}

function growthOf({ before, after }: Soaked): string[] {
  const most = before.megabytes * GROWTH.factor + GROWTH.megabytes;
  return [
    ...(after.megabytes > most ? [`memory grew to ${after.megabytes.toFixed(0)} MB`] : []),
    ...(after.processes > before.processes ? [`${after.processes} processes are left of ${before.processes}`] : []),
    ...(after.openFiles > before.openFiles ? [`${after.openFiles} files are open, before ${before.openFiles}`] : []),
    ...after.leftovers.map((file) => `${file} was left over`),
  ];
}

export function summaryOf({ orders, machine, origin, before, after }: Soaked, losses: readonly string[]): string {
  const count = (status: string) => orders.filter((order) => order.status === status).length;
  const codes = new Set(orders.flatMap(({ code }) => code ?? []));
  const sizes = (of: (footprint: Footprint) => string | number) => `${of(before)} → ${of(after)}`;
  return [
    `${orders.length} jobs, ${machine.kills} kills, ${machine.fills} full disks, ${machine.stalls} stalls of the database, ` +
      `${losses.length} losses`,
    `${count('completed')} completed, ${count('canceled')} canceled, ${count('failed')} failed${codes.size > 0 ? ` (${[...codes].join(', ')})` : ''}, ` +
      `${origin.deliveries.length} webhooks received`,
    `memory ${sizes(({ megabytes }) => megabytes.toFixed(0))} MB, processes ${sizes(({ processes }) => processes)}, ` +
      `open files ${sizes(({ openFiles }) => openFiles)}, temporary files ${sizes(({ leftovers }) => leftovers.length)}`,
    ...losses.map((loss) => `LOST: ${loss}`),
  ].join('\n');
}
