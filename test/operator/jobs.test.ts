import '../platform/quiet.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { Job } from '../../functions/domain/job.ts';
import { charge } from '../../functions/platform/store/charges.ts';
import { failJob } from '../../functions/platform/store/job-outcomes.ts';
import { requireJob } from '../../functions/platform/store/jobs.ts';
import { giveUp } from '../../functions/platform/store/webhook-deliveries.ts';
import { newJob, preparedJob } from '../platform/store.ts';
import { Operator } from './operator.ts';

const operator = new Operator();

/** Makes a job that was charged and refunded. Its webhook has a secret path. */
async function failedJob(accountId: string): Promise<Job> {
  const job = await preparedJob(accountId, { webhook_url: 'https://example.com/hooks/s3cr3t' });
  await charge(job);
  await failJob(job, { code: 'generation_failed', message: 'It did not work.' });
  return job;
}

describe('the operator', () => {
  test('shows what happened to a job', async () => {
    const { account_id } = await operator.json('accounts', 'create', '--credits', '1000');
    const failed = await failedJob(account_id);
    const shown = await operator.json('jobs', 'show', failed.job_id);
    expect(shown).toMatchObject({
      status: 'failed',
      error: { code: 'generation_failed', message: 'It did not work.' },
      credits_charged: 330,
      credits_refunded: 330,
      ledger: [
        { kind: 'charge', amount: -330 },
        { kind: 'refund', amount: 330 },
      ],
      webhook: { origin: 'https://example.com', state: 'owed', failed_attempts: 0 },
    });
    expect(shown.stages.map(({ stage }: { stage: string }) => stage)).toEqual([
      'admitted',
      'claimed',
      'prepared',
      'charged',
      'failed',
    ]);
    expect(JSON.stringify(shown)).not.toContain('s3cr3t');
    const { stdout } = await operator.run('jobs', 'show', failed.job_id, '--data', operator.folder);
    expect(stdout).toMatch(/\nerror\n {2}/);
    expect(stdout).toMatch(/\n {2}message {2}It did not work\.\n/);
    expect(stdout).toMatch(/#charge {2}charge +-330 /);
    expect(await operator.refusal('jobs', 'show', 'job_x')).toContain('no job "job_x"');
    expect(await operator.json('jobs', 'show', failed.job_id, '--account', account_id)).toEqual(shown);
    const other = await operator.json('accounts', 'create');
    const stranger = await operator.refusal('jobs', 'show', failed.job_id, '--account', other.account_id);
    expect(stranger).toContain(`no job "${failed.job_id}" of account`);
  });

  test('lists jobs, the newest first, by account and status', async () => {
    const { account_id } = await operator.json('accounts', 'create', '--credits', '1000');
    const [failed, processing] = [await failedJob(account_id), await newJob(account_id)];
    const list = await operator.json('jobs', 'list', '--account', account_id);
    expect(list).toMatchObject({ found: 2, jobs: [{ job_id: processing.job_id }, { job_id: failed.job_id }] });
    const { found, jobs } = await operator.json('jobs', 'list', '--status', 'failed');
    expect(found).toBeGreaterThanOrEqual(1);
    expect(jobs).toContainEqual(expect.objectContaining({ job_id: failed.job_id, code: 'generation_failed' }));
    expect(await operator.refusal('jobs', 'list', '--status', 'done')).toContain(
      '--status must be one of: processing, completed',
    );
  });

  test('sends the webhook of an ended job again', async () => {
    const { account_id } = await operator.json('accounts', 'create', '--credits', '1000');
    const [failed, processing] = [await failedJob(account_id), await newJob(account_id)];
    expect(await operator.refusal('jobs', 'redeliver', failed.job_id)).toContain('already being delivered');
    expect(await operator.refusal('jobs', 'redeliver', processing.job_id)).toContain('no webhook');
    await giveUp(failed);
    expect((await operator.json('jobs', 'show', failed.job_id)).webhook.state).toBe('given_up');
    expect(await operator.json('jobs', 'redeliver', failed.job_id)).toEqual({
      job_id: failed.job_id,
      webhook: 'owed',
      starts: 'now',
    });
    const started = operator.executions.list(process.env.SETTLEMENT_STATE_MACHINE ?? '').map(({ name }) => name);
    expect(started).toEqual([expect.stringMatching(new RegExp(`^${failed.job_id}-`))]);
    expect(await requireJob(failed)).toMatchObject({ open: 'open', redelivered_at: expect.any(String) });
  });

  test('shows each attempt of a job’s states, and what was said about its failure', async () => {
    const { account_id } = await operator.json('accounts', 'create', '--credits', '1000');
    const { type, job_id } = await newJob(account_id);
    expect((await operator.json('jobs', 'show', job_id)).attempts).toEqual([]);
    const input = JSON.stringify({ account_id, type, job_id });
    const { executionArn } = operator.executions.start(process.env.JOB_STATE_MACHINE ?? '', job_id, input);
    while (operator.executions.describe(executionArn).status === 'RUNNING') await pause(20);
    expect((await operator.json('jobs', 'show', job_id)).attempts[0]).toMatchObject({
      state: 'PrepareAndGenerate',
      attempt: 1,
      error: 'States.Timeout',
      said: 'The task took too long.',
    });
  });
});
