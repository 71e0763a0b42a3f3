import './quiet.ts';
import { expect, test } from '@jest/globals';
import { allAccounts, jobMoneyOf, ledgerOf, ownersIn } from '../../functions/platform/store/audit-reads.ts';
import { charge } from '../../functions/platform/store/charges.ts';
import { requireJob } from '../../functions/platform/store/jobs.ts';
import { callsOf } from './calls.ts';
import { collected, newAccount, preparedJob, requireAccount, useDatabase } from './store.ts';

useDatabase();

test('an audit reads every account, and the entries and jobs that belong to it', async () => {
  const [rich, poor] = [await newAccount(1_000), await newAccount(5)];
  const job = await preparedJob(rich);
  await charge(job);
  const [before, { status, price, credits_charged, credits_refunded, duration_ms, job_id }] = [
    [await requireAccount(rich), await requireAccount(poor)],
    await requireJob(job),
  ];
  const accounts = await collected(allAccounts());
  expect(accounts).toHaveLength(2);
  expect(accounts).toEqual(expect.arrayContaining(before));
  const amounts = (await ledgerOf(rich)).map(({ kind, amount }) => ({ kind, amount }));
  expect(amounts).toHaveLength(2);
  expect(amounts).toEqual(
    expect.arrayContaining([
      { kind: 'purchase', amount: 1_000 },
      { kind: 'charge', amount: -credits_charged },
    ]),
  );
  const money = { job_id, status, price, duration_ms, credits_charged, credits_refunded };
  expect(await jobMoneyOf(rich)).toEqual([money]);
  expect(await jobMoneyOf(poor)).toEqual([]);
  expect(await ownersIn('JOBS_TABLE')).toEqual(new Set([rich]));
  expect(await ownersIn('LEDGER_TABLE')).toEqual(new Set([rich, poor]));
});

test('an audit reads the newest copies, or it would report a change that is under way', async () => {
  const calls = await callsOf(async () => {
    await collected(allAccounts());
    await ledgerOf('acct_1');
    await jobMoneyOf('acct_1');
    await ownersIn('JOBS_TABLE');
  });
  expect(calls).toMatchObject(Array(4).fill({ ConsistentRead: true }));
});
