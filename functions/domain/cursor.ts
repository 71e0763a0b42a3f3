import { createHmac } from 'node:crypto';
import { sameHash } from './api-key.ts';

/** Which list a cursor belongs to. */
export interface CursorScope {
  account_id: string;
  list: 'jobs' | 'ledger';
}

const CURSOR = /^[A-Za-z0-9_-]{1,600}$/;
/** Characters of the checksum: 128 bits. */
const CHECKSUM = 22;

/**
 * Returns text that names a position in a list of an account. It begins with a checksum that is keyed with the account,
 * so that a cursor of another account or list, or a damaged one, is recognized. It protects no data: a list reads only
 * what belongs to the caller's account, whatever the cursor contains.
 */
export function sealCursor(scope: CursorScope, position: readonly string[]): string {
  const text = Buffer.from(JSON.stringify(position)).toString('base64url');
  return checksum(scope, text) + text;
}

/** @returns the position, or undefined if the cursor was not made by `sealCursor` for this list of this account */
export function openCursor(scope: CursorScope, cursor: string): string[] | undefined {
  if (!CURSOR.test(cursor)) return undefined;
  const text = cursor.slice(CHECKSUM);
  if (!sameHash(cursor.slice(0, CHECKSUM), checksum(scope, text))) return undefined;
  return JSON.parse(Buffer.from(text, 'base64url').toString());
}

function checksum({ account_id, list }: CursorScope, text: string): string {
  return createHmac('sha256', account_id).update(`${list}:${text}`).digest('base64url').slice(0, CHECKSUM);
}
