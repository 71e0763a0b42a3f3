import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Lens } from '../../drawing/solids/lens.ts';
import type { PictureSize } from '../picture-size.ts';
import { CUTS, type Slice, seenAt } from './slices.ts';

/** Columns and rows at a slice's edges that blurring may have made transparent, pixels. */
const FRINGE = 12;

/**
 * Returns the row of a slice's picture from which it is opaque down to its last rows; its height if that never is so. Ground
 * hides whatever is behind it.
 */
export function opaqueFrom({ canvas }: Slice): number {
  const { width, height } = canvas;
  const { buffer, byteOffset } = canvas.data();
  const pixels = new Uint32Array(buffer, byteOffset, width * height);
  for (let row = height - FRINGE - 1; row >= 0; row -= 1) if (!isOpaque(pixels, width, row)) return row + 1;
  return 0;
}

/** Whether a row is opaque between its ends. */
function isOpaque(pixels: Uint32Array, width: number, row: number): boolean {
  const end = (row + 1) * width - FRINGE;
  for (let at = row * width + FRINGE; at < end; at += 1) if ((pixels[at] as number) >>> 24 < 255) return false;
  return true;
}

/**
 * Returns the row of the picture from which a slice hides everything behind it; the picture's height if nothing is hidden.
 * @param from what `opaqueFrom` returned for the slice
 */
function hiddenFrom(slice: Slice, from: number, base: Lens, lens: Lens, picture: PictureSize): number {
  const { left, top, scale } = seenAt(slice, base, lens);
  const size = (scale * slice.width) / slice.canvas.width;
  const fringe = FRINGE * size;
  const right = left + slice.width * scale - fringe;
  const bottom = top + slice.height * scale - fringe;
  if (left + fringe > 0 || right < picture.width || bottom < picture.height) return picture.height;
  return Math.min(picture.height, Math.max(0, Math.ceil(top + from * size) + 1));
}

/**
 * Returns the row of the picture from which later slices hide a slice, or the sky, which has the first one's index. Slices in
 * front of people do not count.
 */
export function hiddenBehind(
  { slices, opaque }: { slices: readonly (Slice | undefined)[]; opaque: readonly number[] },
  index: number,
  base: Lens,
  lens: Lens,
  picture: PictureSize,
): number {
  let least = picture.height;
  for (let at = index + 1; at < CUTS.length; at += 1) {
    const slice = slices[at];
    if (slice) least = Math.min(least, hiddenFrom(slice, opaque[at] ?? 0, base, lens, picture));
  }
  return least;
}

/** Draws only above a row of the picture. */
export function layAbove(context: SKRSContext2D, row: number, draw: () => void): void {
  if (row <= 0) return;
  context.save();
  context.beginPath();
  context.rect(0, 0, context.canvas.width, row);
  context.clip();
  draw();
  context.restore();
}
