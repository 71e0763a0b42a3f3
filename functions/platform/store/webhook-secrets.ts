import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { makeWebhookSecret, type WebhookSecrets, webhookSecrets } from '../../domain/webhook-secrets.ts';
import { variable } from '../environment.ts';
import { isSealed, seal, unseal } from '../sealed-secrets.ts';
import { type Account, getAccount } from './accounts.ts';
import { update } from './database.ts';

/** Stores webhook secrets, which are sealed. Only the functions that sign with a secret or show it may unseal it. */

/** Returns the secrets that sign an account's webhooks. @throws Error if it has none, because no job had a webhook */
export async function requireSecrets(accountId: string, now: Date): Promise<WebhookSecrets> {
  const account = await getAccount(accountId);
  const secrets = account && (await secretsOf(account, now));
  if (!secrets) throw noSecret(accountId);
  return secrets;
}

/** Returns the secrets that are valid now, or undefined if the account has none yet. */
export async function secretsOf(account: Account, now: Date): Promise<WebhookSecrets | undefined> {
  const stored = webhookSecrets(account, now);
  if (!stored) return undefined;
  const current = await unseal(account.account_id, stored.current);
  if (stored.next === undefined) return { current };
  return { current, next: await unseal(account.account_id, stored.next) };
}

/**
 * Returns a write that adds a webhook secret. It goes with the account's first job that has a webhook; later, none.
 * Secrets that were stored before they were sealed are sealed now.
 */
export async function webhookSecretWrites(
  accountId: string,
): Promise<NonNullable<TransactWriteCommandInput['TransactItems']>> {
  const account = await getAccount(accountId);
  if (!account) throw new Error(`There is no account ${accountId}.`);
  const { webhook_secret, reserved_webhook_secret } = await sealStored(account);
  if (webhook_secret) return [];
  const made = reserved_webhook_secret ?? (await seal(accountId, makeWebhookSecret()));
  const write = {
    TableName: variable('ACCOUNTS_TABLE'),
    Key: { account_id: accountId },
    UpdateExpression: 'SET webhook_secret = if_not_exists(webhook_secret, :made)',
    ConditionExpression: 'attribute_exists(account_id)',
    ExpressionAttributeValues: { ':made': made },
  };
  return [{ Update: write }];
}

const STORED = ['webhook_secret', 'reserved_webhook_secret', 'next_webhook_secret'] as const;

/** Seals what is stored in plain text, unless it has just changed. @returns the account as it is then */
async function sealStored(account: Account): Promise<Account> {
  let sealed = account;
  for (const name of STORED) {
    const plain = account[name];
    if (plain === undefined || isSealed(plain)) continue;
    const outcome = await update({
      TableName: variable('ACCOUNTS_TABLE'),
      Key: { account_id: account.account_id },
      UpdateExpression: 'SET #name = :sealed',
      ConditionExpression: '#name = :plain',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: { ':sealed': await seal(account.account_id, plain), ':plain': plain },
    });
    sealed = { ...sealed, ...((outcome.done ? outcome.item : outcome.old) as Partial<Account>) };
  }
  return sealed;
}

/** Milliseconds between two tests of an account, so that nobody is flooded by them. */
const TEST_PAUSE_MS = 10_000;

type BegunTest = { outcome: 'begun'; secrets: WebhookSecrets } | { outcome: 'too_soon'; seconds: number };

/**
 * Begins a test of a webhook. An account that has no secret yet reserves one, so that a receiver can be tried before the
 * first order. It becomes the account's secret with its first job that has a webhook, and only then is it shown.
 */
export async function beginTest(accountId: string, now: Date): Promise<BegunTest> {
  const account = await getAccount(accountId);
  if (!account) throw new Error(`There is no account ${accountId}.`);
  const known = account.webhook_secret !== undefined;
  const reserve = ', reserved_webhook_secret = if_not_exists(reserved_webhook_secret, :made)';
  const outcome = await update({
    TableName: variable('ACCOUNTS_TABLE'),
    Key: { account_id: accountId },
    UpdateExpression: `SET webhook_tested_at = :now${known ? '' : reserve}`,
    ConditionExpression: 'attribute_not_exists(webhook_tested_at) OR webhook_tested_at <= :earliest',
    ExpressionAttributeValues: {
      ':now': now.toISOString(),
      ':earliest': new Date(now.getTime() - TEST_PAUSE_MS).toISOString(),
      ...(!known && { ':made': await seal(accountId, makeWebhookSecret()) }),
    },
  });
  if (!outcome.done) {
    const left = Date.parse(String(outcome.old?.webhook_tested_at)) + TEST_PAUSE_MS - now.getTime();
    return { outcome: 'too_soon', seconds: Math.ceil(left / 1000) };
  }
  const kept = outcome.item as unknown as Account;
  const secrets = await secretsOf(kept, now);
  const reserved = async () => ({ current: await unseal(accountId, String(kept.reserved_webhook_secret)) });
  return { outcome: 'begun', secrets: secrets ?? (await reserved()) };
}

export function noSecret(accountId: string): Error {
  return new Error(`The account ${accountId} has no webhook secret: its first job with a webhook makes one.`);
}
