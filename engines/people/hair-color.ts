import { hex, luminance, mix, type Rgb, saturate } from '../drawing/color.ts';
import { median } from './swatches.ts';

/** Colors of hair in a picture: in its shadow, most of it, and where light falls on it. */
export interface HairTones {
  shaded: Rgb;
  middle: Rgb;
  lit: Rgb;
}

/** How hair is drawn. */
export interface HairColor {
  color: Rgb;
  /** Color of the gray hair at the temples, if the rest is still dark. */
  graying?: Rgb;
}

export function tonesOf(colors: readonly Rgb[]): HairTones | undefined {
  const sorted = [...colors].sort((a, b) => luminance(a) - luminance(b));
  const between = (from: number, to: number) =>
    median(sorted.slice(Math.floor(sorted.length * from), Math.ceil(sorted.length * to)));
  const [shaded, middle, lit] = [between(0.05, 0.25), between(0.35, 0.65), between(0.6, 0.85)];
  return shaded && middle && lit && { shaded, middle, lit };
}

/** The color toward which hair turns with age. Photographs show gray hair darker, because it lies in its own shadow. */
export const GRAY = hex('#cfcfd2');
const WHITE = hex('#f2f2f4');

/**
 * Returns the color of hair in daylight.
 * @param skin the face's skin in the picture, whose hue the same lamps give
 * @param gain how much lighter the face is in daylight
 */
export function hairColorOf({ shaded, middle, lit }: HairTones, skin: Rgb, gain: number): HairColor {
  if (isGrayHair(middle, skin)) {
    // Gray hair that is much darker than the skin is mixed with dark hair.
    if (luminance(middle) < luminance(skin) * SALT_AND_PEPPER) {
      const level = luminance(shaded) * 0.78;
      const gray = grayOf(lit).map((channel) => Math.min(215, channel * 1.3)) as unknown as Rgb;
      return { color: [level * 1.04, level * 0.99, level * 0.96], graying: gray };
    }
    const white = Math.max(0, Math.min(1, (luminance(lit) - 160) / 40));
    return { color: mix(mix(lit, grayOf(lit), 0.95), mix(GRAY, WHITE, white), 0.35 + 0.2 * white) };
  }
  const fair = Math.max(0, Math.min(1, (luminance(lit) - DARK) / (BROWN - DARK)));
  const own = browned(lightened(mix(middle, lit, fair), 1 + (gain - 1) * fair));
  return { color: own.map((channel) => Math.min(248, channel)) as unknown as Rgb };
}

/** Returns how fair hair is in the picture, 0 to 1. Gray hair that was dark is dark. */
export function fairnessOf({ shaded, lit, middle }: HairTones, skin: Rgb): number {
  const isMixed = isGrayHair(middle, skin) && luminance(middle) < luminance(skin) * SALT_AND_PEPPER;
  return Math.max(0, Math.min(1, (luminance(isMixed ? shaded : lit) - 80) / 45));
}

/** Whether hair is gray or white all over. */
export function isAllGray({ middle }: HairTones, skin: Rgb): boolean {
  return isGrayHair(middle, skin) && luminance(middle) >= luminance(skin) * SALT_AND_PEPPER;
}

/** Most luminance of hair in which gray and dark hairs are mixed, in shares of the skin's. */
const SALT_AND_PEPPER = 0.74;
/** Luminance up to which hair is dark, and up to which it is brown. Fair hair is lighter. */
const [DARK, BROWN, BLOND] = [75, 125, 155];

/** Gray hair is light, and much paler than the skin in the same light. */
function isGrayHair(hair: Rgb, skin: Rgb): boolean {
  const paleness = (color: Rgb) => spread(color) / Math.max(1, ...color);
  return luminance(hair) > 88 && (spread(hair) < 34 || paleness(hair) < paleness(skin) * 0.7);
}

/** Luminance of hair that is lightened most. Hair that is darker, or lighter, has the same color in its light and shade. */
const [LIFTED, LIFT, REACH] = [98, 1.34, 34];

/** Returns hair as if it lay in the light. Brown and fair hair in pictures is half in its own shadow. */
function lightened(color: Rgb, gain: number): Rgb {
  const away = Math.abs(luminance(color) - LIFTED) / REACH;
  const by = gain * (1 + (LIFT - 1) * Math.max(0, 1 - away ** 2));
  return color.map((channel) => Math.min(250, channel * by)) as unknown as Rgb;
}

/**
 * Returns hair without the colors that shine on it: dark hair is never green or blue, and brown or blond hair in a room
 * is not khaki.
 */
function browned(color: Rgb): Rgb {
  const level = luminance(color);
  const [red, green, blue] = color;
  if (level > DARK + 15) {
    // Lamps make blond hair orange, and red hair differs from brown hair by little.
    if (level > BLOND && spread(color) > red * 0.45) return mix(color, [level * 1.14, level, level * 0.7], 0.8);
    if (red > green * 1.25 && green > blue * 1.2)
      return mix(saturate(color, 1.35), [level * 1.5, level * 0.9, level * 0.42], 0.25);
    const warm: Rgb = [level * 1.24, level * 0.97, level * 0.58];
    return green > red * 0.8 || blue > green ? mix(color, warm, 0.45) : color;
  }
  if (red > green * 1.08 && green > blue) return color;
  return mix(color, [level * 1.22, level * 0.96, level * 0.8], 0.75);
}

function grayOf(color: Rgb): Rgb {
  const level = luminance(color);
  return [level, level, level];
}

function spread(color: Rgb): number {
  return Math.max(...color) - Math.min(...color);
}
