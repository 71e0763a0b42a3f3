import './quiet.ts';
import { describe, expect, test } from '@jest/globals';
import type { Job } from '../../functions/domain/job.ts';
import type { JobListRequest } from '../../functions/domain/listing.ts';
import { creditAccount } from '../../functions/platform/store/bookings.ts';
import { failJob } from '../../functions/platform/store/job-outcomes.ts';
import { listEntries, listJobs, type Page } from '../../functions/platform/store/listings.ts';
import { callsOf } from './calls.ts';
import { newAccount, newJob, useDatabase } from './store.ts';

useDatabase();

const ALL: JobListRequest = {
  limit: 10,
  after: undefined,
  types: undefined,
  status: undefined,
  createdAfter: undefined,
};
const at = (second: number) => `2026-01-01T00:00:0${second}.000Z`;

/** Makes jobs of the given seconds. */
async function newJobs(account: string, seconds: number[], facts: Partial<Job> = {}): Promise<Job[]> {
  const jobs: Job[] = [];
  for (const second of seconds) jobs.push(await newJob(account, { created_at: at(second), ...facts }));
  return jobs;
}

const idsOf = ({ items }: Page<{ job_id: string }>) => items.map(({ job_id }) => job_id);
const ids = (...jobs: (Job | undefined)[]) => jobs.map((job) => job?.job_id);

describe('a list of jobs', () => {
  test('has the jobs of the account in pages, newest first', async () => {
    const account = await newAccount();
    const [a, b, c, d] = await newJobs(account, [1, 2, 3, 4]);
    await newJobs(await newAccount(), [2]);
    const first = await listJobs(account, { ...ALL, limit: 2 });
    expect(idsOf(first)).toEqual(ids(d, c));
    expect(first.next).toEqual({ created_at: at(3), key: `${c?.type}#${c?.job_id}` });
    const second = await listJobs(account, { ...ALL, limit: 2, after: first.next });
    expect(idsOf(second)).toEqual(ids(b, a));
    expect(second.next).toBeUndefined();
    expect(second.items[0]).not.toHaveProperty('job_key');
    expect(idsOf(await listJobs(account, ALL))).toEqual(ids(d, c, b, a));
  });

  test('has only jobs of a type, of a status, or created after a time', async () => {
    const account = await newAccount();
    const [failed, lyric] = await newJobs(account, [1, 2]);
    const [narrative] = await newJobs(account, [3], { type: 'narrative_video' });
    const [transcription] = await newJobs(account, [4], { type: 'lyric_transcription' });
    if (failed) await failJob(failed, { code: 'generation_failed', message: 'It did not work.' });
    const list = async (request: Partial<JobListRequest>) => idsOf(await listJobs(account, { ...ALL, ...request }));
    expect(await list({ types: ['narrative_video', 'lyric_transcription'] })).toEqual(ids(transcription, narrative));
    expect(await list({ status: 'failed' })).toEqual(ids(failed));
    expect(await list({ types: ['lyric_video'], status: 'processing' })).toEqual(ids(lyric));
    expect(await list({ createdAfter: at(2) })).toEqual(ids(transcription, narrative));
    expect(await list({ createdAfter: at(1), types: ['lyric_video'] })).toEqual(ids(lyric));
  });

  test('ends without a read after the oldest time that is asked for', async () => {
    const after = { created_at: at(2), key: 'lyric_video#x' };
    for (const createdAfter of [at(2), at(3)]) {
      const run = async () =>
        expect(await listJobs('acct_1', { ...ALL, after, createdAfter })).toEqual({ items: [], next: undefined });
      expect(await callsOf(run)).toEqual([]);
    }
    const run = () => listJobs('acct_1', { ...ALL, after, createdAfter: at(1) });
    expect(await callsOf(run)).toHaveLength(1);
  });

  test('reads one entry more than its page has', async () => {
    const account = await newAccount();
    expect(await callsOf(() => listJobs(account, ALL))).toMatchObject([{ Limit: 11 }]);
  });

  test('ends early after eight reads of 250 entries that a filter leaves out', async () => {
    let page: Page<unknown> | undefined;
    const run = async () => {
      page = await listJobs('acct_1', { ...ALL, status: 'failed' });
    };
    const last = (read: number) => ({ account_id: 'acct_1', created_at: at(read), job_key: `lyric_video#${read}` });
    const calls = await callsOf(run, (_, read) => ({ Items: [], LastEvaluatedKey: last(read) }));
    expect(calls).toHaveLength(8);
    expect(calls.map(({ Limit }) => Limit)).toEqual(Array(8).fill(250));
    expect(calls.map(({ ExclusiveStartKey }) => ExclusiveStartKey)).toEqual([
      undefined,
      ...[0, 1, 2, 3, 4, 5, 6].map(last),
    ]);
    expect(page).toEqual({ items: [], next: { created_at: at(7), key: 'lyric_video#7' } });
  });

  test('reads on after a full page until it knows whether another job follows', async () => {
    const item = (second: number) => ({
      account_id: 'acct_1',
      created_at: at(second),
      job_key: `lyric_video#${second}`,
    });
    const pageOf = async (second: object) => {
      let page: Page<unknown> | undefined;
      const run = async () => {
        page = await listJobs('acct_1', { ...ALL, limit: 1, status: 'failed' });
      };
      const calls = await callsOf(run, (_, read) =>
        read === 0 ? { Items: [item(9)], LastEvaluatedKey: item(8) } : second,
      );
      return { reads: calls.length, page };
    };
    const items = [{ account_id: 'acct_1', created_at: at(9) }];
    expect(await pageOf({ Items: [] })).toEqual({ reads: 2, page: { items, next: undefined } });
    const next = { created_at: at(9), key: 'lyric_video#9' };
    expect(await pageOf({ Items: [item(7)], LastEvaluatedKey: item(6) })).toEqual({ reads: 2, page: { items, next } });
  });
});

test('a list of ledger entries has those of the account in pages, newest first', async () => {
  const account = await newAccount(1);
  await newAccount(2);
  await creditAccount(account, 3, 'reference', new Date(Date.now() + 1_000));
  const first = await listEntries(account, { limit: 1, after: undefined });
  expect(first.items).toMatchObject([{ account_id: account, amount: 3 }]);
  const [newest] = first.items;
  expect(first.next).toEqual({ created_at: newest?.created_at, key: newest?.entry_id });
  const second = await listEntries(account, { limit: 1, after: first.next });
  expect(second).toMatchObject({ items: [{ account_id: account, amount: 1 }], next: undefined });
});
