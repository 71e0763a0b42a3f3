import type { JobError } from './errors.ts';
import type { JobType } from './job.ts';
import type { CreateRequest } from './requests.ts';
import { DURATION_TOLERANCE, segmentBeyond } from './segments.ts';

/** What songs and images may be: specification, section 8. Each rule returns the error of the job that breaks it. */
export const MAX_AUDIO_BYTES = 100 * 1024 * 1024;
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 25_000_000;
export const MAX_AUDIO_MS = 420_000;
export const MIN_VIDEO_AUDIO_MS = 10_000;

/** @param durationMs measured by decoding; whole milliseconds */
export function durationFault(type: JobType, durationMs: number): JobError | undefined {
  const measured = durationMs / 1000;
  if (durationMs > MAX_AUDIO_MS) {
    return {
      code: 'audio_too_long',
      message: `song_url: the audio lasts ${measured} seconds; at most ${MAX_AUDIO_MS / 1000} are allowed.`,
    };
  }
  if (type !== 'lyric_transcription' && durationMs < MIN_VIDEO_AUDIO_MS) {
    return {
      code: 'audio_too_short',
      message: `song_url: the audio lasts ${measured} seconds; a video needs at least ${MIN_VIDEO_AUDIO_MS / 1000}.`,
    };
  }
  return undefined;
}

export function timesFault(request: CreateRequest, durationMs: number): JobError | undefined {
  const duration = durationMs / 1000;
  if ('trim_end' in request && request.trim_end !== undefined && request.trim_end > duration + DURATION_TOLERANCE) {
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

/** @param field the request's field that named the image, such as `characters[1].image_url` */
export function imageFault(field: string, width: number, height: number): JobError | undefined {
  if (width * height <= MAX_IMAGE_PIXELS) return undefined;
  return {
    code: 'image_too_large',
    message: `${field}: the image has ${width} x ${height} pixels; at most 25 megapixels are allowed.`,
  };
}
