import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from '@jest/globals';
import { seal, unseal } from '../../functions/platform/sealed-secrets.ts';
import { database } from '../../functions/platform/store/database.ts';
import { ensureRotation, rotateSecret } from '../../functions/platform/store/webhook-rotations.ts';
import { beginTest, requireSecrets, secretsOf } from '../../functions/platform/store/webhook-secrets.ts';
import { meanwhile, stalling } from './crashes.ts';
import { newAccount, newJob, requireAccount, useDatabase } from './store.ts';

useDatabase();

const WEBHOOK = { webhook_url: 'https://example.com/hook' };
const PLAIN = 'whsec_abcdefghijkmnpqrstuvwxyz23456789abcdefgh';

/** Stores attributes of an account as an older version did. */
async function store(account_id: string, attributes: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(attributes)) {
    await database.send(
      new UpdateCommand({
        TableName: process.env.ACCOUNTS_TABLE,
        Key: { account_id },
        UpdateExpression: 'SET #name = :value',
        ExpressionAttributeNames: { '#name': name },
        ExpressionAttributeValues: { ':value': value },
      }),
    );
  }
}

async function storedText(accountId: string): Promise<string> {
  return JSON.stringify({ ...(await requireAccount(accountId)), running_jobs: undefined });
}

describe('a webhook secret', () => {
  test('is sealed in the table, and signs after it is unsealed', async () => {
    const account = await newAccount();
    await newJob(account, WEBHOOK);
    expect(await storedText(account)).toMatch(/"webhook_secret":"sealed:/);
    expect(await storedText(account)).not.toContain('whsec_');
    expect((await requireSecrets(account, new Date())).current).toMatch(/^whsec_[a-z0-9]{40}$/);
  });

  test('stays the same with further jobs', async () => {
    const account = await newAccount();
    await newJob(account, WEBHOOK);
    const { current } = await requireSecrets(account, new Date());
    await newJob(account, WEBHOOK);
    expect(await requireSecrets(account, new Date())).toEqual({ current });
  });

  test('is that of the first of two jobs that are ordered at the same time', async () => {
    const account = await newAccount();
    const ordered = () => newJob(account, WEBHOOK);
    let first: unknown;
    await meanwhile(async () => {
      await ordered();
      first = await requireSecrets(account, new Date());
    }, ordered);
    expect(await requireSecrets(account, new Date())).toEqual(first);
  });

  test('is sealed while a test reserves it, and becomes the account’s with its first job', async () => {
    const account = await newAccount();
    const begun = await beginTest(account, new Date());
    expect(await storedText(account)).not.toContain('whsec_');
    expect(await secretsOf(await requireAccount(account), new Date())).toBeUndefined();
    await newJob(account, WEBHOOK);
    expect(begun).toEqual({ outcome: 'begun', secrets: await requireSecrets(account, new Date()) });
  });

  test('is sealed in a rotation, the current one and the next', async () => {
    const account = await newAccount();
    await newJob(account, WEBHOOK);
    const { current, next, from } = await rotateSecret(account);
    expect(await storedText(account)).not.toContain('whsec_');
    expect(await requireSecrets(account, new Date())).toEqual({ current, next });
    expect(await requireSecrets(account, new Date(from))).toEqual({ current: next });
  });

  test('cannot be rotated, or sign anything, before there is one', async () => {
    for (const account of [await newAccount(), 'acct_nobody']) {
      await expect(rotateSecret(account)).rejects.toThrow(`The account ${account} has no webhook secret`);
      await expect(requireSecrets(account, new Date())).rejects.toThrow(`The account ${account} has no webhook secret`);
    }
    await expect(beginTest('acct_nobody', new Date())).rejects.toThrow('There is no account acct_nobody.');
    await expect(newJob('acct_nobody', WEBHOOK)).rejects.toThrow('There is no account acct_nobody.');
  });

  test('cannot be unsealed for another account', async () => {
    const sealed = await seal('acct_one', PLAIN);
    expect(await unseal('acct_one', sealed)).toBe(PLAIN);
    await expect(unseal('acct_other', sealed)).rejects.toMatchObject({ name: 'InvalidCiphertextException' });
  });
});

describe('a rotation', () => {
  const rotated = async () => {
    const account = await newAccount();
    await newJob(account, WEBHOOK);
    return account;
  };

  test('is the one in progress until it ends, and then a new one', async () => {
    const account = await rotated();
    const rotation = await ensureRotation(account);
    expect(await ensureRotation(account)).toEqual(rotation);
    const after = await ensureRotation(account, new Date(rotation?.from ?? 0));
    expect(after?.current).toBe(rotation?.next);
    expect(after?.next).toMatch(/^whsec_/);
    expect(after?.next).not.toBe(rotation?.next);
    expect(await ensureRotation(await newAccount())).toBeUndefined();
    expect(await ensureRotation('acct_nobody')).toBeUndefined();
  });

  test('that another one overtakes is an error, or gives the other one', async () => {
    const account = await rotated();
    for (let times = 0; times < 2; times += 1) {
      const slow = stalling('UpdateItemCommand', () => rotateSecret(account));
      await slow.stalled;
      await rotateSecret(account);
      slow.release();
      await expect(slow.result).rejects.toThrow('Somebody else is rotating the secret');
    }
    const fresh = await rotated();
    const slow = stalling('UpdateItemCommand', () => ensureRotation(fresh));
    await slow.stalled;
    const rotation = await rotateSecret(fresh);
    slow.release();
    expect(await slow.result).toEqual(rotation);
  });
});

describe('a test of a webhook', () => {
  test('is signed with the account’s secret as soon as it has one', async () => {
    const account = await newAccount();
    await newJob(account, WEBHOOK);
    const secrets = await requireSecrets(account, new Date());
    expect(await beginTest(account, new Date())).toEqual({ outcome: 'begun', secrets });
    expect(await requireAccount(account)).not.toHaveProperty('reserved_webhook_secret');
  });

  test('may be repeated after ten seconds, with the same secret', async () => {
    const [account, now] = [await newAccount(), Date.now()];
    const begun = await beginTest(account, new Date(now));
    const testAfter = (ms: number) => beginTest(account, new Date(now + ms));
    expect(await testAfter(0)).toEqual({ outcome: 'too_soon', seconds: 10 });
    expect(await testAfter(7_999)).toEqual({ outcome: 'too_soon', seconds: 3 });
    expect(await testAfter(9_999)).toEqual({ outcome: 'too_soon', seconds: 1 });
    expect(await testAfter(10_000)).toEqual(begun);
  });
});

describe('a secret that an older version stored in plain text', () => {
  test('keeps signing, and the next job with a webhook seals it', async () => {
    const account = await newAccount();
    await store(account, { webhook_secret: PLAIN });
    expect(await requireSecrets(account, new Date())).toEqual({ current: PLAIN });
    await newJob(account, WEBHOOK);
    expect(await storedText(account)).not.toContain(PLAIN);
    expect(await requireSecrets(account, new Date())).toEqual({ current: PLAIN });
  });

  test('is sealed by a rotation', async () => {
    const account = await newAccount();
    await store(account, { webhook_secret: PLAIN });
    const { next } = await rotateSecret(account);
    expect(await storedText(account)).not.toContain('whsec_');
    expect(await requireSecrets(account, new Date())).toEqual({ current: PLAIN, next });
  });

  test('is sealed wherever it is: reserved by a test, or next in a rotation', async () => {
    const account = await newAccount();
    const next = PLAIN.replace('abc', 'xyz');
    await store(account, { reserved_webhook_secret: PLAIN });
    await store(account, { next_webhook_secret: next, next_webhook_secret_from: '2999-01-01T00:00:00.000Z' });
    await newJob(account, WEBHOOK);
    expect(await storedText(account)).not.toContain('whsec_');
    expect(await requireSecrets(account, new Date())).toEqual({ current: PLAIN, next });
  });

  test('is not sealed after a rotation has replaced it', async () => {
    const account = await newAccount();
    await newJob(account, WEBHOOK);
    await store(account, { next_webhook_secret: PLAIN, next_webhook_secret_from: '2999-01-01T00:00:00.000Z' });
    const slow = stalling('UpdateItemCommand', () => newJob(account, WEBHOOK));
    await slow.stalled;
    const { current, next } = await rotateSecret(account);
    slow.release();
    await slow.result;
    expect(await requireSecrets(account, new Date())).toEqual({ current, next });
  });
});
