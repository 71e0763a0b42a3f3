import { type Canvas, newCanvas } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { hex } from '../../drawing/color.ts';
import { fractalAt, fractalTile } from '../../drawing/solids/fractal.ts';

/** Wet paint on rough paper. Lengths are in pixels. */
export interface Pigment {
  width: number;
  height: number;
  /** Two colors `#rrggbb` that run into each other. */
  colors: readonly [string, string];
  /** Distance from the edge of the wet area to its inside, in shares of `reach`; negative outside. */
  inside(x: number, y: number): number;
  /** Pixels over which the edge frays and the rim dries. */
  reach: number;
  /** How far the edge strays: 1 for paint that ran freely, 0 for a brush stroke. */
  stray: number;
  /** Thickness of the paint in a row, 0 to 1. */
  strength(y: number): number;
  chance: Chance;
}

// Looked up once, because they run for each pixel.
const { abs, max, min } = Math;

/** Pixels of one tile of the paper's tooth at 720 lines. Smaller than a tile of paint, so that it looks like grain. */
const TOOTH = 300;

/**
 * Paints an area as water does it: pigment gathers at the rim where it dries and is missing where it was wet for long,
 * two colors bleed into each other, water runs back in blooms with jagged edges, and grains stay in the paper's valleys.
 * All numbers are set by eye.
 */
export function pigmentOf({ width, height, colors, inside, reach, stray, strength, chance }: Pigment): Canvas {
  const { canvas, pen } = newCanvas(width, height);
  // A canvas asks native code for its size, which took nearly all of the time when it was read for each pixel.
  const [across, down] = [canvas.width, canvas.height];
  const image = pen.createImageData(across, down);
  const { data } = image;
  const tile = fractalTile();
  const [dx, dy, ex, ey] = [chance.next(), chance.next(), chance.next(), chance.next()];
  const wide = 1 / (reach * 24);
  const [one, two] = [hex(colors[0]), hex(colors[1])];
  for (let y = 0; y < down; y++) {
    const thickness = strength(y);
    for (let x = 0; x < across; x++) {
      const slow = fractalAt(tile, x * wide + dx, y * wide + dy);
      const quick = fractalAt(tile, x * wide * 3 + ex, y * wide * 3 + ey);
      const depth = inside(x, y) + ((slow - 0.5) * 4.2 + (quick - 0.5) * 1.5) * stray;
      if (depth <= 0) continue;
      const other = fractalAt(tile, x * wide * 0.7 + ey, y * wide * 0.7 + dx);
      const tooth = fractalAt(tile, x / TOOTH + dy, y / TOOTH + ex);
      // Where the paper was wet, the edge is soft and has no rim.
      const wet = clamped((other - 0.47) * 9);
      const covered = clamped(depth / (0.06 + wet * 1.5));
      const rim = max(0, 1 - depth / 0.34) * (1 - wet) * 0.55;
      const bloom = clamped((abs(quick - 0.46 - (slow - 0.5) * 0.5) - 0.015) * 16);
      const body = 0.34 + (slow - 0.5) * 0.75 + (0.2 * y) / down + (1 - bloom) * 0.16 - (quick > 0.6 ? 0.05 : 0);
      const grains = 1 + (tooth - 0.5) * 1.5;
      const density = clamped(max(0.07, body + rim) * grains * thickness) * covered;
      const mixed = clamped((other - 0.42) * 5);
      const dark = 1 - 0.22 * min(1, density * 1.3);
      const at = (y * across + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const color = (one[channel] as number) * (1 - mixed) + (two[channel] as number) * mixed;
        data[at + channel] = color * dark;
      }
      data[at + 3] = 255 * density;
    }
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}

function clamped(value: number): number {
  return max(0, min(1, value));
}
