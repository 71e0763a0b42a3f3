import './quiet.ts';
import {
  type CancellationReason,
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { transact, update, withoutConflict } from '../../functions/platform/store/database.ts';
import { callsOf } from './calls.ts';
import { newAccount, useDatabase } from './store.ts';

useDatabase();

const about = { message: 'Refused.', $metadata: {} };
const canceled = (...CancellationReasons: CancellationReason[]) =>
  new TransactionCanceledException({ ...about, CancellationReasons });
const NONE = { Code: 'None' };

/** Tries a write that fails with an error. @returns how often it was tried, and the error */
async function triesOf(error: Error, failures = Number.POSITIVE_INFINITY) {
  let tries = 0;
  const failed = await withoutConflict(async () => {
    tries += 1;
    if (tries <= failures) throw error;
  }).catch((reason: unknown) => reason);
  return { tries, failed };
}

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a write that fails', () => {
  test.each([
    ['collides with a transaction', new TransactionConflictException(about)],
    ['is canceled for a conflict', canceled(NONE, { Code: 'TransactionConflict' })],
    ['is canceled for too many requests', canceled({ Code: 'ThrottlingError' })],
    ['is canceled for too much throughput', canceled({ Code: 'ProvisionedThroughputExceeded' })],
  ])('is repeated if it %s', async (_, error) => {
    expect(await triesOf(error, 2)).toMatchObject({ tries: 3, failed: undefined });
  });

  test.each([
    ['fails for its own condition', new ConditionalCheckFailedException(about)],
    ['is canceled for its conditions', canceled(NONE, { Code: 'ConditionalCheckFailed' })],
    ['is canceled for no reason', canceled(NONE, {})],
    ['is canceled, and the reasons are unknown', new TransactionCanceledException(about)],
    ['is refused for anything else', new Error('Refused.')],
  ])('is not repeated if it %s', async (_, error) => {
    expect(await triesOf(error)).toMatchObject({ tries: 1, failed: error });
  });
});

describe('a condition that fails', () => {
  const key = (account_id: string) => ({ TableName: process.env.ACCOUNTS_TABLE, Key: { account_id } });
  const change = { UpdateExpression: 'SET note = :note', ExpressionAttributeValues: { ':note': 'x' } };
  const IMPOSSIBLE = 'attribute_exists(nothing)';

  test('gives the item as it was, or none if there was none', async () => {
    const account = await newAccount();
    const failing = (id: string) => update({ ...key(id), ...change, ConditionExpression: IMPOSSIBLE });
    expect(await failing(account)).toEqual({ done: false, old: expect.objectContaining({ account_id: account }) });
    expect(await failing('acct_nobody')).toEqual({ done: false, old: undefined });
  });

  test('gives the items of a transaction whose conditions failed, whatever was to be written', async () => {
    const [one, other] = [await newAccount(), await newAccount()];
    const outcome = await transact([
      { Put: { TableName: process.env.ACCOUNTS_TABLE, Item: { account_id: one }, ConditionExpression: IMPOSSIBLE } },
      { Delete: { ...key(other), ConditionExpression: IMPOSSIBLE } },
      { Update: { ...key('acct_nobody'), ...change, ConditionExpression: IMPOSSIBLE } },
      { Update: { ...key(await newAccount()), ...change } },
      { ConditionCheck: { ...key(await newAccount()), ConditionExpression: 'attribute_exists(credits)' } },
    ]);
    const item = (account_id: string) => expect.objectContaining({ account_id });
    expect(outcome).toEqual([item(one), item(other), {}, undefined, undefined]);
  });

  test('gives nothing of an item that the write asks to keep back', async () => {
    const check = { ...key(await newAccount()), ConditionExpression: IMPOSSIBLE };
    expect(await transact([{ ConditionCheck: { ...check, ReturnValuesOnConditionCheckFailure: 'NONE' } }])).toEqual([
      {},
    ]);
  });
});

test('a write gives the new item, and stores no undefined values', async () => {
  const [account_id, TableName] = [await newAccount(), process.env.ACCOUNTS_TABLE];
  const Item = { account_id, note: undefined, size: { width: 1, height: undefined }, credits: 1 };
  expect(await transact([{ Put: { TableName, Item } }])).toBe('done');
  const change = { UpdateExpression: 'SET credits = :two', ExpressionAttributeValues: { ':two': 2 } };
  const item = { account_id, size: { width: 1 }, credits: 2 };
  expect(await update({ TableName, Key: { account_id }, ...change })).toStrictEqual({ done: true, item });
});

test('a write that the database refuses is an error', async () => {
  const write = { TableName: 'songreel-local-nothing', Key: { account_id: 'x' }, UpdateExpression: 'REMOVE note' };
  await expect(update(write)).rejects.toThrow();
  await expect(transact([{ Update: write }])).rejects.toThrow();
});

test('a transaction that is canceled for unknown reasons is an error', async () => {
  const error = new TransactionCanceledException(about);
  const canceling = () => {
    throw error;
  };
  await callsOf(() => expect(transact([])).rejects.toBe(error), canceling);
});
