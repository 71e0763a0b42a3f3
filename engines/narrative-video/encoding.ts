import { SCENES, videoEncoder } from '../drawing/video-encoder.ts';
import type { SongFile } from '../engine.ts';
import type { Look } from './look.ts';
import type { PictureSize } from './picture-size.ts';

/** The video's rate. Looks that draw less often show a drawing for two or three frames. */
export const FRAMES_PER_SECOND = 24;

/** ffmpeg's arguments for one encode from frames on standard input to a part of a video, without sound. */
export function partEncoding(look: Look, { from, to }: { from: PictureSize; to: PictureSize }, file: string): string[] {
  // A soft look loses nothing if only every second pixel gives the color, and this takes less time.
  const colorFrom = look.grid !== undefined || look.isSoft ? 'neighbor' : 'bilinear';
  // Elsewhere, all pixels give the color, because ffmpeg has no vector code for every second one.
  const flags = `${colorFrom}+full_chroma_inp`;
  const colors = 'in_range=full:out_range=tv:out_color_matrix=bt709';
  return [
    // No queue in front: while two parts are drawn, a thread that reads ahead makes nothing faster, and holds frames in
    // memory.
    ...words('-f rawvideo -pixel_format rgba'),
    ...words(`-video_size ${from.width}x${from.height} -framerate ${look.drawings} -i pipe:0`),
    // Unlike `-r`, the filter shows a part's last drawing as long as the others.
    ...words(`-vf scale=${to.width}:${to.height}:flags=${flags}:${colors},format=yuv420p,fps=${FRAMES_PER_SECOND}`),
    ...videoEncoder(FRAMES_PER_SECOND, SCENES),
    file,
  ];
}

/**
 * ffmpeg's arguments for the finished file: the parts one after another and the song, both copied without encoding, the
 * index first.
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
