import type { Point } from './hand.ts';

/** Looking up a global for each pixel takes long in programs that run in a module of their own. */
const { max, min } = Math;

/** The vocabulary of motion that every engine shares. The result of each function depends only on its arguments. */

/** Limits a value to a range, 0 to 1 by default. */
export function clamp(value: number, low = 0, high = 1): number {
  return max(low, min(high, value));
}

/** Eases a share from 0 to 1: slow at both ends. */
export function easeInOut(share: number): number {
  return share * share * (3 - 2 * share);
}

/** Rises smoothly from 0 at `from` to 1 at `to`, and stays there. If `to` is less than `from`, it falls instead. */
export function smoothstep(from: number, to: number, value: number): number {
  return easeInOut(clamp((value - from) / (to - from)));
}

/** Swings around zero. @param speed radians per unit of time @param phase radians */
export function sway(time: number, speed: number, reach: number, phase = 0): number {
  return Math.sin(time * speed + phase) * reach;
}

/** A point on an ellipse. @param turn radians, clockwise from the right @param reach one radius, or across and down */
export function orbit([x, y]: Point, turn: number, reach: number | readonly [across: number, down: number]): Point {
  const [across, down] = typeof reach === 'number' ? [reach, reach] : reach;
  return [x + Math.cos(turn) * across, y + Math.sin(turn) * down];
}

/**
 * Moves from one whole number to the next within the first `share` of each unit, then rests, like the hand of a clock.
 */
export function tick(position: number, share: number): number {
  return Math.floor(position) + Math.min(1, (position % 1) / share);
}

/** Wraps a value, which may be negative, into the range from 0 up to, but not including, `length`. */
export function wrap(value: number, length: number): number {
  return ((value % length) + length) % length;
}
