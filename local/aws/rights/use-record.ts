import { appendFileSync } from 'node:fs';
import type { Access } from './policy.ts';

/** A right that a role has used. */
export interface Use {
  /** ARN. */
  role: string;
  access: Access;
}

/** The ids of accounts, jobs, keys and others, and numbers: parts of names that differ from one call to the next. */
const ID = /\b(acct|job|key|upl)_\w+|\d+/g;

/** Writes each right that a role uses into a file, as a line of JSON. Of calls that differ only in ids, it writes one. */
export class UseRecord {
  readonly #path: string;
  readonly #known = new Set<string>();

  constructor(path: string) {
    this.#path = path;
  }

  add(role: string, access: Access): void {
    const kind = `${role} ${JSON.stringify(access).replace(ID, '*')}`;
    if (this.#known.has(kind)) return;
    this.#known.add(kind);
    const use: Use = { role, access };
    appendFileSync(this.#path, `${JSON.stringify(use)}\n`);
  }
}
