import type { Rgb } from '../drawing/color.ts';

/** Least difference of green and blue in skin, as a share of its red. */
const WARMTH = 0.11;

/** Returns a skin color without the tint of colored lamps, under which pictures show pink or violet skin. */
export function naturalSkin([red, green, blue]: Rgb): Rgb {
  return [red, green, Math.min(blue, Math.max(0, green - red * WARMTH))];
}
