import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { Singer } from '../../../engines/lyric-video/look.ts';
import { circle, figureOf } from '../../../engines/lyric-video/picture/figure.ts';
import { loadSinger } from '../../../engines/lyric-video/singer.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const folder = await temporaryFolder();

afterAll(() => folder.remove());

describe('a photographed singer in front of a busy background', () => {
  let singer: Singer;

  beforeAll(async () => {
    const path = join(folder.path, 'astronaut.png');
    await sharp(join(import.meta.dirname, '../../pictures/astronaut.jpg'))
      .png()
      .toFile(path);
    singer = await loadSinger(path, folder.path);
  });

  test('is cut out, and the face is found', () => {
    expect(singer.cutOut).toBe(true);
    expect(singer.face?.points).toHaveLength(468);
  });

  test.each([
    ['a square area', 300, 300],
    ['a wide area', 400, 220],
    ['a narrow area', 200, 420],
  ])('has the head and its hair inside %s', (_, width, height) => {
    const { canvas } = figureOf(singer, { width, height }, circle);
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    const opaque = (x: number, y: number) => (data[(Math.round(y) * width + Math.round(x)) * 4 + 3] ?? 0) > 200;
    const column = Array.from({ length: height }, (_, y) => opaque(width / 2, y));
    const crown = column.indexOf(true);
    // There is room above the hair. From there, the person reaches down to the lower edge.
    expect(crown).toBeGreaterThan(0);
    expect(crown).toBeLessThan(height * 0.3);
    expect(column.slice(crown)).not.toContain(false);
  });
});
