import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { verify } from '@octokit/webhooks-methods';
import { checkedFetch, documentOf } from './checked-fetch.ts';
import type { Delivery, Origin } from './origin.ts';
import type { Service } from './service.ts';

/** A client of the API that uses only the specification. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test may read any JSON
  body: any;
}

export interface Call {
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent unchanged. */
  raw?: string | Uint8Array;
  /** Null sends no Authorization header. */
  key?: string | null;
}

export interface Api {
  call(method: string, path: string, call?: Call): Promise<Answer>;
  get(path: string, call?: Call): Promise<Answer>;
  post(path: string, json: unknown, headers?: Record<string, string>): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** Admits a job, expecting 202, and returns its id. */
  order(path: string, json: unknown): Promise<string>;
  /** Polls until the job is terminal, and returns it. Only pauses count as time, so a machine may stand still. */
  settled(path: string, seconds?: number): Promise<Answer['body']>;
  /** Polls until the job has been charged, or has ended, and returns it. */
  charged(path: string, seconds?: number): Promise<Answer['body']>;
  /** Waits for webhooks. Checks that each is as documented and signed with the account's secret. */
  told(origin: Origin, path: string, count?: number, seconds?: number): Promise<Told[]>;
}

export interface Told extends Delivery {
  /** The parsed body. */
  // biome-ignore lint/suspicious/noExplicitAny: a test may read any JSON
  event: any;
}

/** The first poll comes soon, for jobs that end at once. Later ones are rare, because renders need the processor. */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 400;

/** Returns the API with a key of the demo account whose rate limit no test reaches. */
export async function unlimitedApi(service: Service): Promise<Api> {
  const { api_key } = await service.operator('keys', 'create', service.account_id, '--rpm', '10000');
  return apiOf(service, api_key);
}

export function apiOf(service: { base_url: string; api_key: string }, key: string | null = service.api_key): Api {
  const checked = checkedFetch(service.base_url);
  const call: Api['call'] = async (method, path, { headers = {}, json, raw, key: other = key } = {}) => {
    const response = await checked(service.base_url + path, {
      method,
      headers: {
        ...(other === null ? {} : { Authorization: `Bearer ${other}` }),
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(json === undefined && raw === undefined ? {} : { body: raw ?? JSON.stringify(json) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: text === '' ? undefined : JSON.parse(text),
    };
  };
  const get: Api['get'] = (path, options) => call('GET', path, options);
  const post: Api['post'] = (path, json, headers) => call('POST', path, { json, ...(headers ? { headers } : {}) });
  const polled = async (path: string, seconds: number, isEnough: (job: Answer['body']) => boolean) => {
    let waited = 0;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 1.5)) {
      const { status, body } = await get(path);
      expect({ status, body }).toMatchObject({ status: 200 });
      if (body.status !== 'processing' || isEnough(body)) return body;
      if (waited > seconds * 1000) throw new Error(`${path} is still processing after ${seconds} seconds`);
      await sleep(pause);
      waited += pause;
    }
  };
  return {
    call,
    get,
    post,
    delete: (path) => call('DELETE', path),
    async order(path, json) {
      const { status, body } = await post(path, json);
      expect({ status, body }).toMatchObject({ status: 202, body: { status: 'processing', credits_charged: 0 } });
      return body.id;
    },
    settled: (path, seconds = 90) => polled(path, seconds, () => false),
    charged: (path, seconds = 90) => polled(path, seconds, (job) => job.credits_charged > 0),
    async told(origin, path, count = 1, seconds = 90) {
      const deliveries = await origin.delivered(path, count, seconds);
      const { delivery: conforms } = await documentOf(service.base_url);
      const { webhook_secret } = (await get('/account')).body;
      return Promise.all(
        deliveries.map(async (delivery) => {
          conforms({ headers: new Headers(delivery.headers as Record<string, string>), body: delivery.body });
          const signature = String(delivery.headers['x-service-signature']);
          expect(await verify(webhook_secret, delivery.body, signature)).toBe(true);
          return { ...delivery, event: JSON.parse(delivery.body) };
        }),
      );
    },
  };
}

/** Marks a promise that is awaited later, so that its rejection until then is not reported as unhandled. */
export function begun<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

export function expectError(answer: Answer, status: number, code: string, message?: string | RegExp): void {
  expect({ status: answer.status, code: answer.body?.error?.code }).toEqual({ status, code });
  if (message instanceof RegExp) expect(answer.body.error.message).toMatch(message);
  else if (message !== undefined) expect(answer.body.error.message).toContain(message);
}
