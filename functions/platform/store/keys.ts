import { formatApiKey, hashSecret, makeApiKey, parseApiKey, sameHash } from '../../domain/api-key.ts';
import { ApiError } from '../../domain/errors.ts';
import { rateLimitHeaders } from '../../domain/rate-limit.ts';
import type { Scope } from '../../domain/scopes.ts';
import { variable } from '../environment.ts';
import { logger } from '../observability.ts';
import { flagsAreAsRead } from './account-access.ts';
import type { Account } from './accounts.ts';
import { type Item, type Outcome, transact, update } from './database.ts';
import type { CountedCaller, KeyItem } from './key-items.ts';

const RETRY_AFTER_SECONDS = 60;
const MAX_ATTEMPTS = 5;
/** Compared for a key that does not exist, so that an unknown id takes the same steps as a wrong secret. */
const NO_HASH = hashSecret('');

/** Clocks differ slightly. If another instance has begun a later minute, this request counts in that minute. */
const minuteHasBegun = '#minute >= :minute';
const minuteIsNew = '#minute < :minute';
/** A key without `blocked` is not blocked, because blocking an account writes the attribute to all of its keys. */
const keyIsGood = 'secret_hash = :hash AND revoked = :no AND (attribute_not_exists(blocked) OR blocked = :no)';
const limitIsNotReached = 'used < rpm';

/**
 * Authenticates a request and counts it in one conditional write, so simultaneous requests cannot exceed the limit. If
 * the condition fails, the old item shows the reason. A request that is not authenticated is not counted.
 * @param text the bearer token
 * @throws ApiError `invalid_api_key`, `rate_limit_exceeded`, or `rate_limit_unavailable` if the table does not answer
 */
export async function authenticate(text: string, now = new Date()): Promise<CountedCaller> {
  const key = parseApiKey(text);
  if (key?.env !== variable('STAGE')) throw invalidKey();
  const minute = Math.floor(now.getTime() / 60_000);
  const hash = hashSecret(key.secret);
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const counted = await count(key.key_id, hash, minute);
      if (counted.done) return callerOf(counted.item);
      const old = counted.old as KeyItem | undefined;
      const isSame = sameHash(old?.secret_hash ?? NO_HASH, hash);
      if (!old || !isSame || old.revoked || old.blocked) throw invalidKey();
      if (old.minute >= minute) throw limitReached(old, now);
      const begun = await beginMinute(key.key_id, hash, minute);
      if (begun.done) return callerOf(begun.item);
    }
    throw new Error(`The count of key ${key.key_id} keeps changing.`);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    logger.error('The request could not be counted.', error as Error);
    throw new ApiError('rate_limit_unavailable');
  }
}

/**
 * Makes a key. It is shown only once, because only a hash of its secret is stored.
 * @param account as it was read when the key was found to be allowed
 * @throws Error if the account's flags have changed since then
 */
export async function createKey(
  account: Account,
  scopes: readonly Scope[],
  rpm: number,
  now = new Date(),
): Promise<{ key_id: string; api_key: string }> {
  const key = makeApiKey(variable('STAGE'));
  const item: KeyItem = {
    key_id: key.key_id,
    account_id: account.account_id,
    secret_hash: hashSecret(key.secret),
    scopes: [...scopes],
    rpm,
    revoked: false,
    blocked: false,
    minute: 0,
    used: 0,
    created_at: now.toISOString(),
  };
  const isNew = 'attribute_not_exists(key_id)';
  const put = { Put: { TableName: variable('KEYS_TABLE'), Item: item, ConditionExpression: isNew } };
  if ((await transact([put, flagsAreAsRead(account)])) !== 'done') {
    throw new Error(`The account ${account.account_id} has just changed. Repeat the command.`);
  }
  return { key_id: key.key_id, api_key: formatApiKey(key) };
}

/** Revokes a key. Its next request is refused. @returns false if there is no such key */
export async function revokeKey(keyId: string): Promise<boolean> {
  const outcome = await update({
    TableName: variable('KEYS_TABLE'),
    Key: { key_id: keyId },
    UpdateExpression: 'SET revoked = :yes',
    ConditionExpression: 'attribute_exists(key_id)',
    ExpressionAttributeValues: { ':yes': true },
  });
  return outcome.done;
}

function count(keyId: string, hash: string, minute: number): Promise<Outcome> {
  return update({
    TableName: variable('KEYS_TABLE'),
    Key: { key_id: keyId },
    UpdateExpression: 'SET used = used + :one',
    ConditionExpression: [keyIsGood, minuteHasBegun, limitIsNotReached].join(' AND '),
    ExpressionAttributeNames: { '#minute': 'minute' },
    ExpressionAttributeValues: { ':hash': hash, ':no': false, ':minute': minute, ':one': 1 },
  });
}

function beginMinute(keyId: string, hash: string, minute: number): Promise<Outcome> {
  return update({
    TableName: variable('KEYS_TABLE'),
    Key: { key_id: keyId },
    UpdateExpression: 'SET #minute = :minute, used = :one',
    ConditionExpression: [keyIsGood, minuteIsNew].join(' AND '),
    ExpressionAttributeNames: { '#minute': 'minute' },
    ExpressionAttributeValues: { ':hash': hash, ':no': false, ':minute': minute, ':one': 1 },
  });
}

function callerOf(item: Item): CountedCaller {
  const { account_id, key_id, scopes, rpm, used, minute } = item as unknown as KeyItem;
  return { account_id, key_id, scopes, rpm, used, minute };
}

function invalidKey(): ApiError {
  return new ApiError('invalid_api_key');
}

function limitReached(key: KeyItem, now: Date): ApiError {
  return new ApiError('rate_limit_exceeded', {
    retryAfter: RETRY_AFTER_SECONDS,
    headers: rateLimitHeaders({ ...key, used: key.rpm }, now),
  });
}
