import type { Rgb } from '../color.ts';

/** Amounts of red, green and blue light, 1 for a white surface. Amounts can be added, as light can. */
export type Radiance = readonly [number, number, number];

/** Converts a screen's values to amounts of light. */
export function radiance([red, green, blue]: Rgb, strength = 1): Radiance {
  return [linear(red) * strength, linear(green) * strength, linear(blue) * strength];
}

function linear(channel: number): number {
  return (Math.max(0, Math.min(255, channel)) / 255) ** 2.2;
}

/** Number of steps in `SCREEN` for an amount of light of 1. The table ends at an amount of 4. */
const STEPS = 1024;

/**
 * Converts light back to screen values. Amounts above 0.6 are compressed, so that bright colors keep their hue.
 */
export const SCREEN = Uint8Array.from({ length: 4 * STEPS }, (_, step) => {
  const light = step / STEPS;
  const bent = light < 0.6 ? light : 0.6 + (1 - Math.exp(-(light - 0.6) / 0.4)) * 0.4;
  return Math.round(bent ** (1 / 2.2) * 255);
});

/** Amount of light for each value of a screen. */
export const LINEAR = Float64Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2);

/** Values of a screen for 4,096 amounts of light, which are not compressed. */
export const MEAN = Uint8Array.from({ length: 4097 }, (_, step) => Math.round((step / 4096) ** (1 / 2.2) * 255));
