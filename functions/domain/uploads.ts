import * as v from 'valibot';
import { MAX_AUDIO_BYTES, MAX_IMAGE_BYTES } from './media-rules.ts';
import { parseBody } from './request-faults.ts';

/** Rules for uploads: the sizes of section 8 of the specification. The content is checked when a job uses it. */
const MIB = 1024 * 1024;
const mostBytes = (type: string) => (type.startsWith('image/') ? MAX_IMAGE_BYTES : MAX_AUDIO_BYTES);

export const UploadRequestSchema = v.pipe(
  v.strictObject({
    content_type: v.pipe(
      v.string('must be a string'),
      v.regex(/^(audio|video|image)\/[a-z0-9][a-z0-9.+-]{0,99}$/, 'must be the media type of a song, video or image'),
    ),
    content_length: v.pipe(
      v.number('must be a number'),
      v.integer('must be a whole number of bytes'),
      v.minValue(1, 'must be at least 1'),
      v.maxValue(MAX_AUDIO_BYTES, `must be at most ${MAX_AUDIO_BYTES}, which is ${MAX_AUDIO_BYTES / MIB} MB`),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['content_type'], ['content_length']],
      ({ content_type, content_length }) => content_length <= mostBytes(content_type),
      `must be at most ${MAX_IMAGE_BYTES} for an image, which is ${MAX_IMAGE_BYTES / MIB} MB`,
    ),
    ['content_length'],
  ),
);
export type UploadRequest = v.InferOutput<typeof UploadRequestSchema>;

/** Checks a request. @param body the parsed JSON. @throws ApiError `invalid_request`; the message names the field */
export function parseUploadRequest(body: unknown): UploadRequest {
  return parseBody(UploadRequestSchema, body);
}
