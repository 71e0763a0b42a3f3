import * as v from 'valibot';
import { JOB_STATUSES } from '../../domain/job.ts';
import { JOB_TYPES } from '../../domain/job-type.ts';
import { LIST_LIMIT } from '../../domain/listing.ts';
import { VIDEO_JOB_EXAMPLES } from './examples.ts';
import { link, seconds, text, time, tokens } from './fields.ts';
import { files_deleted_at, JobErrorSchema, metadata } from './jobs.ts';
import type { JsonSchema } from './json-schema.ts';
import { errorResponses, jsonResponse } from './responses.ts';

/** The addition `GET /jobs`. */
const CURSOR = '3kTq8mWc1Zb7Rj0aYd5EfwWyIyMDI2LTAxLTAxVDEyOjAwOjAwLjAwMFoiLCJhIl0';

/** `next_cursor` of every list. */
export const nextCursor = v.pipe(
  v.nullable(v.string()),
  v.metadata({ description: 'Send it as `cursor` to get the next page. Null on the last page.', examples: [CURSOR] }),
);

export const LIMIT_PARAMETER = queryParameter(
  'limit',
  'The largest number of entries on a page.',
  { type: 'integer', minimum: 1, maximum: LIST_LIMIT.max, default: LIST_LIMIT.default },
  50,
);

export const CURSOR_PARAMETER = queryParameter(
  'cursor',
  '`next_cursor` of the previous page. Valid for this list of this account only. Without it, the list begins with the newest entry.',
  { type: 'string' },
  CURSOR,
);

export const ListedJobSchema = v.pipe(
  v.object({
    id: text('The job.', 'job_m5kc2x8r4tqh7wpz3nvb6yda'),
    type: v.pipe(
      v.picklist(JOB_TYPES),
      v.metadata({ description: 'The kind of job, which decides its path.', examples: ['lyric_video'] }),
    ),
    status: v.pipe(v.picklist(JOB_STATUSES), v.description('The status about a second ago.')),
    credits_charged: tokens('Tokens charged.', 660),
    credits_refunded: tokens('Tokens refunded.', 0),
    duration_seconds: v.optional(seconds('Measured duration of the song.', 20)),
    video_url: v.optional(
      link('The video, if there is one. The link works for up to an hour.', 'https://media.example.com/video.mp4'),
    ),
    thumbnail_url: v.optional(
      link('A frame of the video. The link works for up to an hour.', 'https://media.example.com/thumbnail.jpg'),
    ),
    error: v.pipe(v.nullable(JobErrorSchema), v.description('Why the job failed; null if it did not.')),
    created_at: time('When the job was accepted.', '2026-01-01T12:00:00.000Z'),
    completed_at: v.pipe(
      v.nullable(time('When the job ended.', '2026-01-01T12:00:31.250Z')),
      v.description('When the job ended; null if it has not.'),
    ),
    files_deleted_at,
    metadata,
    cancellation_requested: v.optional(
      v.pipe(
        v.literal(true),
        v.description('A cancellation was requested. Only the status shows whether it succeeded.'),
      ),
    ),
  }),
  v.description('A job in a list, without the lyrics of a transcription.'),
);

export const JobListSchema = v.pipe(
  v.object({
    jobs: v.pipe(v.array(ListedJobSchema), v.description('Newest first.')),
    next_cursor: nextCursor,
  }),
  v.description('A page of jobs. It may have fewer jobs than `limit`, even none, although more pages follow.'),
);

export const listJobs: JsonSchema = {
  operationId: 'listJobs',
  tags: ['Jobs'],
  summary: 'List jobs',
  description:
    'Returns the jobs of the account, newest first, of all types that the key may read. Jobs that are created meanwhile do not shift the pages. A new job, or a new status, appears after about a second; read the job itself for its exact status. Other parameters are refused. It is an addition to the contract.',
  parameters: [
    queryParameter('type', 'Only jobs of this type.', { type: 'string', enum: JOB_TYPES }, 'lyric_video'),
    queryParameter('status', 'Only jobs with this status.', { type: 'string', enum: JOB_STATUSES }, 'completed'),
    queryParameter(
      'created_after',
      'Only jobs that were created after this time.',
      { type: 'string', format: 'date-time' },
      '2026-01-01T00:00:00Z',
    ),
    LIMIT_PARAMETER,
    CURSOR_PARAMETER,
  ],
  responses: {
    200: jsonResponse({
      description: 'A page of jobs.',
      schema: 'JobList',
      examples: {
        page: {
          summary: 'A page with more pages after it',
          value: { jobs: [{ type: 'lyric_video', ...VIDEO_JOB_EXAMPLES.completed?.value }], next_cursor: CURSOR },
        },
        none: { summary: 'There are no jobs', value: { jobs: [], next_cursor: null } },
      },
    }),
    ...errorResponses(),
  },
};

function queryParameter(name: string, description: string, schema: JsonSchema, example: unknown): JsonSchema {
  return { name, in: 'query', required: false, description, schema, example };
}
