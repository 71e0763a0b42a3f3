import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A folder for the media of one test file. */
export async function mediaFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'songreel-media-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A tune of so many seconds. The file's name tells the format: mp3, m4a, ogg, opus, wav, flac, mp4. */
export async function makeSong(file: string, seconds: number, ...options: string[]): Promise<string> {
  const tune = `aevalsrc=0.2*sin(2*PI*t*(220+110*floor(mod(t*2\\,4)))):s=44100:d=${seconds}`;
  await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', '-f', 'lavfi', '-i', tune, ...options, file]);
  return file;
}

/** Silence of so many seconds, which is soon made and soon decoded. */
export async function makeSilence(file: string, seconds: number): Promise<string> {
  const silence = ['-f', 'lavfi', '-t', String(seconds), '-i', 'anullsrc=r=48000:cl=mono'];
  await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...silence, file]);
  return file;
}

/** The first seconds of a song. */
export async function beginningOf(song: string, file: string, seconds: number): Promise<string> {
  await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', '-i', song, '-t', String(seconds), '-c', 'copy', file]);
  return file;
}

/** A picture of a face-like disc on a plain ground, drawn small and enlarged. */
export async function makeImage(file: string, width = 400, height = 400): Promise<string> {
  const disc = 'if(lt(hypot(X-W/2,Y-H/2),W/3),220,60)';
  const picture = `nullsrc=s=100x100,geq=r='${disc}':g='150':b='90',scale=${width}:${height}:flags=neighbor`;
  await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', '-f', 'lavfi', '-i', picture, '-frames:v', '1', file]);
  return file;
}

/** The bytes of a WAV file, and behind its sound so much of nothing that the file has the size. */
export function paddedWav(wav: Buffer, size: number): Buffer {
  const padded = Buffer.concat([wav, Buffer.from('JUNK\0\0\0\0'), Buffer.alloc(size - wav.length - 8)]);
  padded.writeUInt32LE(size - wav.length - 8, wav.length + 4);
  padded.writeUInt32LE(size - 8, 4);
  return padded;
}

/** The same WAV file, said to hold so many bytes of sound. */
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

/** The gray values of one frame, row by row. */
export async function frameAt(file: string, seconds: number): Promise<Buffer> {
  const gray = ['-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'gray', '-'];
  const { stdout } = await run('ffmpeg', ['-nostdin', '-v', 'error', '-ss', String(seconds), '-i', file, ...gray], {
    encoding: 'buffer',
    maxBuffer: 1 << 26,
  });
  return stdout;
}

/** Whether the index stands before the media, so that a player can begin at once. */
export function indexComesFirst(bytes: Buffer): boolean {
  const [moov, mdat] = [bytes.indexOf('moov'), bytes.indexOf('mdat')];
  return moov !== -1 && mdat !== -1 && moov < mdat;
}
