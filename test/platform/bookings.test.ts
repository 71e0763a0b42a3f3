import './quiet.ts';
import { describe, expect, test } from '@jest/globals';
import { ledgerOf } from '../../functions/platform/store/audit-reads.ts';
import { creditAccount, debitAccount } from '../../functions/platform/store/bookings.ts';
import { creditsOf, faultsOf } from './books.ts';
import { newAccount, useDatabase } from './store.ts';

useDatabase();

describe('a purchase', () => {
  test('with a reference is booked once, however often and by however many callers it is requested', async () => {
    const account = await newAccount(100);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => creditAccount(account, 50, 'pay_1')));
    expect(outcomes.filter(({ outcome }) => outcome === 'booked')).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === 'booked_before')).toHaveLength(7);
    expect(await creditsOf(account)).toBe(150);
    expect(await faultsOf(account)).toEqual([]);
  });

  test('with a reference that was booked before returns the booked amount', async () => {
    const account = await newAccount(100);
    await creditAccount(account, 50, 'pay_1');
    expect(await creditAccount(account, 60, 'pay_1')).toEqual({ outcome: 'booked_before', amount: 50 });
    expect(await creditsOf(account)).toBe(150);
  });

  test('of an account that does not exist is not booked', async () => {
    expect(await creditAccount('acct_nobody', 50, 'pay_1')).toEqual({ outcome: 'no_account' });
    expect(await ledgerOf('acct_nobody')).toEqual([]);
  });

  test('without a reference is booked each time', async () => {
    const account = await newAccount(100);
    await creditAccount(account, 50);
    await creditAccount(account, 50);
    expect(await creditsOf(account)).toBe(200);
  });
});

describe('a debit', () => {
  test('takes tokens back with a reason, and never more than there are', async () => {
    const account = await newAccount(100);
    expect(await debitAccount(account, 60, 'booked twice')).toBe('booked');
    expect(await debitAccount(account, 41, 'booked twice')).toBe('insufficient');
    expect(await debitAccount('acct_nobody', 1, 'booked twice')).toBe('no_account');
    expect(await creditsOf(account)).toBe(40);
    const debits = (await ledgerOf(account)).filter(({ kind }) => kind === 'debit');
    expect(debits).toMatchObject([
      { entry_id: expect.stringMatching(/^[a-z0-9]{16}#debit$/), amount: -60, reason: 'booked twice' },
    ]);
    expect(await faultsOf(account)).toEqual([]);
  });
});
