import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { blackPng, type Workshop } from '../media/prepare/media-files.ts';

/** A valid file from which others are made. */
export interface Seed {
  kind: 'song' | 'image';
  /** As in `song.mp3`. The name's ending decides nothing in the service. */
  name: string;
  bytes: Buffer;
}

const SECONDS = 1.5;
const PICTURE = ['-f', 'lavfi', '-i', `testsrc=s=64x36:r=5:d=${SECONDS}`];

/** Every format that the service accepts, in the variants that its readers treat differently. */
const SONGS: readonly [string, string[]][] = [
  ['song.mp3', []],
  ['no-header.mp3', ['-write_xing', '0', '-id3v2_version', '0']],
  ['tagged.mp3', ['-metadata', 'title=A song', '-id3v2_version', '3']],
  ['song.m4a', []],
  ['lossless.m4a', ['-c:a', 'alac']],
  ['fragmented.mp4', ['-c:a', 'aac', '-movflags', 'frag_keyframe+empty_moov']],
  ['song.mov', ['-ac', '1', '-c:a', 'pcm_s16le', '-bitexact']],
  ['song.aac', []],
  ['song.ogg', ['-c:a', 'libvorbis']],
  ['song.opus', []],
  ['song.wav', ['-ar', '16000']],
  ['24-bit.wav', ['-c:a', 'pcm_s24le', '-ar', '16000']],
  ['large.wav', ['-rf64', 'always', '-ar', '16000']],
  ['song.flac', ['-ar', '16000']],
  ['song.aiff', ['-ar', '16000']],
  ['song.webm', []],
  ['video.mp4', PICTURE],
  ['video.mov', PICTURE],
  ['video.webm', PICTURE],
  ['video.mkv', PICTURE],
];

const PORTRAIT = join(import.meta.dirname, '..', 'pictures', 'astronaut.jpg');
const SIDE = 200;

export async function makeSeeds(workshop: Workshop): Promise<Seed[]> {
  const songs: Seed[] = [];
  for (const [name, options] of SONGS) {
    songs.push({ kind: 'song', name, bytes: await readFile(await workshop.song(name, SECONDS, ...options)) });
  }
  const cover = await workshop.write('cover.png', blackPng(32, 32));
  const covered = ['-i', workshop.path('song.m4a'), '-i', cover, '-map', '0', '-map', '1', '-c', 'copy'];
  const m4a = await workshop.make('covered.m4a', ...covered, '-disposition:v', 'attached_pic');
  songs.push({ kind: 'song', name: 'covered.m4a', bytes: await readFile(m4a) });
  return [...songs, ...(await makeImages())];
}

async function makeImages(): Promise<Seed[]> {
  const portrait = sharp(await sharp(PORTRAIT).resize(SIDE, SIDE).png().toBuffer());
  const pages = await Promise.all([0, 60, 120].map((hue) => portrait.clone().modulate({ hue }).raw().toBuffer()));
  const raw = { width: SIDE, height: SIDE * pages.length, channels: 3 as const, pageHeight: SIDE };
  const moving = () => sharp(Buffer.concat(pages), { raw });
  const made: [string, Promise<Buffer>][] = [
    ['portrait.png', portrait.clone().png().toBuffer()],
    ['interlaced.png', portrait.clone().png({ progressive: true }).toBuffer()],
    ['palette.png', portrait.clone().png({ palette: true }).toBuffer()],
    ['16-bit.png', portrait.clone().toColorspace('rgb16').png().toBuffer()],
    ['portrait.jpg', portrait.clone().jpeg().toBuffer()],
    ['progressive.jpg', portrait.clone().jpeg({ progressive: true }).toBuffer()],
    ['turned.jpg', portrait.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer()],
    ['gray.jpg', portrait.clone().grayscale().jpeg().toBuffer()],
    ['four-colors.jpg', portrait.clone().toColorspace('cmyk').jpeg().toBuffer()],
    ['portrait.webp', portrait.clone().webp().toBuffer()],
    ['lossless.webp', portrait.clone().webp({ lossless: true }).toBuffer()],
    ['moving.webp', moving().webp().toBuffer()],
    ['portrait.gif', portrait.clone().gif().toBuffer()],
    ['moving.gif', moving().gif().toBuffer()],
  ];
  return Promise.all(made.map(async ([name, bytes]) => ({ kind: 'image' as const, name, bytes: await bytes })));
}
