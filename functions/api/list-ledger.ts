import { entryView } from '../domain/ledger.ts';
import { nextCursor, parseLedgerList } from '../domain/listing.ts';
import { listEntries } from '../platform/store/listings.ts';
import { endpoint } from './http.ts';

/** GET /ledger, an addition to the contract: all changes of the account's balance, newest first. */
export const handler = endpoint(async ({ event, caller }) => {
  const request = parseLedgerList(event.multiValueQueryStringParameters, caller);
  const { items, next } = await listEntries(caller.account_id, request);
  return { status: 200, body: { entries: items.map(entryView), next_cursor: nextCursor(caller, 'ledger', next) } };
});
