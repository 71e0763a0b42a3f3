import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  blackPng,
  type Checked,
  checkMedia,
  gifOf,
  longClaim,
  manyTracks,
  openWorkshop,
  pngChunk,
  type Workshop,
} from './media-files.ts';

const MAX_PEAK_MB = 600;
const MAX_SECONDS = 10;

let workshop: Workshop;
const results = new Map<string, Checked>();

beforeAll(async () => {
  workshop = await openWorkshop();
  const files = await hostileFiles(workshop);
  const checked = await checkMedia(Object.keys(files).map((name) => `${files[name]}:${workshop.path(name)}`));
  Object.keys(files).forEach((name, index) => {
    results.set(name, checked[index] as Checked);
  });
}, 180_000);

afterAll(() => workshop.remove());

async function hostileFiles({ path, write, make, song }: Workshop): Promise<Record<string, 'song' | 'image'>> {
  await Promise.all([
    song('whole.m4a', 12),
    song('whole.wav', 12, '-bitexact'),
    write('12000.png', blackPng(12_000, 12_000)),
    song('long.flac', 600),
    make('film.mp4', '-f', 'lavfi', '-i', 'color=s=64x64:d=12'),
    make('picture.mp3', '-f', 'lavfi', '-i', 'testsrc', '-frames:v', '1', '-c:v', 'png', '-f', 'image2'),
  ]);
  const [m4a, wav] = await Promise.all([readFile(path('whole.m4a')), readFile(path('whole.wav'))]);
  const wavWith = (change: (bytes: Buffer) => void) => {
    const bytes = Buffer.from(wav);
    change(bytes);
    return bytes;
  };
  const playlist = `#EXTM3U\n#EXT-X-TARGETDURATION:12\n#EXTINF:12,\nfile://${path('whole.wav')}\n#EXT-X-ENDLIST\n`;
  const script = `ffconcat version 1.0\nfile '${path('whole.wav')}'\n`;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/passwd"/></svg>';
  const songs: Record<string, string | Buffer> = {
    'playlist.mp4': playlist,
    'playlist.mp3': playlist,
    'playlist-behind-id3.mp3': `ID3\x04\0\0\0\0\0\0${playlist}`,
    'script.mp3': script,
    'script-behind-id3.mp3': `ID3\x04\0\0\0\0\0\0${script}`,
    'noise.mp3': Buffer.from([0xff, 0xfb, 0x90, 0x44, ...Array.from({ length: 100_000 }, (_, n) => (n * 7) % 251)]),
    'zeros.mp3': Buffer.alloc(1_000_000),
    'empty.mp3': '',
    'id3-of-256-mb.mp3': 'ID3\x04\0\0\x7f\x7f\x7f\x7fabc',
    'id3-forever.mp3': 'ID3\x04\0\0\0\0\0\0'.repeat(10_000),
    '68-years.m4a': await longClaim(path('whole.m4a')),
    '3000-tracks.m4a': await manyTracks(path('whole.m4a'), 3000),
    'cut.m4a': m4a.subarray(0, m4a.length / 2),
    'cut.wav': wav.subarray(0, wav.length / 2),
    '65535-channels.wav': wavWith((bytes) => bytes.writeUInt16LE(65_535, 22)),
    '4-ghz.wav': wavWith((bytes) => bytes.writeUInt32LE(0xffffffff, 24)),
    '0-hz.wav': wavWith((bytes) => bytes.writeUInt32LE(0, 24)),
  };
  const images: Record<string, string | Buffer> = {
    'svg.png': svg,
    'svg-behind-png.png': Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, 'latin1'),
    'line.png': blackPng(25_000_000, 1, 0),
    'column.png': blackPng(1, 25_000_000, 0),
    'cut.png': blackPng(2000, 2000).subarray(0, 5000),
    'header-only.png': blackPng(5000, 5000, 0),
    'more-rows.png': blackPng(100, 100, 1_000_000),
    'text-bomb.png': blackPng(100, 100, 100, textBomb()),
    '100000-pictures.gif': gifOf(100_000),
    'cut.gif': gifOf(10).subarray(0, 15),
    'empty.png': '',
    'song.png': wav,
  };
  await Promise.all(Object.entries({ ...songs, ...images }).map(([name, bytes]) => write(name, bytes)));
  const cover = ['-i', path('whole.m4a'), '-i', path('12000.png'), '-map', '0', '-map', '1', '-c', 'copy'];
  await make('cover.m4a', ...cover, '-disposition:v', 'attached_pic');
  const made = {
    '12000.png': 'image',
    'long.flac': 'song',
    'film.mp4': 'song',
    'picture.mp3': 'song',
    'cover.m4a': 'song',
  };
  return { ...kinds(songs, 'song'), ...kinds(images, 'image'), ...made } as Record<string, 'song' | 'image'>;
}

