import { availableParallelism } from 'node:os';
import { describe, expect, test } from '@jest/globals';
import { inShares } from '../../../engines/process/shares.ts';

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

describe('work in shares', () => {
  test.each([1, 2, 3, 100])('has its results in the order of the items with up to %i shares', async (most) => {
    const results = await inShares(letters, most, async (share) => share.map((letter) => letter.toUpperCase()));
    expect(results).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
  });

  test('uses at most the given number of shares, and no more than there are processors or items', async () => {
    const sharesOf = async (items: readonly string[], most: number) => {
      const shares: number[] = [];
      await inShares(items, most, async (share, index) => {
        shares.push(index);
        return share;
      });
      return shares;
    };
    expect(await sharesOf(letters, 1)).toEqual([0]);
    expect(await sharesOf(letters, 100)).toHaveLength(Math.min(letters.length, availableParallelism()));
    expect(await sharesOf(['a'], 100)).toEqual([0]);
    expect(await sharesOf([], 100)).toEqual([]);
  });

  test('aborts the other shares if one fails', async () => {
    const aborted: unknown[] = [];
    const working = inShares(['bad', 'good'], 2, async ([item], _index, signal) => {
      signal.addEventListener('abort', () => aborted.push(signal.reason));
      await Promise.resolve();
      if (item === 'bad') throw new Error('bad');
      return [item];
    });
    await expect(working).rejects.toThrow('bad');
    expect(aborted.length).toBe(Math.min(2, availableParallelism()));
    expect(aborted[0]).toEqual(new Error('bad'));
  });
});
