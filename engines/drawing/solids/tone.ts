import type { Rgb } from '../color.ts';

/** Amounts of light: red, green and blue, 1 where a white surface is white. They add up as light does. */
export type Radiance = readonly [number, number, number];

/** From a screen's numbers to amounts of light. */
export function radiance([red, green, blue]: Rgb, strength = 1): Radiance {
  return [linear(red) * strength, linear(green) * strength, linear(blue) * strength];
}

function linear(channel: number): number {
  return (Math.max(0, Math.min(255, channel)) / 255) ** 2.2;
}

/** Steps of `SCREEN` to an amount of light of one, and how many in all. */
export const STEPS = 1024;
export const LAST_STEP = 4 * STEPS - 1;

/** Back to a screen's numbers, with a shoulder: what is brighter than white keeps some color. */
export const SCREEN = Uint8Array.from({ length: LAST_STEP + 1 }, (_, step) => {
  const light = step / STEPS;
  const bent = light < 0.6 ? light : 0.6 + (1 - Math.exp(-(light - 0.6) / 0.4)) * 0.4;
  return Math.round(bent ** (1 / 2.2) * 255);
});
