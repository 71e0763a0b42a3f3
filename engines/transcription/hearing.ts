import { fixedSeconds, readFfmpeg } from '../process/ffmpeg.ts';
import { voiceOf } from './voice.ts';

/** What a recognizer is given. */
export const HEARING_RATE = 16_000;

/** Sound of a song: mono, HEARING_RATE samples a second. */
export interface Hearing {
  samples: Int16Array;
  /** Seconds on the song's clock of the first sample. */
  start: number;
}

/** Seconds on the song's clock; nothing outside is heard. */
export interface Span {
  start: number;
  end: number;
}

/** Rumble below any voice, which would only wake the recognizer. */
const LOWEST_HZ = 150;

/** Hears a song with its voice brought forward. @throws ProcessFailure where ffmpeg cannot decode the file */
export async function hearVoice(songPath: string, span?: Span): Promise<Hearing> {
  const stereo = await decode(songPath, 2, span, [`highpass=f=${LOWEST_HZ}`]);
  return { samples: voiceOf(stereo), start: span?.start ?? 0 };
}

/** Hears a song as it is. @throws ProcessFailure where ffmpeg cannot decode the file */
export async function hearAll(songPath: string, span?: Span): Promise<Hearing> {
  return { samples: await decode(songPath, 1, span), start: span?.start ?? 0 };
}

async function decode(path: string, channels: 1 | 2, span?: Span, filters: string[] = []): Promise<Int16Array> {
  const trim = span ? [`atrim=start=${fixedSeconds(span.start)}:end=${fixedSeconds(span.end)}`] : [];
  const filter = ['-af', [...trim, ...filters, 'anull'].join(',')];
  const format = ['-ac', `${channels}`, '-ar', `${HEARING_RATE}`, '-f', 's16le', 'pipe:1'];
  const pcm = await readFfmpeg(['-i', path, '-vn', ...filter, ...format]);
  return new Int16Array(pcm.buffer.slice(pcm.byteOffset, pcm.byteOffset + (pcm.length & ~1)));
}

/** The part of a hearing between two times of the song's clock. */
export function partOf(hearing: Hearing, start: number, end: number): Hearing {
  const from = Math.max(0, Math.round((start - hearing.start) * HEARING_RATE));
  const to = Math.max(from, Math.round((end - hearing.start) * HEARING_RATE));
  return { samples: hearing.samples.subarray(from, to), start: hearing.start + from / HEARING_RATE };
}

export function endOf({ samples, start }: Hearing): number {
  return start + samples.length / HEARING_RATE;
}
