import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { endProcesses } from '../../../engines/process/child-process.ts';
import { normalizeImage } from '../../../functions/media/prepare/normalize-image.ts';
import { blackPng, openWorkshop, pngChunk, type Workshop } from './media-files.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.remove());

async function normalize(path: string) {
  const target = workshop.path('normal.png');
  await normalizeImage('singer_image_url', path, target);
  const bytes = readFileSync(target);
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), depth: bytes[24], path: target };
}

const picture = (name: string, size: string, ...options: string[]) =>
  workshop.make(name, '-f', 'lavfi', '-i', `testsrc=s=${size}`, '-frames:v', '1', ...options);

/** Returns the average red, green and blue of a quarter of the picture. */
function quarter(path: string, x: 0 | 1, y: 0 | 1): number[] {
  const crop = `crop=iw/2:ih/2:${x}*iw/2:${y}*ih/2,scale=1:1:flags=area,format=rgb24`;
  return [...execFileSync('ffmpeg', ['-v', 'error', '-i', path, '-vf', crop, '-f', 'rawvideo', '-'])];
}

/**
 * Returns the processor time of child processes that have ended:
 * https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 */
function secondsOfChildren(): number {
  const times = readFileSync('/proc/self/stat', 'utf8').replace(/.*\) /, '').split(' ').slice(13, 15);
  return times.reduce((sum, ticks) => sum + Number(ticks) / 100, 0);
}

/** Returns big-endian EXIF with one entry, the orientation. */
function exif(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}

/** Returns a JPEG with EXIF after its first marker. */
function withExif(jpeg: Buffer, orientation: number): Buffer {
  const body = Buffer.concat([Buffer.from('Exif\0\0'), exif(orientation)]);
  const marker = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), marker, body, jpeg.subarray(2)]);
}

describe('an image', () => {
  test.each(['a.png', 'a.jpg', 'a.webp', 'a.gif'])('may be %s', async (name) => {
    expect(await normalize(await picture(name, '320x240'))).toMatchObject({ width: 320, height: 240, depth: 8 });
  });

  test('[4.4i] is recognized by its bytes under any name', async () => {
    await workshop.write('really-a-jpeg.png', readFileSync(await picture('b.jpg', '320x240')));
    expect(await normalize(workshop.path('really-a-jpeg.png'))).toMatchObject({ width: 320, height: 240 });
  });

  test('is made smaller to 2048 pixels a side, never larger', async () => {
    expect(await normalize(await picture('large.jpg', '4096x1024'))).toMatchObject({ width: 2048, height: 512 });
    expect(await normalize(await picture('tall.jpg', '1000x4000'))).toMatchObject({ width: 512, height: 2048 });
    expect(await normalize(await picture('small.png', '3x2'))).toMatchObject({ width: 3, height: 2 });
  });

  test('of 16 bits a color gets 8', async () => {
    expect(await normalize(await picture('deep.png', '64x64', '-pix_fmt', 'rgb48be'))).toMatchObject({ depth: 8 });
  });

  test('[8f] of exactly 25 megapixels is allowed; one row more is not', async () => {
    await workshop.write('most.png', blackPng(5000, 5000));
    expect(await normalize(workshop.path('most.png'))).toMatchObject({ width: 2048, height: 2048 });
    await workshop.write('more.png', blackPng(5000, 5001));
    await expect(normalize(workshop.path('more.png'))).rejects.toMatchObject({
      jobError: { code: 'image_too_large', message: /5000 x 5001 pixels/ },
    });
  });

  test('keeps transparency', async () => {
    const clear = ['-f', 'lavfi', '-i', 'color=red@0.0:s=32x32,format=rgba', '-frames:v', '1'];
    const { path } = await normalize(await workshop.make('clear.png', ...clear));
    const alpha = execFileSync('ffmpeg', ['-v', 'error', '-i', path, '-f', 'rawvideo', '-pix_fmt', 'rgba', '-']);
    expect(alpha[3]).toBe(0);
  });

  test('of an animation is its first picture', async () => {
    const frames = ['-f', 'lavfi', '-i', "color=red:s=64x64:r=5:d=1,geq=r='if(N,0,255)':g='if(N,255,0)':b=0"];
    const { path } = await normalize(await workshop.make('moving.gif', ...frames));
    const [red = 0, green = 255] = quarter(path, 0, 0);
    expect(red).toBeGreaterThan(200);
    expect(green).toBeLessThan(60);
  });
});

describe('the process that decodes an image', () => {
  const large = async () => workshop.write('large.png', blackPng(5000, 5000));

  test('may die, which makes the image an error of its job', async () => {
    const failing = normalize(await large());
    const ending = setInterval(endProcesses, 10);
    await expect(failing.finally(() => clearInterval(ending))).rejects.toMatchObject({
      name: 'MediaRuleError',
      jobError: { code: 'media_unreadable' },
    });
  });

  test('that cannot write its result does not blame the image', async () => {
    const nowhere = workshop.path('no/such/folder.png');
    const failing = normalizeImage('singer_image_url', await picture('fine.png', '64x64'), nowhere);
    await expect(failing).rejects.toMatchObject({ name: 'ProcessFailure', reason: 'exit' });
  });

  test('has little overhead in processor time', async () => {
    const small = await picture('small.jpg', '320x240');
    const before = secondsOfChildren();
    for (let round = 0; round < 5; round += 1) await normalize(small);
    expect((secondsOfChildren() - before) / 5).toBeLessThan(0.3);
  });
});

describe('an image that was taken with a rotated camera', () => {
  /** Makes a picture that is white at the top left and black elsewhere. */
  const corner = () =>
    workshop.make(
      'corner.jpg',
      '-f',
      'lavfi',
      '-i',
      "color=black:s=200x100,geq=lum='255*lt(X,100)*lt(Y,50)':cb=128:cr=128",
      '-frames:v',
      '1',
    );
  const bright = (path: string) =>
    (
      [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const
    ).filter(([x, y]) => (quarter(path, x, y)[0] ?? 0) > 128);

  test.each<[number, [number, number], [number, number]]>([
    [1, [200, 100], [0, 0]],
    [2, [200, 100], [1, 0]],
    [3, [200, 100], [1, 1]],
    [6, [100, 200], [1, 0]],
    [8, [100, 200], [0, 1]],
  ])('stands upright: orientation %i', async (orientation, [width, height], where) => {
    const turned = await workshop.write('turned.jpg', withExif(readFileSync(await corner()), orientation));
    const image = await normalize(turned);
    expect(image).toMatchObject({ width, height });
    expect(bright(image.path)).toEqual([where]);
  });

  test('may be a PNG, and may be turned in a way that does not exist', async () => {
    await workshop.write('turned.png', blackPng(60, 40, 40, pngChunk('eXIf', exif(6))));
    expect(await normalize(workshop.path('turned.png'))).toMatchObject({ width: 40, height: 60 });
    await workshop.write('odd.png', blackPng(60, 40, 40, pngChunk('eXIf', exif(9999))));
    expect(await normalize(workshop.path('odd.png'))).toMatchObject({ width: 60, height: 40 });
  });
});
