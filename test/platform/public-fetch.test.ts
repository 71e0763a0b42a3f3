import type { LookupAddress, lookup } from 'node:dns';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { downloadPublic, postPublic, publicLookup } from '../../functions/platform/public-fetch.ts';

const SONG = Buffer.alloc(100_000, 7);
const HOUR_MS = 3_600_000;
/** Limits that no download reaches, however slow the machine is. */
const PATIENT = { connectMs: HOUR_MS, idleMs: HOUR_MS, totalMs: HOUR_MS };
const seen: { url: string; method: string; headers: IncomingMessage['headers']; body: string }[] = [];

let server: Server;
let other: Server;
let origin: string;
let otherOrigin: string;
let folder: string;

const routes: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  '/song': (response) => response.end(SONG),
  '/large': (response) => response.writeHead(200, { 'content-length': 1_000_000 }).end(Buffer.alloc(1_000_000)),
  '/empty': (response) => response.end(),
  '/down': (response) => response.writeHead(503).end(),
  '/missing': (response) => response.writeHead(404).end('nothing here'),
  '/partial': (response) => response.writeHead(206).end(SONG),
  '/gzip': (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000))),
  '/claims-large': (response) => response.writeHead(200, { 'content-length': 10_000_000 }).write(SONG),
  '/claims-more': (response) => {
    response.writeHead(200, { 'content-length': 200_000 }).write(SONG);
    setTimeout(() => response.destroy(), 50);
  },
  '/endless': (response) => {
    const more = () => {
      while (!response.destroyed && response.write(SONG));
    };
    response.writeHead(200).on('drain', more);
    more();
  },
  '/silent': () => undefined,
  '/stalls': (response) => response.writeHead(200).write(SONG),
  '/drips': (response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('.'), 50);
    response.on('close', () => clearInterval(timer));
  },
  '/resets': (_, request) => request.socket.destroy(),
  '/nonsense': (_, request) => request.socket.end('this is not HTTP\r\n\r\n'),
  '/one': (response) => redirect(response, '/song'),
  '/two': (response) => redirect(response, '/one'),
  '/three': (response) => redirect(response, '/two'),
  '/four': (response) => redirect(response, '/three'),
  '/loop': (response) => redirect(response, '/loop'),
  '/nowhere': (response) => response.writeHead(302).end(),
  '/to-other': (response) => redirect(response, `${otherOrigin}/song`),
  '/to-metadata': (response) => redirect(response, 'http://169.254.169.254/latest/meta-data/'),
  '/to-file': (response) => redirect(response, 'file:///etc/passwd'),
  '/hook': (response) => response.writeHead(204).end(),
  '/hook-fails': (response) => response.writeHead(500).end('no'),
};

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location }).end();
}

async function listen(listener: (request: IncomingMessage, response: ServerResponse) => void): Promise<Server> {
  const started = createServer(listener);
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return started;
}

const originOf = (listening: Server) => `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'public-fetch-'));
  server = await listen((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', method = '', headers } = request;
      seen.push({ url, method, headers, body: Buffer.concat(chunks).toString() });
      routes[url]?.(response, request);
    });
  });
  other = await listen((_, response) => response.end('a secret of the inside'));
  origin = originOf(server);
  otherOrigin = originOf(other);
  process.env.STAGE = 'local';
  process.env.ALLOWED_ORIGINS = `http://127.0.0.1:1 ${origin}`;
});

afterAll(() => {
  for (const listening of [server, other]) {
    listening.closeAllConnections();
    listening.close();
  }
  rmSync(folder, { recursive: true });
});

const path = () => join(folder, 'file');
const download = (route: string, maxBytes = 1_000_000, limits = PATIENT) =>
  downloadPublic(`${origin}${route}`, { maxBytes, path: path(), limits });

