import { luminance, type Rgb } from '../drawing/color.ts';
import type { Landmarks } from './landmarks.ts';
import type { Person, Point } from './person.ts';
import type { Pixels } from './picture.ts';

/** Reads colors of a person at places of the picture. */
export interface Swatches {
  /** The person's colors in a disc. */
  at(place: Point, radius: number): Rgb[];
  /** The person's colors in a rectangle. */
  within(left: number, top: number, right: number, bottom: number): Rgb[];
  /** Whether a place belongs to the person. */
  covers(place: Point): boolean;
}

/** Least share of the person in a pixel, 0 to 255. */
const OWN = 220;
/** Colors nearer than this, as `apart` measures it, are one color in different light. Set by eye. */
const ONE_COLOR = 34;

export function swatchesOf({ data, width, height }: Pixels, { mask }: Pick<Person, 'mask'>): Swatches {
  const own = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && (mask[y * width + x] as number) >= OWN;
  const color = (x: number, y: number): Rgb => {
    const at = (y * width + x) * 3;
    return [data[at] as number, data[at + 1] as number, data[at + 2] as number];
  };
  const within = (left: number, top: number, right: number, bottom: number) => {
    const step = Math.max(1, Math.round(Math.min(right - left, bottom - top) / 24));
    const found: Rgb[] = [];
    for (let y = Math.round(top); y <= bottom; y += step) {
      for (let x = Math.round(left); x <= right; x += step) if (own(x, y)) found.push(color(x, y));
    }
    return found;
  };
  return {
    within,
    at: ([x, y], radius) => within(x - radius, y - radius, x + radius, y + radius),
    covers: ([x, y]) => own(Math.round(x), Math.round(y)),
  };
}

/** The median of each channel, which ignores highlights and shadows of few pixels. */
export function median(colors: readonly Rgb[]): Rgb | undefined {
  if (colors.length === 0) return undefined;
  const middle = (channel: 0 | 1 | 2) =>
    colors.map((color) => color[channel]).sort((a, b) => a - b)[colors.length >> 1] as number;
  return [middle(0), middle(1), middle(2)];
}

/** Returns the usual color of a face's bare skin in the picture. */
export function skinIn(swatches: Swatches, { skin, height }: Pick<Landmarks, 'skin' | 'height'>): Rgb | undefined {
  return median(skin.flatMap((place) => swatches.at(place, height * 0.05)));
}

/** Groups similar colors and returns the largest groups first, with their shares. */
export function commonest(colors: readonly Rgb[]): { color: Rgb; share: number }[] {
  const groups = new Map<number, Rgb[]>();
  for (const color of colors) {
    const key = ((color[0] >> 5) << 6) | ((color[1] >> 5) << 3) | (color[2] >> 5);
    const group = groups.get(key);
    if (group) group.push(color);
    else groups.set(key, [color]);
  }
  const merged: { color: Rgb; count: number }[] = [];
  for (const group of [...groups.values()].sort((a, b) => b.length - a.length)) {
    const color = median(group) as Rgb;
    // A cloth in light and shadow counts as one color.
    const same = merged.find((other) => apart(other.color, color) < ONE_COLOR);
    if (same) same.count += group.length;
    else merged.push({ color, count: group.length });
  }
  return merged.sort((a, b) => b.count - a.count).map(({ color, count }) => ({ color, share: count / colors.length }));
}

/** The distance of two colors, 0 to about 440. Lightness counts half, because light falls unevenly. */
export function apart(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  const hue = Math.hypot(one[0] - a - other[0] + b, one[1] - a - other[1] + b, one[2] - a - other[2] + b);
  return Math.hypot(hue, (a - b) * 0.5);
}

/** The distance of two colors without their lightness, 0 to about 2: a color and its shadow are near each other. */
export function hueApart(one: Rgb, other: Rgb): number {
  const [a, b] = [Math.max(1, luminance(one)), Math.max(1, luminance(other))];
  return Math.hypot(one[0] / a - other[0] / b, one[1] / a - other[1] / b, one[2] / a - other[2] / b);
}
