import '../platform/quiet.ts';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PutCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hashSecret } from '../../functions/domain/api-key.ts';
import type { Job } from '../../functions/domain/job.ts';
import { charge } from '../../functions/platform/store/charges.ts';
import { database } from '../../functions/platform/store/database.ts';
import { failJob } from '../../functions/platform/store/job-outcomes.ts';
import { requireJob } from '../../functions/platform/store/jobs.ts';
import { authenticate } from '../../functions/platform/store/keys.ts';
import { giveUp } from '../../functions/platform/store/webhook-deliveries.ts';
import type { Endpoint } from '../../local/aws/endpoint.ts';
import { type Runtimes, TaskFailure } from '../../local/aws/runtimes.ts';
import { deployedStateMachines } from '../../local/aws/states/definition.ts';
import { serveStates } from '../../local/aws/states/endpoint.ts';
import { Executions } from '../../local/aws/states/executions.ts';
import { CALLERS } from '../embedded-credentials.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../embedded-database.ts';
import { localDeployment } from '../local/deployment.ts';
import { newJob, preparedJob } from '../platform/store.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';

/** The files that `npm run operator` runs. */
const OPERATOR = ['launch.js', 'operator.ts'].map((name) => join(import.meta.dirname, '../../bin', name));

let store: EmbeddedDatabase;
let folder: TemporaryFolder;
let executions: Executions;
let states: Endpoint;
let environment: Record<string, string>;

beforeAll(async () => {
  [store, folder] = await Promise.all([startEmbeddedDatabase(), temporaryFolder()]);
  executions = new Executions(deployedStateMachines(await localDeployment(), () => TASKS_THAT_RUN_OUT_OF_TIME));
  states = await serveStates(() => executions, CALLERS);
  environment = { ...store.environment, AWS_ENDPOINT_URL_SFN: states.endpoint };
  Object.assign(process.env, environment);
  await writeService(process.pid, environment);
});
afterAll(async () => {
  await executions.close();
  await Promise.all([states.stop(), store.stop(), folder.remove()]);
});

/** Functions that do nothing, and media tasks that fail without a retry. */
const TASKS_THAT_RUN_OUT_OF_TIME: Runtimes = {
  hasFunction: () => true,
  invoke: async () => ({ outcome: 'none' }),
  hasTaskDefinition: () => true,
  hasService: () => true,
  callService: () => Promise.reject(new Error('These functions call no service.')),
  runTask: async () => {
    throw new TaskFailure('States.Timeout', 'The task took too long.');
  },
};

/** Writes the record that a running local service writes. */
function writeService(pid: number, environment: Record<string, string>): Promise<void> {
  const service = { pid, base_url: 'http://127.0.0.1:3000/v1', environment };
  return writeFile(join(folder.path, 'service.json'), JSON.stringify(service));
}

interface Run {
  status: number;
  stdout: string;
  stderr: string;
}

/** Runs a command without environment variables except those in the service's file. */
function run(...args: string[]): Promise<Run> {
  const env = { PATH: process.env.PATH ?? '' };
  return new Promise((resolve) => {
    execFile(process.execPath, [...OPERATOR, ...args], { env }, (error, stdout, stderr) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout, stderr });
    });
  });
}

// biome-ignore lint/suspicious/noExplicitAny: a command may print any JSON
async function json(...args: string[]): Promise<any> {
  const { stdout, stderr, status } = await run(...args, '--data', folder.path, '--json');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^\{.*\}\n$/);
  return JSON.parse(stdout);
}

async function refusal(...args: string[]): Promise<string> {
  const { stdout, stderr, status } = await run(...args, '--data', folder.path);
  expect(status).not.toBe(0);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^operator: /);
  expect(stderr).not.toMatch(/\n {4}at /);
  return stderr;
}

/** Makes a job that was charged and refunded. Its webhook has a secret path. */
async function failedJob(accountId: string): Promise<Job> {
  const job = await preparedJob(accountId, { webhook_url: 'https://example.com/hooks/s3cr3t' });
  await charge(job);
  await failJob(job, { code: 'generation_failed', message: 'It did not work.' });
  return job;
}

