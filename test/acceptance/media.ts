import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns a folder for the media of one test file. */
export async function mediaFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'songreel-media-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Makes a tune with a duration in seconds. The file's extension is its format: mp3, m4a, ogg, opus, wav, flac, mp4. */
export async function makeSong(file: string, seconds: number, ...options: string[]): Promise<string> {
  const tune = `aevalsrc=0.2*sin(2*PI*t*(220+110*floor(mod(t*2\\,4)))):s=44100:d=${seconds}`;
  await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', '-f', 'lavfi', '-i', tune, ...options, file]);
  return file;
}

/** Makes silence with a duration in seconds, which is fast to make and to decode. */
export async function makeSilence(file: string, seconds: number): Promise<string> {
  const silence = ['-f', 'lavfi', '-t', String(seconds), '-i', 'anullsrc=r=48000:cl=mono'];
  await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...silence, file]);
  return file;
}

/** Makes a file with the first seconds of a song. */
export async function beginningOf(song: string, file: string, seconds: number): Promise<string> {
  await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', '-i', song, '-t', String(seconds), '-c', 'copy', file]);
  return file;
}

/** Makes a picture of a face-like disc on a plain background, drawn small and enlarged. */
export async function makeImage(file: string, width = 400, height = 400): Promise<string> {
  const disc = 'if(lt(hypot(X-W/2,Y-H/2),W/3),220,60)';
  const picture = `nullsrc=s=100x100,geq=r='${disc}':g='150':b='90',scale=${width}:${height}:flags=neighbor`;
  await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', '-f', 'lavfi', '-i', picture, '-frames:v', '1', file]);
  return file;
}

/** Returns the bytes of a WAV file, padded after its sound to a given size. */
export function paddedWav(wav: Buffer, size: number): Buffer {
  const padded = Buffer.concat([wav, Buffer.from('JUNK\0\0\0\0'), Buffer.alloc(size - wav.length - 8)]);
  padded.writeUInt32LE(size - wav.length - 8, wav.length + 4);
  padded.writeUInt32LE(size - 8, 4);
  return padded;
}

/** Returns the same WAV file with another number of bytes of sound in its header. */
export function claimingWav(wav: Buffer, bytes: number): Buffer {
  const claiming = Buffer.from(wav);
  claiming.writeUInt32LE(bytes, claiming.indexOf('data') + 4);
  return claiming;
}

export interface Probe {
  width: number;
  height: number;
  video: string;
  audio: string;
  pixelFormat: string;
  seconds: number;
}

export async function probe(file: string): Promise<Probe> {
  const { stdout } = await run('ffprobe', ['-v', 'error', '-of', 'json', '-show_streams', '-show_format', file]);
  const { streams, format } = JSON.parse(stdout);
  const video = streams.find((stream: { codec_type: string }) => stream.codec_type === 'video');
  const audio = streams.find((stream: { codec_type: string }) => stream.codec_type === 'audio');
  return {
    width: video.width,
    height: video.height,
    video: video.codec_name,
    audio: audio.codec_name,
    pixelFormat: video.pix_fmt,
    seconds: Number(format.duration),
  };
}

/** Returns the gray values of one frame, row by row. */
export async function frameAt(file: string, seconds: number): Promise<Buffer> {
  const gray = ['-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'gray', '-'];
  const { stdout } = await run('ffmpeg', ['-nostdin', '-v', 'error', '-ss', String(seconds), '-i', file, ...gray], {
    encoding: 'buffer',
    maxBuffer: 1 << 26,
  });
  return stdout;
}

/** Returns whether the index comes before the media, so that a player can start immediately. */
export function indexComesFirst(bytes: Buffer): boolean {
  const [moov, mdat] = [bytes.indexOf('moov'), bytes.indexOf('mdat')];
  return moov !== -1 && mdat !== -1 && moov < mdat;
}
