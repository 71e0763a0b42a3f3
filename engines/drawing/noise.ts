import type { Chance } from './chance.ts';
import { easeInOut } from './motion.ts';

/** Looking up a global for each pixel takes long in programs that run in a module of their own. */
const { floor } = Math;

/** Smooth noise, with one spot per unit of length. */
export type Noise = (x: number, y: number) => number;

/** Returns smooth noise from 0 to 1, the same everywhere. */
export function noise(x: number, y: number): number {
  const [left, top] = [floor(x), floor(y)];
  const [a, b] = [easeInOut(x - left), easeInOut(y - top)];
  const upper = spot(left, top) * (1 - a) + spot(left + 1, top) * a;
  const lower = spot(left, top + 1) * (1 - a) + spot(left + 1, top + 1) * a;
  return upper * (1 - b) + lower * b;
}

function spot(x: number, y: number): number {
  let value = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  return ((value ^ (value >>> 16)) & 0xffff) / 0xffff;
}

/**
 * Returns smooth noise of its own, up to 1.
 * @param spots after which it repeats, a power of two
 * @param low the least value
 */
export function noiseOf(chance: Chance, spots = 64, low = -1): Noise {
  const grid = Float32Array.from({ length: spots * spots }, () => chance.between(low, 1));
  const mask = spots - 1;
  // No pairs here: this runs several times for each pixel.
  return (x, y) => {
    const left = floor(x);
    const top = floor(y);
    const near = left & mask;
    const far = (left + 1) & mask;
    const above = (top & mask) * spots;
    const below = ((top + 1) & mask) * spots;
    const a = easeInOut(x - left);
    const upper = (grid[above + near] as number) * (1 - a) + (grid[above + far] as number) * a;
    const lower = (grid[below + near] as number) * (1 - a) + (grid[below + far] as number) * a;
    const b = easeInOut(y - top);
    return upper * (1 - b) + lower * b;
  };
}
