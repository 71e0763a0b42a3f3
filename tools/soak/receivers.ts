import { setTimeout as sleep } from 'node:timers/promises';
import type { Origin } from '../../test/acceptance/origin.ts';

/** Where a receiver sends webhooks that it redirects. Nothing may arrive there. */
const ELSEWHERE = '/elsewhere';
/** Bytes of an answer that nobody needs. */
const CHUNK = Buffer.alloc(64 * 1024);
const CHUNKS = 1000;

type Handler = Parameters<Origin['answer']>[1];

/** What receivers of webhooks do. */
const RECEIVERS = {
  acknowledges: (_, response) => void response.writeHead(204).end(),
  'is slow': async (_, response) => {
    await sleep(3000);
    response.writeHead(204).end();
  },
  'answers 500': (_, response) => void response.writeHead(500).end(),
  hangs: () => undefined,
  'breaks off': (request) => void request.destroy(),
  redirects: (_, response) => void response.writeHead(302, { Location: ELSEWHERE }).end(),
  'talks too much': (_, response) => {
    response.on('error', () => undefined).writeHead(200);
    for (let chunk = 0; chunk < CHUNKS; chunk += 1) response.write(CHUNK);
    response.end();
  },
} satisfies Record<string, Handler>;

export type Receiver = keyof typeof RECEIVERS;
export const ALL_RECEIVERS = Object.keys(RECEIVERS) as Receiver[];

/** @returns the address to which a job's webhook is sent */
export function offerReceiver(origin: Origin, path: string, receiver: Receiver): string {
  return origin.answer(path, RECEIVERS[receiver]);
}

export function followedRedirects({ asked, deliveries }: Origin): number {
  const paths = [...asked, ...deliveries.map(({ path }) => path)];
  return paths.filter((path) => path === ELSEWHERE).length;
}
