import sharp from 'sharp';
import { newCanvas } from '../drawing/canvas.ts';
import type { Singer } from './look.ts';

/** Pixels of the longer side: no look draws the singer larger than this. */
const LONGER_SIDE = 900;
/** Share of the border's pixels that must agree for a background to be plain. */
const PLAIN = 0.86;
const NEAR = 34;

/** Loads the singer's picture and takes a plain background away. @throws Error where sharp cannot read the file */
export async function loadSinger(path: string): Promise<Singer> {
  const { data, info } = await sharp(path, { limitInputPixels: 26_000_000 })
    .rotate()
    .resize(LONGER_SIDE, LONGER_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  const cutOut = hasTransparency(pixels) || removeBackground(pixels, width, height);
  const bounds = cutOut ? boundsOf(pixels, width, height) : { left: 0, top: 0, right: width, bottom: height };
  const { canvas: whole, pen: onWhole } = newCanvas(width, height);
  const image = onWhole.createImageData(width, height);
  image.data.set(pixels);
  onWhole.putImageData(image, 0, 0);
  const size = { width: bounds.right - bounds.left, height: bounds.bottom - bounds.top };
  const { canvas, pen } = newCanvas(size.width, size.height);
  pen.drawImage(whole, -bounds.left, -bounds.top);
  return { canvas, width: size.width, height: size.height, cutOut };
}

function hasTransparency(pixels: Uint8ClampedArray): boolean {
  let clear = 0;
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] as number) < 32) clear++;
  return clear > pixels.length / 4 / 20;
}

/** Clears what is connected with the border and has the border's color; false where the border has many colors. */
function removeBackground(pixels: Uint8ClampedArray, width: number, height: number): boolean {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x);
  // The lower border is where a portrait is cut off: the sides count only down to two thirds.
  for (let y = 1; y < (height * 2) / 3; y++) border.push(y * width, y * width + width - 1);
  const channel = (offset: number) =>
    border.map((at) => pixels[at * 4 + offset] as number).sort((a, b) => a - b)[border.length >> 1] as number;
  const [r, g, b] = [channel(0), channel(1), channel(2)];
  const distance = (at: number) =>
    Math.hypot((pixels[at * 4] as number) - r, (pixels[at * 4 + 1] as number) - g, (pixels[at * 4 + 2] as number) - b);
  const agreeing = border.filter((at) => distance(at) < NEAR);
  if (agreeing.length < border.length * PLAIN) return false;
  const seen = new Uint8Array(width * height);
  const open = agreeing;
  for (const at of open) seen[at] = 1;
  let cleared = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const far = distance(at);
    pixels[at * 4 + 3] = far < NEAR * 0.7 ? 0 : Math.round(255 * ((far - NEAR * 0.7) / (NEAR * 0.6)));
    cleared++;
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (next < 0 || next >= seen.length || seen[next] || distance(next) >= NEAR * 1.3) continue;
      seen[next] = 1;
      open.push(next);
    }
  }
  return cleared > 0 && cleared < width * height * 0.97;
}

function boundsOf(pixels: Uint8ClampedArray, width: number, height: number) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] as number) < 64) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  return right > left ? { left, top, right, bottom } : { left: 0, top: 0, right: width, bottom: height };
}
