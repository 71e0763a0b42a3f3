import * as v from 'valibot';
import type { JobType } from './job-type.ts';
import { MetadataSchema } from './metadata.ts';
import { allowanceOf, MAX_URL_LENGTH, publicUrlFault } from './public-url.ts';
import { parseBody } from './request-faults.ts';
import { SegmentsSchema } from './segments.ts';
import { atMost } from './text.ts';
import { isAfter, seconds } from './times.ts';
import { uploadIdOf } from './upload-url.ts';

/** The bodies of the three requests that create jobs: specification, sections 4.2, 4.4 and 4.7. */
export const QUALITIES = ['basic', 'pro'] as const;
export const ASPECT_RATIOS = ['9:16', '16:9', '1:1'] as const;

export const LYRIC_PRESETS = [
  '80S_ILLUSTRATION',
  'ART_BRUT',
  'ART_POSTER',
  'BAUHAUS',
  'BLUEPRINT',
  'C4D_CARTOON',
  'CHILDRENS_BOOK',
  'COLLAGE',
  'DOODLE',
  'EMOTIONAL_MINIMAL',
  'FLAT_ART',
  'FLAT_VECTOR',
  'GRAFFITI_I',
  'GRAFFITI_II',
  'MINIMAL_ILLUSTRATION',
  'MIXED_MEDIA',
  'PAINT_GESTURE',
  'POP_ART',
  'RETRO_ETCHING',
  'WATERCOLOR',
  'WEIRD',
  'WOODBLOCK_PRINT',
] as const;
export type LyricPreset = (typeof LYRIC_PRESETS)[number];

export const NARRATIVE_PRESETS = [
  '90s-anime',
  'ghibli',
  'yellow-family',
  'pixar-3d',
  'ps2-low-poly',
  'disney-90s',
  'lego',
  'cartoon-network',
  'pixel-art',
] as const;
export type NarrativePreset = (typeof NARRATIVE_PRESETS)[number];

export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,128}$/;

const string = () => v.string('must be a string');
const oneOf = <const T extends readonly string[]>(values: T) =>
  v.picklist(values, `must be one of ${values.join(', ')}`);
const notEmpty = () => v.minLength<string, 1, string>(1, 'must not be empty');

/** The schema of a URL. Besides public origins, it accepts those that the stage allows. Only the local stage does. */
export const publicUrl = (kind: 'media' | 'webhook', allowedOrigins: readonly string[] | undefined) =>
  v.pipe(
    string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || (kind === 'media' && uploadIdOf(dataset.value))) return;
      const fault = publicUrlFault(dataset.value, kind, allowedOrigins);
      const allowance = allowedOrigins && allowanceOf(dataset.value, kind);
      if (fault) addIssue({ message: allowance ? `${fault}. ${allowance}` : fault });
    }),
    v.metadata({ format: 'uri', maxLength: MAX_URL_LENGTH }),
  );

const LYRICS = v.optional(v.pipe(string(), atMost(10_000), v.regex(/\S/, 'must not be blank')));
const METADATA = v.optional(MetadataSchema);
const VIDEO = {
  quality: v.optional(oneOf(QUALITIES), 'basic'),
  aspect_ratio: v.optional(oneOf(ASPECT_RATIOS), '9:16'),
};

/** The fields that every request has, with the URLs that the stage allows. */
function commonFields(origins: readonly string[] | undefined) {
  return {
    song_url: publicUrl('media', origins),
    webhook_url: v.optional(publicUrl('webhook', origins)),
    idempotency_key: v.optional(
      v.pipe(string(), v.regex(IDEMPOTENCY_KEY, 'must be 1 to 128 printable ASCII characters without spaces')),
    ),
  };
}

