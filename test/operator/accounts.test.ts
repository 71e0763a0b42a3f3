import '../platform/quiet.ts';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from '@jest/globals';
import { hashSecret } from '../../functions/domain/api-key.ts';
import { database } from '../../functions/platform/store/database.ts';
import { authenticate } from '../../functions/platform/store/keys.ts';
import { newJob } from '../platform/store.ts';
import { Operator } from './operator.ts';

const operator = new Operator();

describe('the operator', () => {
  test('opens an account, credits it, and makes and revokes a key', async () => {
    const { account_id } = await operator.json('accounts', 'create');
    expect(await operator.refusal('keys', 'create', account_id)).toContain('no purchase');
    expect(await operator.json('accounts', 'credit', account_id, '500')).toEqual({ account_id, credits: 500 });
    const { key_id, api_key } = await operator.json(
      'keys',
      'create',
      account_id,
      '--scopes',
      'lyric_videos',
      '--rpm',
      '7',
    );
    expect(await authenticate(api_key)).toEqual({
      account_id,
      key_id,
      scopes: ['lyric_videos'],
      rpm: 7,
      used: 1,
      minute: expect.any(Number),
    });
    expect(await operator.json('keys', 'revoke', key_id)).toEqual({ key_id, revoked: true });
    await expect(authenticate(api_key)).rejects.toMatchObject({ code: 'invalid_api_key' });
  });

  test('[5c] shows a key once; the table has only a hash of its secret', async () => {
    const { account_id } = await operator.json('accounts', 'create', '--credits', '100');
    const { api_key } = await operator.json('keys', 'create', account_id);
    const secret = api_key.split('_').at(-1);
    const names = Object.entries(operator.environment).flatMap(([name, table]) =>
      /_TABLE$/.test(name) ? [table] : [],
    );
    const pages = await Promise.all(names.map((TableName) => database.send(new ScanCommand({ TableName }))));
    const stored = JSON.stringify(pages.map(({ Items }) => Items));
    expect(stored).toContain(hashSecret(secret));
    expect(stored).not.toContain(secret);
    expect(JSON.stringify([await operator.json('settings', 'show'), await operator.json('audit')])).not.toContain(
      secret,
    );
  });

  test('makes no key for an account without API access, and by default one with both scopes and 60 rpm', async () => {
    const { account_id } = await operator.json('accounts', 'create', '--credits', '100');
    await operator.json('accounts', 'allow', account_id, 'api-access', 'off');
    expect(await operator.refusal('keys', 'create', account_id)).toContain('API access is not enabled');
    await operator.json('accounts', 'allow', account_id, 'api-access', 'on');
    const { api_key } = await operator.json('keys', 'create', account_id);
    expect(await authenticate(api_key)).toMatchObject({ scopes: ['lyric_videos', 'narrative_videos'], rpm: 60 });
  });

  test('[5i] needs the rollout flag for a production key', async () => {
    const { account_id } = await operator.json('accounts', 'create', '--credits', '100');
    await operator.writeService(process.pid, { ...operator.environment, STAGE: 'live' });
    expect(await operator.refusal('keys', 'create', account_id)).toContain('rollout');
    await operator.json('accounts', 'allow', account_id, 'rollout', 'on');
    expect((await operator.json('keys', 'create', account_id)).api_key).toMatch(/^songreel_live_/);
    await operator.writeService(process.pid, operator.environment);
  });

  test('shows and changes settings', async () => {
    await operator.json('settings', 'set', 'pricing.transcription', '7.5');
    expect(await operator.json('settings', 'show')).toMatchObject({
      admission: 'open',
      cancellation_wait_seconds: '3600',
      'pricing.transcription': '7.5',
      'pricing.lyric_video_basic': '33',
    });
    expect(await operator.refusal('settings', 'set', 'engine.lyric_transcription', 'transcribe')).toContain(
      'set pricing.transcription.transcribe first',
    );
    await operator.json('settings', 'set', 'pricing.transcription.transcribe', '9');
    await operator.json('settings', 'set', 'engine.lyric_transcription', 'transcribe');
    await operator.json('settings', 'set', 'engine.lyric_transcription', 'embedded');
    expect(await operator.refusal('settings', 'set', 'admission', 'maybe')).toContain('"open" or "closed"');
    expect(await operator.refusal('settings', 'set', 'color', 'red')).toContain('there is no setting "color"');
  });

  test('names the allowed values of a setting that gets a negative number', async () => {
    expect(await operator.refusal('settings', 'set', 'cancellation_wait_seconds', '-1')).toContain(
      'whole number of seconds',
    );
    expect(await operator.refusal('settings', 'set', 'pricing.transcription', '-1')).toContain(
      'decimal number of tokens',
    );
    expect(await operator.refusal('accounts', 'credit', 'acct_x', '-5')).toContain('N must be a whole number from 1');
  });

  test('books a purchase once for each reference, and debits with a reason', async () => {
    const { account_id } = await operator.json('accounts', 'create', '--credits', '100');
    const credit = (amount: string) => ['accounts', 'credit', account_id, amount, '--reference', 'pay_7'];
    expect(await operator.json(...credit('50'))).toEqual({
      account_id,
      credits: 150,
      reference: 'pay_7',
      booked: true,
    });
    expect(await operator.json(...credit('50'))).toEqual({
      account_id,
      credits: 150,
      reference: 'pay_7',
      booked: false,
    });
    expect(await operator.refusal(...credit('51'))).toContain('booked before, with 50 tokens');
    expect(await operator.refusal('accounts', 'debit', account_id, '50')).toContain('--reason TEXT');
    const debit = (amount: string) => ['accounts', 'debit', account_id, amount, '--reason', 'booked twice'];
    expect(await operator.json(...debit('50'))).toEqual({ account_id, credits: 100 });
    expect(await operator.refusal(...debit('101'))).toContain('fewer than 101 tokens');
  });

  test('suspends and resumes an account, and lists accounts and keys', async () => {
    const { account_id } = await operator.json('accounts', 'create', '--credits', '100');
    const { key_id, api_key } = await operator.json('keys', 'create', account_id, '--rpm', '7');
    expect(await operator.json('accounts', 'suspend', account_id)).toEqual({ account_id, suspended: true });
    await expect(authenticate(api_key)).rejects.toMatchObject({ code: 'invalid_api_key' });
    expect(await operator.refusal('keys', 'create', account_id)).toContain('suspended');
    expect(await operator.json('keys', 'list', account_id)).toMatchObject({
      keys: [{ key_id, rpm: 7, status: 'blocked' }],
    });
    const { accounts } = await operator.json('accounts', 'list');
    expect(accounts).toContainEqual(expect.objectContaining({ account_id, credits: 100, suspended: true }));
    expect(await operator.json('accounts', 'resume', account_id)).toEqual({ account_id, suspended: false });
    await authenticate(api_key);
    const { keys } = await operator.json('keys', 'list', account_id);
    expect(keys).toMatchObject([{ key_id, status: 'active', last_used_at: expect.any(String) }]);
    expect(JSON.stringify(keys)).not.toContain('hash');
  });

  test('rotates a webhook secret, and shows the one that follows', async () => {
    const { account_id } = await operator.json('accounts', 'create', '--credits', '100');
    expect(await operator.refusal('webhooks', 'rotate', account_id)).toContain('no webhook secret');
    await newJob(account_id, { webhook_url: 'https://example.com/' });
    const rotation = await operator.json('webhooks', 'rotate', account_id);
    expect(rotation.next_webhook_secret).toMatch(/^whsec_/);
    expect(rotation.next_webhook_secret).not.toBe(rotation.webhook_secret);
  });

  test('shows results to people as small tables', async () => {
    const { stdout } = await operator.run('accounts', 'create', '--credits', '5', '--data', operator.folder);
    expect(stdout).toMatch(/^account_id {2}acct_\w+\ncredits {5}5\n$/);
  });
});
