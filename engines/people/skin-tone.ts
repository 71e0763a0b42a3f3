import { luminance, type Rgb } from '../drawing/color.ts';

/** Least difference of green and blue in skin, as a share of its red. */
const WARMTH = 0.11;

/** Most green in skin, as a share of its red, if its luminance is this low, and this high. */
const [LEAST_GREEN, MOST_GREEN] = [
  { luminance: 180, share: 0.8 },
  { luminance: 240, share: 0.9 },
];

/** Returns a skin color without the tint of colored lamps, under which pictures show pink, violet or greenish skin. */
export function naturalSkin([red, green, blue]: Rgb): Rgb {
  const light =
    (luminance([red, green, blue]) - LEAST_GREEN.luminance) / (MOST_GREEN.luminance - LEAST_GREEN.luminance);
  const most = LEAST_GREEN.share + (MOST_GREEN.share - LEAST_GREEN.share) * Math.max(0, Math.min(1, light));
  const warm = Math.min(green, red * most);
  return [red, warm, Math.min(blue, Math.max(0, warm - red * WARMTH))];
}

/** Returns how deep a skin color is: 0 for light skin, 1 for dark brown skin. */
export function depthOf(skin: Rgb): number {
  return Math.max(0, Math.min(1, (180 - luminance(skin)) / 90));
}
