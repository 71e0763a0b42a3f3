import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { normalizeSong } from '../../../functions/media/prepare/normalize-song.ts';
import { openWorkshop, type Workshop } from './media-files.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.remove());

let folders = 0;
function normalize(path: string) {
  folders += 1;
  const folder = workshop.path(`out-${folders}`);
  mkdirSync(folder);
  return normalizeSong('lyric_video', path, folder);
}

const probe = (path: string) =>
  JSON.parse(execFileSync('ffprobe', ['-v', 'error', '-of', 'json', '-show_streams', '-show_format', path]).toString());

describe('a song', () => {
  const picture = ['-f', 'lavfi', '-i', 'testsrc=s=128x72:r=5:d=13'];
  test.each<[string, string[]]>([
    ['song.mp3', []],
    ['no-header.mp3', ['-write_xing', '0', '-id3v2_version', '0']],
    ['tagged.mp3', ['-metadata', 'title=A song', '-id3v2_version', '3']],
    ['song.m4a', []],
    ['lossless.m4a', ['-c:a', 'alac']],
    ['song.aac', []],
    ['song.ogg', ['-c:a', 'libvorbis']],
    ['song.opus', []],
    ['song.wav', []],
    ['24-bit.wav', ['-c:a', 'pcm_s24le', '-ar', '44100']],
    ['surround.wav', ['-ac', '6']],
    ['song.flac', []],
    ['song.aiff', []],
    ['song.webm', []],
    ['video.mp4', picture],
    ['video.mov', picture],
    ['video.webm', picture],
    ['video.mkv', picture],
  ])('[4.4g, 8n] may be %s; its duration is that of its samples', async (name, options) => {
    const song = await normalize(await workshop.song(name, 12, ...options));
    expect(Math.abs(song.durationMs - 12_000)).toBeLessThan(60);
    const { streams, format } = probe(song.path);
    expect(streams).toHaveLength(1);
    expect(streams[0]).toMatchObject({ codec_name: 'aac', profile: 'LC', sample_rate: '48000', channels: 2 });
    expect(Math.abs(Number(format.duration) * 1000 - song.durationMs)).toBeLessThan(60);
  });

  test('[4.4i] is recognized by its bytes under any name', async () => {
    copyFileSync(await workshop.song('real.flac', 12), workshop.path('named.mp3'));
    expect(await normalize(workshop.path('named.mp3'))).toMatchObject({ durationMs: 12_000 });
  });

  test('[8n] is measured if its header does not state its length', async () => {
    const bytes = readFileSync(await workshop.song('known.wav', 12, '-bitexact'));
    bytes.writeUInt32LE(0xffffffff, bytes.indexOf('data') + 4);
    await workshop.write('streamed.wav', bytes);
    expect(await normalize(workshop.path('streamed.wav'))).toMatchObject({ durationMs: 12_000 });
  });

  test('with a cover is normalized without it', async () => {
    const song = await workshop.song('plain.mp3', 12);
    const cover = await workshop.make('cover.jpg', '-f', 'lavfi', '-i', 'testsrc=s=300x300', '-frames:v', '1');
    const both = ['-i', song, '-i', cover, '-map', '0', '-map', '1', '-c', 'copy', '-disposition:v', 'attached_pic'];
    const { path } = await normalize(await workshop.make('covered.mp3', ...both));
    expect(probe(path).streams).toHaveLength(1);
  });

  test('leaves only itself and its samples in the folder', async () => {
    await normalize(await workshop.song('tidy.wav', 10));
    expect(readdirSync(workshop.path(`out-${folders}`)).sort()).toEqual(['song.m4a', 'song.pcm']);
  });
});
