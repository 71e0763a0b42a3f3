import { expect } from '@jest/globals';
import fc from 'fast-check';
import { type Job, waitingMark } from '../../functions/domain/job.ts';
import { creditAccount } from '../../functions/platform/store/bookings.ts';
import { charge } from '../../functions/platform/store/charges.ts';
import { claim } from '../../functions/platform/store/claims.ts';
import { cancelJob, completeJob, failJob } from '../../functions/platform/store/job-outcomes.ts';
import { getJob, recordError, recordMedia, requestCancellation } from '../../functions/platform/store/jobs.ts';
import { takePlace } from '../../functions/platform/store/running-jobs.ts';
import { creditsOf, faultsOf } from './books.ts';
import { crashing } from './crashes.ts';
import { MEDIA, newAccount, newJob, recordOutput } from './store.ts';

/** Steps on jobs. They are done in any order, twice, at the same time, or with a crash. */
const STEPS: Record<string, (job: Job) => Promise<unknown>> = {
  credit: (job) => creditAccount(job.account_id, 250),
  start: (job) => takePlace(job, 2),
  claim: (job) => claim(job),
  prepare: (job) => recordMedia(job, { durationMs: 10_000, media: MEDIA }),
  charge: (job) => charge(job),
  chargeTwiceAtOnce: (job) => Promise.allSettled([charge(job), charge(job)]),
  breakRule: (job) => recordError(job, { code: 'audio_too_long', message: 'too long' }),
  render: (job) => recordOutput(job),
  complete: (job) => completeJob(job),
  fail: (job) => failJob(job, { code: 'internal_error', message: 'failed' }),
  requestCancellation: async (job) => requestCancellation((await getJob(job)) ?? job),
  cancel: (job) => cancelJob(job),
  endInEveryWayAtOnce: (job) => Promise.allSettled([completeJob(job), STEPS.fail?.(job), cancelJob(job)]),
};

const step = fc.record({
  name: fc.constantFrom(...Object.keys(STEPS)),
  job: fc.nat({ max: 2 }),
  crash: fc.option(fc.record({ writes: fc.nat({ max: 1 }), lost: fc.boolean() }), { freq: 4 }),
});

/** Runs random sequences. @throws Error with the shortest sequence of steps after which the books are wrong */
export async function addUp(sequences: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 30 }), async (steps) => {
      const account = await newAccount(700);
      const jobs = await Promise.all([1, 2, 3].map(() => newJob(account, { open: waitingMark(account) })));
      for (const { name, job: index, crash } of steps) {
        const job = jobs[index] as Job;
        const before = await getJob(job);
        await take(STEPS[name]?.bind(undefined, job), crash);
        expect(await faultsOf(account)).toEqual([]);
        expectNoWayBack(before, await getJob(job));
      }
      await everyJobEnds(account, jobs);
    }),
    { numRuns: sequences, endOnFailure: true },
  );
}

async function take(run: (() => Promise<unknown>) | undefined, crash: { writes: number; lost: boolean } | null) {
  const tolerant = () => run?.().catch(expectRefusal) ?? Promise.resolve();
  if (crash) await crashing(crash.writes, crash.lost, tolerant);
  else await tolerant();
}

/** Checks that an error comes from a step that was taken too early. */
function expectRefusal(error: Error): void {
  expect(error.message).toMatch(/is not prepared|No cancellation was requested|^$/);
}

/** Checks that an end never changes, and neither do its amounts and its time. */
function expectNoWayBack(before: Job | undefined, after: Job | undefined): void {
  if (before && before.status !== 'processing') expect(after).toEqual(before);
}

/** Fails all unfinished jobs at the end, which refunds everything that did not become a video. */
async function everyJobEnds(account: string, jobs: Job[]): Promise<void> {
  const bought = (await creditsOf(account)) ?? 0;
  const charged = await Promise.all(jobs.map(getJob));
  await Promise.all(jobs.map((job) => STEPS.fail?.(job)));
  const owed = charged
    .filter((job) => job?.status === 'processing')
    .reduce((sum, job) => sum + (job?.credits_charged ?? 0), 0);
  expect(await creditsOf(account)).toBe(bought + owed);
  expect(await faultsOf(account)).toEqual([]);
}
