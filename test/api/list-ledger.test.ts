import '../platform/quiet.ts';
import { describe, expect, test } from '@jest/globals';
import { handler as listLedger } from '../../functions/api/list-ledger.ts';
import { creditAccount, debitAccount } from '../../functions/platform/store/bookings.ts';
import { charge } from '../../functions/platform/store/charges.ts';
import { failJob } from '../../functions/platform/store/job-outcomes.ts';
import { preparedJob, requireAccount } from '../platform/store.ts';
import { call } from './calls.ts';
import { type Client, newClient, useService } from './service.ts';

useService();

const list = ({ key }: Client, query: Record<string, string[]> = {}) =>
  call(listLedger, { resource: '/ledger', key, query });

describe('GET /ledger', () => {
  test('lists purchases, debits, and charges and refunds with their jobs, which add up to the balance', async () => {
    const client = await newClient(['lyric_videos']);
    const job = await preparedJob(client.account);
    await charge(job);
    await failJob(job, { code: 'generation_failed', message: 'It did not work.' });
    const transcription = await preparedJob(client.account, {
      type: 'lyric_transcription',
      price: { model: 'flat', rate: '5' },
    });
    await charge(transcription);
    await creditAccount(client.account, 500, 'pay_1042');
    await debitAccount(client.account, 20, 'suspected of fraud');
    await preparedJob((await newClient()).account).then((other) => charge(other));
    const { status, body } = await list(client);
    expect(status).toBe(200);
    expect(body.next_cursor).toBeNull();
    const jobOf = ({ job_id: id, type }: typeof job) => ({ id, type });
    const wanted = [
      { kind: 'debit', amount: -20, job: null },
      { kind: 'purchase', amount: 500, job: null, id: 'pay_1042#purchase' },
      { kind: 'charge', amount: -5, job: jobOf(transcription) },
      { kind: 'refund', amount: 330, job: jobOf(job) },
      { kind: 'charge', amount: -330, job: jobOf(job) },
      { kind: 'purchase', amount: 1_000_000, job: null },
    ];
    expect(body.entries).toHaveLength(wanted.length);
    expect(body.entries).toEqual(expect.arrayContaining(wanted.map((entry) => expect.objectContaining(entry))));
    const times = body.entries.map(({ created_at }: { created_at: string }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    const sum = body.entries.reduce((total: number, { amount }: { amount: number }) => total + amount, 0);
    expect(sum).toBe((await requireAccount(client.account)).credits);
    expect(JSON.stringify(body)).not.toContain('fraud');
  });

  test('lists every entry once in pages', async () => {
    const client = await newClient();
    const now = new Date();
    for (let n = 0; n < 4; n += 1) await creditAccount(client.account, 1, `pay_${n}`, now);
    const first = (await list(client, { limit: ['3'] })).body;
    const second = (await list(client, { limit: ['3'], cursor: [first.next_cursor] })).body;
    const ids = [...first.entries, ...second.entries].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(5);
    expect(second.next_cursor).toBeNull();
  });

  test.each([
    [{ kind: ['charge'] }, 'kind: unknown parameter; there are: limit, cursor.'],
    [{ limit: ['0'] }, 'limit: must be a whole number from 1 to 100.'],
    [{ cursor: ['x'] }, 'cursor: is not a next_cursor of this list'],
  ])('refuses %j', async (query, message) => {
    const reply = await list(await newClient(), query);
    expect(reply).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
    expect(reply.body.error.message).toContain(message);
  });
});
