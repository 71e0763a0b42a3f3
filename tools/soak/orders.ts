import { setTimeout as sleep } from 'node:timers/promises';
import { Songreel, SongreelError } from '../../client/src/index.ts';

export const KINDS = ['transcriptions', 'lyricVideos', 'musicVideos'] as const;
export type Kind = (typeof KINDS)[number];

/** Milliseconds. */
const POLL_EVERY = 1000;
const TRY_AGAIN = 300;
const LONGEST_REQUEST = 40_000;

export interface Media {
  song_url: string;
  image_url: string;
}

/** One client's order: it is sent until it is accepted, may be canceled, and is followed to its end. */
export interface Order {
  kind: Kind;
  key: string;
  webhook_url: string;
  /** Milliseconds after which the client asks for a cancellation; undefined for never. */
  cancelAfter: number | undefined;
  id?: string;
  /** The final status that the API reported first. */
  status?: string;
  /** The error's code of a failed job. */
  code?: string;
  /** Link to the video of a completed job. */
  video_url?: string | null;
}

/** @returns a client that sends each request once */
export type Clients = () => Songreel;

export function clientOf(baseUrl: string, apiKey: string): Songreel {
  return new Songreel({ baseUrl, apiKey, retry: { attempts: 1 } });
}

/** Orders, cancels and polls, and repeats each request that failed, until the job has ended or the time is over. */
export async function follow(order: Order, media: Media, clients: Clients, signal: AbortSignal): Promise<void> {
  order.id = await untilAnswered(() => place(order, media, clients()), signal);
  const { kind, id, cancelAfter } = order;
  if (cancelAfter !== undefined && kind !== 'transcriptions') {
    await sleep(cancelAfter, undefined, { signal });
    await untilAnswered(() => clients()[kind].cancel(id, limited(signal)), signal);
  }
  while (order.status === undefined) {
    Object.assign(order, await untilAnswered(() => outcomeOf(order, clients()), signal));
    if (order.status === undefined) await sleep(POLL_EVERY, undefined, { signal });
  }
}

/** @returns what the API reports of an ended job, or nothing if it is still processing */
export async function outcomeOf({ kind, id = '' }: Order, client: Songreel): Promise<Partial<Order>> {
  const job = await client[kind].get(id, limited());
  if (job.status === 'processing') return {};
  const video_url = 'video_url' in job ? job.video_url : undefined;
  return { status: job.status, ...(job.error ? { code: job.error.code } : {}), ...(video_url ? { video_url } : {}) };
}

/** Sends the order. With the same key, it is the same job. @returns the job's id */
export async function place({ kind, key, webhook_url }: Order, media: Media, client: Songreel): Promise<string> {
  const { song_url, image_url } = media;
  const common = { song_url, idempotency_key: key, webhook_url };
  if (kind === 'transcriptions') return (await client.transcriptions.create(common, limited())).id;
  if (kind === 'lyricVideos') {
    const segments = [{ text: 'la la', start: 1, end: 9, duration: 8, wordCount: 2, timedWords: [] }];
    return (await client.lyricVideos.create({ ...common, aspect_ratio: '1:1', segments }, limited())).id;
  }
  const characters = [{ name: 'Mina', role: 'singer' as const, image_url }];
  const request = { ...common, prompt: 'Mina walks.', aspect_ratio: '1:1' as const, characters };
  return (await client.musicVideos.create(request, limited())).id;
}

function limited(signal?: AbortSignal): { signal: AbortSignal } {
  const limit = AbortSignal.timeout(LONGEST_REQUEST);
  return { signal: signal ? AbortSignal.any([limit, signal]) : limit };
}

/** Repeats a request that was lost. @throws what the service answered if sending it again cannot help */
async function untilAnswered<T>(request: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await request();
    } catch (error) {
      signal.throwIfAborted();
      const isRefusal = error instanceof SongreelError && !error.isTransient && error.code !== 'unexpected_answer';
      if (isRefusal) throw error;
      await sleep(TRY_AGAIN, undefined, { signal });
    }
  }
}
