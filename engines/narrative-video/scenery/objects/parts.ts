import { hex, type Rgb } from '../../../drawing/color.ts';
import type { Vector } from '../../../drawing/solids/matrix.ts';
import type { Finish, Part } from '../part.ts';

/** Short forms for the parts of objects. Meters; colors are hexadecimal, or red, green and blue. */

type Tone = string | Rgb;

const rgbOf = (color: Tone): Rgb => (typeof color === 'string' ? hex(color) : color);

export function block(at: Vector, size: Vector, color: Tone, finish: Finish = 'plain', turn = 0): Part {
  return { form: 'block', at, size, color: rgbOf(color), finish, turn, isSmooth: true };
}

/** @param at middle of its underside */
export function ball(at: Vector, size: number | Vector, color: Tone, finish: Finish = 'plain'): Part {
  return { form: 'ball', at, size: typeof size === 'number' ? [size, size, size] : size, color: rgbOf(color), finish };
}

export function rod(at: Vector, to: Vector, radius: number, color: Tone, finish: Finish = 'plain'): Part {
  return { form: 'bar', at, to, radius, color: rgbOf(color), finish };
}

/** Returns an upright cylinder or cone. */
export function cone(
  at: Vector,
  radius: number,
  top: number,
  height: number,
  color: Tone,
  finish: Finish = 'plain',
): Part {
  return { form: 'column', at, radius, top, height, color: rgbOf(color), finish };
}

export function sheet(at: Vector, right: Vector, down: Vector, color: Tone, stripes?: Tone): Part {
  return { form: 'sheet', at, right, down, color: rgbOf(color), ...(stripes && { stripes: rgbOf(stripes) }) };
}

/** Returns a disc that faces the viewer: a wheel, a coin, a clock. */
export function disc([x, y, z]: Vector, radius: number, thick: number, color: Tone, finish: Finish = 'plain'): Part {
  return rod([x, y, z - thick / 2], [x, y, z + thick / 2], radius, color, finish);
}

/** Makes the same parts on both sides. */
export function both(make: (side: 1 | -1) => Part | readonly Part[]): Part[] {
  return [-1 as const, 1 as const].flatMap((side) => make(side));
}

export const WOOD = '#9a6238';
export const DARK = '#26262e';
export const STEEL = '#c4ccd6';
export const GOLD = '#f2c23c';
export const PAPER = '#fbf6ea';
export const RED = '#d8342c';
export const GREEN = '#4a9a42';
