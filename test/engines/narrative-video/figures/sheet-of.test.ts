import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { loadPortrait } from '../../../../engines/narrative-video/cutout.ts';
import { sheetFromColors } from '../../../../engines/narrative-video/figures/sheet-of.ts';
import { portrait } from '../portraits.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'songreel-sheet-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function sheetOf(options: Parameters<typeof portrait>[0]) {
  const path = join(folder, 'picture.png');
  await writeFile(path, portrait(options));
  return sheetFromColors(await loadPortrait(path), 'Mia');
}

describe('a character sheet from the colors of a drawing', () => {
  test('has the colors of the drawn skin, hair and clothes', async () => {
    const sheet = await sheetOf({ backdrop: 'white' });
    const near = (color: readonly number[] | undefined, wanted: readonly number[]) =>
      Math.hypot(...wanted.map((channel, index) => channel - (color?.[index] ?? 0)));
    expect(near(sheet?.skin, [226, 174, 136])).toBeLessThan(25);
    expect(near(sheet?.hair.color, [74, 42, 28])).toBeLessThan(25);
    expect(near(sheet?.top.color, [200, 40, 60])).toBeLessThan(25);
    expect(near(sheet?.bottom.color, [47, 79, 138])).toBeLessThan(25);
  });

  test('is undefined for a picture with a background or one that ends at the chest', async () => {
    expect(await sheetOf({ backdrop: 'busy' })).toBeUndefined();
    expect(await sheetOf({ backdrop: 'white', isBust: true })).toBeUndefined();
  });
});