function kinds<K>(files: object, kind: K): Record<string, K> {
  return Object.fromEntries(Object.keys(files).map((name) => [name, kind]));
}

/** 200 MB of zeros, compressed as the text of an image. */
function textBomb(): Buffer {
  return pngChunk('zTXt', Buffer.concat([Buffer.from('k\0\0'), deflateSync(Buffer.alloc(200_000_000), { level: 1 })]));
}

function result(name: string): Checked {
  const found = results.get(name);
  if (!found) throw new Error(`${name} was not checked`);
  return found;
}

describe('a hostile file', () => {
  test.each([
    ['playlist.mp4', 'media_unreadable', /is neither audio nor video that can be read/],
    ['playlist.mp3', 'media_unreadable', /is neither audio nor video/],
    ['playlist-behind-id3.mp3', 'media_unreadable', /cannot be decoded/],
    ['script.mp3', 'media_unreadable', /is neither audio nor video/],
    ['script-behind-id3.mp3', 'media_unreadable', /cannot be decoded/],
    ['noise.mp3', 'media_unreadable', /cannot be decoded/],
    ['zeros.mp3', 'media_unreadable', /is neither audio nor video/],
    ['empty.mp3', 'media_unreadable', /is empty/],
    ['id3-of-256-mb.mp3', 'media_unreadable', /cannot be decoded/],
    ['id3-forever.mp3', 'media_unreadable', /is neither audio nor video/],
    ['68-years.m4a', 'media_unreadable', /says that it lasts 2147483647 seconds, but only 12\.\d+ can be decoded/],
    ['3000-tracks.m4a', 'media_unreadable', /cannot be decoded/],
    ['cut.m4a', 'media_unreadable', /cannot be decoded/],
    ['cut.wav', 'media_unreadable', /says that it lasts 12 seconds, but only 6 can be decoded/],
    ['65535-channels.wav', 'media_unreadable', /cannot be decoded/],
    ['4-ghz.wav', 'media_unreadable', /cannot be decoded/],
    ['0-hz.wav', 'media_unreadable', /cannot be decoded/],
    ['picture.mp3', 'media_unreadable', /is neither audio nor video/],
    ['film.mp4', 'media_unreadable', /has no sound/],
    ['long.flac', 'audio_too_long', /longer than 420 seconds/],
    ['svg.png', 'media_unreadable', /is not an image that can be read/],
    ['svg-behind-png.png', 'media_unreadable', /cannot be decoded/],
    ['12000.png', 'image_too_large', /has 12000 x 12000 pixels; at most 25 megapixels/],
    ['line.png', 'image_too_large', /has 25000000 x 1 pixels; at most 16384 pixels a side/],
    ['100000-pictures.gif', 'image_too_large', /has 100000 pictures of 500 x 500 pixels; at most 25 megapixels/],
    ['column.png', 'image_too_large', /has 1 x 25000000 pixels/],
    ['cut.png', 'media_unreadable', /cannot be decoded/],
    ['header-only.png', 'media_unreadable', /cannot be decoded/],
    ['cut.gif', 'media_unreadable', /cannot be decoded/],
    ['empty.png', 'media_unreadable', /is empty/],
    ['song.png', 'media_unreadable', /is not an image/],
  ])('%s is an error of its job: %s', (name, code, message) => {
    const { error } = result(name);
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(error?.message).toMatch(/^(song_url|singer_image_url): the /);
    expect(error?.message).not.toMatch(/\/|ffmpeg|ffprobe|vips|png:|Error/);
  });

  test.each([
    ['more-rows.png', 'rows beyond its height are not read'],
    ['text-bomb.png', 'its text is not unpacked'],
  ])('%s does no harm: %s', (name) => {
    expect(result(name).error).toBeUndefined();
  });

  test('cover.m4a does no harm: the cover, 12000 pixels a side, is not decoded', () => {
    expect(Math.abs((result('cover.m4a').duration ?? 0) - 12_000)).toBeLessThan(50);
  });

  test(`takes less than ${MAX_PEAK_MB} MB and ${MAX_SECONDS} seconds, whichever it is`, () => {
    for (const [name, { peak, seconds }] of results) {
      expect({ name, modest: peak < MAX_PEAK_MB && seconds < MAX_SECONDS }).toEqual({ name, modest: true });
    }
  });
});
