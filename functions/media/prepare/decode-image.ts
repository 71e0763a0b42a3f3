import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pixelsFault } from '../../domain/media-rules.ts';

/**
 * Decodes an untrusted image: `node decode-image.mjs <path> <target>`. It runs as a separate process, so that it can be
 * limited, and so that a crash does not end the task. It prints what it found as JSON. If the size is allowed, it
 * writes the target, a PNG.
 */
export type DecodedImage = { width: number; height: number; pages?: number } | { damage: string };

const MAX_SIDE = 2048;
/** All other readers are disabled, especially those of documents (SVG, PDF), because they may open other files. */
const READERS = ['Png', 'Jpeg', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}File`);

const [path = '', target = ''] = process.argv.slice(2);
restrainSharp();
const { found, picture } = await decode();
if (picture) await writeFile(target, picture);
process.stdout.write(JSON.stringify(found));

async function decode(): Promise<{ found: DecodedImage; picture?: Buffer }> {
  try {
    const image = sharp(path, { limitInputPixels: false, failOn: 'error', sequentialRead: true });
    // This reads only the header. Nothing is decoded until the size is checked.
    const { width, height, pages } = await image.metadata();
    const found = { width, height, ...(pages === undefined ? {} : { pages }) };
    if (pixelsFault('image_url', width, height, pages)) return { found };
    const upright = image.autoOrient();
    const small = upright.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    return { found, picture: await small.toColorspace('srgb').png().toBuffer() };
  } catch (error) {
    return { found: { damage: String(error) } };
  }
}

function restrainSharp(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
}
