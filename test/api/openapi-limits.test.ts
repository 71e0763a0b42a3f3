import { describe, expect, test } from '@jest/globals';
import { openApiDocument } from '../../functions/api/openapi/document.ts';

interface Schema {
  [keyword: string]: unknown;
  properties: Record<string, Schema>;
  required: string[];
}

interface ErrorResponse {
  content: {
    'application/json': { schema: { properties: { error: { properties: { code: { enum: string[] } } } } } };
  };
}

const document = openApiDocument('https://api.songreel.dev/v1');
const schemas = document.components.schemas as unknown as Record<string, Schema>;
const field = (name: string, property: string): Partial<Schema> => schemas[name]?.properties[property] ?? {};

const LYRIC_PRESETS =
  '80S_ILLUSTRATION ART_BRUT ART_POSTER BAUHAUS BLUEPRINT C4D_CARTOON CHILDRENS_BOOK COLLAGE DOODLE EMOTIONAL_MINIMAL ' +
  'FLAT_ART FLAT_VECTOR GRAFFITI_I GRAFFITI_II MINIMAL_ILLUSTRATION MIXED_MEDIA PAINT_GESTURE POP_ART RETRO_ETCHING ' +
  'WATERCOLOR WEIRD WOODBLOCK_PRINT';
const NARRATIVE_PRESETS =
  '90s-anime ghibli yellow-family pixar-3d ps2-low-poly disney-90s lego cartoon-network pixel-art';

/** Only additions to the contract answer with these. */
const ADDED_CONFLICTS = ['not_completed', 'job_not_ended', 'no_webhook', 'no_webhook_secret', 'delivery_too_soon'];

const ERRORS = {
  400: ['invalid_request'],
  401: ['missing_api_key', 'invalid_api_key'],
  403: ['insufficient_scope'],
  404: ['not_found'],
  409: ['idempotency_conflict', 'not_cancellable_yet', 'not_cancellable', ...ADDED_CONFLICTS],
  413: ['payload_too_large'],
  429: ['rate_limit_exceeded'],
  500: ['internal_error'],
  503: ['api_unavailable', 'rate_limit_unavailable'],
};
const JOB_ERRORS =
  'insufficient_credits media_unreachable media_too_large media_unreadable audio_too_short audio_too_long ' +
  'image_too_large trim_out_of_range segments_out_of_range generation_failed internal_error';

/** The specification's numbers, so that a change of a limit fails a test. */
describe('the documented limits', () => {
  test.each([
    ['LyricVideoRequest', 'song_genre', { maxLength: 500 }],
    ['LyricVideoRequest', 'segments', { minItems: 1, maxItems: 1000 }],
    ['LyricVideoRequest', 'quality', { enum: ['basic', 'pro'], default: 'basic' }],
    ['LyricVideoRequest', 'aspect_ratio', { enum: ['9:16', '16:9', '1:1'], default: '9:16' }],
    ['LyricVideoRequest', 'style_preset', { enum: LYRIC_PRESETS.split(' ') }],
    ['MusicVideoRequest', 'prompt', { maxLength: 10_000, pattern: '\\S' }],
    ['MusicVideoRequest', 'characters', { minItems: 1, maxItems: 4, minContains: 1, maxContains: 1 }],
    ['MusicVideoRequest', 'quality', { enum: ['basic', 'pro'], default: 'basic' }],
    ['MusicVideoRequest', 'aspect_ratio', { enum: ['9:16', '16:9', '1:1'], default: '9:16' }],
    ['MusicVideoRequest', 'style_preset', { enum: NARRATIVE_PRESETS.split(' ') }],
    ['Character', 'name', { minLength: 1, maxLength: 100 }],
    ['Character', 'role', { enum: ['singer', 'character'] }],
    ['Character', 'description', { minLength: 1, maxLength: 2_000 }],
    ['Segment', 'text', { maxLength: 10_000 }],
    ['Segment', 'timedWords', { maxItems: 1000 }],
    ['Segment', 'wordCount', { type: 'integer', minimum: 0 }],
    ['Segment', 'start', { type: 'number', minimum: 0 }],
    ['TimedWord', 'start', { type: 'number', minimum: 0 }],
    ['Account', 'credits', { type: 'integer', minimum: 0 }],
    ['Accepted', 'credits_charged', { type: 'integer', minimum: 0 }],
    ['FailedJob', 'credits_refunded', { type: 'integer', minimum: 0 }],
    ['TranscriptionRequest', 'trim_start', { type: 'number', minimum: 0 }],
    ['TranscriptionRequest', 'idempotency_key', { pattern: '^[\\x21-\\x7e]{1,128}$' }],
  ])('[2.2e, 2.4b, 4.4bcde, 4.7cdefg] of %s.%s are those of the specification', (name, property, rule) => {
    expect(field(name, property)).toMatchObject(rule);
  });

  test.each([
    ['TranscriptionRequest', ['song_url']],
    ['LyricVideoRequest', ['song_url']],
    ['MusicVideoRequest', ['song_url', 'prompt', 'characters']],
    ['Character', ['name', 'role', 'image_url']],
    ['Segment', ['text', 'start', 'end', 'duration', 'wordCount', 'timedWords']],
    ['TimedWord', ['text', 'start', 'end']],
    ['Account', ['credits', 'scopes', 'rate_limit_rpm', 'webhook_secret']],
    ['Accepted', ['id', 'status', 'credits_charged']],
    ['Cancellation', ['id', 'status', 'cancellation_requested']],
  ])('[2.1a, 2.2a, 2.4a, 4.2a, 4.6a] require of %s the fields %j', (name, required) => {
    expect(schemas[name]?.required).toEqual(required);
  });

  test.each(['MusicVideoRequest', 'Character'])('[4.7b] allow %s no other fields', (name) => {
    expect(schemas[name]?.additionalProperties).toBe(false);
  });

  test('[9a] are of version 1.0.0, below /v1', () => {
    expect(document.info.version).toBe('1.0.0');
    expect(document.servers).toEqual([{ url: 'https://api.songreel.dev/v1' }]);
  });
});

describe('the documented errors', () => {
  test.each(Object.entries(ERRORS))('[7i] of status %s are those of the specification', (status, codes) => {
    const documented = Object.values(document.components.responses ?? {}).flatMap((response) => {
      const { schema } = (response as unknown as ErrorResponse).content['application/json'];
      return schema.properties.error.properties.code.enum;
    });
    expect(codes.filter((code) => !documented.includes(code))).toEqual([]);
    expect(new Set(documented).size).toBe(Object.values(ERRORS).flat().length);
    const described = String(schemas.ErrorCode?.description);
    expect(codes.filter((code) => !described.includes(`- \`${code}\` (${status}): `))).toEqual([]);
  });

  test('[7i] of jobs are the eleven', () => {
    expect(field('JobError', 'code').enum).toEqual(JOB_ERRORS.split(' '));
  });
});
