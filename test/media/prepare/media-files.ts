import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32, deflateSync } from 'node:zlib';

/** Real and hostile media files for tests. */
const run = promisify(execFile);

export interface Workshop {
  folder: string;
  path(name: string): string;
  write(name: string, bytes: string | Uint8Array): Promise<string>;
  /** Makes a file with ffmpeg's arguments: `make('a.mp3', '-f', 'lavfi', '-i', …)`. */
  make(name: string, ...args: string[]): Promise<string>;
  /** Makes a tone with a duration in seconds, in the format of the name. */
  song(name: string, seconds: number, ...args: string[]): Promise<string>;
  /** Makes silence in the same way, which is fast to encode. */
  silence(name: string, seconds: number, ...args: string[]): Promise<string>;
  remove(): Promise<void>;
}

export async function openWorkshop(): Promise<Workshop> {
  const folder = await mkdtemp(join(tmpdir(), 'songreel-workshop-'));
  const path = (name: string) => join(folder, name);
  const make = async (name: string, ...args: string[]) => {
    await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args, path(name)]);
    return path(name);
  };
  return {
    folder,
    path,
    make,
    write: async (name, bytes) => {
      await writeFile(path(name), bytes);
      return path(name);
    },
    song: (name, seconds, ...args) => make(name, '-f', 'lavfi', '-i', `sine=r=48000:d=${seconds}`, ...args),
    silence: (name, seconds, ...args) =>
      make(name, '-f', 'lavfi', '-t', `${seconds}`, '-i', 'anullsrc=r=48000:cl=mono', ...args),
    remove: () => rm(folder, { recursive: true }),
  };
}

export interface Checked {
  duration?: number;
  error?: { code: string; message: string };
  seconds: number;
  /** Processor time of its child processes, which does not depend on what else the machine does. */
  cpuSeconds: number;
  /** Megabytes. */
  peak: number;
}

/** Checks files in a separate process. @param files such as `song:/tmp/a.mp3`, `image:/tmp/a.png` */
export async function checkMedia(files: readonly string[]): Promise<Checked[]> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'check-media.ts'), ...files]);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Returns a black PNG of 8-bit RGB. @param rows the number of rows that the file really has */
export function blackPng(width: number, height: number, rows = height, ...chunks: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width * 3 + 1) * rows), { level: 1 });
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** Returns an animation of 500 x 500 pixels in which every picture is a single pixel. */
export function gifOf(pictures: number): Buffer {
  const head = Buffer.from('474946383961f401f401800000000000ffffff', 'hex');
  const picture = Buffer.from('21f90400000000002c00000000010001000002024c0100', 'hex');
  return Buffer.concat([head, Buffer.alloc(picture.length * pictures, picture), Buffer.from(';')]);
}

/** Finds a box of an MP4 by its path. Returns its offset and size. */
export function mp4Box(bytes: Buffer, path: string[], start = 0, end = bytes.length): { offset: number; size: number } {
  for (let offset = start; offset + 8 <= end; offset += bytes.readUInt32BE(offset)) {
    if (bytes.toString('latin1', offset + 4, offset + 8) !== path[0]) continue;
    const size = bytes.readUInt32BE(offset);
    return path.length === 1 ? { offset, size } : mp4Box(bytes, path.slice(1), offset + 8, offset + size);
  }
  throw new Error(`no box ${path[0]}`);
}

/** Returns the same MP4 with a stated duration of 68 years. */
export async function longClaim(mp4: string): Promise<Buffer> {
  const bytes = await readFile(mp4);
  const { offset } = mp4Box(bytes, ['moov', 'mvhd']);
  bytes.writeUInt32BE(1, offset + 20);
  bytes.writeUInt32BE(0x7fffffff, offset + 24);
  return bytes;
}

/** Returns the same MP4 with its first track repeated. */
export async function manyTracks(mp4: string, count: number): Promise<Buffer> {
  const bytes = await readFile(mp4);
  const movie = mp4Box(bytes, ['moov']);
  const track = mp4Box(bytes, ['moov', 'trak']);
  const copies = Buffer.alloc(track.size * count, bytes.subarray(track.offset, track.offset + track.size));
  const end = track.offset + track.size;
  const result = Buffer.concat([bytes.subarray(0, end), copies, bytes.subarray(end)]);
  result.writeUInt32BE(movie.size + copies.length, movie.offset);
  return result;
}
