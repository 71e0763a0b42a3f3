import { makeWebhookSecret, ROTATION_MS } from '../../domain/webhook-secrets.ts';
import { variable } from '../environment.ts';
import { seal } from '../sealed-secrets.ts';
import { type Account, getAccount } from './accounts.ts';
import { update } from './database.ts';
import { noSecret, secretsOf } from './webhook-secrets.ts';

/** Replaces webhook secrets, with a period in which both sign. */
export interface Rotation {
  current: string;
  next: string;
  /** When the next secret replaces the current one; ISO 8601. */
  from: string;
}

/**
 * Makes the account's next webhook secret. If a rotation is already in progress, its secret is replaced and the period
 * begins again.
 * @throws Error if the account has no secret yet, or somebody else is rotating it at the same time
 */
export async function rotateSecret(accountId: string, now = new Date()): Promise<Rotation> {
  const account = await getAccount(accountId);
  if (!account?.webhook_secret) throw noSecret(accountId);
  const rotation = await beginRotation(account, now);
  if (!rotation) throw new Error(`Somebody else is rotating the secret of ${accountId}. Try again later.`);
  return rotation;
}

/**
 * Returns the rotation that is in progress, or begins one. So a client that repeats its request, because the answer was
 * lost, gets the same secret. @returns undefined if the account has no secret yet
 */
export async function ensureRotation(accountId: string, now = new Date()): Promise<Rotation | undefined> {
  const account = await getAccount(accountId);
  if (!account?.webhook_secret) return undefined;
  const rotation = (await inProgress(account, now)) ?? (await beginRotation(account, now));
  // Undefined if another request began one in between, which is now in progress.
  return rotation ?? ensureRotation(accountId, now);
}

async function inProgress(account: Account, now: Date): Promise<Rotation | undefined> {
  const { current, next } = (await secretsOf(account, now)) ?? {};
  const from = account.next_webhook_secret_from;
  return current && next && from ? { current, next, from } : undefined;
}

/** @returns undefined if the secrets have changed since the account was read */
async function beginRotation(account: Account, now: Date): Promise<Rotation | undefined> {
  const { account_id, next_webhook_secret: seen } = account;
  const secrets = await secretsOf(account, now);
  if (!secrets) throw noSecret(account_id);
  const rotation = {
    current: secrets.current,
    next: makeWebhookSecret(),
    from: new Date(now.getTime() + ROTATION_MS).toISOString(),
  };
  const outcome = await update({
    TableName: variable('ACCOUNTS_TABLE'),
    Key: { account_id },
    UpdateExpression: 'SET webhook_secret = :current, next_webhook_secret = :next, next_webhook_secret_from = :from',
    ConditionExpression: seen ? 'next_webhook_secret = :seen' : 'attribute_not_exists(next_webhook_secret)',
    ExpressionAttributeValues: {
      ':current': await seal(account_id, rotation.current),
      ':next': await seal(account_id, rotation.next),
      ':from': rotation.from,
      ':seen': seen,
    },
  });
  return outcome.done ? rotation : undefined;
}
