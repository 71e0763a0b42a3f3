import './quiet.ts';
import { expect, test } from '@jest/globals';
import { claimsWon, endsRaced } from './races.ts';
import { useDatabase } from './store.ts';

useDatabase();

test('[3e] exactly one of claim and cancellation wins each of 2,000 races', async () => {
  const claims = await claimsWon(2_000);
  expect(claims).toBeGreaterThan(0);
  expect(claims).toBeLessThan(2000);
}, 900_000);

test('[3i] exactly one of completion, cancellation and failure wins each of 2,000 races, and the ledger matches the winner', async () => {
  const { wins, faults, spent } = await endsRaced(2_000);
  expect(Object.keys(wins).sort()).toEqual(['canceled', 'completed', 'failed']);
  expect(faults).toEqual([]);
  expect(spent).toBe(wins.completed);
}, 900_000);
