import { areasOf } from '../../people/areas.ts';
import type { Tones } from './tones.ts';

/** How far beyond a border between two tones the lightness of a former island is. It must not reach the next border. */
const BEYOND = 0.02;

/**
 * Evens out small areas that a print in a few tones would show as specks: they get the tone around them.
 * @param borders lightness at which one tone gives way to the next, 0 to 1
 * @returns the tones with another lightness
 */
export function withoutIslands(tones: Tones, borders: readonly number[]): Tones {
  const { width, cover, speck } = tones;
  const light = Float32Array.from(tones.light);
  const sides = new Float32Array(light.length);
  for (const border of borders) {
    for (let at = 0; at < sides.length; at++) sides[at] = cover[at] === 0 ? 2 : Number((light[at] as number) >= border);
    const { of, sizes } = areasOf(sides, width);
    if (sizes.every((size) => size >= speck)) continue;
    for (let at = 0; at < sides.length; at++) {
      if (sides[at] === 2 || (sizes[of[at] as number] as number) >= speck) continue;
      light[at] = (light[at] as number) < border ? border + BEYOND : border - BEYOND;
    }
  }
  return { ...tones, light };
}
