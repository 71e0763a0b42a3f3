import { GetCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { token } from '../../domain/api-key.ts';
import type { JobKey } from '../../domain/job.ts';
import { purchaseEntry } from '../../domain/ledger.ts';
import type { KeptSecrets } from '../../domain/webhook-secrets.ts';
import { variable } from '../environment.ts';
import { database, transact } from './database.ts';
import { entryWrite } from './ledger-entries.ts';

export interface Account extends KeptSecrets {
  account_id: string;
  /** Whole tokens: the sum of the account's ledger entries. */
  credits: number;
  /** `api_access`: the account may have keys. `rollout`: it may have keys for production. */
  api_access: boolean;
  rollout: boolean;
  /** Its keys are refused while it is suspended. */
  suspended?: boolean;
  purchases: number;
  /** When a client last had a webhook tested. */
  webhook_tested_at?: string;
  /** Ids of its jobs that have been started and have not ended. Absent if there are none. */
  running_jobs?: Set<string>;
  created_at: string;
}

type Writes = NonNullable<TransactWriteCommandInput['TransactItems']>;

const exists = 'attribute_exists(account_id)';

export async function getAccount(accountId: string): Promise<Account | undefined> {
  const { Item } = await database.send(
    new GetCommand({
      TableName: variable('ACCOUNTS_TABLE'),
      Key: { account_id: accountId },
      ConsistentRead: true,
    }),
  );
  return Item as Account | undefined;
}

/** Opens an account with API access. Credits are booked as its first purchase. */
export async function createAccount(credits: number, now = new Date()): Promise<Account> {
  const account: Account = {
    account_id: `acct_${token(16)}`,
    credits,
    api_access: true,
    rollout: false,
    purchases: credits > 0 ? 1 : 0,
    created_at: now.toISOString(),
  };
  const put = {
    Put: {
      TableName: variable('ACCOUNTS_TABLE'),
      Item: account,
      ConditionExpression: 'attribute_not_exists(account_id)',
    },
  };
  const entry = purchaseEntry(account.account_id, token(16), credits, account.created_at);
  const result = await transact(credits > 0 ? [put, entryWrite(entry)] : [put]);
  if (result !== 'done') throw new Error(`There is already an account ${account.account_id}.`);
  return account;
}

/**
 * A condition for transactions: the balance covers the amount. If it fails, it returns nothing of the account, because
 * the media task may not read accounts.
 */
export function balanceCheck(accountId: string, amount: number): Writes[number] {
  return {
    ConditionCheck: {
      TableName: variable('ACCOUNTS_TABLE'),
      Key: { account_id: accountId },
      ConditionExpression: 'credits >= :amount',
      ExpressionAttributeValues: { ':amount': amount },
      ReturnValuesOnConditionCheckFailure: 'NONE',
    },
  };
}

export function creditWrite(accountId: string, amount: number): Writes[number] {
  return {
    Update: {
      TableName: variable('ACCOUNTS_TABLE'),
      Key: { account_id: accountId },
      UpdateExpression: 'ADD credits :amount, purchases :one',
      ConditionExpression: exists,
      ExpressionAttributeValues: { ':amount': amount, ':one': 1 },
    },
  };
}

export function debitWrite(accountId: string, amount: number): Writes[number] {
  const isSufficient = 'credits >= :amount';
  return {
    Update: {
      TableName: variable('ACCOUNTS_TABLE'),
      Key: { account_id: accountId },
      UpdateExpression: 'SET credits = credits - :amount',
      ConditionExpression: isSufficient,
      ExpressionAttributeValues: { ':amount': amount },
    },
  };
}

/** Adds a job to the account's running jobs. Fails if the account already has as many as the limit. */
export function runningJobWrite({ account_id, job_id }: JobKey, limit: number): Writes[number] {
  const hasRoom = 'attribute_not_exists(running_jobs) OR size(running_jobs) < :limit';
  return {
    Update: {
      TableName: variable('ACCOUNTS_TABLE'),
      Key: { account_id },
      UpdateExpression: 'ADD running_jobs :job',
      ConditionExpression: `${exists} AND (${hasRoom})`,
      ExpressionAttributeValues: { ':job': new Set([job_id]), ':limit': limit },
    },
  };
}

/** Removes a job that ends from the account's running jobs, and adds its refund to the balance. */
export function endedJobWrite({ account_id, job_id }: JobKey, refund: number): Writes[number] {
  return {
    Update: {
      TableName: variable('ACCOUNTS_TABLE'),
      Key: { account_id },
      UpdateExpression: `${refund > 0 ? 'SET credits = credits + :refund ' : ''}DELETE running_jobs :job`,
      ConditionExpression: exists,
      ExpressionAttributeValues: { ':job': new Set([job_id]), ...(refund > 0 && { ':refund': refund }) },
    },
  };
}
