import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Service, startService } from '../acceptance/service.ts';
import { openWorkshop } from '../media/prepare/media-files.ts';
import type { Stranger } from './request-tricks.ts';
import type { Names } from './valid-requests.ts';

/** A client without checks of answers, for preparing the accounts. */
type Ask = (method: string, path: string, json?: object, headers?: Record<string, string>) => Promise<Answer>;

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: an answer may be any JSON
  body: any;
}

interface Account {
  key: string;
  ask: Ask;
}

const SECONDS_UNTIL_COMPLETED = 120;
/** Jobs whose song never ends to arrive keep the only worker busy, so that no other job is worked on. */
const BLOCKING_JOBS = 8;
const DRIP_MS = 5_000;
const SEGMENT = { text: 'la', start: 1, end: 2, duration: 1, wordCount: 1, timedWords: [] };

/** The two accounts, as the one who sends requests uses them. */
export interface Accounts {
  baseUrl: string;
  /** The key of the account that sends requests. */
  key: string;
  names: Names;
  stranger: Stranger;
  /** Texts that only the other account may see. */
  secrets: readonly string[];
  /** Whether the other account is as it was before. */
  isUntouched(): Promise<boolean>;
}

/** A local service with two accounts: one sends hostile requests, and the other has everything worth taking. */
export class TwoAccounts implements Accounts {
  readonly baseUrl: string;
  readonly key: string;
  readonly names: Names;
  readonly stranger: Stranger;
  readonly secrets: readonly string[];
  readonly #service: Service;
  readonly #songs: Server;
  readonly #other: Account;
  readonly #before: string;

  private constructor(service: Service, songs: Server, own: Own, other: Account, treasures: Treasures, before: string) {
    this.baseUrl = service.base_url;
    this.key = own.key;
    this.names = own.names;
    this.stranger = treasures.stranger;
    this.secrets = treasures.secrets;
    this.#service = service;
    this.#songs = songs;
    this.#other = other;
    this.#before = before;
  }

  static async start(): Promise<TwoAccounts> {
    const songs = await songServer();
    const origin = `http://127.0.0.1:${(songs.address() as AddressInfo).port}`;
    const service = await startService({ allowOrigins: [origin], workers: 1 });
    try {
      const attacker = await account(service, service.account_id);
      const { account_id } = await service.operator('accounts', 'create', '--credits', '1000000');
      await service.operator('accounts', 'allow', account_id, 'api-access', 'on');
      const other = await account(service, account_id);
      const full = fullOrder(origin);
      const video = await order(other, '/lyric-videos', { ...full, segments: [SEGMENT] });
      await completed(other, `/lyric-videos/${video}`);
      for (let count = 0; count < BLOCKING_JOBS; count += 1) {
        await order(attacker, '/lyric-videos', { song_url: `${origin}/endless` });
      }
      const treasures = await treasuresOf(other, account_id, full, video);
      const own = { key: attacker.key, names: await namesOf(attacker, origin) };
      return new TwoAccounts(service, songs, own, other, treasures, await everythingOf(other, treasures.stranger.jobs));
    } catch (error) {
      await service.stop();
      songs.close();
      throw error;
    }
  }

