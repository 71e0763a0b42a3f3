import { luminance, type Rgb } from '../../../drawing/color.ts';

/** How much brighter a photograph may become, and a channel relative to the others: lamps leave their color. */
const CORRECTION = { least: 1, most: 1.62 };
const TINT = { least: 0.82, most: 1.22 };
/** Luminance of skin to which a dark photograph is brightened, and how much of what it lacks is given. */
const WELL_LIT = { skin: 158, given: 0.85 };
/** The most by which a well lit photograph is brightened for skin that is light by nature. */
const FAIR = 1.08;
/** How much brighter than the skin in daylight a dark photograph may become: dark skin stays dark. */
const ABOVE_DAYLIGHT = 1.28;

/**
 * Returns the factors of red, green and blue by which a photograph's light becomes good light.
 * @param seen color of the face's skin in the photograph
 * @param skin its color in good light
 */
export function skinGains(seen: Rgb, skin: Rgb): number[] {
  const wanted = seen.map((value, channel) => (skin[channel] as number) / Math.max(1, value));
  const mean = wanted.reduce((sum, gain) => sum + gain, 0) / wanted.length;
  // A camera is set for each face, so skin that is dark by nature is no reason to darken a photograph.
  const lit = Math.max(1, luminance(seen));
  const lifted = Math.min((WELL_LIT.skin / lit) ** WELL_LIT.given, (luminance(skin) / lit) * ABOVE_DAYLIGHT);
  const brighter = Math.max(Math.min(mean, FAIR), lifted);
  return wanted.map((gain) => within(brighter, CORRECTION) * within(gain / mean, TINT));
}

function within(value: number, { least, most }: { least: number; most: number }): number {
  return Math.max(least, Math.min(most, value));
}
