import './quiet.ts';
import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { afterEach, expect, jest, test } from '@jest/globals';

const pauses: number[] = [];
jest.unstable_mockModule('node:timers/promises', () => ({ setTimeout: async (ms: number) => void pauses.push(ms) }));
const { withoutConflict } = await import('../../functions/platform/store/database.ts');

afterEach(() => {
  jest.restoreAllMocks();
});

test('a write that collides is repeated eleven times at most, after pauses of 3 seconds in all at most', async () => {
  const error = new TransactionConflictException({ message: 'Refused.', $metadata: {} });
  const write = jest.fn(() => Promise.reject(error));
  jest.spyOn(Math, 'random').mockReturnValue(1);
  await expect(withoutConflict(write)).rejects.toBe(error);
  expect(write).toHaveBeenCalledTimes(12);
  expect(pauses).toEqual([20, 40, 80, 160, 320, 400, 400, 400, 400, 400, 400]);
});
