import '../platform/quiet.ts';
import { describe, expect, test } from '@jest/globals';
import { handler as getAccount } from '../../functions/api/get-account.ts';
import { openApiDocument } from '../../functions/api/openapi/document.ts';
import { handler as rotateSecret } from '../../functions/api/rotate-secret.ts';
import { ROTATION_MS } from '../../functions/domain/webhook-secrets.ts';
import { ensureRotation } from '../../functions/platform/store/webhook-rotations.ts';
import { conformanceTo } from '../acceptance/openapi-conformance.ts';
import { newJob } from '../platform/store.ts';
import { call, type Reply } from './calls.ts';
import { type Client, newClient, useService } from './service.ts';

useService();

const conforms = conformanceTo(openApiDocument('https://api.songreel.dev/v1'));

async function rotate({ key }: Client): Promise<Reply> {
  const reply = await call(rotateSecret, { method: 'POST', resource: '/webhooks/rotate', key });
  const headers = new Headers(reply.headers as Record<string, string>);
  const body = JSON.stringify(reply.body);
  conforms({ method: 'POST', path: '/webhooks/rotate', status: reply.status, headers, body });
  return reply;
}

async function clientWithSecret(): Promise<Client> {
  const client = await newClient();
  await newJob(client.account, { webhook_url: 'https://example.com/hook' });
  return client;
}

const secretOf = async ({ key }: Client) => (await call(getAccount, { resource: '/account', key })).body.webhook_secret;

describe('POST /webhooks/rotate', () => {
  test('makes a next secret, which replaces the current one after a day', async () => {
    const client = await clientWithSecret();
    const current = await secretOf(client);
    const before = Date.now();
    const { status, body } = await rotate(client);
    expect(status).toBe(200);
    expect(body).toMatchObject({ webhook_secret: current, next_webhook_secret: expect.stringMatching(/^whsec_/) });
    expect(body.next_webhook_secret).not.toBe(current);
    const rotated = Date.parse(body.next_webhook_secret_from) - ROTATION_MS;
    expect(rotated).toBeGreaterThanOrEqual(before);
    expect(rotated).toBeLessThanOrEqual(Date.now());
    expect(await secretOf(client)).toBe(current);
    const later = new Date(Date.parse(body.next_webhook_secret_from));
    expect(await ensureRotation(client.account, later)).toMatchObject({ current: body.next_webhook_secret });
  });

  test('answers the same while both secrets are valid, also to several requests at once', async () => {
    const client = await clientWithSecret();
    const answers = await Promise.all([rotate(client), rotate(client), rotate(client)]);
    const [first] = answers;
    for (const { status, body } of [...answers, await rotate(client)])
      expect([status, body]).toEqual([200, first?.body]);
  });

  test('is refused while the account has no secret', async () => {
    const { status, body } = await rotate(await newClient());
    expect([status, body.error.code]).toEqual([409, 'no_webhook_secret']);
  });
});
