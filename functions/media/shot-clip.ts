import { basename, join } from 'node:path';
import { videoSize } from '../../engines/drawing/video-size.ts';
import { GIB, ProcessFailure, type ProcessLimits } from '../../engines/process/child-process.ts';
import { fixedSeconds } from '../../engines/process/ffmpeg.ts';
import type { NarrativeVideoRequest } from '../domain/requests.ts';
import { logger } from '../platform/observability.ts';
import { runDecoder } from './prepare/decoders.ts';
import { openToDecoders } from './work-folder.ts';

/** For decoding a clip and encoding it again; both need a part of the memory. */
const LIMITS: ProcessLimits = { memoryBytes: 2 * GIB, cpuSeconds: 300, fileBytes: GIB };
const TIMEOUT_SECONDS = 600;
const FRAMES_PER_SECOND = 24;
const MOST_PIXELS = 1920 * 1920;

/**
 * Decodes a clip that a provider made, and encodes it in the size of the video. A clip is as untrusted as a file of a
 * caller: the format is given, it may refer to no other file, and memory, time and size are limited.
 * @param seconds its length in the video; a shorter clip stays on its last frame
 * @param folder for the encoded clip; decoders may write to it
 * @returns the path of the encoded clip, or undefined if the file is not such a clip
 */
export async function normalizedClip(
  clip: string,
  seconds: number,
  { quality, aspect_ratio }: NarrativeVideoRequest,
  folder: string,
): Promise<string | undefined> {
  await openToDecoders(folder);
  const { width, height } = videoSize({ quality, aspectRatio: aspect_ratio });
  const target = join(folder, `${basename(clip, '.mp4')}-normalized.mp4`);
  const fit = `scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height},setsar=1`;
  const last = `tpad=stop_mode=clone:stop_duration=${fixedSeconds(seconds)}`;
  try {
    await runDecoder(
      'ffmpeg',
      [
        ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-y'],
        ...['-protocol_whitelist', 'file', '-format_whitelist', 'mov', '-codec_whitelist', 'h264'],
        ...['-max_streams', '4', '-max_pixels', `${MOST_PIXELS}`, '-threads', '1'],
        ...['-enable_drefs', '0', '-use_absolute_path', '0', '-f', 'mov', '-i', `file:${clip}`],
        ...['-map', '0:v:0', '-an', '-vf', `${fit},fps=${FRAMES_PER_SECOND},${last},format=yuv420p`],
        ...['-t', fixedSeconds(seconds), '-c:v', 'libx264', '-preset', 'superfast', '-crf', '16', '-threads', '1'],
        target,
      ],
      { limits: LIMITS, timeoutSeconds: TIMEOUT_SECONDS },
    );
    return target;
  } catch (error) {
    if (!(error instanceof ProcessFailure) || error.reason === 'missing') throw error;
    logger.warn('A clip of a provider cannot be decoded.', { reason: error.message });
    return undefined;
  }
}
