import { expect } from '@jest/globals';
import { type Job, makeJobId } from '../../functions/domain/job.ts';
import { chargeEntry } from '../../functions/domain/ledger.ts';
import { debitWrite } from '../../functions/platform/store/accounts.ts';
import { claim } from '../../functions/platform/store/claims.ts';
import { transact } from '../../functions/platform/store/database.ts';
import { cancelJob, completeJob, failJob } from '../../functions/platform/store/job-outcomes.ts';
import { newJobWrite, requestCancellation, requireJob } from '../../functions/platform/store/jobs.ts';
import { entryWrite } from '../../functions/platform/store/ledger-entries.ts';
import { aJob } from '../domain/jobs.ts';
import { creditsOf, faultsOf } from './books.ts';
import { newAccount, newJob } from './store.ts';

/**
 * Number of simultaneous races. With more, requests to the embedded database could take longer than the client's time
 * limit on a busy machine.
 */
const AT_ONCE = 8;

/** Claims and cancels jobs at the same time. @returns how many were claimed */
export async function claimsWon(races: number): Promise<number> {
  const accounts = await Promise.all(Array.from({ length: AT_ONCE }, () => newAccount()));
  let claims = 0;
  for (let raced = 0; raced < races; raced += AT_ONCE) {
    const outcomes = await Promise.all(accounts.map(raceToTheClaim));
    claims += outcomes.filter((winner) => winner === 'claim').length;
  }
  return claims;
}

async function raceToTheClaim(account: string, index: number): Promise<'claim' | 'cancellation'> {
  const job = await newJob(account);
  const winners: ('claim' | 'cancellation')[] = [];
  const contenders = [
    async () => {
      if (await claim(job)) winners.push('claim');
    },
    // Like DELETE, this reads the job and requires it to be unclaimed. Both contenders read first, so either may win.
    async () => {
      const seen = await requireJob(job);
      if (seen.claimed_at === undefined && (await requestCancellation(seen)).done) winners.push('cancellation');
    },
  ];
  if (index % 2 === 1) contenders.reverse();
  await Promise.all(contenders.map((contend) => contend()));
  expect(winners).toHaveLength(1);
  return winners[0] ?? 'claim';
}

/**
 * Completes, cancels and fails charged jobs of one token at the same time.
 * @returns how often each end won, the faults that the audit found, and the tokens that the accounts have paid
 */
export async function endsRaced(
  races: number,
): Promise<{ wins: Record<string, number>; faults: string[]; spent: number }> {
  // Each race of a round has its own account, because the races are about one job's end, not about one balance.
  const accounts = await Promise.all(Array.from({ length: AT_ONCE }, () => newAccount(races)));
  const wins: Record<string, number> = {};
  for (let raced = 0; raced < races; raced += AT_ONCE) {
    const winners = await Promise.all(accounts.map(raceToTheEnd));
    for (const winner of winners) wins[winner] = (wins[winner] ?? 0) + 1;
  }
  const credits = await Promise.all(accounts.map(async (account) => (await creditsOf(account)) ?? 0));
  const spent = AT_ONCE * races - credits.reduce((sum, one) => sum + one);
  return { wins, faults: (await Promise.all(accounts.map(faultsOf))).flat(), spent };
}

async function raceToTheEnd(account: string, index: number): Promise<string> {
  const job = chargedJobToBeCanceled(account);
  const entry = chargeEntry(job, 1, job.created_at);
  expect(await transact([newJobWrite(job), entryWrite(entry), debitWrite(account, 1)])).toBe('done');
  const ways = [() => completeJob(job), () => cancelJob(job), () => failJob(job, FAILURE)];
  // All three ends, or only completion and cancellation, each of them first in turn.
  const contenders = index % 2 === 0 ? ways : ways.slice(0, 2);
  const shuffled = contenders.map((_, place) => contenders[(place + index) % contenders.length]);
  const outcomes = await Promise.all(shuffled.map((way) => way?.()));
  const winners = outcomes.filter((outcome) => outcome !== 'superseded');
  expect(winners).toHaveLength(1);
  return String(winners[0]);
}

const FAILURE = { code: 'generation_failed', message: 'It did not work.' } as const;

function chargedJobToBeCanceled(account_id: string): Job {
  const at = new Date().toISOString();
  return aJob({
    account_id,
    job_id: makeJobId(),
    price: { model: 'flat', rate: '1' },
    credits_charged: 1,
    created_at: at,
    claimed_at: at,
    cancellation_requested: true,
    video_key: 'video',
    thumbnail_key: 'thumbnail',
  });
}
