import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, jest } from '@jest/globals';
import { ADDRESSES } from './addresses.ts';
import { type Name, NameServer } from './name-server.ts';
import { isOutside } from './special-addresses.ts';
import { WatchedSockets } from './watched-sockets.ts';

/**
 * A small internet for one test file: names are resolved by a real name server on this machine, every public address
 * is a server on this machine, and every socket is watched.
 */
export interface Internet {
  /** The addresses to which sockets were opened in the current test. */
  opened: readonly string[];
  download(url: string): Promise<Reached>;
  post(url: string): Promise<Reached>;
}

export interface Reached {
  /** `fetched`, or the message of the failure. */
  outcome: string;
  /** The addresses to which sockets were opened. */
  opened: string[];
}

const HOUR_MS = 3_600_000;
/** Nothing here waits for a limit, so none of them may end a test on a slow machine. */
const LIMITS = { connectMs: HOUR_MS, idleMs: HOUR_MS, totalMs: HOUR_MS };
export const PUBLIC = '93.184.216.34';
/** Answers with a public address first, then with others, and so on in turns. */
const REBINDING: Name = { turns: [{ A: [PUBLIC] }, { A: ['127.0.0.1'], AAAA: ['::1'] }] };

export function useInternet(): Internet {
  let server: NameServer;
  let sockets: WatchedSockets;
  let fetching: typeof import('../../functions/platform/public-fetch.ts');
  let folder: string;
  const opened: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'internet-'));
    server = await NameServer.start(zone);
    const dns = await import('node:dns');
    jest.unstable_mockModule('node:dns', () => ({ ...dns, lookup: server.lookup }));
    fetching = await import('../../functions/platform/public-fetch.ts');
    process.env.STAGE = 'local';
    sockets = await WatchedSockets.start(opened, (address) => !isOutside(address), answer);
  });
  beforeEach(() => {
    opened.length = 0;
  });
  afterAll(async () => {
    await sockets.stop();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const reach = async (fetched: Promise<unknown>) => {
    const before = opened.length;
    const outcome = await fetched.then(() => 'fetched', messageOf);
    return { outcome, opened: opened.slice(before) };
  };
  return {
    opened,
    download: (url) =>
      reach(fetching.downloadPublic(url, { maxBytes: 1_000_000, path: join(folder, 'file'), limits: LIMITS })),
    post: (url) => reach(fetching.postPublic(url, { headers: {}, body: '{}', timeoutMs: HOUR_MS })),
  };
}

function messageOf(error: Error): string {
  if (error.name !== 'FetchFailure') throw error;
  return error.message;
}

/** Answers with a small file, or redirects to what follows `/to?`. */
function answer(path: string): string {
  const [route, target = ''] = path.split('?');
  const location = Buffer.from(target, 'base64url').toString('latin1');
  return route === '/to'
    ? `HTTP/1.1 302 Found\r\nLocation: ${location}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`
    : 'HTTP/1.1 200 OK\r\nContent-Length: 4\r\nConnection: close\r\n\r\nsong';
}

export function redirectTo(location: string): string {
  return `http://songs.example/to?${Buffer.from(location, 'utf8').toString('base64url')}`;
}

function zone(name: string): Name | undefined {
  if (name === 'rebinding.example') return REBINDING;
  return name.endsWith(CHOSEN) ? chosenBy(name) : ADDRESSES.names[name];
}

const CHOSEN = '.any.example';

/** Returns a name that resolves to any addresses. Its labels are the addresses in hexadecimal. */
export function nameOf(addresses: readonly string[]): string {
  return addresses.map((address) => hexOf(address)).join('.') + CHOSEN;
}

function chosenBy(name: string): Name {
  const labels = name.slice(0, -CHOSEN.length).split('.');
  const of = (length: number) => labels.filter((label) => label.length === length);
  return {
    A: of(8).map((label) => Buffer.from(label, 'hex').join('.')),
    AAAA: of(32).map((label) => label.match(/.{4}/g)?.join(':') ?? ''),
  };
}

function hexOf(address: string): string {
  if (!address.includes(':')) return Buffer.from(address.split('.').map(Number)).toString('hex');
  const hostname = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [first = [], last = []] = hostname.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].map((group) => group.padStart(4, '0')).join('');
}
