import * as v from 'valibot';
import { JOB_TYPES } from '../../domain/job-type.ts';
import { QUALITIES } from '../../domain/requests.ts';
import { text, time } from './fields.ts';
import { CURSOR_PARAMETER, LIMIT_PARAMETER, nextCursor } from './job-list.ts';
import type { JsonSchema } from './json-schema.ts';
import { errorResponses, jsonResponse } from './responses.ts';

/** The operations `GET /prices` and `GET /ledger`, additions to the contract. */
const type = v.pipe(v.picklist(JOB_TYPES), v.metadata({ description: 'The kind of job.', examples: ['lyric_video'] }));

export const PriceListSchema = v.pipe(
  v.object({
    accepting_jobs: v.pipe(v.boolean(), v.description('False if new jobs are not accepted at the moment.')),
    prices: v.pipe(
      v.array(
        v.object({
          type,
          quality: v.pipe(v.nullable(v.picklist(QUALITIES)), v.description('Null for kinds without qualities.')),
          model: v.pipe(
            v.picklist(['flat', 'per_second']),
            v.description('Whether the rate is for a song, or for each second of it. The price is rounded up once.'),
          ),
          rate: v.pipe(
            v.nullable(v.pipe(v.number(), v.minValue(0))),
            v.description('Tokens; null if such jobs are not accepted at the moment.'),
          ),
        }),
      ),
      v.description('A price for each kind of job and quality.'),
    ),
  }),
  v.description('What jobs cost that are ordered now. A job keeps the price of its order.'),
);

export const LedgerEntrySchema = v.pipe(
  v.object({
    id: text('The entry.', 'job_m5kc2x8r4tqh7wpz3nvb6yda#charge'),
    kind: v.pipe(
      v.picklist(['purchase', 'charge', 'refund', 'debit']),
      v.description('What changed the balance. A debit corrects a mistake.'),
    ),
    amount: v.pipe(
      v.number(),
      v.integer(),
      v.metadata({ description: 'Whole tokens: negative for charges and debits.', examples: [-660] }),
    ),
    job: v.pipe(
      v.nullable(
        v.object({
          id: text('The job.', 'job_m5kc2x8r4tqh7wpz3nvb6yda'),
          type: v.pipe(
            v.nullable(type),
            v.description('The kind of job; null in entries that were made before it was recorded.'),
          ),
        }),
      ),
      v.description('The job that was charged or refunded; null for other kinds.'),
    ),
    created_at: time('When the balance changed.', '2026-01-01T12:00:10.000Z'),
  }),
  v.description('A change of the balance, which is the sum of all entries.'),
);

export const LedgerSchema = v.pipe(
  v.object({
    entries: v.pipe(v.array(LedgerEntrySchema), v.description('Newest first.')),
    next_cursor: nextCursor,
  }),
  v.description('A page of ledger entries.'),
);

export const getPrices: JsonSchema = {
  operationId: 'getPrices',
  tags: ['Account'],
  summary: 'Read the prices',
  description: 'Returns the current prices of new jobs. Every key may call this. It is an addition to the contract.',
  responses: {
    200: jsonResponse({
      description: 'The prices.',
      schema: 'PriceList',
      examples: {
        prices: {
          summary: 'The default prices, except that narrative videos cannot be ordered in pro',
          value: {
            accepting_jobs: true,
            prices: [
              { type: 'lyric_transcription', quality: null, model: 'flat', rate: 5 },
              { type: 'lyric_video', quality: 'basic', model: 'per_second', rate: 33 },
              { type: 'lyric_video', quality: 'pro', model: 'per_second', rate: 40 },
              { type: 'narrative_video', quality: 'basic', model: 'per_second', rate: 50 },
              { type: 'narrative_video', quality: 'pro', model: 'per_second', rate: null },
            ],
          },
        },
      },
    }),
    ...errorResponses(),
  },
};

const job = { id: 'job_m5kc2x8r4tqh7wpz3nvb6yda', type: 'lyric_video' };

export const listLedger: JsonSchema = {
  operationId: 'listLedger',
  tags: ['Account'],
  summary: 'List purchases, charges and refunds',
  description:
    'Returns the changes of the balance, newest first. A change appears after about a second. Every key may call this. It is an addition to the contract.',
  parameters: [LIMIT_PARAMETER, CURSOR_PARAMETER],
  responses: {
    200: jsonResponse({
      description: 'A page of entries.',
      schema: 'Ledger',
      examples: {
        page: {
          summary: 'A purchase, and a job that was charged and refunded',
          value: {
            entries: [
              { id: `${job.id}#refund`, kind: 'refund', amount: 660, job, created_at: '2026-01-01T12:00:31.250Z' },
              { id: `${job.id}#charge`, kind: 'charge', amount: -660, job, created_at: '2026-01-01T12:00:10.000Z' },
              {
                id: 'pay_1042#purchase',
                kind: 'purchase',
                amount: 1000,
                job: null,
                created_at: '2026-01-01T11:00:00.000Z',
              },
            ],
            next_cursor: null,
          },
        },
      },
    }),
    ...errorResponses(),
  },
};
