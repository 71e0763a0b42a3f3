import { setTimeout as sleep } from 'node:timers/promises';
import type { Songreel } from '../../client/src/index.ts';

/** One job of the burst. */
export interface BurstOrder {
  account: string;
  /** Seconds after the beginning of the burst. */
  at: number;
  id?: string;
  /** Milliseconds until the answer. */
  latency?: number;
  /** Why the order was refused. */
  refusal?: string;
}

export interface Account {
  account_id: string;
  songreel: Songreel;
}

export interface Media {
  song_url: string;
  webhook_url: string;
}

/** Pieces of a burst: the same number of jobs for each account, evenly over the time. */
export function planned(accounts: readonly Account[], jobs: number, seconds: number): BurstOrder[] {
  return Array.from({ length: jobs }, (_, index) => ({
    account: accounts[index % accounts.length]?.account_id ?? '',
    at: (index / jobs) * seconds,
  }));
}

/**
 * Sends each order at its time, however long the earlier ones take, and each only once. Returns when all are answered.
 */
export async function sendAll(
  orders: readonly BurstOrder[],
  accounts: readonly Account[],
  media: Media,
): Promise<void> {
  const clients = new Map(accounts.map(({ account_id, songreel }) => [account_id, songreel]));
  const began = performance.now();
  await Promise.all(
    orders.map(async (order) => {
      await sleep(Math.max(0, order.at * 1000 - (performance.now() - began)));
      const sent = performance.now();
      try {
        order.id = (await orderVideo(clients.get(order.account) as Songreel, media)).id;
      } catch (error) {
        order.refusal = String(error);
      }
      order.latency = performance.now() - sent;
    }),
  );
}

/** The cheapest job that can be canceled: a square video of the shortest song, with its words. */
export function orderVideo(songreel: Songreel, { song_url, webhook_url }: Media): Promise<{ id: string }> {
  const segments = [{ text: 'la la', start: 1, end: 9, duration: 8, wordCount: 2, timedWords: [] }];
  return songreel.lyricVideos.create({ song_url, webhook_url, segments, aspect_ratio: '1:1' });
}

/** Milliseconds of each read; a read without an answer is infinitely long. */
export async function readUntil(songreel: Songreel, jobId: string, signal: AbortSignal): Promise<number[]> {
  const latencies: number[] = [];
  while (!signal.aborted) {
    const began = performance.now();
    const isAnswered = await songreel.lyricVideos.get(jobId).then(
      () => true,
      () => false,
    );
    const latency = performance.now() - began;
    latencies.push(isAnswered ? latency : Number.POSITIVE_INFINITY);
    await sleep(Math.max(0, READ_EVERY - latency));
  }
  return latencies;
}

/** Milliseconds. */
const READ_EVERY = 200;

/** Cancels jobs, a few at a time. A job that has ended in the meantime stays as it is. */
export async function cancelAll(orders: readonly BurstOrder[], accounts: readonly Account[]): Promise<void> {
  const clients = new Map(accounts.map(({ account_id, songreel }) => [account_id, songreel]));
  const rest = orders.values();
  await Promise.all(
    Array.from({ length: CANCEL_AT_A_TIME }, async () => {
      for (const { account, id } of rest) if (id !== undefined) await clients.get(account)?.lyricVideos.cancel(id);
    }),
  );
}

const CANCEL_AT_A_TIME = 4;
