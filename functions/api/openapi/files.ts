import * as v from 'valibot';
import { text, time } from './fields.ts';
import { type JsonSchema, ref } from './json-schema.ts';
import { errorResponses, jsonResponse } from './responses.ts';

/** The addition `DELETE /jobs/{id}/files`. */
const id = 'job_m5kc2x8r4tqh7wpz3nvb6yda';
const files_deleted_at = '2026-01-02T08:00:00.000Z';

export const FilesDeletionSchema = v.pipe(
  v.object({
    id: text('The job.', id),
    files_deleted_at: time('When the files were deleted first.', files_deleted_at),
  }),
  v.description('The files of a job are deleted.'),
);

export const deleteFiles: JsonSchema = {
  operationId: 'deleteFiles',
  tags: ['Jobs'],
  summary: 'Delete the files of a job',
  description:
    'Deletes what the request brought (its text, the song, the images) and what was made of it (video, thumbnail, words, transcript) of an ended job of any kind. The job stays in lists, with its charge. Links that were given out stop working. May be repeated. It is an addition to the contract.',
  parameters: [ref('parameters', 'AnyJobId')],
  responses: {
    200: jsonResponse({
      description: 'The files are deleted.',
      schema: 'FilesDeletion',
      examples: { deleted: { summary: 'Deleted', value: { id, files_deleted_at } } },
    }),
    ...errorResponses(['NotEnded']),
  },
};
