import type { JobError } from './errors.ts';
import type { Job } from './job.ts';
import { JOB_TYPE_FACTS, type JobType } from './job-type.ts';
import { chargeFor } from './pricing.ts';
import type { CreateRequest, RequestOf } from './requests.ts';
import { DURATION_TOLERANCE, segmentBeyond } from './segments.ts';
import { isAfter } from './times.ts';

/** The rules for songs and images: specification, section 8. Each returns the error of a job that breaks it. */
export const MAX_AUDIO_BYTES = 100 * 1024 * 1024;
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
const MAX_IMAGE_PIXELS = 25_000_000;
/** Pixels. A single row of 25 million pixels is within the limit of pixels, but takes gigabytes to decode. */
const MAX_IMAGE_SIDE = 16_384;
export const MAX_AUDIO_MS = 420_000;
/**
 * Milliseconds. Codecs fill their last frame with silence, so a song of exactly the longest duration may decode to a
 * little more.
 */
const PADDING_MS = 50;
/** Milliseconds of a file's stated duration that may be missing. This allows lost frames and rounding. */
const MAX_MISSING_MS = 2_000;

/** A URL of the request, and the path of the field that holds it, such as `characters[1].image_url`. */
export interface NamedFile {
  field: string;
  url: string;
}

export function songOf(request: CreateRequest): NamedFile {
  return { field: 'song_url', url: request.song_url };
}

const IMAGES: { readonly [Type in JobType]: (request: RequestOf<Type>) => NamedFile[] } = {
  lyric_transcription: () => [],
  lyric_video: ({ singer_image_url: url }) => (url === undefined ? [] : [{ field: 'singer_image_url', url }]),
  narrative_video: ({ characters }) =>
    characters.map(({ image_url: url }, index) => ({ field: `characters[${index}].image_url`, url })),
};

/** Lists the images in the request's order, which is the order of the prepared images. @param request of this type */
export function imagesOf(type: JobType, request: CreateRequest): NamedFile[] {
  return (IMAGES[type] as (request: CreateRequest) => NamedFile[])(request);
}

/** @param reason a sentence that says what the server did */
export function unreachableFault(field: string, reason: string): JobError {
  return { code: 'media_unreachable', message: `${field}: the file could not be fetched. ${reason}` };
}

export function sizeFault(field: string, maxBytes: number): JobError {
  return { code: 'media_too_large', message: `${field}: the file is larger than ${maxBytes / 1024 / 1024} MB.` };
}

/** @param reason completes "the file …", such as "is empty" */
export function unreadableFault(field: string, reason: string): JobError {
  return { code: 'media_unreadable', message: `${field}: the file ${reason}.` };
}

/**
 * Checks that the file is complete. Otherwise a part of the song would become a video, and be charged for.
 * @param claimedMs the duration that the file states; undefined if it states none that can be trusted
 */
export function damageFault(claimedMs: number | undefined, decodedMs: number): JobError | undefined {
  if (claimedMs === undefined || claimedMs - decodedMs <= MAX_MISSING_MS) return undefined;
  return unreadableFault(
    'song_url',
    `says that it lasts ${claimedMs / 1000} seconds, but only ${decodedMs / 1000} can be decoded: it is cut off or damaged`,
  );
}

/** @param durationMs measured by decoding; whole milliseconds. It need not be exact beyond the limit */
export function durationFault(type: JobType, durationMs: number): JobError | undefined {
  if (durationMs > MAX_AUDIO_MS + PADDING_MS) {
    return {
      code: 'audio_too_long',
      message: `song_url: the audio lasts longer than ${MAX_AUDIO_MS / 1000} seconds, which is the most that is allowed.`,
    };
  }
  const { minSongMs } = JOB_TYPE_FACTS[type];
  if (durationMs < minSongMs) {
    return {
      code: 'audio_too_short',
      message: `song_url: the audio lasts ${durationMs / 1000} seconds; a video needs at least ${minSongMs / 1000}.`,
    };
  }
  return undefined;
}

/** Returns the least that a job can cost, in whole tokens: the price of the shortest song that is allowed. */
export function leastCharge({ type, price }: Pick<Job, 'type' | 'price'>): number {
  return chargeFor(price, JOB_TYPE_FACTS[type].minSongMs);
}

/** Checks that trims and segments end with the song. They may end up to 0.05 s after it. */
export function timesFault(request: CreateRequest, durationMs: number): JobError | undefined {
  const duration = durationMs / 1000;
  if (
    'trim_end' in request &&
    request.trim_end !== undefined &&
    isAfter(request.trim_end, duration + DURATION_TOLERANCE)
  ) {
    return {
      code: 'trim_out_of_range',
      message: `trim_end is ${request.trim_end}, but the audio lasts ${duration} seconds.`,
    };
  }
  if ('segments' in request && request.segments !== undefined) {
    const index = segmentBeyond(request.segments, duration);
    if (index !== undefined) {
      return {
        code: 'segments_out_of_range',
        message: `segments[${index}].end is ${request.segments[index]?.end}, but the audio lasts ${duration} seconds.`,
      };
    }
  }
  return undefined;
}

/** @param pictures number of pictures of an animation; the limit holds for all of them together */
export function pixelsFault(field: string, width: number, height: number, pictures = 1): JobError | undefined {
  const allowed =
    width * height * pictures > MAX_IMAGE_PIXELS
      ? `${MAX_IMAGE_PIXELS / 1_000_000} megapixels are`
      : Math.max(width, height) > MAX_IMAGE_SIDE
        ? `${MAX_IMAGE_SIDE} pixels a side are`
        : undefined;
  if (allowed === undefined) return undefined;
  const size = `${pictures === 1 ? '' : `${pictures} pictures of `}${width} x ${height} pixels`;
  return { code: 'image_too_large', message: `${field}: the image has ${size}; at most ${allowed} allowed.` };
}
