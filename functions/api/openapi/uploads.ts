import * as v from 'valibot';
import { link, text, time } from './fields.ts';
import { type JsonSchema, ref } from './json-schema.ts';
import type { Note } from './requests.ts';
import { errorResponses, jsonResponse } from './responses.ts';

/** The operation `POST /uploads`, an addition to the contract. */
const url = 'songreel://uploads/upl_m5kc2x8r4tqh7wpz3nvb6yda';
const request = { content_type: 'audio/mpeg', content_length: 3_145_728 };
const answer = {
  upload_url: 'https://media.example.com/uploads/upl_m5kc2x8r?X-Amz-Signature=0f2c',
  headers: { 'Content-Type': 'audio/mpeg', 'Content-Length': '3145728' },
  url,
  expires_at: '2026-01-01T13:00:00.000Z',
};

export const UPLOAD_NOTE: Note = {
  description: 'A file that is about to be uploaded.',
  fields: {
    content_type: ['Media type of the song, video or image.', request.content_type],
    content_length: ['Its exact size in bytes: at most 100 MB, images at most 10 MB.', request.content_length],
  },
};

export const UploadSchema = v.pipe(
  v.object({
    upload_url: link('Where to send the file, with PUT and without your API key.', answer.upload_url),
    headers: v.pipe(
      v.record(v.string(), v.string()),
      v.metadata({
        description: 'Headers to send with the file. The link is signed for them.',
        examples: [answer.headers],
      }),
    ),
    url: text('Use it as `song_url`, `singer_image_url` or `image_url` within a day after the upload.', url),
    expires_at: time('When `upload_url` stops working.', answer.expires_at),
  }),
  v.description('A place for one file.'),
);

export const createUpload: JsonSchema = {
  operationId: 'createUpload',
  tags: ['Uploads'],
  summary: 'Upload a file',
  description:
    'Returns a link to which you send one file, so that you need not host it. Only jobs of the same account can name it. Every key may call this. It is an addition to the contract.',
  requestBody: {
    required: true,
    description: 'The type and size of the file. Its content is checked when a job uses it.',
    content: {
      'application/json': {
        schema: ref('schemas', 'UploadRequest'),
        examples: { song: { summary: 'An MP3', value: request } },
      },
    },
  },
  responses: {
    201: jsonResponse({
      description: 'The place for the file.',
      schema: 'Upload',
      examples: { song: { summary: 'A place for an MP3', value: answer } },
    }),
    ...errorResponses(['PayloadTooLarge']),
  },
};
