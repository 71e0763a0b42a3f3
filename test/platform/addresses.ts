import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Name } from './name-server.ts';

/** URLs that callers may try, by family, each with what must become of it. */
export interface Family {
  name: string;
  why: string;
  cases: Case[];
}

export interface Case {
  url: string;
  /** `opens` and the addresses to which a socket may be opened, or a word of TEXT_FAULTS or NAME_FAULTS. */
  verdict: string;
}

export const ADDRESSES = JSON.parse(readFileSync(join(import.meta.dirname, 'addresses.json'), 'utf8')) as {
  /** What the name server of the tests answers. */
  names: Record<string, Name>;
  families: Family[];
};

/** What is wrong with the text of a URL, by verdict. All other verdicts depend on its name's addresses. */
export const TEXT_FAULTS: Record<string, string> = {
  scheme: 'must be a public http or https URL',
  text: 'must have no spaces, control characters or backslashes; percent-encode them',
  credentials: 'must have no user name or password',
  port: 'must name port 80 or 443',
  local: 'must not name a local host',
  private: 'must not name a private or reserved address',
  long: 'must have at most 2048 characters',
};

/** Why there is no connection to a name, by verdict. */
export const NAME_FAULTS: Record<string, string> = {
  resolves: 'Its host name does not resolve to a public address.',
  unknown: 'Its host name does not resolve to an address.',
};

/** Returns all URLs with one of the verdicts. A verdict `opens 8.8.8.8` is found as `opens`. */
export function urlsOf(...verdicts: string[]): string[] {
  const cases = ADDRESSES.families.flatMap((family) => family.cases);
  return cases.filter(({ verdict }) => verdicts.includes(verdict.split(' ')[0] ?? '')).map(({ url }) => url);
}
