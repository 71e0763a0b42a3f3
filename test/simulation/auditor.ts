import { auditAccount } from '../../functions/domain/audit.ts';
import type { Job } from '../../functions/domain/job.ts';
import { type Books, brokenPromises, readBooks } from './books.ts';
import type { Client } from './clients.ts';

/** Reads the tables of all clients again and again, and finds every promise that is broken. */
export class Auditor {
  readonly #clients: readonly Client[];
  /** As they were at the last look, by account. */
  readonly #books = new Map<string, Books>();

  constructor(clients: readonly Client[]) {
    this.#clients = clients;
  }

  get jobs(): readonly Job[] {
    return [...this.#books.values()].flatMap(({ jobs }) => jobs);
  }

  /**
   * Looks whether a write has broken a promise.
   * @param written JSON of what was written, or undefined to read everything
   */
  async faultsOf(written?: string): Promise<string[]> {
    const faults = await Promise.all(
      this.#clients.map(async ({ account }) => {
        const before = this.#books.get(account);
        if (before && written !== undefined && !written.includes(account)) return [];
        const books = await readBooks(account, written === undefined ? undefined : before, written);
        this.#books.set(account, books);
        return brokenPromises(books, before);
      }),
    );
    return faults.flat();
  }

  /**
   * Looks whether everything has ended that was promised to end.
   * @param received how often the webhook of each job arrived, by the job's id
   */
  faultsAtRest(received: ReadonlyMap<string, number>): string[] {
    return this.#clients.flatMap((client) => {
      const books = this.#books.get(client.account) as Books;
      return [
        ...client.finalFaults(books),
        ...auditAccount(books.account, books.entries, books.jobs, new Date()).map(({ what }) => what),
        ...books.jobs.flatMap((job) => unfinished(job, received)),
      ];
    });
  }
}

function unfinished({ job_id, type, status, webhook_url, open }: Job, received: ReadonlyMap<string, number>): string[] {
  if (status === 'processing') return [`a ${type} never ends`];
  if (open !== undefined) return [`a ${status} ${type} is never closed`];
  const isTried = webhook_url === undefined || (received.get(job_id) ?? 0) > 0;
  return isTried ? [] : [`the webhook of a ${status} ${type} was never sent`];
}
