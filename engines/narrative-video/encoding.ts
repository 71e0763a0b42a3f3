import { basename } from 'node:path';
import { PlaneConverter } from '../drawing/planes.ts';
import { COLORS, SCENES, videoEncoder } from '../drawing/video-encoder.ts';
import type { SongFile } from '../engine.ts';
import type { Look } from './look.ts';
import type { Part, Run } from './parts.ts';
import type { PictureSize } from './picture-size.ts';

/** Frame rate of the video. Looks that draw less often show each drawing for two or three frames. */
export const FRAMES_PER_SECOND = 24;

/** Sizes of the drawn frames and of the video. */
interface Sizes {
  from: PictureSize;
  to: PictureSize;
}

/**
 * Returns ffmpeg's arguments that encode a part's frames from standard input, without sound.
 * @param files pattern of the paths, with `%d` for the index of a run: each becomes a file of its own
 */
export function partEncoding(look: Look, sizes: Sizes, part: Part, files: string): string[] {
  let end = 0;
  const ends = part.map(({ from, to }) => {
    end += ((to - from) * FRAMES_PER_SECOND) / look.drawings;
    return end;
  });
  const keys = ends.map((frame) => frame / FRAMES_PER_SECOND).join();
  // The muxer divides before the first key frame from these times on. Half a frame earlier, rounding does no harm.
  const times = ends.map((frame) => (frame - 0.5) / FRAMES_PER_SECOND).join();
  return [
    ...[...partReading(look, sizes, 'pipe:0'), ...videoEncoder(FRAMES_PER_SECOND, SCENES), '-force_key_frames', keys],
    ...['-f', 'segment', '-segment_times', times, '-reset_timestamps', '1', '-segment_format', 'mp4'],
    // Otherwise, the first file alone would begin later than its first frame.
    ...['-avoid_negative_ts', 'disabled', files],
  ];
}

/** Returns ffmpeg's arguments that read drawn frames from a file, and give them the video's size, colors and rate. */
export function partReading(look: Look, { from, to }: Sizes, frames: string): string[] {
  // Large pixels are enlarged before their colors are halved, so that each keeps its color.
  const format = isInPlanes(look) ? 'yuv420p' : 'rgba';
  const colors = 'in_range=full:out_range=tv:out_color_matrix=bt709';
  const enlarging = `scale=${to.width}:${to.height}:flags=neighbor+full_chroma_inp:${colors},format=yuv420p,`;
  return [
    // There is no input queue. While two parts are drawn, a thread that reads ahead saves no time, and it keeps frames
    // in memory.
    ...['-f', 'rawvideo', '-pixel_format', format, ...(isInPlanes(look) ? COLORS : [])],
    ...words(`-video_size ${from.width}x${from.height} -framerate ${look.drawings} -i`),
    frames,
    // Unlike `-r`, the filter shows a part's last drawing as long as the others.
    ...['-vf', `${isInPlanes(look) ? '' : enlarging}fps=${FRAMES_PER_SECOND}`],
  ];
}

/** Whether a look's frames are sent to the encoder in its own format. */
function isInPlanes({ grid }: Look): boolean {
  return grid === undefined;
}

/** Frames that the encoder may not have read yet: one in the pipe, one in the stream before it, and the next one. */
const UNDER_WAY = 3;

/**
 * Returns drawn frames as the encoder reads them. Its own format takes three eighths of the bytes of pixels in the pipe,
 * and ffmpeg would need twice the time to convert them.
 * @returns for each frame its bytes, valid until the next two frames are taken
 */
export async function* framesForEncoder(
  drawn: AsyncIterable<Uint8Array>,
  look: Look,
  { width, height }: PictureSize,
): AsyncGenerator<Uint8Array> {
  if (!isInPlanes(look)) {
    yield* drawn;
    return;
  }
  const converter = new PlaneConverter(width, height, UNDER_WAY);
  for await (const pixels of drawn) yield converter.convert(pixels);
}

/** An encoded run. */
export interface RunFile extends Run {
  path: string;
}

/** Returns the list from which ffmpeg joins runs, in the order of the film. It has to be in the same folder as the runs. */
export function listOf(runs: readonly RunFile[], { drawings }: Look): string {
  const inOrder = runs.toSorted((one, other) => one.from - other.from);
  // The lengths that ffmpeg reads from the files are rounded.
  return inOrder.map(({ path, from, to }) => `file ${basename(path)}\nduration ${(to - from) / drawings}\n`).join('');
}

/**
 * Returns ffmpeg's arguments for the finished file: the runs of a list one after another, and the song. Both are copied
 * without encoding, and the index is first.
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
