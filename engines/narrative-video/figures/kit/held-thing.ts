import type { Rgb } from '../../../drawing/color.ts';
import type { Brush } from './ink.ts';

/** What a look and the light of a place make of a color. */
export type Paint = (color: Rgb) => Rgb;

/** Draws a thing about the hand as the origin, y upward along how it is held, in hundredths of the figure's height. */
export type HeldThing = (brush: Brush, paint: Paint, toward: 1 | -1) => void;
