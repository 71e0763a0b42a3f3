import { type Areas, areasOf } from '../../people/areas.ts';
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
    for (let at = 0; at < sides.length; at += width) divideRow(light, cover, border, sides, at, at + width);
    const areas = areasOf(sides, width);
    if (areas.sizes.every((size) => size >= speck)) continue;
    for (let at = 0; at < sides.length; at += width) evenOutRow(light, sides, areas, speck, border, at, at + width);
  }
  return { ...tones, light };
}

/** Writes 1 where it is lighter than the border, 0 where it is darker, and 2 outside. */
function divideRow(
  light: Float32Array,
  cover: Uint8Array,
  border: number,
  sides: Float32Array,
  from: number,
  to: number,
): void {
  for (let at = from; at < to; at++) sides[at] = cover[at] === 0 ? 2 : Number((light[at] as number) >= border);
}

function evenOutRow(
  light: Float32Array,
  sides: Float32Array,
  { of, sizes }: Areas,
  speck: number,
  border: number,
  from: number,
  to: number,
): void {
  for (let at = from; at < to; at++) {
    if (sides[at] === 2 || (sizes[of[at] as number] as number) >= speck) continue;
    light[at] = (light[at] as number) < border ? border + BEYOND : border - BEYOND;
  }
}
