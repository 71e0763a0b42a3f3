import { paginateScan } from '@aws-sdk/lib-dynamodb';
import type { RateLimit } from '../../domain/rate-limit.ts';
import type { Scope } from '../../domain/scopes.ts';
import { variable } from '../environment.ts';
import { database } from './database.ts';

/** The caller of a request, as read from the key's item when the request was counted. */
export interface Caller {
  account_id: string;
  key_id: string;
  scopes: Scope[];
  /** Requests per calendar minute. */
  rpm: number;
}

/** A caller whose request was counted. */
export type CountedCaller = Caller & RateLimit;

export interface KeyItem extends Caller {
  secret_hash: string;
  revoked: boolean;
  /** Whether the account may have no keys now. account-access.ts copies this to each key. */
  blocked: boolean;
  /** The calendar minute, since 1970, in which `used` requests were counted. */
  minute: number;
  used: number;
  created_at: string;
}

/** Returns all keys of an account, oldest first. It reads the whole table, so only operators' commands call it. */
export async function keysOf(accountId: string): Promise<KeyItem[]> {
  const pages = paginateScan(
    { client: database },
    {
      TableName: variable('KEYS_TABLE'),
      FilterExpression: 'account_id = :account',
      ExpressionAttributeValues: { ':account': accountId },
      ConsistentRead: true,
    },
  );
  const keys: KeyItem[] = [];
  for await (const { Items = [] } of pages) keys.push(...(Items as KeyItem[]));
  return keys.sort((a, b) => a.created_at.localeCompare(b.created_at));
}
