import { keyRefusal } from '../../domain/api-key.ts';
import { variable } from '../environment.ts';
import { type Account, getAccount } from './accounts.ts';
import { transact, update } from './database.ts';
import { keysOf } from './key-items.ts';

/**
 * The flags that decide whether an account's keys are accepted. Authentication reads only the key's item, so every
 * change of an account's flags is copied to all of its keys.
 */
export const FLAGS = { 'api-access': 'api_access', rollout: 'rollout', suspended: 'suspended' } as const;
export type Flag = keyof typeof FLAGS;

/** A transaction has at most 100 writes, and one of them checks the account. */
const KEYS_AT_ONCE = 99;
const MAX_ATTEMPTS = 5;

/** Sets a flag. It applies to the next request with any of the keys. @returns false if there is no such account */
export async function setFlag(accountId: string, flag: Flag, value: boolean): Promise<boolean> {
  const outcome = await update({
    TableName: variable('ACCOUNTS_TABLE'),
    Key: { account_id: accountId },
    UpdateExpression: 'SET #flag = :value',
    ConditionExpression: 'attribute_exists(account_id)',
    ExpressionAttributeNames: { '#flag': FLAGS[flag] },
    ExpressionAttributeValues: { ':value': value },
  });
  if (!outcome.done) return false;
  await copyToKeys(accountId);
  return true;
}

/** Repeats the copy if the flags changed meanwhile, so that of two simultaneous changes the later one counts. */
async function copyToKeys(accountId: string): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const account = await getAccount(accountId);
    if (!account || (await tryToCopy(account))) return;
  }
  throw new Error(`The account ${accountId} keeps changing, so its keys may not be up to date. Repeat the command.`);
}

async function tryToCopy(account: Account): Promise<boolean> {
  const isBlocked = keyRefusal(account, variable('STAGE')) !== undefined;
  const keys = (await keysOf(account.account_id)).map(({ key_id }) => key_id);
  for (let first = 0; first < keys.length; first += KEYS_AT_ONCE) {
    const writes = keys.slice(first, first + KEYS_AT_ONCE).map((key_id) => ({
      Update: {
        TableName: variable('KEYS_TABLE'),
        Key: { key_id },
        UpdateExpression: 'SET blocked = :blocked',
        ExpressionAttributeValues: { ':blocked': isBlocked },
      },
    }));
    if ((await transact([flagsAreAsRead(account), ...writes])) !== 'done') return false;
  }
  return true;
}

/** A condition for transactions: the account's flags are unchanged since they were read. New keys need it too. */
export function flagsAreAsRead({ account_id, api_access, rollout, suspended }: Account) {
  const suspension = suspended === undefined ? 'attribute_not_exists(suspended)' : 'suspended = :suspended';
  return {
    ConditionCheck: {
      TableName: variable('ACCOUNTS_TABLE'),
      Key: { account_id },
      ConditionExpression: `api_access = :access AND rollout = :rollout AND ${suspension}`,
      ExpressionAttributeValues: {
        ':access': api_access,
        ':rollout': rollout,
        ...(suspended !== undefined && { ':suspended': suspended }),
      },
    },
  };
}
