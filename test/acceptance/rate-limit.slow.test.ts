import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Api, apiOf, expectError } from './api.ts';
import { type Service, startService } from './service.ts';

let service: Service;
let api: Api;

beforeAll(async () => {
  service = await startService();
  const { api_key } = await service.operator('keys', 'create', service.account_id, '--rpm', '20');
  api = apiOf(service, api_key);
});

afterAll(() => service?.stop());

/** The limit is per calendar minute, so a test that starts late in a minute would use two limits. */
async function earlyInAMinute(): Promise<void> {
  const second = (Date.now() / 1000) % 60;
  if (second > 45) await sleep((60.5 - second) * 1000);
}

describe('the rate limit', () => {
  test("[7d, 8ac] admits exactly the key's limit per minute out of 60 parallel requests", async () => {
    await earlyInAMinute();
    const refused = await Promise.all(Array.from({ length: 30 }, () => api.get('/account', { key: null })));
    expect(refused.every(({ status }) => status === 401)).toBe(true);

    const routes = ['GET /account', 'GET /lyric-videos/job_x', 'DELETE /music-videos/job_x'];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const [method = '', path = ''] = (routes[index % routes.length] ?? '').split(' ');
        return api.call(method, path);
      }),
    );
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(40);
    for (const answer of limited) {
      expectError(answer, 429, 'rate_limit_exceeded');
      expect(answer.headers.get('Retry-After')).toBe('60');
    }
  });

  test('[8b] is counted separately for each key of an account', async () => {
    expect((await apiOf(service).get('/account')).status).toBe(200);
  });

  test('[7g] is 503 rate_limit_unavailable while its storage does not answer', async () => {
    const other = apiOf(service);
    const storage = await service.storageProcesses();
    expect(storage.length).toBeGreaterThan(0);
    for (const id of storage) process.kill(id, 'SIGSTOP');
    try {
      const answers = await Promise.all([other.get('/account'), other.get('/lyric-videos/job_x')]);
      for (const answer of answers) expectError(answer, 503, 'rate_limit_unavailable');
    } finally {
      for (const id of storage) process.kill(id, 'SIGCONT');
    }
    expect((await other.get('/account')).status).toBe(200);
  });
});
