import { describe, expect, test } from '@jest/globals';
import { openCursor, sealCursor } from '../../functions/domain/cursor.ts';
import { nextCursor, parseJobList, parseLedgerList } from '../../functions/domain/listing.ts';

const LISTER = { account_id: 'acct_1', scopes: ['lyric_videos', 'narrative_videos'] as const };
const POSITION = { created_at: '2026-01-01T00:00:00.000Z', key: 'lyric_video#job_1' };
const jobs = (query: object) =>
  parseJobList(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value]])), LISTER);

describe('the query of a list of jobs', () => {
  test('has 20 jobs of all types from the newest on if it is empty', () => {
    const all = { limit: 20, after: undefined, types: undefined, status: undefined, createdAfter: undefined };
    for (const query of [null, {}]) expect(parseJobList(query, LISTER)).toEqual(all);
  });

  test('may have a limit of 1 to 100 without leading zeros', () => {
    for (const limit of [1, 20, 100]) expect(jobs({ limit: String(limit) }).limit).toBe(limit);
    for (const limit of ['0', '101', '0100', '-1', '1.5', ' 1', '']) {
      expect(() => jobs({ limit })).toThrow(/^limit: must be a whole number from 1 to 100\.$/);
    }
  });

  test.each([
    ['2026-01-31T12:00Z', '2026-01-31T12:00:00.000Z'],
    ['2026-01-31T12:00:30Z', '2026-01-31T12:00:30.000Z'],
    ['2026-01-31T12:00:30.5+01:00', '2026-01-31T11:00:30.500Z'],
    ['2026-01-31T12:00:30.123456789-01:00', '2026-01-31T13:00:30.123Z'],
  ])('may have the time %s', (created_after, time) => {
    expect(jobs({ created_after }).createdAfter).toBe(time);
  });

  test.each([
    '2026-01-31',
    '2026-01-31T12:00:30',
    '2026-13-31T12:00:30Z',
    '02026-01-31T12:00:30Z',
    '2026-01-31T12:00:30.1234567890Z',
  ])('is refused with the time %s', (created_after) => {
    expect(() => jobs({ created_after })).toThrow(/^created_after: must be a time such as/);
  });
});

describe('a query that is refused', () => {
  test.each([
    [{ type: 'video' }, /^type: must be one of lyric_transcription, lyric_video, narrative_video\.$/],
    [{ status: 'done' }, /^status: must be one of processing, completed, failed, canceled\.$/],
    [{ cursor: 'x' }, /^cursor: is not a next_cursor of this list/],
    [{ color: 'red' }, /^color: unknown parameter; there are: type, status, created_after, limit, cursor\.$/],
  ])('names the parameter: %j', (query, message) => {
    expect(() => jobs(query)).toThrow(message);
  });
});

describe('a cursor', () => {
  test('is where the next page of its list begins', () => {
    const cursor = nextCursor(LISTER, 'ledger', POSITION) ?? '';
    expect(parseLedgerList({ cursor: [cursor] }, LISTER).after).toEqual(POSITION);
    expect(nextCursor(LISTER, 'jobs', undefined)).toBeNull();
  });

  test('of another list or account, or a damaged one, is refused', () => {
    const scope = { account_id: 'acct_1', list: 'jobs' } as const;
    const cursor = sealCursor(scope, ['a', 'b']);
    expect(openCursor(scope, cursor)).toEqual(['a', 'b']);
    for (const text of ['', cursor.slice(0, -1), cursor.slice(1), `${cursor}A`, `${cursor}=`, `${cursor}\n`]) {
      expect(openCursor(scope, text)).toBeUndefined();
    }
    expect(openCursor({ ...scope, list: 'ledger' }, cursor)).toBeUndefined();
    expect(openCursor({ ...scope, account_id: 'acct_2' }, cursor)).toBeUndefined();
  });
});
