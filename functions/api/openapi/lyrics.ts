import * as v from 'valibot';
import { LYRICS_FORMAT_NAMES, LYRICS_FORMATS } from '../../domain/lyrics/formats.ts';
import { SegmentSchema } from '../../domain/segments.ts';
import { segment } from './examples.ts';
import { commonHeaders } from './headers.ts';
import { type JsonSchema, ref } from './json-schema.ts';
import { errorResponses } from './responses.ts';

/** The addition `GET /jobs/{id}/lyrics`. */
export const LyricsSchema = v.pipe(
  v.object({
    language: v.pipe(
      v.nullable(v.string()),
      v.metadata({ description: 'ISO 639-1 code; null if it is unknown.', examples: ['en'] }),
    ),
    segments: v.pipe(
      v.array(SegmentSchema),
      v.description('The lyrics, in the order in which they are sung. A request for a lyric video can contain them.'),
    ),
  }),
  v.description('Lyrics with times.'),
);

const json = {
  schema: ref('schemas', 'Lyrics'),
  examples: { lyrics: { summary: 'A line', value: { language: 'en', segments: [segment] } } },
};
const mediaTypes = new Set(LYRICS_FORMAT_NAMES.map((name) => LYRICS_FORMATS[name].contentType.split(';')[0] ?? ''));
const formats = LYRICS_FORMAT_NAMES.map((name) => `- \`${name}\`: ${LYRICS_FORMATS[name].about}`).join('\n');

export const getLyrics: JsonSchema = {
  operationId: 'getLyrics',
  tags: ['Jobs'],
  summary: 'Read the lyrics of a job',
  description:
    'Returns the words with their times, as a transcription found them or a lyric video draws them. Only completed jobs have lyrics, and music videos have none. It is an addition to the contract.',
  parameters: [
    ref('parameters', 'AnyJobId'),
    {
      name: 'format',
      in: 'query',
      required: false,
      description: `One of:\n${formats}`,
      schema: { type: 'string', enum: LYRICS_FORMAT_NAMES, default: 'json' },
      example: 'srt',
    },
  ],
  responses: {
    200: {
      description: 'The lyrics.',
      headers: { ...commonHeaders, 'Content-Disposition': ref('headers', 'ContentDisposition') },
      content: Object.fromEntries(
        [...mediaTypes].map((type) => [type, type === 'application/json' ? json : { schema: { type: 'string' } }]),
      ),
    },
    ...errorResponses(['NotCompleted']),
  },
};
