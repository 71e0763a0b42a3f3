import { hex } from '../../../drawing/color.ts';
import type { HeldThing } from './held-thing.ts';
import { ellipse, type Point, tube } from './tube.ts';

const WOOD = hex('#b07a42');
const DARK = hex('#2c2a34');
const STEEL = hex('#9aa0ac');
const WHITE = hex('#fbf7ea');
const RED = hex('#d8343a');
const FLAT = { hasLine: false, isFlat: true } as const;

/** Where the tip of the rod is, and the float on the water below it. */
const TIP: Point = [40, 40];
const FLOAT: Point = [43, -38];

/** Draws a rod that points away from the head and up, with its line and its float. */
export const drawFishingRod: HeldThing = (brush, paint, toward) => {
  const at = ([x, y]: Point, half: number) => ({ x: -toward * x, y, half });
  brush.shape(tube([at([0, 0], 0.6), at(TIP, 0.3)]), paint(WOOD));
  brush.shape(tube([at([-7, -7], 0.9), at([7, 7], 0.9)]), paint(DARK));
  brush.shape(ellipse(-toward * 2.4, -0.6, 1.8, 1.8), paint(STEEL));
  brush.shape(tube([at(TIP, 0.13), at(FLOAT, 0.13)]), paint(WHITE), FLAT);
  brush.shape(ellipse(-toward * FLOAT[0], FLOAT[1], 1.1, 1.7), paint(RED));
  brush.shape(ellipse(-toward * FLOAT[0], FLOAT[1] + 1, 0.8, 0.8), paint(WHITE), FLAT);
};
