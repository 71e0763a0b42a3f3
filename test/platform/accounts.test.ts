import { expect, test } from '@jest/globals';
import { makeJobId } from '../../functions/domain/job.ts';
import {
  balanceCheck,
  createAccount,
  creditWrite,
  debitWrite,
  endedJobWrite,
  getAccount,
  runningJobWrite,
} from '../../functions/platform/store/accounts.ts';
import { transact } from '../../functions/platform/store/database.ts';
import { readBooks } from '../simulation/books.ts';
import { newAccount, requireAccount, useDatabase } from './store.ts';

useDatabase();

const jobOf = (account_id: string) => ({ account_id, type: 'lyric_video', job_id: makeJobId() }) as const;
const isDone = async (...writes: Parameters<typeof transact>[0]) => (await transact(writes)) === 'done';

test.each([1, 500])('an account that is opened with %d tokens has them as its first purchase', async (credits) => {
  const { account_id } = await createAccount(credits, new Date('2026-01-02T03:04:05Z'));
  expect(account_id).toMatch(/^acct_[a-z0-9]{16}$/);
  expect(await getAccount(account_id)).toEqual({
    account_id,
    credits,
    api_access: true,
    rollout: false,
    purchases: 1,
    created_at: '2026-01-02T03:04:05.000Z',
  });
  expect((await readBooks(account_id)).entries).toMatchObject([{ kind: 'purchase', amount: credits }]);
});

test('an account that is opened without tokens has no purchase', async () => {
  const account = await newAccount(0);
  const books = await readBooks(account);
  expect([books.account.credits, books.account.purchases, books.entries]).toEqual([0, 0, []]);
});

test('a balance covers itself, and not one token more', async () => {
  const account = await newAccount(10);
  expect(await isDone(balanceCheck(account, 10))).toBe(true);
  // What the check finds is not returned.
  expect(await transact([balanceCheck(account, 11)])).toEqual([{}]);
});

test('a purchase adds tokens, and an account must exist for it', async () => {
  const account = await newAccount(10);
  expect(await isDone(creditWrite(account, 5))).toBe(true);
  expect(await requireAccount(account)).toMatchObject({ credits: 15, purchases: 2 });
  expect(await isDone(creditWrite('acct_nobody', 5))).toBe(false);
});

test('a debit takes all tokens, and not one token more', async () => {
  const account = await newAccount(10);
  expect(await isDone(debitWrite(account, 11))).toBe(false);
  expect((await requireAccount(account)).credits).toBe(10);
  expect(await isDone(debitWrite(account, 10))).toBe(true);
  expect((await requireAccount(account)).credits).toBe(0);
});

test('an account runs as many jobs as the limit', async () => {
  const account = await newAccount();
  const jobs = [jobOf(account), jobOf(account), jobOf(account)] as const;
  const started = [];
  for (const job of jobs) started.push(await isDone(runningJobWrite(job, 2)));
  expect(started).toEqual([true, true, false]);
  expect((await requireAccount(account)).running_jobs).toEqual(new Set([jobs[0].job_id, jobs[1].job_id]));
  expect(await isDone(runningJobWrite(jobOf('acct_nobody'), 2))).toBe(false);
});

test.each([0, 1, 330])('a job that ends makes room and gives back %d tokens', async (refund) => {
  const account = await newAccount(10);
  const [ending, other] = [jobOf(account), jobOf(account)];
  await transact([runningJobWrite(ending, 2)]);
  await transact([runningJobWrite(other, 2)]);
  expect(await isDone(endedJobWrite(ending, refund))).toBe(true);
  expect(await requireAccount(account)).toMatchObject({
    credits: 10 + refund,
    running_jobs: new Set([other.job_id]),
  });
  expect(await isDone(endedJobWrite(jobOf('acct_nobody'), refund))).toBe(false);
});
