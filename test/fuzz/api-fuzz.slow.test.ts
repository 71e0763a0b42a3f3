import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ApiFuzz, type FuzzReport } from './api-fuzz.ts';
import { TwoAccounts } from './two-accounts.ts';

/** A share of `npm run fuzz`. */
const REQUESTS = 600;
const SEED = '2026';

describe('a request that is valid but for one thing', () => {
  let accounts: TwoAccounts;
  let report: FuzzReport;

  beforeAll(async () => {
    accounts = await TwoAccounts.start();
    report = await (await ApiFuzz.start(accounts, SEED)).run(0, REQUESTS);
  }, 300_000);

  afterAll(() => accounts?.stop(), 30_000);

  test('[2.5a, 5g] is answered as the document says, never with 5xx, and without anything of another account', () => {
    expect(report.violations).toEqual([]);
    expect(report.requests).toBe(REQUESTS);
  });

  test('is sometimes accepted and often refused, so that both are tried', () => {
    const { 200: read = 0, 202: accepted = 0, 400: invalid = 0, 404: unknown = 0 } = report.outcomes;
    expect(Math.min(read, accepted, invalid, unknown)).toBeGreaterThan(5);
  });
});
