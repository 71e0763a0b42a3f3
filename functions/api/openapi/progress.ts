import * as v from 'valibot';
import { PROGRESS_STAGES } from '../../domain/progress.ts';
import { commonHeaders } from './headers.ts';
import { type JsonSchema, ref } from './json-schema.ts';
import { errorResponses, jsonResponse } from './responses.ts';

/** The operation `GET /jobs/{id}/progress`, an addition to the contract. */
export const ProgressSchema = v.pipe(
  v.object({
    stage: v.pipe(
      v.picklist(PROGRESS_STAGES),
      v.metadata({
        description:
          '`queued` until a worker begins. Then `preparing` (the media are read), `transcribing`, `rendering` and `finishing`, as far as the job has them. At last `completed`, `failed` or `canceled`.',
        examples: ['rendering'],
      }),
    ),
    percent: v.pipe(
      v.number(),
      v.minValue(0),
      v.maxValue(100),
      v.metadata({
        description:
          'Share of the work that is done, to one decimal. It never falls. 100 means that the job has ended.',
        examples: [41.7],
      }),
    ),
    seconds_left: v.pipe(
      v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
      v.metadata({ description: 'Estimated seconds of work that are left; null while unknown.', examples: [23] }),
    ),
  }),
  v.description('How far a job is.'),
);

const ETAG = { ETag: ref('headers', 'ETag') };

export const getProgress: JsonSchema = {
  operationId: 'getProgress',
  tags: ['Jobs'],
  summary: 'Read how far a job is',
  description:
    'For jobs of any kind that the key may read. Updated about every 2 seconds while a worker is busy with the job. It is an addition to the contract.',
  parameters: [ref('parameters', 'AnyJobId'), ref('parameters', 'IfNoneMatch')],
  responses: {
    200: jsonResponse({
      description: 'How far the job is now.',
      schema: 'Progress',
      headers: ETAG,
      examples: {
        rendering: { summary: 'Under way', value: { stage: 'rendering', percent: 41.7, seconds_left: 23 } },
        queued: { summary: 'No worker has begun', value: { stage: 'queued', percent: 0, seconds_left: null } },
        completed: { summary: 'At its end', value: { stage: 'completed', percent: 100, seconds_left: 0 } },
      },
    }),
    304: {
      description: 'Nothing has changed since the answer with that `ETag`.',
      headers: { ...commonHeaders, ...ETAG },
    },
    ...errorResponses(),
  },
};
