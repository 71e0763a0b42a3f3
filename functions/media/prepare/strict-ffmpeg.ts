import { MIB, type ProcessLimits } from '../../../engines/process/child-process.ts';
import { runDecoder } from './decoders.ts';
import type { SongDemuxer } from './media-type.ts';

/**
 * Runs ffmpeg and ffprobe on untrusted files. The format is given, so they do not guess it, and they may open no other
 * file. They refuse playlists, references to other files, and decoders of anything but sound.
 */
/**
 * ffmpeg's libraries take more than half of this address space: on Debian 12, it needs about 288 MiB to start
 * (`prlimit --as=$((288 << 20)) ffmpeg -version`).
 */
const STRICT: ProcessLimits = { memoryBytes: 512 * MIB, cpuSeconds: 60, fileBytes: 0 };
/** Enough for an overloaded machine. The limit on processor time stops files that are made to be slow. */
const TIMEOUT_SECONDS = 300;
const MAX_PROBE_OUTPUT = MIB;

const SOUND = [
  ...['aac', 'ac3', 'alac', 'eac3', 'flac', 'mp1float', 'mp2float', 'mp3float', 'opus', 'vorbis'],
  ...['pcm_alaw', 'pcm_mulaw', 'pcm_s8', 'pcm_u8', 'pcm_s16le', 'pcm_s24le', 'pcm_s32le', 'pcm_f32le', 'pcm_f64le'],
  ...['pcm_s16be', 'pcm_s24be', 'pcm_s32be', 'pcm_f32be', 'pcm_f64be'],
];
/** ffprobe opens the decoder of every stream, including that of a cover picture. */
const COVERS = ['mjpeg', 'png'];
const MAX_COVER_PIXELS = 25_000_000;

export interface SongSource {
  path: string;
  demuxer: SongDemuxer;
}

/**
 * Runs ffmpeg on a caller's song.
 * @param output arguments after the input
 * @param fileBytes the largest file that it may write
 * @throws ProcessFailure
 */
export async function strictFfmpeg(song: SongSource, output: readonly string[], fileBytes: number): Promise<void> {
  const args = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', ...strictInput(song, SOUND), ...output];
  await runDecoder('ffmpeg', args, { limits: { ...STRICT, fileBytes }, timeoutSeconds: TIMEOUT_SECONDS });
}

/**
 * Runs ffprobe on a caller's song. It fails on files with streams other than sound and a cover.
 * @param show options that select the entries to show
 * @returns ffprobe's JSON and its warnings
 * @throws ProcessFailure
 */
export async function strictFfprobe(
  song: SongSource,
  show: readonly string[],
): Promise<{ output: string; warnings: string }> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const args = ['-hide_banner', '-loglevel', 'warning', ...show, '-of', 'json'];
  const warnings = await runDecoder('ffprobe', [...args, ...strictInput(song, [...SOUND, ...COVERS])], {
    limits: STRICT,
    timeoutSeconds: TIMEOUT_SECONDS,
    onOutput: (chunk) => {
      bytes += chunk.length;
      if (bytes > MAX_PROBE_OUTPUT) throw new Error('ffprobe printed more than the requested entries');
      chunks.push(chunk);
    },
  });
  return { output: Buffer.concat(chunks).toString('utf8'), warnings };
}

function strictInput({ path, demuxer }: SongSource, decoders: readonly string[]): string[] {
  return [
    ...['-protocol_whitelist', 'file', '-format_whitelist', demuxer, '-codec_whitelist', decoders.join(',')],
    ...['-max_streams', '64', '-probesize', `${5 * MIB}`, '-analyzeduration', '5000000'],
    ...['-max_pixels', `${MAX_COVER_PIXELS}`, '-threads', '1'],
    ...(demuxer === 'mov' ? ['-enable_drefs', '0', '-use_absolute_path', '0'] : []),
    ...['-f', demuxer, '-i', `file:${path}`],
  ];
}
