import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Api, apiOf, expectError } from './api.ts';
import { type Service, startService } from './service.ts';

let service: Service;
let api: Api;

beforeAll(async () => {
  service = await startService();
  const { api_key } = await service.operator('keys', 'create', service.account_id, '--rpm', '1');
  api = apiOf(service, api_key);
});

afterAll(() => service?.stop());

describe('GET /openapi.json', () => {
  test('[9b] needs no key and names the address it was asked at', async () => {
    const { status, body } = await api.get('/openapi.json', { key: null });
    expect(status).toBe(200);
    expect(body).toMatchObject({ openapi: '3.1.0', servers: [{ url: service.base_url }] });
    const [response] = (await once(
      get(`${service.base_url}/openapi.json`, { headers: { Host: 'api.example.com' } }),
      'response',
    )) as [IncomingMessage];
    expect(await json(response)).toMatchObject({ servers: [{ url: 'http://api.example.com/v1' }] });
  });

  test('[9b] counts towards no limit', async () => {
    for (let round = 0; round < 5; round += 1) expect((await api.get('/openapi.json')).status).toBe(200);
    const first = await api.get('/account');
    // If a minute ends in between, two requests pass.
    const others = [await api.get('/account'), await api.get('/account')];
    expect(first.status).toBe(200);
    expectError(others.at(-1) ?? first, 429, 'rate_limit_exceeded');
    expect((await api.get('/openapi.json')).status).toBe(200);
  });
});
