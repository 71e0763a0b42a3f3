import '../platform/quiet.ts';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { handler as getAccount } from '../../functions/api/get-account.ts';
import { openApiDocument } from '../../functions/api/openapi/document.ts';
import { handler as testWebhook } from '../../functions/api/test-webhook.ts';
import { beginTest } from '../../functions/platform/store/webhook-secrets.ts';
import { deliveryConformanceTo } from '../acceptance/openapi-conformance.ts';
import { stopDate } from '../clocks.ts';
import { newAccount, newJob } from '../platform/store.ts';
import { useReceiver } from '../steps/receiver.ts';
import { call } from './calls.ts';
import { type Client, newClient, useService } from './service.ts';

useService();
const receiver = useReceiver();

const conforms = deliveryConformanceTo(openApiDocument('https://api.songreel.dev/v1'));
const send = ({ key }: Client, body: unknown) =>
  call(testWebhook, { method: 'POST', resource: '/webhooks/test', key, body });
const secretOf = async ({ key }: Client) => (await call(getAccount, { resource: '/account', key })).body.webhook_secret;

afterEach(() => {
  jest.useRealTimers();
});

describe('POST /webhooks/test', () => {
  test.each(['job.completed', 'job.failed', 'job.canceled'])('sends a signed sample of %s', async (event) => {
    const client = await newClient();
    const { status, body } = await send(client, { url: receiver.url, event });
    expect(status).toBe(200);
    expect(body).toMatchObject({ event, delivered: true, status: 200, failure: null, answer: null });
    const [delivery] = receiver.deliveries;
    const headers = delivery?.headers as Record<string, string>;
    const sent = { headers: new Headers(headers), body: delivery?.body ?? '' };
    expect(() => conforms(sent)).not.toThrow();
    expect(headers).toMatchObject({ 'x-service-event': event, 'x-service-delivery': body.id });
    expect(body.id).toMatch(/^test_/);
    expect(new Webhook(body.webhook_secret).verify(sent.body, headers)).toMatchObject({ id: body.id });
  });

  test('says what the receiver answered, and that a private address is refused', async () => {
    receiver.answers = [404];
    receiver.text = 'no such route';
    const refused = await send(await newClient(), { url: receiver.url });
    expect(refused.body).toMatchObject({ delivered: false, status: 404, answer: 'no such route' });
    expect(receiver.deliveries).toHaveLength(1);
    const unsafe = await send(await newClient(), { url: 'https://169.254.169.254/latest' });
    expect(unsafe).toMatchObject({ status: 400, body: { error: { message: expect.stringMatching(/^url: /) } } });
  });

  test('signs with the secret that the account will have, and shows it in the account only then', async () => {
    const client = await newClient();
    const { webhook_secret } = (await send(client, { url: receiver.url })).body;
    expect(await secretOf(client)).toBeNull();
    await newJob(client.account, { webhook_url: receiver.url });
    expect(await secretOf(client)).toBe(webhook_secret);
  });

  test('is refused within 10 seconds of the last test, and then accepted', async () => {
    stopDate();
    const client = await newClient();
    await send(client, { url: receiver.url });
    const early = await send(client, { url: receiver.url });
    expect(early).toMatchObject({ status: 409, body: { error: { code: 'delivery_too_soon' } } });
    expect(early.headers['Retry-After']).toBe('10');
    expect(receiver.deliveries).toHaveLength(1);
    const account = await newAccount();
    const now = Date.now();
    const at = (ms: number) => beginTest(account, new Date(now + ms));
    const first = await at(0);
    expect(await at(9_999)).toEqual({ outcome: 'too_soon', seconds: 1 });
    expect(await at(10_000)).toEqual(first);
  });

  test.each([
    [{}, 'url: is required.'],
    [{ url: 'http://example.com/' }, 'url: '],
    [{ url: 'https://example.com/', event: 'job.started' }, 'event: must be one of job.completed'],
    [{ url: 'https://example.com/', secret: 'x' }, 'secret: unknown field'],
  ])('refuses %j', async (body, message) => {
    const reply = await send(await newClient(), body);
    expect(reply).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
    expect(reply.body.error.message).toContain(message);
  });
});
