import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { conformanceTo } from './openapi-conformance.ts';

/** The API as a client written from the specification alone speaks it. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what came, whatever it is
  body: any;
}

export interface Call {
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
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
  /** Polls until the job is terminal, and returns it. */
  settled(path: string, seconds?: number): Promise<Answer['body']>;
}

/** Every answer is held against the document that the service itself serves. */
const documents = new Map<string, Promise<ReturnType<typeof conformanceTo>>>();

function documentOf(base_url: string): Promise<ReturnType<typeof conformanceTo>> {
  const read = async () => conformanceTo((await (await fetch(`${base_url}/openapi.json`)).json()) as object);
  const known = documents.get(base_url) ?? read();
  documents.set(base_url, known);
  return known;
}

export function apiOf(service: { base_url: string; api_key: string }, key: string | null = service.api_key): Api {
  const call: Api['call'] = async (method, path, { headers = {}, json, raw, key: other = key } = {}) => {
    const response = await fetch(service.base_url + path, {
      method,
      headers: {
        ...(other === null ? {} : { Authorization: `Bearer ${other}` }),
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(json === undefined && raw === undefined ? {} : { body: raw ?? JSON.stringify(json) }),
    });
    const text = await response.text();
    expectEveryAnswerToHold(response.status, response.headers, text);
    const conforms = await documentOf(service.base_url);
    conforms({ method, path, status: response.status, headers: response.headers, body: text });
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: text === '' ? undefined : JSON.parse(text),
    };
  };
  const get: Api['get'] = (path, options) => call('GET', path, options);
  const post: Api['post'] = (path, json, headers) => call('POST', path, { json, ...(headers ? { headers } : {}) });
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
    async settled(path, seconds = 90) {
      const deadline = Date.now() + seconds * 1000;
      for (;;) {
        const { body } = await get(path);
        if (body.status !== 'processing') return body;
        if (Date.now() > deadline) throw new Error(`${path} is still processing after ${seconds} seconds`);
        await sleep(500);
      }
    },
  };
}

/** What the contract says of every answer, whichever part of the service made it. */
function expectEveryAnswerToHold(status: number, headers: Headers, text: string): void {
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  if (status === 204) {
    expect(text).toBe('');
    return;
  }
  expect(headers.get('Content-Type')).toBe('application/json');
  if (status >= 400) {
    expect(JSON.parse(text)).toEqual({ error: { code: expect.any(String), message: expect.any(String) } });
  }
}

export function expectError(answer: Answer, status: number, code: string, message?: string | RegExp): void {
  expect({ status: answer.status, code: answer.body?.error?.code }).toEqual({ status, code });
  if (message instanceof RegExp) expect(answer.body.error.message).toMatch(message);
  else if (message !== undefined) expect(answer.body.error.message).toContain(message);
}
