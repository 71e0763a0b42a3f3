import { paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Scope } from '../../domain/api-key.ts';
import { variable } from '../environment.ts';
import { database } from './database.ts';

/** Who calls: what a key's item says once a request was counted. */
export interface Caller {
  account_id: string;
  key_id: string;
  scopes: Scope[];
  /** Requests per calendar minute. */
  rpm: number;
}

export interface KeyItem extends Caller {
  secret_hash: string;
  revoked: boolean;
  /** True while the account may have no keys: a copy, kept by account-access. */
  blocked: boolean;
  /** The calendar minute, since 1970, in which `used` requests were counted. */
  minute: number;
  used: number;
  created_at: string;
}

/** All keys of an account, oldest first. Reads the whole table, which only an operator's command does. */
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
