import {
  ConditionalCheckFailedException,
  type QueryCommandOutput,
  TransactionCanceledException,
  type UpdateItemCommandInput,
} from '@aws-sdk/client-dynamodb';
import { tables } from '../../functions/platform/store/database.ts';

const WRITES = /^(Put|Update|Delete|TransactWrite)/;

export class Crash extends Error {}

/**
 * Runs something that crashes: its first writes succeed, and nothing that it sends after them arrives.
 * @param lost whether the response to the last of these writes is lost too
 * @returns whether the crash was reached; errors are ignored, as after a crash
 */
export async function crashing(writes: number, lost: boolean, run: () => Promise<unknown>): Promise<boolean> {
  let sent = 0;
  let crashed = false;
  const crashIf = (condition: boolean) => {
    crashed ||= condition;
    if (crashed) throw new Crash();
  };
  tables.middlewareStack.add(
    (next, context) => async (args) => {
      crashIf(false);
      if (!WRITES.test(context.commandName ?? '')) return next(args);
      sent += 1;
      crashIf(sent > writes);
      const answer = await next(args);
      crashIf(lost && sent === writes);
      return answer;
    },
    { step: 'initialize', name: 'crash', override: true },
  );
  try {
    await run();
  } catch (error) {
    if (!crashed) throw error;
  } finally {
    tables.middlewareStack.remove('crash');
  }
  return crashed;
}

/** Runs something whose first update succeeds, but its response is lost, so the SDK sends the update again. */
export async function losingAnAnswer<T>(run: () => Promise<T>): Promise<T> {
  let isLost = false;
  tables.middlewareStack.add(
    (next, context) => async (args) => {
      const answer = await next(args);
      if (isLost || context.commandName !== 'UpdateItemCommand') return answer;
      isLost = true;
      throw Object.assign(new Error('The connection was reset.'), { name: 'TimeoutError' });
    },
    // This step is inside the SDK's own retries.
    { step: 'deserialize', name: 'lose', priority: 'high', override: true },
  );
  try {
    return await run();
  } finally {
    tables.middlewareStack.remove('lose');
  }
}

/** Runs something, and returns the number of items that its queries returned. */
export async function itemsQueried(run: () => Promise<unknown>): Promise<number> {
  let items = 0;
  tables.middlewareStack.add(
    (next, context) => async (args) => {
      const answer = await next(args);
      if (context.commandName === 'QueryCommand') items += (answer.output as QueryCommandOutput).Count ?? 0;
      return answer;
    },
    { step: 'initialize', name: 'count', override: true },
  );
  try {
    await run();
  } finally {
    tables.middlewareStack.remove('count');
  }
  return items;
}

/** Runs something whose first command with a given name waits until it is released. */
export function stalling<T>(commandName: string, run: () => Promise<T>) {
  const gate = Promise.withResolvers<void>();
  const stalled = Promise.withResolvers<void>();
  let isFirst = true;
  tables.middlewareStack.add(
    (next, context) => async (args) => {
      if (isFirst && context.commandName === commandName) {
        isFirst = false;
        stalled.resolve();
        await gate.promise;
      }
      return next(args);
    },
    { step: 'initialize', name: 'stall', override: true },
  );
  const result = run().finally(() => tables.middlewareStack.remove('stall'));
  return { stalled: stalled.promise, release: () => gate.resolve(), result };
}

/**
 * Runs something and makes a change between its reads and its writes: its first transaction waits for the change.
 * @throws Error if it writes no transaction, because the change would come too late
 */
export async function meanwhile<T>(change: () => Promise<unknown>, run: () => Promise<T>): Promise<T> {
  const { stalled, release, result } = stalling('TransactWriteItemsCommand', run);
  const ended = result.then(() => {
    throw new Error('Nothing was written, so nothing could change before it.');
  });
  await Promise.race([stalled, ended]);
  await change();
  release();
  ended.catch(() => undefined);
  return result;
}

/**
 * Runs something whose transactions all find that an item has changed.
 * @param update the beginning of an update that finds the same, instead of transactions
 * @returns how many there were, and the error
 */
export async function losingEveryRace(
  run: () => Promise<unknown>,
  update?: string,
): Promise<{ tries: number; error: unknown }> {
  let tries = 0;
  const about = { message: 'It has changed.', $metadata: {} };
  const CancellationReasons = [{ Code: 'ConditionalCheckFailed' }];
  tables.middlewareStack.add(
    (next, context) => (args) => {
      const { UpdateExpression = '' } = args.input as UpdateItemCommandInput;
      const isRace = update ? UpdateExpression.startsWith(update) : context.commandName === 'TransactWriteItemsCommand';
      if (!isRace) return next(args);
      tries += 1;
      if (update) throw new ConditionalCheckFailedException(about);
      throw new TransactionCanceledException({ ...about, CancellationReasons });
    },
    { step: 'initialize', name: 'lose races', override: true },
  );
  try {
    await run();
    return { tries, error: undefined };
  } catch (error) {
    return { tries, error };
  } finally {
    tables.middlewareStack.remove('lose races');
  }
}
