import * as v from 'valibot';
import { type CursorScope, openCursor, sealCursor } from './cursor.ts';
import { ApiError } from './errors.ts';
import { JOB_STATUSES, type Job } from './job.ts';
import { JOB_TYPE_FACTS, JOB_TYPES, type JobType } from './job-type.ts';
import { invalidParameter, type Query, readQuery } from './query.ts';
import type { Scope } from './scopes.ts';

/** The requests for lists of jobs and of ledger entries, which are additions to the contract. */
export const LIST_LIMIT = { default: 20, max: 100 } as const;

/** The place where a page begins: after the entry with this time of creation and this key. */
export interface Position {
  created_at: string;
  key: string;
}

export interface PageRequest {
  limit: number;
  /** Undefined for the first page, which has the newest entries. */
  after: Position | undefined;
}

export interface JobListRequest extends PageRequest {
  /** Undefined if all types are wanted. */
  types: readonly JobType[] | undefined;
  status: Job['status'] | undefined;
  /** ISO 8601 with milliseconds, like the times of jobs. */
  createdAfter: string | undefined;
}

interface Lister {
  account_id: string;
  scopes: readonly Scope[];
}

const PositionSchema = v.strictTuple([v.pipe(v.string(), v.isoTimestamp()), v.pipe(v.string(), v.nonEmpty())]);

/**
 * Checks the query of a list of jobs.
 * @throws ApiError `invalid_request` with the parameter; `insufficient_scope` if the key may not read jobs of the type
 */
export function parseJobList(query: Query, { account_id, scopes }: Lister): JobListRequest {
  const { type, status, created_after, ...page } = readQuery(query, [
    'type',
    'status',
    'created_after',
    'limit',
    'cursor',
  ]);
  return {
    types: typesOf(oneOf('type', JOB_TYPES, type), scopes),
    status: oneOf('status', JOB_STATUSES, status),
    createdAfter: created_after === undefined ? undefined : timeOf('created_after', created_after),
    ...pageOf(page, { account_id, list: 'jobs' }),
  };
}

/** Checks the query of a list of ledger entries. @throws ApiError `invalid_request` with the parameter */
export function parseLedgerList(query: Query, { account_id }: Pick<Lister, 'account_id'>): PageRequest {
  return pageOf(readQuery(query, ['limit', 'cursor']), { account_id, list: 'ledger' });
}

/** Returns the cursor of the next page. @param next where that page begins; undefined if there is none */
export function nextCursor(
  { account_id }: Pick<Lister, 'account_id'>,
  list: CursorScope['list'],
  next: Position | undefined,
): string | null {
  return next ? sealCursor({ account_id, list }, [next.created_at, next.key]) : null;
}

/** Returns the types to list: only those whose jobs the key may also read one by one. */
function typesOf(wanted: JobType | undefined, scopes: readonly Scope[]): readonly JobType[] | undefined {
  const readable = JOB_TYPES.filter((type) => JOB_TYPE_FACTS[type].scopes.some((scope) => scopes.includes(scope)));
  if (wanted === undefined) return readable.length === JOB_TYPES.length ? undefined : readable;
  if (readable.includes(wanted)) return [wanted];
  throw new ApiError('insufficient_scope', { values: { scope: JOB_TYPE_FACTS[wanted].scopes.join(' or ') } });
}

function pageOf({ limit, cursor }: { limit?: string; cursor?: string }, scope: CursorScope): PageRequest {
  return {
    limit: limit === undefined ? LIST_LIMIT.default : limitOf(limit),
    after: cursor === undefined ? undefined : positionOf(cursor, scope),
  };
}

function limitOf(text: string): number {
  const limit = Number(text);
  if (/^\d{1,3}$/.test(text) && limit >= 1 && limit <= LIST_LIMIT.max) return limit;
  throw invalidParameter('limit', `must be a whole number from 1 to ${LIST_LIMIT.max}`);
}

function positionOf(cursor: string, scope: CursorScope): Position {
  const position = v.safeParse(PositionSchema, openCursor(scope, cursor));
  if (!position.success) {
    throw invalidParameter('cursor', 'is not a next_cursor of this list; leave it out to begin with the newest');
  }
  const [created_at, key] = position.output;
  return { created_at, key };
}

function oneOf<T extends string>(name: string, values: readonly T[], text: string | undefined): T | undefined {
  const value = values.find((each) => each === text);
  if (value === undefined && text !== undefined) throw invalidParameter(name, `must be one of ${values.join(', ')}`);
  return value;
}

/** A time of RFC 3339. It must have a time zone, so that it does not depend on where the service runs. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

function timeOf(name: string, text: string): string {
  const time = TIME.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time))
    throw invalidParameter(name, 'must be a time such as 2026-01-31T12:00:00Z, in which + is written %2B');
  return new Date(time).toISOString();
}
