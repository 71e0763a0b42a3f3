import './quiet.ts';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from '@jest/globals';
import { makeJobId, waitingMark } from '../../functions/domain/job.ts';
import { database } from '../../functions/platform/store/database.ts';
import { requestCancellation } from '../../functions/platform/store/jobs.ts';
import { jobStates, openJobs, readCursor, writeCursor } from '../../functions/platform/store/open-jobs.ts';
import { callsOf } from './calls.ts';
import { newAccount, newJob, useDatabase } from './store.ts';

useDatabase();

const at = (second: number) => `2026-01-01T00:00:0${second}.000Z`;
const keyOf = ({ account_id, type, job_id }: Awaited<ReturnType<typeof newJob>>) => ({ account_id, type, job_id });

describe('the open jobs', () => {
  test('are those that were created before a time and do not wait, oldest first', async () => {
    const account = await newAccount();
    const [newer, older] = [await newJob(account, { created_at: at(2) }), await newJob(account, { created_at: at(1) })];
    await newJob(account, { created_at: at(1), open: waitingMark(account) });
    await newJob(account, { created_at: at(3) });
    expect(await openJobs(new Date(at(3)))).toEqual({ keys: [keyOf(older), keyOf(newer)], next: undefined });
  });

  test('are read in batches of a hundred, each after the one before', async () => {
    const account = await newAccount();
    const [first, second] = [
      await newJob(account, { created_at: at(4) }),
      await newJob(account, { created_at: at(5) }),
    ];
    const from = { account_id: account, job_key: `${first.type}#${first.job_id}`, created_at: at(4), open: 'open' };
    const before = new Date(at(6));
    expect(await openJobs(before, from)).toEqual({ keys: [keyOf(second)], next: undefined });
    const calls = await callsOf(
      async () => expect(await openJobs(before)).toEqual({ keys: [], next: from }),
      () => ({ LastEvaluatedKey: from }),
    );
    expect(calls).toMatchObject([{ Limit: 100 }]);
  });
});

describe('the states of jobs', () => {
  test('are those at the moment, by id, without jobs that do not exist', async () => {
    const account = await newAccount();
    const jobs = [await newJob(account), await newJob(account, { type: 'narrative_video' })];
    if (jobs[0]) await requestCancellation(jobs[0]);
    const missing = { account_id: account, type: 'lyric_video', job_id: makeJobId() } as const;
    const run = async () => {
      const state = ({ job_id, status, open, created_at }: (typeof jobs)[number]) => ({
        job_id,
        status,
        open,
        created_at,
      });
      const [canceled, other] = jobs.map(state);
      const states = await jobStates([...jobs, missing]);
      expect(states).toEqual(
        new Map<unknown, unknown>([
          [canceled?.job_id, { ...canceled, cancellation_requested: true }],
          [other?.job_id, other],
        ]),
      );
    };
    const [call] = await callsOf(run);
    expect(Object.values(call?.RequestItems)).toMatchObject([{ ConsistentRead: true }]);
  });

  test('are asked for again if the database did not answer for all jobs', async () => {
    const job = await newJob(await newAccount());
    const calls = await callsOf(
      async () => expect([...(await jobStates([job])).keys()]).toEqual([job.job_id]),
      ({ RequestItems }, index) => (index === 0 ? { UnprocessedKeys: RequestItems } : undefined),
    );
    expect(calls).toHaveLength(2);
  });

  test('of no jobs are not read', async () => {
    expect(await callsOf(async () => expect(await jobStates([])).toEqual(new Map()))).toEqual([]);
  });
});

test('the place where the next sweep begins is kept until the last batch', async () => {
  expect(await readCursor()).toBeUndefined();
  await writeCursor({ job_key: 'x' });
  const [call] = await callsOf(async () => expect(await readCursor()).toEqual({ job_key: 'x' }));
  expect(call).toMatchObject({ ConsistentRead: true });
  const stored = new GetCommand({ TableName: process.env.SETTINGS_TABLE, Key: { name: 'sweep.cursor' } });
  expect((await database.send(stored)).Item).toMatchObject({ value: { job_key: 'x' } });
  await writeCursor(undefined);
  expect(await readCursor()).toBeUndefined();
});
