import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { loadPortrait } from '../../../engines/narrative-video/cutout.ts';
import { type Backdrop, portrait } from './portraits.ts';

const folder = mkdtemp(join(tmpdir(), 'songreel-cutout-'));

async function loaded(backdrop: Backdrop, isBust = false) {
  const path = join(await folder, `${backdrop}-${isBust}.png`);
  await writeFile(path, portrait({ backdrop, isBust }));
  return loadPortrait(path);
}

describe('a character', () => {
  test.each(['white', 'gradient', 'clear'] as const)('is cut out of a plain background: %s', async (backdrop) => {
    const { kind, canvas } = await loaded(backdrop);
    expect(kind).toBe('figure');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    expect(data[3]).toBe(0);
    const middle = (Math.floor(canvas.height * 0.45) * canvas.width + Math.floor(canvas.width / 2)) * 4;
    expect(data[middle + 3]).toBe(255);
  });

  test.each(['singer', 'friend'])('is a whole figure if it is the sample’s %s', async (name) => {
    const path = join(await folder, `${name}.png`);
    await sharp(join(import.meta.dirname, `../../../local/sample/${name}.svg`))
      .png()
      .toFile(path);
    const { kind, isBust, canvas } = await loadPortrait(path);
    expect([kind, isBust]).toEqual(['figure', false]);
    expect(canvas.height).toBeGreaterThan(canvas.width * 2);
  });

  test('keeps its proportions', async () => {
    const { canvas } = await loaded('white');
    expect(canvas.height / canvas.width).toBeCloseTo(520 / 160, 1);
  });

  test('keeps its background if it is busy', async () => {
    const { kind, canvas } = await loaded('busy');
    expect(kind).toBe('picture');
    expect([canvas.width, canvas.height]).toEqual([400, 600]);
  });

  test('is a bust only if the lower edge cuts it off', async () => {
    expect((await loaded('white')).isBust).toBe(false);
    expect((await loaded('white', true)).isBust).toBe(true);
  });

  test('causes an error that names the problem if its file is not an image', async () => {
    const path = join(await folder, 'no.png');
    await writeFile(path, 'no image');
    await expect(loadPortrait(path)).rejects.toThrow(/unsupported image/);
  });
});
