import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Api, apiOf, expectError } from './api.ts';
import { type Service, startService } from './service.ts';

const song_url = 'https://music.example.com/song.mp3';

let service: Service;
let api: Api;

beforeAll(async () => {
  service = await startService();
  api = apiOf(service);
});

afterAll(() => service?.stop());

describe('a request', () => {
  test('[5ad] without a key is 401 missing_api_key', async () => {
    expectError(await api.get('/account', { key: null }), 401, 'missing_api_key');
  });

  test.each([
    ['no key at all', 'nonsense'],
    ['of another environment', 'LIVE'],
    ['with an unknown id', 'ID'],
    ['with a wrong secret', 'SECRET'],
  ])('[1c, 5d] with a key that is %s is 401 invalid_api_key', async (_, change) => {
    const [name, , id = '', secret = ''] = service.api_key.split('_');
    const key = {
      LIVE: `${name}_live_${id}_${secret}`,
      ID: `${name}_local_${'a'.repeat(id.length)}_${secret}`,
      SECRET: `${name}_local_${id}_${'a'.repeat(secret.length)}`,
    }[change];
    expectError(await api.get('/account', { key: key ?? change }), 401, 'invalid_api_key');
  });

  test('with a scheme other than Bearer is 401', async () => {
    const headers = { Authorization: `Basic ${service.api_key}` };
    expect((await api.get('/account', { key: null, headers })).status).toBe(401);
  });

  test('[5e] with a revoked key is refused from the next request on', async () => {
    const { key_id, api_key: key } = await service.operator('keys', 'create', service.account_id);
    expect((await api.get('/account', { key })).status).toBe(200);
    await service.operator('keys', 'revoke', key_id);
    expectError(await api.get('/account', { key }), 401, 'invalid_api_key');
  });
});

describe('GET /account', () => {
  test('[2.1a, 4.1a, 8a] returns the four fields and no others', async () => {
    expect((await api.get('/account')).body).toEqual({
      credits: 1_000_000,
      scopes: ['lyric_videos', 'narrative_videos'],
      rate_limit_rpm: 60,
      webhook_secret: null,
    });
  });
});

describe('a key', () => {
  test('[2.1a, 5fh] without the scope of an endpoint is 403, before its body is read', async () => {
    const { api_key: key } = await service.operator(
      'keys',
      'create',
      service.account_id,
      '--scopes',
      'narrative_videos',
    );
    expectError(await api.call('POST', '/lyric-videos', { key, json: { song_url } }), 403, 'insufficient_scope');
    expectError(await api.call('POST', '/lyric-videos/transcriptions', { key, raw: '{' }), 403, 'insufficient_scope');
    expectError(await api.get('/lyric-videos/job_x', { key }), 403, 'insufficient_scope');
    expectError(await api.get('/music-videos/job_x', { key }), 404, 'not_found');
    expect((await api.get('/account', { key })).body.scopes).toEqual(['narrative_videos']);
  });

  test('[2.2d, 5h] for lyric videos has access to the narrative endpoints too', async () => {
    const { api_key: key } = await service.operator('keys', 'create', service.account_id, '--scopes', 'lyric_videos');
    expectError(await api.get('/music-videos/job_x', { key }), 404, 'not_found');
    expectError(await api.get('/lyric-videos/job_x', { key }), 404, 'not_found');
  });

  test('[5c] is made only for an account with a purchase and with access to the API', async () => {
    const { account_id } = await service.operator('accounts', 'create');
    await expect(service.operator('keys', 'create', account_id)).rejects.toThrow(/purchase/);
    await service.operator('accounts', 'credit', account_id, '10');
    await service.operator('accounts', 'allow', account_id, 'api-access', 'off');
    await expect(service.operator('keys', 'create', account_id)).rejects.toThrow(/API access/);
    await service.operator('accounts', 'allow', account_id, 'api-access', 'on');
    expect((await service.operator('keys', 'create', account_id)).api_key).toMatch(/^songreel_local_/);
  });
});

describe('a job', () => {
  test('[2.3f, 5g, 7b] is found only by its own account and under its own type', async () => {
    const id = await api.order('/lyric-videos', { song_url });
    const { account_id } = await service.operator('accounts', 'create', '--credits', '10');
    const { api_key: key } = await service.operator('keys', 'create', account_id);
    expect((await api.get(`/lyric-videos/${id}`)).status).toBe(200);
    expectError(await api.get(`/lyric-videos/${id}`, { key }), 404, 'not_found');
    expectError(await api.call('DELETE', `/lyric-videos/${id}`, { key }), 404, 'not_found');
    expectError(await api.get(`/lyric-videos/transcriptions/${id}`), 404, 'not_found');
    expectError(await api.get(`/music-videos/${id}`), 404, 'not_found');
  });
});