describe('a download', () => {
  test('writes the body to the file and returns its size', async () => {
    expect(await download('/song')).toEqual({ bytes: 100_000 });
    expect(readFileSync(path())).toEqual(SONG);
  });

  test('lets the server finish its response', async () => {
    let finished = false;
    routes['/watched'] = (response) =>
      response
        .on('finish', () => {
          finished = true;
        })
        .end(Buffer.alloc(5_000_000));
    await download('/watched', 5_000_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(finished).toBe(true);
  });

  test('asks for the file without compression', async () => {
    await download('/song');
    expect(seen.at(-1)?.headers['accept-encoding']).toBe('identity');
  });

  test('may be exactly as large as allowed', async () => {
    expect(await download('/song', 100_000)).toEqual({ bytes: 100_000 });
    await expect(download('/song', 99_999)).rejects.toMatchObject({ fault: 'too_large' });
  });

  test('is complete every time, although the server closes the connection after it', async () => {
    for (let round = 0; round < 100; round += 1) expect(await download('/large')).toEqual({ bytes: 1_000_000 });
  });

  test('may be empty', async () => {
    expect(await download('/empty')).toEqual({ bytes: 0 });
  });

  test.each([
    ['/down', 'unavailable', 'Its server answered with the status 503.'],
    ['/missing', 'status', 'Its server answered with the status 404.'],
    ['/partial', 'status', 'Its server answered with the status 206.'],
    ['/gzip', 'encoded', 'Its server sent a compressed answer, which was not asked for.'],
    ['/resets', 'unreachable', 'Its server ended the connection before everything was sent.'],
    ['/nonsense', 'unreachable', 'Its server gave no valid HTTP answer.'],
    ['/claims-more', 'unreachable', 'Its server ended the connection before everything was sent.'],
    ['/nowhere', 'status', 'Its server redirects to nowhere.'],
  ])('of %s fails: %s', async (route, fault, message) => {
    await expect(download(route)).rejects.toMatchObject({ name: 'FetchFailure', fault, message });
  });

  test('ends as soon as the announced length is too large', async () => {
    // The server never sends more than it has, so waiting for it would never end.
    await expect(download('/claims-large')).rejects.toMatchObject({ fault: 'too_large' });
  });

  test('ends as soon as an endless body is too large', async () => {
    await expect(download('/endless')).rejects.toMatchObject({ fault: 'too_large', message: /larger than/ });
  });

  // undici counts idle time in ticks of its own, so a machine that stands still does not use it up.
  test.each([
    ['/silent', { idleMs: 1000 }, 'Its server did not begin to answer in time.'],
    ['/stalls', { idleMs: 1000 }, 'Its server stopped sending.'],
    ['/drips', { totalMs: 1000 }, 'Its server took too long to send everything.'],
  ])('[4o] of %s ends at its time limit: %j', async (route, limit, message) => {
    const ended = download(route, 1_000_000, { ...PATIENT, ...limit });
    await expect(ended).rejects.toMatchObject({ fault: 'timeout', message });
  });

  test('fails if the server does not answer', async () => {
    const refused = downloadPublic('http://127.0.0.1:1/song', { maxBytes: 1, path: path() });
    await expect(refused).rejects.toMatchObject({ message: 'Its server refuses connections.' });
  });
});

describe('redirects of a download', () => {
  test('[4n] are followed at most three times', async () => {
    expect(await download('/three')).toEqual({ bytes: 100_000 });
    await expect(download('/four')).rejects.toMatchObject({ message: 'Its server redirects more than 3 times.' });
    await expect(download('/loop')).rejects.toMatchObject({ fault: 'refused' });
  });

  test.each(['/to-other', '/to-metadata', '/to-file'])(
    'to where no URL may lead are not followed: %s',
    async (route) => {
      await expect(download(route)).rejects.toMatchObject({ fault: 'refused', message: /^The URL must/ });
    },
  );
});

describe('an address that is not public', () => {
  test('[4g] gets no connection, even if its name was allowed', async () => {
    const url = `${otherOrigin}/song`;
    await expect(downloadPublic(url, { maxBytes: 1000, path: path() })).rejects.toMatchObject({ fault: 'refused' });
    await expect(postPublic(url, { headers: {}, body: '', timeoutMs: HOUR_MS })).rejects.toMatchObject({
      fault: 'refused',
    });
  });

  const PUBLIC = { address: '93.184.216.34', family: 4 };
  const PUBLIC6 = { address: '2606:2800:220:1::1', family: 6 };
  const answers = (...addresses: LookupAddress[]) =>
    publicLookup(((_name: string, _options: unknown, callback: (error: null, found: LookupAddress[]) => void) =>
      callback(null, addresses)) as unknown as typeof lookup);
  const resolve = (found: LookupAddress[], all: boolean) =>
    new Promise((settle, fail) => {
      answers(...found)('song.example.com', { all }, (error, address, family) =>
        error ? fail(error) : settle(all ? address : { address, family }),
      );
    });

  test('is removed from the addresses of a name', async () => {
    const rebinding = [{ address: '127.0.0.1', family: 4 }, PUBLIC, { address: '::ffff:10.0.0.1', family: 6 }, PUBLIC6];
    expect(await resolve(rebinding, true)).toEqual([PUBLIC, PUBLIC6]);
    expect(await resolve(rebinding, false)).toEqual(PUBLIC);
  });

  test.each(['127.0.0.1', '169.254.169.254', '::1', 'fd00:ec2::254'])(
    'is refused if it is the only address of a name: %s',
    async (address) => {
      await expect(resolve([{ address, family: 4 }], true)).rejects.toMatchObject({
        fault: 'refused',
        message: 'Its host name does not resolve to a public address.',
      });
    },
  );
});

describe('a post', () => {
  const post = (route: string, timeoutMs = HOUR_MS) =>
    postPublic(`${origin}${route}`, {
      headers: { 'X-Service-Event': 'job.completed' },
      body: '{"a":"ü"}',
      timeoutMs,
    });

  test('sends headers and body unchanged and returns the status', async () => {
    expect(await post('/hook')).toEqual({ status: 204, answer: null });
    expect(seen.at(-1)).toMatchObject({ method: 'POST', url: '/hook', body: '{"a":"ü"}' });
    expect(seen.at(-1)?.headers).toMatchObject({ 'x-service-event': 'job.completed', 'content-length': '10' });
    expect(await post('/hook-fails')).toEqual({ status: 500, answer: 'no' });
  });

  test('[6h] follows no redirect', async () => {
    const before = seen.length;
    expect(await post('/one')).toEqual({ status: 302, answer: null });
    expect(seen.length).toBe(before + 1);
  });

  test('does not wait for the end of a response', async () => {
    expect(await post('/drips')).toEqual({ status: 200, answer: expect.stringMatching(/^\.+$/) });
    expect(await post('/endless')).toEqual({ status: 200, answer: null });
  });

  test('[6f] ends at its time limit', async () => {
    await expect(post('/silent', 500)).rejects.toMatchObject({ fault: 'timeout' });
  });
});
