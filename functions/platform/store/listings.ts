import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { ListedJob } from '../../domain/job.ts';
import type { LedgerEntry } from '../../domain/ledger.ts';
import type { JobListRequest, PageRequest, Position } from '../../domain/listing.ts';
import { variable } from '../environment.ts';
import { database, type Item } from './database.ts';
import { toJob } from './job-items.ts';

/**
 * Reads the lists of an account, newest first. Both lists use an index that is sorted by the time of creation. An index
 * lags behind its table, usually by less than a second.
 */
export interface Page<T> {
  items: T[];
  /** Where the next page begins; undefined after the last. */
  next: Position | undefined;
}

/**
 * Number of entries per read if a filter applies, and the largest number of reads for a page. After them, a page ends
 * early, so that its cost is limited.
 */
const FILTERED_BATCH = 250;
const MAX_BATCHES = 8;

/** Returns the account's jobs. With a filter, a page may have fewer than `limit` although more pages follow. */
export async function listJobs(accountId: string, request: JobListRequest): Promise<Page<ListedJob>> {
  const { createdAfter, types, status, ...page } = request;
  if (createdAfter !== undefined && page.after && page.after.created_at <= createdAfter) return END;
  const query = {
    TableName: variable('JOBS_TABLE'),
    IndexName: 'jobs-by-creation',
    KeyConditionExpression: `account_id = :account${createdAfter === undefined ? '' : ' AND created_at > :after'}`,
  };
  const filters = [
    ...(types ? [`#type IN (${types.map((type) => `:${type}`).join(', ')})`] : []),
    ...(status ? ['#status = :status'] : []),
  ];
  const filtered = {
    ...query,
    ...(filters.length > 0 && {
      FilterExpression: filters.join(' AND '),
      ExpressionAttributeNames: { ...(types && { '#type': 'type' }), ...(status && { '#status': 'status' }) },
    }),
    ExpressionAttributeValues: {
      ':account': accountId,
      ':after': createdAfter,
      ':status': status,
      ...Object.fromEntries((types ?? []).map((type) => [`:${type}`, type])),
    },
  };
  const { items, next } = await readPage(filtered, page, 'job_key');
  return { items: items.map(toJob), next };
}

/** Returns the account's ledger entries. */
export async function listEntries(accountId: string, page: PageRequest): Promise<Page<LedgerEntry>> {
  const query = {
    TableName: variable('LEDGER_TABLE'),
    IndexName: 'ledger-by-creation',
    KeyConditionExpression: 'account_id = :account',
    ExpressionAttributeValues: { ':account': accountId },
  };
  const { items, next } = await readPage(query, page, 'entry_id');
  return { items: items as unknown as LedgerEntry[], next };
}

const END = { items: [], next: undefined };

/** @param key the table's sort key, which distinguishes entries of the same millisecond */
async function readPage(query: QueryCommandInput, { limit, after }: PageRequest, key: string): Promise<Page<Item>> {
  const account_id = query.ExpressionAttributeValues?.[':account'];
  const found: Item[] = [];
  let from: Item | undefined = after && { account_id, created_at: after.created_at, [key]: after.key };
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const { Items = [], LastEvaluatedKey } = await database.send(
      new QueryCommand({
        ...query,
        ScanIndexForward: false,
        // One extra entry shows whether another page follows.
        Limit: query.FilterExpression === undefined ? limit + 1 : FILTERED_BATCH,
        ExclusiveStartKey: from,
      }),
    );
    found.push(...Items);
    from = LastEvaluatedKey;
    if (found.length > limit || !from) break;
  }
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : from;
  return { items, next: last && { created_at: String(last.created_at), key: String(last[key]) } };
}
