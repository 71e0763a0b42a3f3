import '../platform/quiet.ts';
import { execFile } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cutIn } from '../../engines/narrative-video/footage.ts';
import type { NarrativeVideoRequest } from '../../functions/domain/requests.ts';
import { normalizedClip } from '../../functions/media/shot-clip.ts';
import { frameAt, probe } from '../acceptance/media.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';

const REQUEST = { quality: 'basic', aspect_ratio: '16:9' } as NarrativeVideoRequest;

let folder: TemporaryFolder;
let clip: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  clip = await film('clip.mp4', 'color=white:s=960x540:r=24:d=1', '-an');
});
afterAll(() => folder.remove());

async function film(name: string, source: string, ...options: string[]): Promise<string> {
  const file = join(folder.path, name);
  const inputs = ['-f', 'lavfi', '-i', source, '-f', 'lavfi', '-i', 'sine=d=3'];
  const encoding = ['-shortest', '-pix_fmt', 'yuv420p', ...options];
  await promisify(execFile)('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...inputs, ...encoding, file]);
  return file;
}

const normalized = (file: string, seconds = 2) => normalizedClip(file, seconds, REQUEST, folder.path);

describe('a clip of a provider', () => {
  test('gets the size of the video and the length of its scene', async () => {
    const seconds = 2;
    const made = await promisify(execFile)('ffprobe', [
      ...['-v', 'error', '-show_entries', 'stream=width,height,nb_frames,r_frame_rate', '-of', 'csv=p=0'],
      (await normalized(clip, seconds)) ?? '',
    ]);
    expect(made.stdout.trim()).toBe('1280,720,24/1,48');
  });

  test.each([
    ['is cut off', async () => (await readFile(clip)).subarray(0, 400)],
    ['is text', async () => Buffer.from('<html>Error</html>')],
    ['is a playlist that names another file', async () => Buffer.from(`#EXTM3U\n#EXTINF:1,\nfile:${clip}\n`)],
    ['is a list of files to join', async () => Buffer.from(`ffconcat version 1.0\nfile '${clip}'\n`)],
    ['is empty', async () => Buffer.alloc(0)],
  ])('is not used if it %s', async (name, content) => {
    const file = join(folder.path, `${name}.mp4`);
    await writeFile(file, await content());
    expect(await normalized(file)).toBeUndefined();
  });

  test('is written to a folder that the user of decoders may write to', async () => {
    const own = join(folder.path, 'own');
    await mkdir(own, { mode: 0o755 });
    process.env.DECODER_USER = 'nobody';
    try {
      // Here, that user is not in the group of the folder.
      await normalizedClip(clip, 1, REQUEST, own).catch(() => undefined);
    } finally {
      delete process.env.DECODER_USER;
    }
    expect((await stat(own)).mode & 0o777).toBe(0o770);
    expect(await normalizedClip(clip, 1, REQUEST, own)).toBe(join(own, 'clip-normalized.mp4'));
  });

  test('is not used if it is not H.264', async () => {
    expect(await normalized(await film('mpeg4.mp4', 'color=red:s=96x54:d=1', '-c:v', 'mpeg4', '-an'))).toBeUndefined();
  });

  test('is cut into the film at its time, and the film keeps its sound and its length', async () => {
    const whole = await film('film.mp4', 'color=black:s=1280x720:r=24:d=3');
    const target = join(folder.path, 'joined.mp4');
    const [first, second] = [await normalized(clip, 0.5), await normalized(clip, 0.5)];
    const clips = [
      { path: first ?? '', start: 0.5, end: 1 },
      { path: second ?? '', start: 2, end: 2.5 },
    ];
    await cutIn(whole, clips, target);
    const brightness = async (at: number) => (await frameAt(target, at))[0] ?? -1;
    expect(await brightness(0.45)).toBeLessThan(40);
    for (const at of [0.51, 0.95, 2.02, 2.45])
      expect([at, await brightness(at)]).toEqual([at, expect.closeTo(235, -2)]);
    for (const at of [1.02, 1.9, 2.52]) expect(await brightness(at)).toBeLessThan(40);
    const { audio, seconds } = await probe(target);
    expect(audio).toBe('aac');
    expect(seconds).toBeCloseTo(3, 1);
  });
});
