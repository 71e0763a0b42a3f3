import type { Rgb } from '../../../drawing/color.ts';
import type { Landmarks } from '../../../people/landmarks.ts';
import { placeAt } from '../../../people/landmarks.ts';
import { apart } from '../../../people/swatches.ts';

/** Pixels of a picture, red, green and blue, with the share of the person in each, 0 to 255. */
interface Seen {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
  mask: Uint8Array;
}

/** Largest distance of a pixel's color from the crown's and from the badge's, as `apart` measures it. */
const [LIKE_CROWN, LIKE_BADGE] = [64, 26];
/** Half of the width of a badge before the crown, in heights of the face. */
const BADGE = 0.2;
/** Share of a pixel from which the person is there, 0 to 255. */
const PERSON = 200;
/**
 * Where a cap's crown may be: half of its width, its lower and its upper end and that of its badge, in heights of the face
 * from the eyes.
 */
const CROWN = { half: 0.56, low: -0.34, high: -0.84, badge: -1.05 };

/**
 * Returns the mask of a person with the whole crown of a cap. A white crown before a pale background is often lost: what
 * has its color, or that of the badge in its middle, and is joined to the cap belongs to it.
 */
export function withCrown(
  { data, width, height, mask }: Seen,
  face: Landmarks,
  { color, crown }: { color: Rgb; crown: Rgb },
): Uint8Array {
  const whole = new Uint8Array(mask);
  const [lowX, lowY] = placeAt(face, 0, CROWN.low);
  const [, crownY] = placeAt(face, 0, CROWN.high);
  const [, highY] = placeAt(face, 0, CROWN.badge);
  const isCrown = (x: number, y: number) => {
    const at = (y * width + x) * 3;
    const seen: Rgb = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    const isInMiddle = Math.abs(x - lowX) < BADGE * face.height;
    if (isInMiddle && apart(seen, color) < LIKE_BADGE) return true;
    return (isInMiddle || y > crownY) && apart(seen, crown) < LIKE_CROWN;
  };
  const half = CROWN.half * face.height;
  const isInside = (x: number, y: number) =>
    y > highY && y < lowY && Math.abs(x - lowX) < half && x >= 0 && y >= 0 && x < width && y < height;
  const open: [number, number][] = [];
  for (let y = Math.max(0, Math.ceil(highY)); y < Math.min(height, lowY); y += 1)
    for (let x = Math.max(0, Math.ceil(lowX - half)); x < Math.min(width, lowX + half); x += 1)
      if ((mask[y * width + x] as number) >= PERSON && isCrown(x, y)) open.push([x, y]);
  for (let place = open.pop(); place; place = open.pop()) {
    const [x, y] = place;
    for (const [nextX, nextY] of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const) {
      if (!isInside(nextX, nextY) || (whole[nextY * width + nextX] as number) >= PERSON) continue;
      if (!isCrown(nextX, nextY)) continue;
      whole[nextY * width + nextX] = 255;
      open.push([nextX, nextY]);
    }
  }
  return whole;
}
