import { availableParallelism } from 'node:os';

/**
 * Deals items to processors in turn, works on each share at the same time as on the others, and returns the results in
 * the order of the items. If one share fails, the others are aborted.
 * @param most the greatest number of shares
 * @param work returns one result for each item of a share; `index` is the number of the share
 */
export async function inShares<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (share: Item[], index: number, signal: AbortSignal) => Promise<Result[]>,
): Promise<Result[]> {
  const count = Math.min(items.length, most, availableParallelism());
  const shares = Array.from({ length: count }, (_, index) => items.filter((_item, at) => at % count === index));
  const failed = new AbortController();
  const results = await Promise.all(shares.map((share, index) => work(share, index, failed.signal))).catch((error) => {
    failed.abort(error);
    throw error;
  });
  return items.map((_, at) => results[at % count]?.[Math.floor(at / count)] as Result);
}
