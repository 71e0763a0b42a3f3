import { SCENES, videoEncoder } from '../drawing/video-encoder.ts';
import type { SongFile } from '../engine.ts';
import type { Look } from './look.ts';
import type { PictureSize } from './picture-size.ts';

/** Frame rate of the video. Looks that draw less often show each drawing for two or three frames. */
export const FRAMES_PER_SECOND = 24;

/** Sizes of the drawn frames and of the video. */
interface Sizes {
  from: PictureSize;
  to: PictureSize;
}

/** Returns ffmpeg's arguments that encode frames from standard input to a part of a video, without sound. */
export function partEncoding(look: Look, sizes: Sizes, file: string): string[] {
  return [...partReading(look, sizes, 'pipe:0'), ...videoEncoder(FRAMES_PER_SECOND, SCENES), file];
}

/** Returns ffmpeg's arguments that read drawn frames from a file, and give them the video's size, colors and rate. */
export function partReading(look: Look, { from, to }: Sizes, frames: string): string[] {
  // For a soft look, every second pixel's color is enough and takes less time.
  const colorFrom = look.grid !== undefined || look.isSoft ? 'neighbor' : 'bilinear';
  // For other looks, all pixels give the color, because ffmpeg has no vector code for every second one.
  const flags = `${colorFrom}+full_chroma_inp`;
  const colors = 'in_range=full:out_range=tv:out_color_matrix=bt709';
  return [
    // There is no input queue. While two parts are drawn, a thread that reads ahead saves no time, and it keeps frames
    // in memory.
    ...words('-f rawvideo -pixel_format rgba'),
    ...words(`-video_size ${from.width}x${from.height} -framerate ${look.drawings} -i`),
    frames,
    // Unlike `-r`, the filter shows a part's last drawing as long as the others.
    ...words(`-vf scale=${to.width}:${to.height}:flags=${flags}:${colors},format=yuv420p,fps=${FRAMES_PER_SECOND}`),
  ];
}

/**
 * Returns ffmpeg's arguments for the finished file: the parts one after another, and the song. Both are copied without
 * encoding, and the index is first.
 */
export function joining(list: string, { path, durationMs }: SongFile, file: string): string[] {
  return [
    ...[...words('-f concat -safe 0 -i'), list, '-i', path],
    ...words('-map 0:v -map 1:a -c copy'),
    ...words(`-t ${durationMs / 1000} -movflags +faststart`),
    file,
  ];
}

function words(line: string): string[] {
  return line.split(' ');
}
