import { describe, expect, test } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument } from '../../functions/api/openapi/document.ts';
import { ApiError, JOB_ERROR_CODES } from '../../functions/domain/errors.ts';
import type { JobType } from '../../functions/domain/job-type.ts';
import { parseCreateRequest } from '../../functions/domain/requests.ts';
import { parseUploadRequest } from '../../functions/domain/uploads.ts';
import { parseWebhookTest } from '../../functions/domain/webhook-test.ts';

interface Schema {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  examples?: unknown[];
  enum?: string[];
  $ref?: string;
}

const document = openApiDocument('https://api.songreel.dev/v1');
const schemas = document.components.schemas as unknown as Record<string, Schema>;
const ajv = addFormats.default(new Ajv2020({ strict: false }));
ajv.addSchema(document, 'openapi');
const fits = (name: string, value: unknown) => ajv.validate(`openapi#/components/schemas/${name}`, value);

const fields = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
  Object.entries(properties).map(([field, schema]) => ({ name, field, schema })),
);

describe('the OpenAPI document', () => {
  test('passes a linter for OpenAPI documents without recommendations', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  test('[4i, 9b] has the nine routes and the additions', () => {
    const routes = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(routes).toEqual([
      'GET /account',
      'POST /lyric-videos/transcriptions',
      'GET /lyric-videos/transcriptions/{id}',
      'POST /lyric-videos',
      'GET /lyric-videos/{id}',
      'DELETE /lyric-videos/{id}',
      'POST /music-videos',
      'GET /music-videos/{id}',
      'DELETE /music-videos/{id}',
      'GET /jobs',
      'GET /jobs/{id}/progress',
      'GET /jobs/{id}/lyrics',
      'DELETE /jobs/{id}/files',
      'GET /jobs/{id}/deliveries',
      'POST /jobs/{id}/deliveries',
      'POST /webhooks/test',
      'POST /webhooks/rotate',
      'GET /prices',
      'GET /ledger',
      'POST /uploads',
      'GET /openapi.json',
    ]);
  });

  test('[7ik] names every error code with its status', () => {
    const documented = Object.values(document.paths)
      .flatMap((operations) => Object.values(operations))
      .flatMap(({ responses }) => Object.entries(responses as Record<string, { $ref?: string }>))
      .flatMap(([status, { $ref = '' }]) => codesOf($ref).map((code) => `${status} ${code}`));
    const codes = schemas.ErrorCode?.enum ?? [];
    expect(codes).toHaveLength(18);
    expect(new Set(documented)).toEqual(
      new Set(codes.map((code) => `${new ApiError(code as ApiError['code'], { message: '' }).status} ${code}`)),
    );
  });

  test('names every job error code', () => {
    expect(schemas.JobError?.properties?.code?.enum).toEqual(JOB_ERROR_CODES);
  });

  test('describes the three events', () => {
    expect(Object.keys(document.webhooks)).toEqual(['job.completed', 'job.failed', 'job.canceled']);
  });

  test('describes every schema', () => {
    expect(Object.entries(schemas).filter(([, { description }]) => !description)).toEqual([]);
  });

  test.each(fields)('describes the field $field of $name, and its example fits', ({ name, field, schema }) => {
    expect(schema.description ?? schema.$ref).toBeDefined();
    const pointer = `openapi#/components/schemas/${name}/properties/${field}`;
    for (const example of schema.examples ?? []) expect(ajv.validate(pointer, example)).toBe(true);
  });
});

describe('the documented requests', () => {
  const types: [string, JobType][] = [
    ['TranscriptionRequest', 'lyric_transcription'],
    ['LyricVideoRequest', 'lyric_video'],
    ['MusicVideoRequest', 'narrative_video'],
  ];
  const song_url = 'https://music.example.com/song.mp3';
  const singer = { name: 'Ada', role: 'singer', image_url: 'https://music.example.com/face.png' };
  const friend = { ...singer, role: 'character' };
  const story = { song_url, prompt: 'A walk by the sea', characters: [singer] };
  const segment = { text: 'hello', start: 1, end: 2, duration: 1, wordCount: 1, timedWords: [] };
  const word = { text: 'hello', start: 1, end: 2 };

  test.each(Object.values(document.paths).flatMap(({ post }) => (post?.requestBody ? [post] : [])))(
    'of $operationId have examples that the handler accepts',
    ({ operationId, requestBody }) => {
      const name = `${String(operationId).replace('create', '')}Request`;
      const type = types.find(([schema]) => schema === name)?.[1] ?? 'lyric_video';
      const { examples } = (
        requestBody as { content: Record<string, { examples: Record<string, { value: unknown }> }> }
      ).content['application/json'] ?? { examples: {} };
      expect(Object.keys(examples)).not.toEqual([]);
      const added: Record<string, (value: unknown) => unknown> = {
        UploadRequest: parseUploadRequest,
        testWebhookRequest: (value) => parseWebhookTest(value),
      };
      const parse = added[name] ?? ((value: unknown) => parseCreateRequest(type, value));
      for (const { value } of Object.values(examples)) expect(() => parse(value)).not.toThrow();
    },
  );

  test.each<[JobType, unknown]>([
    ['lyric_transcription', {}],
    ['lyric_transcription', { song_url }],
    ['lyric_transcription', { song_url, unknown: 1 }],
    ['lyric_transcription', { song_url: `https://music.example.com/${'a'.repeat(2048 - 26)}` }],
    ['lyric_transcription', { song_url: `https://music.example.com/${'a'.repeat(2049 - 26)}` }],
    ['lyric_transcription', { song_url, trim_start: 1 }],
    ['lyric_transcription', { song_url, trim_end: 1 }],
    ['lyric_transcription', { song_url, trim_start: -1, trim_end: 1 }],
    ['lyric_transcription', { song_url, idempotency_key: '' }],
    ['lyric_transcription', { song_url, idempotency_key: 'x'.repeat(128) }],
    ['lyric_transcription', { song_url, idempotency_key: 'x'.repeat(129) }],
    ['lyric_video', { song_url, quality: 'ultra' }],
    ['lyric_video', { song_url, aspect_ratio: '1:1' }],
    ['lyric_video', { song_url, style_preset: 'BAUHAUS' }],
    ['lyric_video', { song_url, style_preset: 'lego' }],
    ['lyric_video', { song_url, song_genre: '🎵'.repeat(500) }],
    ['lyric_video', { song_url, song_genre: '🎵'.repeat(501) }],
    ['lyric_video', { song_url, segments: [] }],
    ['lyric_video', { song_url, segments: [segment] }],
    ['lyric_video', { song_url, segments: [{ ...segment, text: 'x'.repeat(10_000) }] }],
    ['lyric_video', { song_url, segments: [{ ...segment, text: 'x'.repeat(10_001) }] }],
    ['lyric_video', { song_url, segments: [{ ...segment, wordCount: 0.5 }] }],
    ['lyric_video', { song_url, segments: [{ ...segment, timedWords: Array(1000).fill(word) }] }],
    ['lyric_video', { song_url, segments: [{ ...segment, timedWords: Array(1001).fill(word) }] }],
    ['lyric_video', { song_url, segments: [{ ...segment, timedWords: [{ ...word, end: undefined }] }] }],
    ['narrative_video', story],
    ['narrative_video', { ...story, seed: 1 }],
    ['narrative_video', { ...story, prompt: ' ' }],
    ['narrative_video', { ...story, prompt: 'x'.repeat(10_000) }],
    ['narrative_video', { ...story, prompt: 'x'.repeat(10_001) }],
    ['narrative_video', { ...story, style_preset: 'lego' }],
    ['narrative_video', { ...story, characters: [] }],
    ['narrative_video', { ...story, characters: [friend] }],
    ['narrative_video', { ...story, characters: [singer, singer] }],
    ['narrative_video', { ...story, characters: [friend, singer, friend, friend] }],
    ['narrative_video', { ...story, characters: [singer, friend, friend, friend, friend] }],
    ['narrative_video', { ...story, characters: [{ ...singer, name: '' }] }],
    ['narrative_video', { ...story, characters: [{ ...singer, name: 'é'.repeat(100) }] }],
    ['narrative_video', { ...story, characters: [{ ...singer, name: 'é'.repeat(101) }] }],
    ['narrative_video', { ...story, characters: [{ ...singer, description: 'x'.repeat(2001) }] }],
    ['narrative_video', { ...story, characters: [{ ...singer, id: 7 }] }],
  ])('[2.4b, 4.2b] of a %s are accepted or refused alike by the document and the handler: %j', (type, body) => {
    const name = types.find(([, of]) => of === type)?.[0] ?? '';
    expect(fits(name, JSON.parse(JSON.stringify(body)))).toBe(accepts(type, body));
  });

  function accepts(type: JobType, body: unknown): boolean {
    try {
      parseCreateRequest(type, body);
      return true;
    } catch {
      return false;
    }
  }
});

function codesOf(ref: string): string[] {
  const name = ref.split('/').at(-1) ?? '';
  const response = document.components.responses?.[name] as
    | { content: { 'application/json': { examples: Record<string, unknown> } } }
    | undefined;
  return Object.keys(response?.content['application/json'].examples ?? {});
}
