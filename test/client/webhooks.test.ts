import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Songreel } from '../../client/src/index.ts';
import { startServer } from './server.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let songreel: Songreel;

beforeAll(async () => {
  server = await startServer();
  songreel = new Songreel({ baseUrl: server.baseUrl, apiKey: 'songreel_local_aaaaaaaaaaaaaaaa_secret' });
});
afterAll(() => server.stop());

const sent = () => server.received.map(({ method, path, body }) => [method, path, body]);

describe('the client', () => {
  test('reads the deliveries of a webhook and orders another', async () => {
    const deliveries = { id: 'job_1', state: 'delivered', attempts: [] };
    server.script({ json: deliveries });
    expect(await songreel.webhooks.deliveries('job_1')).toEqual(deliveries);
    expect(await songreel.webhooks.redeliver('job_1')).toEqual(deliveries);
    expect(sent()).toEqual([
      ['GET', '/v1/jobs/job_1/deliveries', ''],
      ['POST', '/v1/jobs/job_1/deliveries', ''],
    ]);
  });

  test('has a sample sent', async () => {
    server.script({ json: { delivered: true } });
    expect(await songreel.webhooks.test({ url: 'https://example.com/' })).toEqual({ delivered: true });
    expect(sent()).toEqual([['POST', '/v1/webhooks/test', '{"url":"https://example.com/"}']]);
  });

  test('has the secret replaced, again if the answer is lost', async () => {
    const rotation = { webhook_secret: 'whsec_1', next_webhook_secret: 'whsec_2' };
    server.script({ hangUp: true }, { json: rotation });
    expect(await songreel.webhooks.rotateSecret()).toEqual(rotation);
    expect(sent()).toHaveLength(2);
  });

  test('orders a delivery once, even if the answer is lost', async () => {
    server.script({ hangUp: true });
    await expect(songreel.webhooks.redeliver('job_1')).rejects.toMatchObject({ code: 'network_error' });
    expect(sent()).toHaveLength(1);
  });
});
