import { type Canvas, newCanvas } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { hex } from '../../drawing/color.ts';
import { fractalTile, TILE } from '../../drawing/solids/fractal.ts';

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
/** How far slow and quick noise move an edge, in shares of its reach. */
const [SLOW, QUICK] = [4.2, 1.5];

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
  // Places in the tile, which repeat in each column and each row.
  const [slowAcross, slowDown] = [places(across, wide, dx), places(down, wide, dy)];
  const [quickAcross, quickDown] = [places(across, wide * 3, ex), places(down, wide * 3, ey)];
  const [otherAcross, otherDown] = [places(across, wide * 0.7, ey), places(down, wide * 0.7, dx)];
  const [toothAcross, toothDown] = [places(across, 1 / TOOTH, dy), places(down, 1 / TOOTH, ex)];
  const [[red, green, blue], [otherRed, otherGreen, otherBlue]] = [hex(colors[0]), hex(colors[1])];
  const farthest = (SLOW + QUICK) * 0.5 * stray;
  for (let y = 0; y < down; y++) {
    const thickness = strength(y);
    const slowRow = (slowDown[y] as number) * TILE;
    const quickRow = (quickDown[y] as number) * TILE;
    const otherRow = (otherDown[y] as number) * TILE;
    const toothRow = (toothDown[y] as number) * TILE;
    for (let x = 0; x < across; x++) {
      const within = inside(x, y);
      // Most of a canvas may be so far outside that no paint strays there.
      if (within + farthest <= 0) continue;
      const slow = tile[slowRow + (slowAcross[x] as number)] as number;
      const quick = tile[quickRow + (quickAcross[x] as number)] as number;
      const depth = within + ((slow - 0.5) * SLOW + (quick - 0.5) * QUICK) * stray;
      if (depth <= 0) continue;
      const other = tile[otherRow + (otherAcross[x] as number)] as number;
      const tooth = tile[toothRow + (toothAcross[x] as number)] as number;
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
      data[at] = (red * (1 - mixed) + otherRed * mixed) * dark;
      data[at + 1] = (green * (1 - mixed) + otherGreen * mixed) * dark;
      data[at + 2] = (blue * (1 - mixed) + otherBlue * mixed) * dark;
      data[at + 3] = 255 * density;
    }
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}

/** Rows or columns of the tile of noise for each row or column of a canvas. */
function places(count: number, step: number, from: number): Int32Array {
  const rows = new Int32Array(count);
  for (let at = 0; at < count; at++) rows[at] = Math.floor((at * step + from) * TILE) & (TILE - 1);
  return rows;
}

function clamped(value: number): number {
  return max(0, min(1, value));
}
