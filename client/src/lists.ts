import type { CallOptions } from './jobs.ts';
import type { Transport } from './transport.ts';
import type { JobList, Ledger, ListedJob } from './types.ts';

/** Selects a page of a list. */
export interface PageQuery {
  /** 1 to 100. */
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
}

/** Selects jobs. */
export interface JobFilter {
  type?: ListedJob['type'];
  status?: ListedJob['status'];
  /** A time in ISO 8601, or a Date. */
  created_after?: string | Date;
}

type Values = Readonly<Record<string, string | number | Date | undefined>>;

/** Reads the lists of an account, page by page. */
export class Lists {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  jobs(query: JobFilter & PageQuery, options: CallOptions): Promise<JobList> {
    return this.#read('/jobs', { ...query }, options);
  }

  ledger(query: PageQuery, options: CallOptions): Promise<Ledger> {
    return this.#read('/ledger', { ...query }, options);
  }

  async #read<T>(path: string, values: Values, { signal }: CallOptions): Promise<T> {
    const { body } = await this.#transport.send<T>({ method: 'GET', path: path + queryOf(values), signal });
    return body;
  }
}

/** Returns the entries of all pages. @param read reads the page at a cursor */
export async function* everyEntry<Page extends { next_cursor: string | null }, Entry>(
  read: (cursor: string | undefined) => Promise<Page>,
  entriesOf: (page: Page) => readonly Entry[],
): AsyncGenerator<Entry> {
  for (let cursor: string | undefined; ; ) {
    const page = await read(cursor);
    yield* entriesOf(page);
    if (page.next_cursor === null) return;
    cursor = page.next_cursor;
  }
}

function queryOf(values: Values): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.set(name, value instanceof Date ? value.toISOString() : String(value));
  }
  return query.size === 0 ? '' : `?${query}`;
}
