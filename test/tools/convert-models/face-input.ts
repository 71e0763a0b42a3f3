import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Returns the input of a network: the middle of a photographed face, cut from 256 x 256 pixels. Red, green and blue of
 * each pixel, 0 to 1.
 */
export async function faceInput(height: number, width: number): Promise<Float32Array> {
  const [left, top] = [Math.floor((256 - width) / 2), Math.floor((256 - height) / 2)];
  const picture = sharp(join(import.meta.dirname, 'face.png')).extract({ left, top, width, height });
  return Float32Array.from(await picture.removeAlpha().raw().toBuffer(), (channel) => channel / 255);
}

/** Returns n, if every n-th number of an output is compared: about 250 numbers of each output. */
export function strideOf(count: number): number {
  return Math.max(1, Math.floor(count / 250));
}