describe('the operator', () => {
  test('opens an account, credits it, and makes and revokes a key', async () => {
    const { account_id } = await json('accounts', 'create');
    expect(await refusal('keys', 'create', account_id)).toContain('no purchase');
    expect(await json('accounts', 'credit', account_id, '500')).toEqual({ account_id, credits: 500 });
    const { key_id, api_key } = await json('keys', 'create', account_id, '--scopes', 'lyric_videos', '--rpm', '7');
    expect(await authenticate(api_key)).toEqual({
      account_id,
      key_id,
      scopes: ['lyric_videos'],
      rpm: 7,
      used: 1,
      minute: expect.any(Number),
    });
    expect(await json('keys', 'revoke', key_id)).toEqual({ key_id, revoked: true });
    await expect(authenticate(api_key)).rejects.toMatchObject({ code: 'invalid_api_key' });
  });

  test('[5c] shows a key once; the table has only a hash of its secret', async () => {
    const { account_id } = await json('accounts', 'create', '--credits', '100');
    const { api_key } = await json('keys', 'create', account_id);
    const secret = api_key.split('_').at(-1);
    const names = Object.entries(environment).flatMap(([name, table]) => (/_TABLE$/.test(name) ? [table] : []));
    const pages = await Promise.all(names.map((TableName) => database.send(new ScanCommand({ TableName }))));
    const stored = JSON.stringify(pages.map(({ Items }) => Items));
    expect(stored).toContain(hashSecret(secret));
    expect(stored).not.toContain(secret);
    expect(JSON.stringify([await json('settings', 'show'), await json('audit')])).not.toContain(secret);
  });

  test('makes no key for an account without API access, and by default one with both scopes and 60 rpm', async () => {
    const { account_id } = await json('accounts', 'create', '--credits', '100');
    await json('accounts', 'allow', account_id, 'api-access', 'off');
    expect(await refusal('keys', 'create', account_id)).toContain('API access is not enabled');
    await json('accounts', 'allow', account_id, 'api-access', 'on');
    const { api_key } = await json('keys', 'create', account_id);
    expect(await authenticate(api_key)).toMatchObject({ scopes: ['lyric_videos', 'narrative_videos'], rpm: 60 });
  });

  test('[5i] needs the rollout flag for a production key', async () => {
    const { account_id } = await json('accounts', 'create', '--credits', '100');
    await writeService(process.pid, { ...environment, STAGE: 'live' });
    expect(await refusal('keys', 'create', account_id)).toContain('rollout');
    await json('accounts', 'allow', account_id, 'rollout', 'on');
    expect((await json('keys', 'create', account_id)).api_key).toMatch(/^songreel_live_/);
    await writeService(process.pid, environment);
  });

  test('shows and changes settings', async () => {
    await json('settings', 'set', 'pricing.transcription', '7.5');
    expect(await json('settings', 'show')).toMatchObject({
      admission: 'open',
      cancellation_wait_seconds: '3600',
      'pricing.transcription': '7.5',
      'pricing.lyric_video_basic': '33',
    });
    expect(await refusal('settings', 'set', 'engine.lyric_transcription', 'transcribe')).toContain(
      'set pricing.transcription.transcribe first',
    );
    await json('settings', 'set', 'pricing.transcription.transcribe', '9');
    await json('settings', 'set', 'engine.lyric_transcription', 'transcribe');
    await json('settings', 'set', 'engine.lyric_transcription', 'embedded');
    expect(await refusal('settings', 'set', 'admission', 'maybe')).toContain('"open" or "closed"');
    expect(await refusal('settings', 'set', 'color', 'red')).toContain('there is no setting "color"');
  });

  test('names the allowed values of a setting that gets a negative number', async () => {
    expect(await refusal('settings', 'set', 'cancellation_wait_seconds', '-1')).toContain('whole number of seconds');
    expect(await refusal('settings', 'set', 'pricing.transcription', '-1')).toContain('decimal number of tokens');
    expect(await refusal('accounts', 'credit', 'acct_x', '-5')).toContain('N must be a whole number from 1');
  });

  test('books a purchase once for each reference, and debits with a reason', async () => {
    const { account_id } = await json('accounts', 'create', '--credits', '100');
    const credit = (amount: string) => ['accounts', 'credit', account_id, amount, '--reference', 'pay_7'];
    expect(await json(...credit('50'))).toEqual({ account_id, credits: 150, reference: 'pay_7', booked: true });
    expect(await json(...credit('50'))).toEqual({ account_id, credits: 150, reference: 'pay_7', booked: false });
    expect(await refusal(...credit('51'))).toContain('booked before, with 50 tokens');
    expect(await refusal('accounts', 'debit', account_id, '50')).toContain('--reason TEXT');
    const debit = (amount: string) => ['accounts', 'debit', account_id, amount, '--reason', 'booked twice'];
    expect(await json(...debit('50'))).toEqual({ account_id, credits: 100 });
    expect(await refusal(...debit('101'))).toContain('fewer than 101 tokens');
  });

  test('suspends and resumes an account, and lists accounts and keys', async () => {
    const { account_id } = await json('accounts', 'create', '--credits', '100');
    const { key_id, api_key } = await json('keys', 'create', account_id, '--rpm', '7');
    expect(await json('accounts', 'suspend', account_id)).toEqual({ account_id, suspended: true });
    await expect(authenticate(api_key)).rejects.toMatchObject({ code: 'invalid_api_key' });
    expect(await refusal('keys', 'create', account_id)).toContain('suspended');
    expect(await json('keys', 'list', account_id)).toMatchObject({ keys: [{ key_id, rpm: 7, status: 'blocked' }] });
    const { accounts } = await json('accounts', 'list');
    expect(accounts).toContainEqual(expect.objectContaining({ account_id, credits: 100, suspended: true }));
    expect(await json('accounts', 'resume', account_id)).toEqual({ account_id, suspended: false });
    await authenticate(api_key);
    const { keys } = await json('keys', 'list', account_id);
    expect(keys).toMatchObject([{ key_id, status: 'active', last_used_at: expect.any(String) }]);
    expect(JSON.stringify(keys)).not.toContain('hash');
  });

  test('shows what happened to a job', async () => {
    const { account_id } = await json('accounts', 'create', '--credits', '1000');
    const failed = await failedJob(account_id);
    const shown = await json('jobs', 'show', failed.job_id);
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
    const { stdout } = await run('jobs', 'show', failed.job_id, '--data', folder.path);
    expect(stdout).toMatch(/\nerror\n {2}/);
    expect(stdout).toMatch(/\n {2}message {2}It did not work\.\n/);
    expect(stdout).toMatch(/#charge {2}charge +-330 /);
    expect(await refusal('jobs', 'show', 'job_x')).toContain('no job "job_x"');
    expect(await json('jobs', 'show', failed.job_id, '--account', account_id)).toEqual(shown);
    const other = await json('accounts', 'create');
    const stranger = await refusal('jobs', 'show', failed.job_id, '--account', other.account_id);
    expect(stranger).toContain(`no job "${failed.job_id}" of account`);
  });

  test('lists jobs, the newest first, by account and status', async () => {
    const { account_id } = await json('accounts', 'create', '--credits', '1000');
    const [failed, processing] = [await failedJob(account_id), await newJob(account_id)];
    const list = await json('jobs', 'list', '--account', account_id);
    expect(list).toMatchObject({ found: 2, jobs: [{ job_id: processing.job_id }, { job_id: failed.job_id }] });
    const { found, jobs } = await json('jobs', 'list', '--status', 'failed');
    expect(found).toBeGreaterThanOrEqual(1);
    expect(jobs).toContainEqual(expect.objectContaining({ job_id: failed.job_id, code: 'generation_failed' }));
    expect(await refusal('jobs', 'list', '--status', 'done')).toContain(
      '--status must be one of: processing, completed',
    );
  });

  test('sends the webhook of an ended job again', async () => {
    const { account_id } = await json('accounts', 'create', '--credits', '1000');
    const [failed, processing] = [await failedJob(account_id), await newJob(account_id)];
    expect(await refusal('jobs', 'redeliver', failed.job_id)).toContain('already being delivered');
    expect(await refusal('jobs', 'redeliver', processing.job_id)).toContain('no webhook');
    await giveUp(failed);
    expect((await json('jobs', 'show', failed.job_id)).webhook.state).toBe('given_up');
    expect(await json('jobs', 'redeliver', failed.job_id)).toEqual({
      job_id: failed.job_id,
      webhook: 'owed',
      starts: 'now',
    });
    const started = executions.list(process.env.SETTLEMENT_STATE_MACHINE ?? '').map(({ name }) => name);
    expect(started).toEqual([expect.stringMatching(new RegExp(`^${failed.job_id}-`))]);
    expect(await requireJob(failed)).toMatchObject({ open: 'open', redelivered_at: expect.any(String) });
  });

  test('shows each attempt of a job’s states, and what was said about its failure', async () => {
    const { account_id } = await json('accounts', 'create', '--credits', '1000');
    const { type, job_id } = await newJob(account_id);
    expect((await json('jobs', 'show', job_id)).attempts).toEqual([]);
    const input = JSON.stringify({ account_id, type, job_id });
    const { executionArn } = executions.start(process.env.JOB_STATE_MACHINE ?? '', job_id, input);
    while (executions.describe(executionArn).status === 'RUNNING') await pause(20);
    expect((await json('jobs', 'show', job_id)).attempts[0]).toMatchObject({
      state: 'PrepareAndGenerate',
      attempt: 1,
      error: 'States.Timeout',
      said: 'The task took too long.',
    });
  });

  test('rotates a webhook secret, and shows the one that follows', async () => {
    const { account_id } = await json('accounts', 'create', '--credits', '100');
    expect(await refusal('webhooks', 'rotate', account_id)).toContain('no webhook secret');
    await newJob(account_id, { webhook_url: 'https://example.com/' });
    const rotation = await json('webhooks', 'rotate', account_id);
    expect(rotation.next_webhook_secret).toMatch(/^whsec_/);
    expect(rotation.next_webhook_secret).not.toBe(rotation.webhook_secret);
  });

  test('shows results to people as small tables', async () => {
    const { stdout } = await run('accounts', 'create', '--credits', '5', '--data', folder.path);
    expect(stdout).toMatch(/^account_id {2}acct_\w+\ncredits {5}5\n$/);
  });
});

describe('the audit', () => {
  test('finds nothing in correct books, and names every fault in wrong ones', async () => {
    const { account_id } = await json('accounts', 'create', '--credits', '1000');
    const [failed, charged] = [await preparedJob(account_id), await preparedJob(account_id)];
    await Promise.all([charge(failed), charge(charged)]);
    await failJob(failed, { code: 'generation_failed', message: 'It did not work.' });
    const right = await json('audit');
    expect(right).toMatchObject({ ok: true, faults: [] });
    expect(right.jobs).toBeGreaterThanOrEqual(2);

    await addCredits(account_id, 1);
    await newJob('acct_nobody');
    const stray = {
      account_id,
      entry_id: 'job_x#charge',
      kind: 'charge',
      amount: 0,
      created_at: '2026-01-01T00:00:00.000Z',
      job_id: 'job_x',
    };
    await database.send(new PutCommand({ TableName: process.env.LEDGER_TABLE, Item: stray }));
    const wrong = await run('audit', '--data', folder.path, '--json');
    expect(wrong.status).toBe(1);
    expect(JSON.parse(wrong.stdout)).toMatchObject({
      ok: false,
      faults: [
        expect.stringMatching(
          new RegExp(`account ${account_id}: the balance is 671, its ledger sums to 670\\. [A-Z].+\\.$`),
        ),
        expect.stringMatching(new RegExp(`account ${account_id}: entry job_x#charge belongs to no job\\. [A-Z].+\\.$`)),
        expect.stringMatching(/^account acct_nobody: has jobs, but does not exist\. Restore/),
      ],
    });
  });

  function addCredits(account_id: string, amount: number) {
    return database.send(
      new UpdateCommand({
        TableName: process.env.ACCOUNTS_TABLE,
        Key: { account_id },
        UpdateExpression: 'ADD credits :amount',
        ExpressionAttributeValues: { ':amount': amount },
      }),
    );
  }
});

describe('a mistake', () => {
  const MISTAKES: [string, string[], RegExp][] = [
    ['no command', [], /no command/],
    ['an unknown command', ['accounts', 'close'], /no command "accounts close"/],
    ['an unknown flag', ['audit', '--fast'], /--fast/],
    ["another command's flag", ['audit', '--rpm', '5'], /no option --rpm/],
    ['a missing argument', ['keys', 'create'], /keys create ACCOUNT/],
    ['an unknown account', ['accounts', 'credit', 'acct_x', '5'], /no account "acct_x"/],
    ['an unknown key', ['keys', 'revoke', 'x'], /no key "x"/],
    ['an amount that is none', ['accounts', 'create', '--credits', '1.5'], /whole number/],
    ['an unknown scope', ['keys', 'create', 'acct_x', '--scopes', 'films'], /no scope "films"/],
    ['two targets', ['audit', '--stage', 'dev'], /not both/],
  ];

  test.each(MISTAKES)('such as %s is one clear line', async (_, args, message) => {
    expect(await refusal(...args)).toMatch(message);
  });

  test('such as a folder where no service runs is one clear line', async () => {
    const nowhere = await run('audit', '--data', '/nonexistent');
    expect(nowhere).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('No local service is running on /nonexistent'),
    });
    await writeService(2 ** 22 + 1, environment);
    expect(await refusal('audit')).toContain('No local service is running');
    await writeFile(join(folder.path, 'service.json'), '{');
    expect(await refusal('audit')).toContain('damaged');
    await writeService(process.pid, environment);
  });

  test('such as an unknown stage is one clear line, and --help is not a mistake', async () => {
    expect((await run('audit', '--stage', 'prod')).stderr).toContain('--stage must be "dev" or "live"');
    expect((await run('--help')).stdout).toContain('Usage:');
  });
});
