import type { Rgb } from '../../../drawing/color.ts';
import type { Brush } from './ink.ts';
import type { Point } from './tube.ts';

/** Turns a color into the one that the look and the light of the place show. */
export type Paint = (color: Rgb) => Rgb;

/**
 * Draws a thing with the hand as the origin and y pointing up along the thing, in hundredths of the figure's height.
 * @param other the other hand, in the same space
 * @param lips the mouth of whoever holds it, in the same space
 */
export type HeldThing = (brush: Brush, paint: Paint, toward: 1 | -1, other?: Point, lips?: Lips) => void;

/** The middle of a mouth, and half of its width while it is pursed. */
export interface Lips {
  at: Point;
  half: number;
}

/** Returns how a look draws a thing of this name. @param drawn how drawings show it */
export type ThingDesign = (name: string, drawn: HeldThing) => HeldThing;
