import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SongFile } from '../../../engines/engine.ts';
import { ProcessFailure } from '../../../engines/process/child-process.ts';
import { runFfmpeg } from '../../../engines/process/ffmpeg.ts';
import type { JobType } from '../../domain/job-type.ts';
import { damageFault, durationFault, MAX_AUDIO_MS, unreadableFault } from '../../domain/media-rules.ts';
import { MediaRuleError, throwIf } from './media-rule-error.ts';
import { songDemuxer } from './media-type.ts';
import { claimedDuration } from './probe.ts';
import { type SongSource, strictFfmpeg } from './strict-ffmpeg.ts';

const SAMPLES = ['-f', 's16le', '-ar', '48000', '-ac', '2'];
/** 48 kHz, two channels, two bytes each. */
const BYTES_PER_MS = 192;
/** Decoding stops here, because such a song is too long. */
const MAX_DECODED_BYTES = (MAX_AUDIO_MS + 1000) * BYTES_PER_MS;

/** The end of ffmpeg's message if it cannot write its output, whatever the song is like. */
const DISK_FULL = /No space left on device/;

/**
 * At this rate, the fast coder is much faster than ffmpeg's default one, and as close to the source (`npm run
 * bench:encoder`).
 */
export const SONG_ENCODER = ['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '192k'];

/**
 * Checks a caller's song and converts it to AAC. The duration is measured from its samples, because headers cannot be
 * trusted.
 * @param path the downloaded file
 * @param folder the folder for `song.m4a`
 * @throws MediaRuleError
 */
export async function normalizeSong(type: JobType, path: string, folder: string): Promise<SongFile> {
  const demuxer = await demuxerOf(path);
  const claimedMs = await claimedDuration({ path, demuxer });
  const samples = join(folder, 'song.pcm');
  const durationMs = await decode({ path, demuxer }, samples);
  throwIf(durationFault('lyric_transcription', durationMs));
  throwIf(damageFault(claimedMs, durationMs));
  throwIf(durationFault(type, durationMs));

  const song = join(folder, 'song.m4a');
  await runFfmpeg([
    ...SAMPLES,
    '-i',
    samples,
    ...SONG_ENCODER,
    '-movflags',
    '+faststart',
    '-fflags',
    '+bitexact',
    song,
  ]);
  return { path: song, durationMs };
}

async function demuxerOf(path: string) {
  const { size } = await stat(path);
  if (size === 0) throw new MediaRuleError(unreadableFault('song_url', 'is empty'));
  const demuxer = await songDemuxer(path);
  if (demuxer) return demuxer;
  const reason =
    'is neither audio nor video that can be read; send MP3, M4A, AAC, Ogg, Opus, WAV, FLAC, AIFF, MP4 or WebM';
  throw new MediaRuleError(unreadableFault('song_url', reason));
}

/** Decodes a song. @returns its duration in ms; for a song that is too long, slightly more than the limit */
async function decode(song: SongSource, samples: string): Promise<number> {
  const output = ['-map', '0:a:0', ...SAMPLES, '-fs', `${MAX_DECODED_BYTES}`, samples];
  try {
    // ffmpeg writes whole blocks, so the last one may exceed the limit.
    await strictFfmpeg(song, output, MAX_DECODED_BYTES * 2);
  } catch (error) {
    if (!(error instanceof ProcessFailure) || error.reason === 'missing' || DISK_FULL.test(error.message)) throw error;
    const silent = /matches no streams/.test(error.message);
    const reason = silent ? 'has no sound' : 'cannot be decoded: it is damaged, cut off, or not what it seems to be';
    throw new MediaRuleError(unreadableFault('song_url', reason), { cause: error });
  }
  const { size } = await stat(samples);
  if (size === 0) throw new MediaRuleError(unreadableFault('song_url', 'has no sound that can be decoded'));
  return Math.round(size / BYTES_PER_MS);
}
