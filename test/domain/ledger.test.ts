import { describe, expect, test } from '@jest/globals';
import { auditAccount, chargeEntry, purchaseEntry, refundEntry } from '../../functions/domain/ledger.ts';

const at = '2026-01-01T00:00:00.000Z';
const key = { account_id: 'acct_1', job_id: 'job_1' };
const bought = purchaseEntry('acct_1', 'p1', 1000, at);

describe('an audit of one account', () => {
  test('finds nothing where a failed job was charged and refunded', () => {
    const entries = [bought, chargeEntry(key, 400, at), refundEntry(key, 400, at)];
    const job = { job_id: 'job_1', status: 'failed', credits_charged: 400, credits_refunded: 400 } as const;
    expect(auditAccount({ account_id: 'acct_1', credits: 1000 }, entries, [job])).toEqual([]);
  });

  test('finds a balance that its ledger does not explain', () => {
    expect(auditAccount({ account_id: 'acct_1', credits: 999 }, [bought], [])).toEqual([
      'account acct_1: the balance is 999, its ledger sums to 1000',
    ]);
  });

  test('finds a failed job whose charge was kept', () => {
    const job = { job_id: 'job_1', status: 'failed', credits_charged: 400, credits_refunded: 0 } as const;
    const faults = auditAccount({ account_id: 'acct_1', credits: 600 }, [bought, chargeEntry(key, 400, at)], [job]);
    expect(faults).toEqual(['job job_1: is failed, so 400 should be refunded, the ledger has 0']);
  });

  test('finds a completed job that was refunded, and a charge that its job does not show', () => {
    const refunded = { job_id: 'job_1', status: 'completed', credits_charged: 0, credits_refunded: 400 } as const;
    const entries = [bought, chargeEntry(key, 400, at), refundEntry(key, 400, at)];
    expect(auditAccount({ account_id: 'acct_1', credits: 1000 }, entries, [refunded])).toEqual([
      'job job_1: shows a charge of 0, the ledger has 400',
      'job job_1: is completed, so 0 should be refunded, the ledger has 400',
    ]);
  });

  test('finds an entry of a job that does not exist', () => {
    const faults = auditAccount({ account_id: 'acct_1', credits: 600 }, [bought, chargeEntry(key, 400, at)], []);
    expect(faults).toEqual(['account acct_1: entry job_1#charge belongs to no job']);
  });
});
