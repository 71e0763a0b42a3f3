import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { packets, probe, useShortFilms } from './short-films.ts';

const films = useShortFilms();

describe('a narrative video', () => {
  test('is H.264 with the unchanged song, its index first, with a thumbnail and a storyboard, and counts its frames', async () => {
    const reported: number[] = [];
    const onProgress = (share: number) => reported.push(share);
    const { video, thumbnail, storyboard } = await films.render('one', { onProgress });
    const { streams, format } = await probe(video);
    expect(streams).toMatchObject([
      { codec_name: 'h264', width: 720, height: 1280, pix_fmt: 'yuv420p', color_space: 'bt709', r_frame_rate: '24/1' },
      { codec_name: 'aac' },
    ]);
    expect(Math.abs(Number(format.duration) - 6)).toBeLessThan(0.1);
    expect(await packets(video, 'a')).toBe(await packets(films.song, 'a'));
    const bytes = await readFile(video);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect((await probe(thumbnail)).streams[0]).toMatchObject({ codec_name: 'mjpeg', width: 720, height: 1280 });
    const board = JSON.parse(await readFile(storyboard ?? '', 'utf8'));
    expect(board).toMatchObject({ style: 'pixel-art', duration_seconds: 6 });
    expect(board.scenes[0]).toMatchObject({
      start: 0,
      place: 'city',
      time: 'night',
      weather: 'rain',
      characters: expect.arrayContaining(['Mia']),
    });
    expect(board.scenes.at(-1).end).toBe(6);
    expect(reported.length).toBeGreaterThan(20);
    expect(reported).toEqual([...reported].sort((a, b) => a - b));
    expect(reported.at(-1)).toBe(1);
  });

  test('fails with the reason if one of its parts cannot be drawn', async () => {
    const nobody = { name: 'Mia', role: 'singer' as const, image: join(films.folder, 'nobody.png') };
    await expect(films.render('failing', { characters: [nobody] })).rejects.toThrow(/nobody\.png/);
  });

  test('fails with the reason if the file of a character is not an image', async () => {
    await writeFile(join(films.folder, 'no.png'), 'no image');
    const characters = [{ name: 'Mia', role: 'singer', image: join(films.folder, 'no.png') }] as const;
    await expect(films.render('broken', { characters: [...characters] })).rejects.toThrow(/unsupported image/);
  });
});
