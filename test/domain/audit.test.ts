import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { type AuditFault, auditAccount, type JobMoney, LONGEST_CHARGED_MS } from '../../functions/domain/audit.ts';
import { chargeEntry, type LedgerEntry, purchaseEntry, refundEntry } from '../../functions/domain/ledger.ts';

const AT = '2026-01-01T00:00:00.000Z';
const SOON_AFTER = new Date('2026-01-01T00:10:00.000Z');
const KEY = { account_id: 'acct_1', type: 'lyric_video', job_id: 'job_1' } as const;
const BOUGHT = purchaseEntry('acct_1', 'p1', 1000, AT);
const CHARGE = chargeEntry(KEY, 400, AT);
const REFUND = refundEntry(KEY, 400, AT);

/** Returns a completed job of 10 seconds at 40 tokens, with changes. */
const job = (facts: Partial<JobMoney> = {}): JobMoney => ({
  job_id: 'job_1',
  status: 'completed',
  price: { model: 'per_second', rate: '40' },
  duration_ms: 10_000,
  credits_charged: 400,
  credits_refunded: 0,
  ...facts,
});
const FAILED = job({ status: 'failed', credits_refunded: 400 });

/** Audits an account whose balance is the sum of the entries. */
function audit(entries: LedgerEntry[], jobs: JobMoney[], now = SOON_AFTER): string[] {
  const credits = entries.reduce((sum, { amount }) => sum + amount, 0);
  return whatOf(auditAccount({ account_id: 'acct_1', credits }, entries, jobs, now));
}

const whatOf = (faults: AuditFault[]): string[] => faults.map(({ what }) => what);

