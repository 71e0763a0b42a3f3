import type { SongFile } from '../engine.ts';
import { videoEncoder } from '../video-encoder.ts';
import type { PictureSize } from './set.ts';
import type { Style } from './styles/style.ts';

/** A film's rate: styles that draw less often show a drawing for two or three frames. */
export const FRAMES_PER_SECOND = 24;

/**
 * ffmpeg's arguments for one encode from frames on standard input to a finished file: the song copied as it is, the index first.
 */
export function encoding(
  song: SongFile,
  style: Style,
  size: { from: PictureSize; to: PictureSize },
  file: string,
): string[] {
  const { from, to } = size;
  const isFull = style.drawings === FRAMES_PER_SECOND;
  // A look that is soft already loses nothing where each second pixel gives the colour, and gains a twelfth of the time.
  const flags = style.grid !== undefined || isFull ? 'neighbor' : 'bilinear';
  const colours = 'in_range=full:out_range=tv:out_color_matrix=bt709';
  return [
    ...words(
      `-thread_queue_size 2 -f rawvideo -pixel_format rgba -video_size ${from.width}x${from.height} -framerate ${style.drawings} -i pipe:0`,
    ),
    ...['-i', song.path],
    ...words('-map 0:v -map 1:a -c:a copy'),
    ...words(`-vf scale=${to.width}:${to.height}:flags=${flags}:${colours},format=yuv420p -r ${FRAMES_PER_SECOND}`),
    ...videoEncoder(FRAMES_PER_SECOND),
    ...words(`-t ${song.durationMs / 1000} -movflags +faststart`),
    file,
  ];
}

function words(line: string): string[] {
  return line.split(' ');
}
