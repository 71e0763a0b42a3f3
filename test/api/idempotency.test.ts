import '../platform/quiet.ts';
import { ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from '@jest/globals';
import { handler as createJob } from '../../functions/api/create-job.ts';
import { jobMoneyOf } from '../../functions/platform/store/audit-reads.ts';
import { charge } from '../../functions/platform/store/charges.ts';
import { claim } from '../../functions/platform/store/claims.ts';
import { database } from '../../functions/platform/store/database.ts';
import { recordMedia } from '../../functions/platform/store/jobs.ts';
import { crashing, stalling } from '../platform/crashes.ts';
import { MEDIA } from '../platform/store.ts';
import { call, type Reply, type Request } from './calls.ts';
import { type Client, newClient, useService } from './service.ts';

const executions = useService();

const BODY = { song_url: 'https://example.com/song.mp3', webhook_url: 'https://example.com/hook' };

function post(
  client: Client,
  idempotencyKey: string,
  body: unknown = BODY,
  more: Partial<Request> = {},
): Promise<Reply> {
  const headers = { 'Idempotency-Key': idempotencyKey };
  return call(createJob, { method: 'POST', resource: '/lyric-videos', key: client.key, body, headers, ...more });
}

const REPLAYED = 'Idempotency-Replayed';
const jobsOf = async (client: Client) => (await jobMoneyOf(client.account)).map(({ job_id }) => job_id);

describe('an idempotency key', () => {
  test('[4cj] returns the existing job for an identical request, in any order and spelling', async () => {
    const client = await newClient();
    const first = await post(client, 'key');
    const again = await post(
      client,
      'key',
      `{ "webhook_url":"${BODY.webhook_url}", "quality":"basic",\n "song_url":"${BODY.song_url}" }`,
    );
    expect([first.status, again.status]).toEqual([202, 202]);
    expect(first.headers[REPLAYED]).toBeUndefined();
    expect(again.headers[REPLAYED]).toBe('true');
    expect(again.body).toEqual(first.body);
  });

  test('[2.2b] returns the current state of the job', async () => {
    const client = await newClient();
    const { body } = await post(client, 'key');
    const job = { account_id: client.account, type: 'lyric_video', job_id: body.id } as const;
    await claim(job);
    await recordMedia(job, { durationMs: 12_000, media: MEDIA });
    await charge(job);
    expect((await post(client, 'key')).body).toEqual({
      id: body.id,
      status: 'processing',
      credits_charged: 396,
      duration_seconds: 12,
    });
  });

  test('[4d] is a conflict if the request differs', async () => {
    const client = await newClient();
    await post(client, 'key');
    const reply = await post(client, 'key', { ...BODY, quality: 'pro' });
    expect(reply).toMatchObject({ status: 409, body: { error: { code: 'idempotency_conflict' } } });
    expect(await jobsOf(client)).toHaveLength(1);
  });

  test('[4b] is scoped to the account and the operation', async () => {
    const [one, other] = [await newClient(), await newClient()];
    const replies = [
      await post(one, 'key'),
      await post(other, 'key'),
      await post(one, 'key', BODY, { resource: '/lyric-videos/transcriptions' }),
    ];
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(3);
    expect(replies.map(({ headers }) => headers[REPLAYED])).toEqual([undefined, undefined, undefined]);
  });

  test('[4a] may come in the body, in the header or in both, and is the same key', async () => {
    const client = await newClient();
    const inBody = { ...BODY, idempotency_key: 'key' };
    const replies = [
      await post(client, 'key'),
      await post(client, 'key', inBody),
      await post(client, 'key', inBody, { headers: {} }),
    ];
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect((await post(client, 'other', inBody)).status).toBe(400);
  });

  test.each(['', ' ', 'a b', 'ä', 'x'.repeat(129), 'a\u007f'])('[4a] is 400 if it is %j', async (key) => {
    const client = await newClient();
    expect((await post(client, key)).status).toBe(400);
    expect((await post(client, '', { ...BODY, idempotency_key: key }, { headers: {} })).status).toBe(400);
    expect(await jobsOf(client)).toEqual([]);
  });

  test.each(['x', '~!', 'x'.repeat(128)])('[4a] may be %j', async (key) => {
    expect((await post(await newClient(), key)).status).toBe(202);
  });

  test('[4l] can be used again after a rejected request', async () => {
    const client = await newClient();
    expect((await post(client, 'key', { song_url: 'http://localhost/' })).status).toBe(400);
    expect((await post(client, 'key')).headers[REPLAYED]).toBeUndefined();
  });

  test('[4b] makes a new job after 24 hours', async () => {
    const client = await newClient();
    const first = await post(client, 'key');
    await setInEveryRecord('expiration', Math.floor(Date.now() / 1000) - 1);
    const second = await post(client, 'key');
    expect(second.headers[REPLAYED]).toBeUndefined();
    expect(second.body.id).not.toBe(first.body.id);
  });
});

describe('50 callers at once with one key', () => {
  test('[4k] all get 202 and the same job, and exactly one gets it as new', async () => {
    const client = await newClient();
    const replies = await Promise.all(Array.from({ length: 50 }, () => post(client, 'key')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(replies.filter(({ headers }) => headers[REPLAYED] === undefined)).toHaveLength(1);
    expect(await jobsOf(client)).toHaveLength(1);
  });
});

describe('a crash between any two writes', () => {
  test.each([0, 1, 2, 3, 4, 5].flatMap((writes) => [false, true].map((lost) => [writes, lost] as const)))(
    '[7e] after %d of them (answer lost: %s) leaves one job and one execution after the retry',
    async (writes, lost) => {
      const client = await newClient();
      const { key } = client;
      await crashing(writes, lost, () => post(client, 'key', BODY, { time: 1_000 }));
      const reply = await post({ ...client, key }, 'key');
      expect(reply.status).toBe(202);
      expect(await jobsOf(client)).toEqual([reply.body.id]);
      expect(executions.of('job', reply.body.id)).toHaveLength(1);
    },
  );
});

describe('a call that was so slow that another took over', () => {
  test('replays the job of the other', async () => {
    const client = await newClient();
    // The slow call stops between its record and its job until its lease on the key has expired.
    const slow = stalling('TransactWriteItemsCommand', () => post(client, 'key'));
    await slow.stalled;
    await setInEveryRecord('in_progress_expiration', Date.now() - 1);
    const other = await post(client, 'key');
    slow.release();
    const late = await slow.result;
    expect(other.headers[REPLAYED]).toBeUndefined();
    expect(late).toMatchObject({ status: 202, headers: { [REPLAYED]: 'true' }, body: { id: other.body.id } });
    expect(await jobsOf(client)).toEqual([other.body.id]);
  });
});

/** Makes records expire. The service ignores an expired record even if DynamoDB has not deleted it yet. */
async function setInEveryRecord(attribute: 'expiration' | 'in_progress_expiration', time: number): Promise<void> {
  const TableName = process.env.IDEMPOTENCY_TABLE;
  const { Items = [] } = await database.send(new ScanCommand({ TableName }));
  for (const { id } of Items) {
    const change = { UpdateExpression: 'SET #time = :time', ExpressionAttributeNames: { '#time': attribute } };
    await database.send(
      new UpdateCommand({ TableName, Key: { id }, ...change, ExpressionAttributeValues: { ':time': time } }),
    );
  }
}
