import { lighten, luminance, mix, type Rgb } from '../drawing/color.ts';
import type { Landmarks } from './landmarks.ts';
import { naturalSkin } from './skin-tone.ts';
import { median, type Swatches } from './swatches.ts';

/** A face's skin in even daylight, and how much lighter that is than the lit skin of the picture. */
export interface Complexion {
  skin: Rgb;
  gain: number;
}

/**
 * Estimates the skin's color in daylight from the bare skin of the face.
 * @param fairness 0 if the hair is dark, 1 if it is fair or white. Fair hair grows on light skin. Under dark hair, the
 *   lightest places of a face are often a gloss, and do not count
 */
export function complexionOf(
  swatches: Swatches,
  { bare, height }: Landmarks,
  fairness: number,
): Complexion | undefined {
  const places = bare.flatMap((place) => swatches.at(place, height * 0.045));
  const natural = places.filter(isNatural);
  // Lamps of two colors light many faces. The part in white or warm light shows the skin.
  const sorted = (natural.length > places.length * 0.25 ? natural : places).sort((a, b) => luminance(a) - luminance(b));
  const between = (from: number, to: number) =>
    median(sorted.slice(Math.floor(sorted.length * from), Math.ceil(sorted.length * to)));
  const [even, lit] = [between(0.25, 0.5), between(0.7, 0.95)];
  if (!even || !lit) return undefined;
  const seen = exposed(mix(even, lit, GLOSS + (1 - GLOSS) * fairness), luminance(lit));
  const daylight = naturalSkin(inGoodLight(toned(seen, fairness)));
  return { skin: daylight, gain: Math.max(1, Math.min(1.35, luminance(daylight) / luminance(lit))) };
}

/** Share of the lit places in the color of skin under dark hair. */
const GLOSS = 0.4;
/** Luminance of lit skin from which a picture is not dark. */
const WELL_LIT = 150;

/** Only pink, brown and yellow colors are skin in white or warm light. */
function isNatural([red, green, blue]: Rgb): boolean {
  return red >= green && green > blue * 1.04;
}

/** Lightens skin in a dark picture, but not entirely, since the skin may be dark itself. */
function exposed(color: Rgb, lit: number): Rgb {
  return lit < WELL_LIT ? scaled(color, (WELL_LIT / Math.max(20, lit)) ** 0.75) : color;
}

/**
 * Photographers light all faces well, so that brown skin is nearly as light in pictures as light skin. It differs by its
 * stronger color, unless the hair is fair. Drawings have one tone for a face, which must show the difference.
 */
function toned(color: Rgb, fairness: number): Rgb {
  const level = luminance(color);
  const strength = spread(color) / Math.max(1, ...color);
  const isBrown = (1 - fairness) * Math.max(0, Math.min(1, (strength - 0.33) / 0.08));
  const deep =
    level < BROWN[0]
      ? level
      : level < BROWN[1]
        ? along(level, BROWN, [BROWN[0], 120])
        : along(level, [BROWN[1], 205], [120, 205]);
  const light = Math.max(level, level + (LIGHT - level) * 0.75 * fairness);
  return scaled(color, (light + (Math.min(deep, light) - light) * isBrown) / level);
}

/** Luminance of brown skin in pictures with good light, and least luminance of light skin. */
const BROWN = [95, 168] as const;
const LIGHT = 200;

function along(value: number, from: readonly [number, number], to: readonly [number, number]): number {
  return to[0] + Math.min(1, (value - from[0]) / (from[1] - from[0])) * (to[1] - to[0]);
}

/** Corrects skin that is too dark, too light, or tinted by lamps. */
function inGoodLight(color: Rgb): Rgb {
  const light = luminance(color);
  const lifted: Rgb =
    light < 55
      ? lighten(scaled(color, 55 / Math.max(8, light)), 0.1)
      : light > 225
        ? scaled(color, 225 / light)
        : color;
  const level = luminance(lifted);
  // Skin is always between red and yellow. Other hues come from lamps.
  const deep = Math.max(0, Math.min(1, (190 - level) / 90));
  const typical: Rgb = [level * (1.24 + 0.06 * deep), level * (0.95 - 0.01 * deep), level * (0.78 - 0.18 * deep)];
  // Flushed or warmly lit light skin would be orange in a drawing. Darker skin is more saturated by nature.
  const usual = 0.78 - (level / 255) * 0.6;
  const own = spread(lifted) / Math.max(...lifted);
  const calm = own > usual ? mix(lifted, [level, level, level], 1 - usual / own) : lifted;
  const isOdd = lifted[0] < lifted[1] || lifted[1] < lifted[2] * 0.95 || spread(lifted) < level * 0.12;
  return mix(calm, typical, isOdd ? 0.8 : 0.3).map((channel) => Math.min(255, channel)) as unknown as Rgb;
}

function spread(color: Rgb): number {
  return Math.max(...color) - Math.min(...color);
}

function scaled(color: Rgb, by: number): Rgb {
  return [Math.min(255, color[0] * by), Math.min(255, color[1] * by), Math.min(255, color[2] * by)];
}
