import '../platform/quiet.ts';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { handler as cancelJob } from '../../functions/api/cancel-job.ts';
import { handler as createJob } from '../../functions/api/create-job.ts';
import { handler as getAccount } from '../../functions/api/get-account.ts';
import { handler as getJob } from '../../functions/api/get-job.ts';
import { openApiDocument } from '../../functions/api/openapi/document.ts';
import { claim } from '../../functions/platform/store/claims.ts';

import { conformanceTo } from '../acceptance/openapi-conformance.ts';
import { call, type Reply, type Request } from './calls.ts';
import { type Client, newClient, useService } from './service.ts';

useService();

const conforms = conformanceTo(openApiDocument('https://api.songreel.dev/v1'));
const song_url = 'https://example.com/song.mp3';
const ORDERS: [string, object][] = [
  ['/lyric-videos/transcriptions', { song_url }],
  ['/lyric-videos', { song_url }],
  [
    '/music-videos',
    {
      song_url,
      prompt: 'A walk in the rain.',
      characters: [{ name: 'Ann', role: 'singer', image_url: 'https://example.com/ann.png' }],
    },
  ],
];

let client: Client;

beforeAll(async () => {
  client = await newClient();
});

/** Calls a function and compares its response with the document. */
async function answered(
  handler: unknown,
  method: string,
  resource: string,
  more: Partial<Request> = {},
): Promise<Reply> {
  const reply = await call(handler, { method, resource, key: client.key, ...more });
  conforms({
    method,
    path: resource.replace('{id}', more.id ?? ''),
    status: reply.status,
    headers: new Headers(reply.headers as Record<string, string>),
    body: reply.body === undefined ? '' : JSON.stringify(reply.body),
  });
  return reply;
}

async function order(resource: string): Promise<string> {
  const body = ORDERS.find(([path]) => path === resource)?.[1];
  return (await answered(createJob, 'POST', resource, { body })).body.id;
}

describe('the functions answer as documented', () => {
  test('the account', async () => {
    expect((await answered(getAccount, 'GET', '/account')).status).toBe(200);
  });

  test.each(ORDERS)('an order at %s, its replay, and reads of the job', async (resource, body) => {
    const headers = { 'Idempotency-Key': `once-at-${resource}` };
    const first = await answered(createJob, 'POST', resource, { body, headers });
    const again = await answered(createJob, 'POST', resource, { body, headers });
    expect([first.status, again.status]).toEqual([202, 202]);
    expect((await answered(getJob, 'GET', `${resource}/{id}`, { id: first.body.id })).status).toBe(200);
    const other = { ...body, webhook_url: 'https://example.com/hook' };
    expect((await answered(createJob, 'POST', resource, { body: other, headers })).status).toBe(409);
  });

  test('[4.6a] a cancellation, and one that is too early', async () => {
    const resource = '/lyric-videos/{id}';
    const id = await order('/lyric-videos');
    expect((await answered(cancelJob, 'DELETE', resource, { id })).status).toBe(202);
    expect((await answered(getJob, 'GET', resource, { id })).body.cancellation_requested).toBe(true);
    const claimed = await order('/lyric-videos');
    await claim({ account_id: client.account, type: 'lyric_video', job_id: claimed });
    const early = await answered(cancelJob, 'DELETE', resource, { id: claimed });
    expect(early).toMatchObject({ status: 409, headers: { 'Retry-After': expect.stringMatching(/^\d+$/) } });
  });

  test('[2.5a] refused requests', async () => {
    const limited = await newClient(['narrative_videos'], 1);
    const replies = [
      await answered(createJob, 'POST', '/lyric-videos', { body: {} }),
      await answered(getAccount, 'GET', '/account', { headers: { Authorization: '' } }),
      await answered(createJob, 'POST', '/lyric-videos', { key: limited.key, body: {} }),
      await answered(getJob, 'GET', '/music-videos/{id}', { id: 'job_x' }),
      await answered(createJob, 'POST', '/music-videos', { body: 'x'.repeat(1_048_577) }),
      await answered(getAccount, 'GET', '/account', { key: limited.key }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([400, 401, 403, 404, 413, 429]);
  });
});