describe('an audit of one account', () => {
  test('finds nothing wrong with a completed, a failed and an uncharged job', () => {
    expect(audit([BOUGHT, CHARGE], [job()])).toEqual([]);
    expect(audit([BOUGHT, CHARGE, REFUND], [FAILED])).toEqual([]);
    const { duration_ms, ...waiting } = job({ status: 'processing', credits_charged: 0 });
    expect(audit([BOUGHT], [waiting])).toEqual([]);
  });

  test('finds nothing wrong with a charge of zero tokens', () => {
    const free = job({ price: { model: 'per_second', rate: '0' }, credits_charged: 0 });
    expect(audit([chargeEntry(KEY, 0, AT)], [free])).toEqual([]);
  });

  test('finds a balance that its ledger does not explain, and one below zero', () => {
    expect(whatOf(auditAccount({ account_id: 'acct_1', credits: 999 }, [BOUGHT], [], SOON_AFTER))).toEqual([
      'account acct_1: the balance is 999, its ledger sums to 1000',
    ]);
    expect(audit([CHARGE], [job()])).toEqual(['account acct_1: the balance is negative']);
  });

  test('finds a failed job whose charge was kept', () => {
    expect(audit([BOUGHT, CHARGE], [job({ status: 'failed' })])).toEqual([
      'job job_1: is failed, so 400 should be refunded, the ledger has 0',
    ]);
  });

  test.each<[LedgerEntry['kind'], number, string | undefined]>([
    ['purchase', -1, 'be positive'],
    ['purchase', 0, 'be positive'],
    ['purchase', 1, undefined],
    ['debit', -1, undefined],
    ['debit', 0, 'be negative'],
    ['debit', 1, 'be negative'],
    ['charge', -1, undefined],
    ['charge', 0, undefined],
    ['charge', 1, 'not be positive'],
    ['refund', -1, 'be positive'],
    ['refund', 0, 'be positive'],
    ['refund', 1, undefined],
  ])('knows the sign of a %s: of %i', (kind, amount, rule) => {
    const entry = { ...BOUGHT, entry_id: `job_1#${kind}`, kind, amount, job_id: 'job_1' };
    const about = audit([entry], [job()]).filter((fault) => fault.includes('which must'));
    expect(about).toEqual(
      rule ? [`account acct_1: entry job_1#${kind} is a ${kind} of ${amount}, which must ${rule}`] : [],
    );
  });

  test('finds all that is wrong with one entry or one job', () => {
    const half = { ...CHARGE, amount: -0.5 };
    expect(audit([half], [])).toEqual([
      'account acct_1: the balance is negative',
      'account acct_1: entry job_1#charge has the amount -0.5, which must be a whole number',
      'account acct_1: entry job_1#charge belongs to no job',
    ]);
    expect(audit([BOUGHT], [job()])).toEqual([
      'job job_1: shows a charge of 400, the ledger has 0',
      'job job_1: is completed, but has no charge',
    ]);
  });

  test('finds a canceled job whose charge was kept', () => {
    expect(audit([BOUGHT, CHARGE], [job({ status: 'canceled' })])).toEqual([
      'job job_1: is canceled, so 400 should be refunded, the ledger has 0',
    ]);
  });

  test('finds nothing wrong with a flat price that was charged without a duration', () => {
    const { duration_ms, ...unmeasured } = job({ price: { model: 'flat', rate: '400' } });
    expect(audit([BOUGHT, CHARGE], [unmeasured])).toEqual([]);
  });

  test('finds a refund that its job does not show', () => {
    expect(audit([BOUGHT, CHARGE, REFUND], [{ ...FAILED, credits_refunded: 399 }])).toEqual([
      'job job_1: shows a refund of 399, the ledger has 400',
    ]);
  });

  test('finds nothing wrong with a job that ended long ago', () => {
    expect(audit([BOUGHT, CHARGE], [job()], new Date('2027-01-01T00:00:00.000Z'))).toEqual([]);
  });

  test('says what to do about each fault', () => {
    const account = { account_id: 'acct_1', credits: -1, running_jobs: new Set(['job_9']) };
    const gift = { ...BOUGHT, entry_id: 'g', kind: 'gift' } as unknown as LedgerEntry;
    const half = { ...BOUGHT, entry_id: 'h', amount: 0.5 };
    const none = { ...BOUGHT, entry_id: 'n', amount: 0 };
    const late = new Date('2027-01-01T00:00:00.000Z');
    const processing = job({ status: 'processing', duration_ms: 1 });
    const wrong = [
      ...auditAccount(account, [gift, half, none, CHARGE, { ...CHARGE, entry_id: 'x' }], [processing], late),
      ...auditAccount({ account_id: 'acct_1', credits: 600 }, [BOUGHT, CHARGE], [{ ...FAILED, job_id: 'job_2' }], late),
      ...auditAccount({ account_id: 'acct_1', credits: 0 }, [], [job()], late),
      ...auditAccount({ account_id: 'acct_1', credits: 600 }, [BOUGHT, CHARGE], [FAILED], late),
    ];
    expect(new Set(wrong.map(({ remedy }) => remedy)).size).toBe(10);
    for (const { remedy } of wrong) expect(remedy).toMatch(/^[A-Z].*[^.]\.$/);
  });

  test('finds a completed job that was refunded, and a charge that its job does not show', () => {
    expect(audit([BOUGHT, CHARGE, REFUND], [job({ credits_charged: 0, credits_refunded: 400 })])).toEqual([
      'job job_1: shows a charge of 0, the ledger has 400',
      'job job_1: is completed, so 0 should be refunded, the ledger has 400',
    ]);
  });

  test('finds a charge that adds tokens', () => {
    const faults = audit([BOUGHT, { ...CHARGE, amount: 400 }], [job()]);
    expect(faults).toContain('account acct_1: entry job_1#charge is a charge of 400, which must not be positive');
  });

  test('finds a completed job without a charge', () => {
    expect(audit([BOUGHT], [job({ credits_charged: 0 })])).toEqual(['job job_1: is completed, but has no charge']);
  });

  test('finds a charge that is not the price of the measured duration', () => {
    const cheap = { ...CHARGE, amount: -399 };
    expect(audit([BOUGHT, cheap], [job({ credits_charged: 399 })])).toEqual([
      'job job_1: was charged 399, but its price is 400',
    ]);
    const { duration_ms, ...unmeasured } = job();
    expect(audit([BOUGHT, CHARGE], [unmeasured])).toEqual(['job job_1: was charged 400 before it was measured']);
  });

  test('finds a second charge, and a second refund, under another id', () => {
    const entries = [BOUGHT, CHARGE, REFUND, { ...CHARGE, entry_id: 'x' }, { ...REFUND, entry_id: 'y' }];
    expect(audit(entries, [FAILED])).toEqual([
      'account acct_1: entry x is a second charge of job job_1',
      'account acct_1: entry y is a second refund of job job_1',
    ]);
  });

  test('finds a charge or refund without a job, or of a job that does not exist', () => {
    const { job_id, ...ofNone } = { ...REFUND, entry_id: 'z' };
    expect(audit([BOUGHT, CHARGE, ofNone], [])).toEqual([
      'account acct_1: entry job_1#charge belongs to no job',
      'account acct_1: entry z belongs to no job',
    ]);
  });

  test('finds a charged job that is still processing after its execution must have ended', () => {
    const processing = job({ status: 'processing' });
    const later = (milliseconds: number) => new Date(Date.parse(AT) + milliseconds);
    expect(audit([BOUGHT, CHARGE], [processing], later(LONGEST_CHARGED_MS))).toEqual([]);
    expect(audit([BOUGHT, CHARGE], [processing], later(LONGEST_CHARGED_MS + 1))).toEqual([
      `job job_1: was charged at ${AT} and is still processing`,
    ]);
  });

  test('waits longer for a charged job than its execution and a settlement may take', async () => {
    const seconds = await Promise.all(
      ['job', 'settlement'].map(async (machine) => {
        const path = new URL(`../../statemachines/${machine}.asl.json`, import.meta.url);
        return JSON.parse(await readFile(path, 'utf8')).TimeoutSeconds;
      }),
    );
    expect(LONGEST_CHARGED_MS / 1000).toBeGreaterThan(seconds[0] + seconds[1]);
  });

  test('finds a place among the running jobs whose job is not processing', () => {
    const account = { account_id: 'acct_1', credits: 600, running_jobs: new Set(['job_1', 'job_2']) };
    const processing = job({ status: 'processing' });
    expect(whatOf(auditAccount(account, [BOUGHT, CHARGE], [processing], SOON_AFTER))).toEqual([
      'account acct_1: job job_2 has a place among the running jobs, but is not processing',
    ]);
  });

  test('finds a refund that takes tokens', () => {
    const negative = { ...REFUND, amount: -400 };
    const faults = audit([BOUGHT, CHARGE, negative], [{ ...FAILED, credits_refunded: -400 }]);
    expect(faults).toContain('account acct_1: entry job_1#refund is a refund of -400, which must be positive');
  });

  test('finds an entry of an unknown kind, and an amount that is not a whole number', () => {
    const gift = { ...BOUGHT, entry_id: 'g', kind: 'gift' } as unknown as LedgerEntry;
    expect(audit([gift, { ...BOUGHT, amount: 0.5 }], [])).toEqual([
      'account acct_1: entry g has the unknown kind "gift"',
      'account acct_1: entry p1#purchase has the amount 0.5, which must be a whole number',
    ]);
  });
});
