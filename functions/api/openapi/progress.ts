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
          '`queued` until a worker begins. Then `preparing` (the media are read), `transcribing`, `rendering` and `finishing`, if the job has them. Finally `completed`, `failed` or `canceled`.',
        examples: ['rendering'],
      }),
    ),
    percent: v.pipe(
      v.number(),
      v.minValue(0),
      v.maxValue(100),
      v.metadata({
        description:
          'Share of the work that is done, with one decimal. It never falls. 100 means that the job has ended.',
        examples: [41.7],
      }),
    ),
    seconds_left: v.pipe(
      v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
      v.metadata({ description: 'Estimated seconds of work that are left; null while unknown.', examples: [23] }),
    ),
  }),
  v.description('The progress of a job.'),
);

const ETAG = { ETag: ref('headers', 'ETag') };

export const getProgress: JsonSchema = {
  operationId: 'getProgress',
  tags: ['Jobs'],
  summary: 'Read the progress of a job',
  description:
    'Returns the progress of a job of any kind that the key may read. It is updated about every 2 seconds while a worker is busy with the job. It is an addition to the contract.',
  parameters: [ref('parameters', 'AnyJobId'), ref('parameters', 'IfNoneMatch')],
  responses: {
    200: jsonResponse({
      description: 'The current progress.',
      schema: 'Progress',
      headers: ETAG,
      examples: {
        rendering: { summary: 'In progress', value: { stage: 'rendering', percent: 41.7, seconds_left: 23 } },
        queued: { summary: 'Waiting for a worker', value: { stage: 'queued', percent: 0, seconds_left: null } },
        completed: { summary: 'Completed', value: { stage: 'completed', percent: 100, seconds_left: 0 } },
      },
    }),
    304: {
      description: 'Nothing has changed since the answer with that `ETag`.',
      headers: { ...commonHeaders, ...ETAG },
    },
    ...errorResponses(),
  },
};