function transcriptionSchema(origins: readonly string[] | undefined) {
  return v.pipe(
    v.object({
      ...commonFields(origins),
      lyrics: LYRICS,
      metadata: METADATA,
      trim_start: v.optional(seconds()),
      trim_end: v.optional(seconds()),
    }),
    v.forward(
      v.partialCheck(
        [['trim_start'], ['trim_end']],
        ({ trim_start, trim_end }) => trim_start === undefined || trim_end !== undefined,
        'is required when trim_start is given',
      ),
      ['trim_end'],
    ),
    v.forward(
      v.partialCheck(
        [['trim_start'], ['trim_end']],
        ({ trim_start = 0, trim_end }) => trim_end === undefined || isAfter(trim_end, trim_start),
        'must be greater than trim_start',
      ),
      ['trim_end'],
    ),
  );
}

function lyricVideoSchema(origins: readonly string[] | undefined) {
  return v.pipe(
    v.object({
      ...commonFields(origins),
      ...VIDEO,
      lyrics: LYRICS,
      metadata: METADATA,
      style_preset: v.optional(oneOf(LYRIC_PRESETS)),
      song_genre: v.optional(v.pipe(string(), atMost(500))),
      singer_image_url: v.optional(publicUrl('media', origins)),
      segments: v.optional(SegmentsSchema),
      romanize: v.optional(v.boolean('must be true or false')),
    }),
    v.forward(
      v.partialCheck(
        [['lyrics'], ['segments']],
        ({ lyrics, segments }) => lyrics === undefined || segments === undefined,
        'must not be given together with segments',
      ),
      ['lyrics'],
    ),
  );
}

function narrativeVideoSchema(origins: readonly string[] | undefined) {
  const character = v.strictObject({
    name: v.pipe(string(), notEmpty(), atMost(100)),
    role: oneOf(['singer', 'character']),
    image_url: publicUrl('media', origins),
    description: v.optional(v.pipe(string(), notEmpty(), atMost(2_000))),
  });
  return v.strictObject({
    ...commonFields(origins),
    ...VIDEO,
    prompt: v.pipe(string(), atMost(10_000), v.regex(/\S/, 'must not be blank')),
    characters: v.pipe(
      v.array(character, 'must be an array'),
      v.minLength(1, 'must have at least 1 item'),
      v.maxLength(4, 'must have at most 4 items'),
      v.check(
        (cast) => cast.filter(({ role }) => role === 'singer').length === 1,
        'must have exactly one item with the role "singer"',
      ),
    ),
    style_preset: v.optional(oneOf(NARRATIVE_PRESETS)),
  });
}

function schemas(origins?: readonly string[]) {
  return {
    lyric_transcription: transcriptionSchema(origins),
    lyric_video: lyricVideoSchema(origins),
    narrative_video: narrativeVideoSchema(origins),
  };
}

type Schemas = ReturnType<typeof schemas>;
/** A request without its idempotency key. Two requests are the same if these are equal. */
export type RequestOf<Type extends JobType> = { [T in Type]: Omit<v.InferOutput<Schemas[T]>, 'idempotency_key'> }[Type];
export type TranscriptionRequest = RequestOf<'lyric_transcription'>;
export type LyricVideoRequest = RequestOf<'lyric_video'>;
export type NarrativeVideoRequest = RequestOf<'narrative_video'>;
export type CreateRequest = RequestOf<JobType>;

interface ParsedRequest {
  request: CreateRequest;
  idempotencyKey: string | undefined;
}

/** The schemas of a deployed stage, which allows no origin besides public ones. */
export const REQUEST_SCHEMAS = schemas();

const built = new Map<string | undefined, Schemas>([[undefined, REQUEST_SCHEMAS]]);

/**
 * Checks the body of a request and fills in defaults.
 * @param body the parsed JSON
 * @param allowedOrigins origins that URLs may name besides public ones; undefined except on the local stage
 * @throws ApiError `invalid_request`; the message names the field by its path
 */
export function parseCreateRequest(type: JobType, body: unknown, allowedOrigins?: readonly string[]): ParsedRequest {
  const { idempotency_key: idempotencyKey, ...request } = parseBody(schemasFor(allowedOrigins)[type], body);
  return { request, idempotencyKey };
}

function schemasFor(origins?: readonly string[]): Schemas {
  const name = origins?.join(' ');
  const known = built.get(name) ?? schemas(origins);
  built.set(name, known);
  return known;
}
