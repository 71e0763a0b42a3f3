import { fixedSeconds, readFfmpeg } from '../process/ffmpeg.ts';
import { voiceOf } from './voice.ts';

/** Samples per second, as recognizers expect. */
export const CLIP_RATE = 16_000;

/** Sound of a song: mono, CLIP_RATE samples a second. */
export interface AudioClip {
  samples: Int16Array;
  /** Time of the first sample on the song's clock, in seconds. */
  start: number;
}

/** A part of the song, in seconds on its clock. Only this part is decoded. */
interface Span {
  start: number;
  end: number;
}

/** Cutoff of a high-pass filter. It removes rumble below any voice, which recognizers could take for speech. */
const LOWEST_HZ = 150;

/** Decodes a song and brings its voice forward. @throws ProcessFailure if ffmpeg cannot decode the file */
export async function decodeVoice(songPath: string, span?: Span): Promise<AudioClip> {
  const stereo = await decode(songPath, 2, span, [`highpass=f=${LOWEST_HZ}`]);
  return { samples: voiceOf(stereo), start: span?.start ?? 0 };
}

/** Decodes a song without changes. @throws ProcessFailure if ffmpeg cannot decode the file */
export async function decodeWhole(songPath: string, span?: Span): Promise<AudioClip> {
  return { samples: await decode(songPath, 1, span), start: span?.start ?? 0 };
}

async function decode(path: string, channels: 1 | 2, span?: Span, filters: string[] = []): Promise<Int16Array> {
  const trim = span ? [`atrim=start=${fixedSeconds(span.start)}:end=${fixedSeconds(span.end)}`] : [];
  const filter = ['-af', [...trim, ...filters, 'anull'].join(',')];
  const format = ['-ac', `${channels}`, '-ar', `${CLIP_RATE}`, '-f', 's16le', 'pipe:1'];
  const pcm = await readFfmpeg(['-i', path, '-vn', ...filter, ...format]);
  return new Int16Array(pcm.buffer.slice(pcm.byteOffset, pcm.byteOffset + (pcm.length & ~1)));
}

/** Returns the part of a clip between two times on the song's clock. */
export function partOf(clip: AudioClip, start: number, end: number): AudioClip {
  const from = Math.max(0, Math.round((start - clip.start) * CLIP_RATE));
  const to = Math.max(from, Math.round((end - clip.start) * CLIP_RATE));
  return { samples: clip.samples.subarray(from, to), start: clip.start + from / CLIP_RATE };
}

export function endOf({ samples, start }: AudioClip): number {
  return start + samples.length / CLIP_RATE;
}
