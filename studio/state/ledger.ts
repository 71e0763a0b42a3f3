import { signal } from '@preact/signals';
import type { LedgerEntry } from '../../client/src/types.ts';
import { songreel } from './session.ts';

export const entries = signal<readonly LedgerEntry[]>([]);
export const next = signal<string | null>(null);

const PAGE = 50;

/** Reads the newest entries, or older ones after those. @throws SongreelError */
export async function loadEntries(cursor?: string): Promise<void> {
  const page = await songreel().ledgerPage({ limit: PAGE, ...(cursor ? { cursor } : {}) });
  entries.value = cursor ? [...entries.value, ...page.entries] : page.entries;
  next.value = page.next_cursor;
}

/** All entries of a month, also those that no page has shown yet. @param month such as `2026-11` @throws SongreelError */
export async function entriesOfMonth(month: string): Promise<LedgerEntry[]> {
  const found: LedgerEntry[] = [];
  for await (const entry of songreel().ledger()) {
    if (monthOf(entry) < month) break;
    if (monthOf(entry) === month) found.push(entry);
  }
  return found;
}

/** In the person's own time zone, as the page shows times: `2026-11`. */
export function monthOf({ created_at }: Pick<LedgerEntry, 'created_at'>): string {
  const at = new Date(created_at);
  return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}`;
}

export interface MonthTotal {
  month: string;
  bought: number;
  /** What was charged and not refunded. */
  spent: number;
}

/** Sums by month, newest first. */
export function totalsOf(list: readonly LedgerEntry[]): MonthTotal[] {
  return [...Map.groupBy(list, monthOf)].map(([month, ofMonth]) => {
    const sum = (kinds: string[]) =>
      ofMonth.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + amount, 0);
    return { month, bought: sum(['purchase']), spent: -sum(['charge', 'refund', 'debit']) + 0 };
  });
}

/** A table for a spreadsheet. */
export function csvOf(list: readonly LedgerEntry[]): string {
  const rows = list.map(({ created_at, kind, amount, job, id }) => [
    created_at,
    kind,
    amount,
    job?.type ?? '',
    job?.id ?? '',
    id,
  ]);
  return [['time', 'kind', 'tokens', 'job_type', 'job', 'entry'], ...rows]
    .map((row) => `${row.join(',')}\r\n`)
    .join('');
}
