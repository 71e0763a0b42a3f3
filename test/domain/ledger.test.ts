import { describe, expect, test } from '@jest/globals';
import {
  chargeEntry,
  chargeEntryId,
  debitEntry,
  entryView,
  purchaseEntry,
  refundEntry,
  refundEntryId,
} from '../../functions/domain/ledger.ts';

const AT = '2026-01-01T00:00:00.000Z';
const JOB = { account_id: 'acct_1', type: 'lyric_video', job_id: 'job_1' } as const;
const PURCHASE = purchaseEntry('acct_1', 'pay_1', 500, AT);
const DEBIT = debitEntry('acct_1', 'fix_1', 20, 'credited twice', AT);
const CHARGE = chargeEntry(JOB, 330, AT);
const REFUND = refundEntry(JOB, 330, AT);

describe('an entry of the ledger', () => {
  test('of a purchase adds tokens, and has the reference of its payment', () => {
    expect(PURCHASE).toEqual({
      account_id: 'acct_1',
      entry_id: 'pay_1#purchase',
      kind: 'purchase',
      amount: 500,
      created_at: AT,
    });
  });

  test('of a debit takes tokens, and has its reason', () => {
    expect(DEBIT).toEqual({
      account_id: 'acct_1',
      entry_id: 'fix_1#debit',
      kind: 'debit',
      amount: -20,
      created_at: AT,
      reason: 'credited twice',
    });
  });

  test('of a charge takes tokens, and a refund gives them back, each at most once for a job', () => {
    const job = { account_id: 'acct_1', created_at: AT, job_id: 'job_1', job_type: 'lyric_video' };
    expect(CHARGE).toEqual({ ...job, entry_id: 'job_1#charge', kind: 'charge', amount: -330 });
    expect(REFUND).toEqual({ ...job, entry_id: 'job_1#refund', kind: 'refund', amount: 330 });
    expect([chargeEntryId('job_1'), refundEntryId('job_1')]).toEqual([CHARGE.entry_id, REFUND.entry_id]);
  });

  test('is shown with its job, and without the reason of a debit', () => {
    const job = { id: 'job_1', type: 'lyric_video' };
    expect([PURCHASE, DEBIT, CHARGE, REFUND].map(entryView)).toEqual([
      { id: 'pay_1#purchase', kind: 'purchase', amount: 500, job: null, created_at: AT },
      { id: 'fix_1#debit', kind: 'debit', amount: -20, job: null, created_at: AT },
      { id: 'job_1#charge', kind: 'charge', amount: -330, job, created_at: AT },
      { id: 'job_1#refund', kind: 'refund', amount: 330, job, created_at: AT },
    ]);
  });

  test('that was made before the ledger recorded types names its job without its type', () => {
    const old = { account_id: 'a', entry_id: 'job_1#charge', kind: 'charge', amount: -0, created_at: AT } as const;
    expect(entryView({ ...old, job_id: 'job_1' })).toEqual({
      id: 'job_1#charge',
      kind: 'charge',
      amount: 0,
      job: { id: 'job_1', type: null },
      created_at: AT,
    });
  });
});
