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
const LAST_STEP = 4 * STEPS - 1;

/** Converts light back to screen values. Amounts above 0.6 are compressed, so that bright colors keep their hue. */
const SCREEN = Uint8Array.from({ length: LAST_STEP + 1 }, (_, step) => {
  const light = step / STEPS;
  const bent = light < 0.6 ? light : 0.6 + (1 - Math.exp(-(light - 0.6) / 0.4)) * 0.4;
  return Math.round(bent ** (1 / 2.2) * 255);
});

export function screen(amount: number): number {
  const step = (amount * STEPS) | 0;
  return SCREEN[step < 0 ? 0 : Math.min(step, LAST_STEP)] as number;
}
