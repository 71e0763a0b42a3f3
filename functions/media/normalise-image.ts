import { stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pixelsFault, unreadableFault } from '../domain/media-rules.ts';
import { BrokenMedia, insist } from './broken-media.ts';
import { imageType } from './media-type.ts';

const MAX_SIDE = 2048;
const TIMEOUT_SECONDS = 30;
/** Every other reader is shut, those of documents (SVG, PDF) above all: they may open other files. */
const READERS = ['Png', 'Jpeg', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}File`);

/**
 * Checks a caller's image and makes a PNG of it: sRGB, upright, at most 2048 pixels a side; of an animation the first picture.
 * @param field the request's field that named it
 * @param path the file as it was fetched
 * @param target where the PNG is written
 * @throws BrokenMedia
 */
export async function normaliseImage(field: string, path: string, target: string): Promise<void> {
  const { size } = await stat(path);
  if (size === 0) throw new BrokenMedia(unreadableFault(field, 'is empty'));
  if (!(await imageType(path))) {
    throw new BrokenMedia(unreadableFault(field, 'is no image that can be read; send PNG, JPEG, WebP or GIF'));
  }
  await writeFile(target, await decode(field, path));
}

async function decode(field: string, path: string): Promise<Buffer> {
  restrainSharp();
  try {
    const image = sharp(path, { limitInputPixels: false, failOn: 'error', sequentialRead: true });
    // Of the header alone: nothing is decoded before its size is known to be allowed.
    const { width, height, pages } = await image.metadata();
    insist(pixelsFault(field, width, height, pages));
    return await image
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png()
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer();
  } catch (error) {
    if (error instanceof BrokenMedia) throw error;
    throw new BrokenMedia(unreadableFault(field, 'is an image that cannot be decoded: it is damaged or cut off'), {
      cause: error,
    });
  }
}

function restrainSharp(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
}