  async isUntouched(): Promise<boolean> {
    return (await everythingOf(this.#other, this.stranger.jobs)) === this.#before;
  }

  async stop(): Promise<void> {
    await this.#service.stop();
    this.#songs.closeAllConnections();
    this.#songs.close();
  }
}

interface Own {
  key: string;
  names: Names;
}

interface Treasures {
  stranger: Stranger;
  secrets: string[];
}

interface FullOrder {
  song_url: string;
  metadata: { note: string };
  webhook_url: string;
}

/** An order that has a secret in each of its texts. */
function fullOrder(origin: string): FullOrder {
  const note = `hidden-${randomUUID()}`;
  return { song_url: `${origin}/song?${note}`, metadata: { note }, webhook_url: `${origin}/hook?${note}` };
}

/** Orders more jobs of the other account, which wait, and returns all that others may not see. */
async function treasuresOf(other: Account, accountId: string, full: FullOrder, video: string): Promise<Treasures> {
  const { song_url, metadata } = full;
  const secret = metadata.note;
  const transcription = await order(other, '/lyric-videos/transcriptions', full, { 'Idempotency-Key': secret });
  const characters = [{ name: secret, role: 'singer', image_url: song_url }];
  const film = await order(other, '/music-videos', { song_url, prompt: secret, characters });
  const upload = await other.ask('POST', '/uploads', { content_type: 'audio/mpeg', content_length: 1000 });
  const pages = await Promise.all(['/jobs?limit=1', '/ledger?limit=1'].map((path) => other.ask('GET', path)));
  const { webhook_secret } = (await other.ask('GET', '/account')).body;
  const jobs = [video, transcription, film];
  return {
    stranger: {
      jobs,
      cursors: pages.map(({ body }) => body.next_cursor),
      idempotencyKey: secret,
      uploadUrl: upload.body.url,
    },
    secrets: [secret, accountId, webhook_secret, other.key, ...jobs],
  };
}

/** Orders jobs of the account that sends requests, which wait. */
async function namesOf(attacker: Account, origin: string): Promise<Names> {
  const song_url = `${origin}/song`;
  const characters = [{ name: 'a', role: 'singer', image_url: song_url }];
  const jobs = [
    await order(attacker, '/lyric-videos/transcriptions', { song_url }),
    await order(attacker, '/lyric-videos', { song_url }),
    await order(attacker, '/music-videos', { song_url, prompt: 'a', characters }),
  ];
  const page = await attacker.ask('GET', '/jobs?limit=1');
  return { jobs, cursors: [page.body.next_cursor], url: (kind) => `${origin}/${kind}` };
}

/** All that the other account can read, without what changes by itself. */
async function everythingOf({ ask }: Account, jobs: string[]): Promise<string> {
  const paths = ['/account', '/jobs?limit=100', '/ledger?limit=100', ...jobs.map((id) => `/jobs/${id}/deliveries`)];
  const answers: Answer[] = [];
  for (const path of paths) answers.push(await ask('GET', path));
  return JSON.stringify(answers).replaceAll(/X-Amz-[^&"]*/g, '');
}

async function account(service: Service, accountId: string): Promise<Account> {
  const { api_key } = await service.operator('keys', 'create', accountId, '--rpm', '100000');
  return {
    key: api_key,
    ask: async (method, path, json, headers = {}) => {
      const response = await fetch(service.base_url + path, {
        method,
        headers: { Authorization: `Bearer ${api_key}`, 'Content-Type': 'application/json', ...headers },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      });
      return { status: response.status, body: JSON.parse(await response.text()) };
    },
  };
}

async function order({ ask }: Account, path: string, json: object, headers?: Record<string, string>): Promise<string> {
  const { status, body } = await ask('POST', path, json, headers);
  if (status !== 202) throw new Error(`${path} answered ${status} ${JSON.stringify(body)}`);
  return body.id;
}

async function completed({ ask }: Account, path: string): Promise<void> {
  for (let second = 0; second < SECONDS_UNTIL_COMPLETED; second += 1) {
    const { status, error } = (await ask('GET', path)).body;
    if (status === 'completed') return;
    if (status !== 'processing') throw new Error(`${path} is ${status}: ${JSON.stringify(error)}`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`${path} is not completed`);
}

async function songServer(): Promise<Server> {
  const workshop = await openWorkshop();
  const song = await readFile(await workshop.silence('song.m4a', 11));
  await workshop.remove();
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/endless')) return response.end(request.method === 'POST' ? '' : song);
    response.write('.');
    const timer = setInterval(() => response.write('.'), DRIP_MS);
    response.on('close', () => clearInterval(timer));
    return undefined;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
