import { setTimeout as pause } from 'node:timers/promises';
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { tracer } from '../observability.ts';

/** Milliseconds. All attempts together take much less than an API function's time, so that it can still return 503. */
const LIMITS = { connectionTimeout: 2_000, requestTimeout: 2_500, throwOnRequestTimeout: true };

export const tables = tracer.captureAWSv3Client(new DynamoDBClient({ requestHandler: LIMITS, maxAttempts: 3 }));
export const database = DynamoDBDocumentClient.from(tables, { marshallOptions: { removeUndefinedValues: true } });

export type Item = Record<string, unknown>;

/** `old` is the item that did not meet the condition, or undefined if there was none. */
export type Outcome = { done: true; item: Item } | { done: false; old: Item | undefined };

/** Twelve attempts take at most 3 s, so an API function can still respond. */
const MAX_ATTEMPTS = 12;
const MAX_PAUSE_MS = 400;
/** Reasons for which DynamoDB cancels a transaction that may succeed if it is repeated. */
const PASSING = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];

/** Makes a conditional update. Returns the new item, or the old one if the condition failed. */
export async function update(input: UpdateCommandInput): Promise<Outcome> {
  try {
    const command = new UpdateCommand({
      ...input,
      ReturnValues: 'ALL_NEW',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    const { Attributes } = await withoutConflict(() => database.send(command));
    return { done: true, item: Attributes ?? {} };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return { done: false, old: error.Item && unmarshall(error.Item) };
  }
}

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/**
 * Makes all writes or none.
 * @returns `done`, or an element for each write: the old item if its condition failed (`{}` if there was no item),
 * otherwise undefined
 */
export async function transact(writes: Write[]): Promise<'done' | (Item | undefined)[]> {
  try {
    await withoutConflict(() => database.send(new TransactWriteCommand({ TransactItems: writes.map(withOldItem) })));
    return 'done';
  } catch (error) {
    const failed = failedConditions(error);
    if (!failed) throw error;
    return failed;
  }
}

/** Repeats an attempt that collided with another transaction, up to MAX_ATTEMPTS times and with growing pauses. */
export async function withoutConflict<T>(attempt: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts === MAX_ATTEMPTS || !isConflict(error)) throw error;
      await pause(Math.random() * Math.min(MAX_PAUSE_MS, 10 * 2 ** attempts));
    }
  }
}

/** Returns undefined unless the transaction was canceled because of its conditions. */
function failedConditions(error: unknown): (Item | undefined)[] | undefined {
  if (!(error instanceof TransactionCanceledException)) return undefined;
  const reasons = error.CancellationReasons ?? [];
  if (!reasons.some(({ Code }) => Code === 'ConditionalCheckFailed')) return undefined;
  return reasons.map(({ Code, Item }) =>
    Code === 'ConditionalCheckFailed' ? (Item ? unmarshall(Item) : {}) : undefined,
  );
}

function isConflict(error: unknown): boolean {
  if (error instanceof TransactionConflictException) return true;
  if (!(error instanceof TransactionCanceledException)) return false;
  return (error.CancellationReasons ?? []).some(({ Code }) => Code !== undefined && PASSING.includes(Code));
}

/** A write may choose for itself whether its old item is returned. */
function withOldItem(write: Write): Write {
  const ofEach = Object.entries(write).map(([kind, one]) => [
    kind,
    { ReturnValuesOnConditionCheckFailure: 'ALL_OLD', ...one },
  ]);
  return Object.fromEntries(ofEach);
}
