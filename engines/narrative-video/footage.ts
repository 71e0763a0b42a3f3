import { SCENES, videoEncoder } from '../drawing/video-encoder.ts';
import { fixedSeconds, runFfmpeg } from '../process/ffmpeg.ts';
import { FRAMES_PER_SECOND } from './encoding.ts';

/** A clip that replaces a part of a film. It has the size and the frame rate of the film. */
export interface Footage {
  path: string;
  /** Seconds in the film. */
  start: number;
  end: number;
}

/**
 * Cuts clips into a film, each at its time. The film's sound and length stay.
 * @throws ProcessFailure
 */
export async function cutIn(film: string, clips: readonly Footage[], target: string): Promise<void> {
  const filters = clips.map(({ start, end }, index) => {
    const [before, after] = [index === 0 ? '0:v' : `v${index}`, `v${index + 1}`];
    const times = `between(t,${fixedSeconds(start)},${fixedSeconds(end - 0.5 / FRAMES_PER_SECOND)})`;
    return (
      `[${index + 1}:v]setpts=PTS-STARTPTS+${fixedSeconds(start)}/TB[c${index}];` +
      `[${before}][c${index}]overlay=eof_action=pass:enable='${times}'[${after}]`
    );
  });
  await runFfmpeg([
    ...['-i', film],
    ...clips.flatMap(({ path }) => ['-i', path]),
    ...['-filter_complex', filters.join(';'), '-map', `[v${clips.length}]`, '-map', '0:a', '-c:a', 'copy'],
    ...videoEncoder(FRAMES_PER_SECOND, SCENES),
    ...['-pix_fmt', 'yuv420p', '-movflags', '+faststart', target],
  ]);
}
