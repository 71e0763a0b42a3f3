import { Path2D } from '@napi-rs/canvas';
import { hex } from '../../../drawing/color.ts';
import type { HeldThing, Paint } from './held-thing.ts';
import type { Brush } from './ink.ts';
import { cornered, ellipse, type Point, smoothLine, smoothPath } from './tube.ts';

const WOOD = hex('#b87838');
const NOODLE = hex('#f6d676');
const STRAND = hex('#b87f22');
const BOWL = hex('#c8382e');

/** Where the tips of the chopsticks are: above the bowl, from which they lift noodles. */
const TIPS = 8.3;
/** Gaps between lifted strands, from the middle of the sticks' tips. */
const GAPS = [-0.8, 0, 0.8] as const;

/** The hand that holds the sticks, and how far that hand can be to the side and above the bowl. */
const [USUAL, WIDEST, HIGHEST]: readonly [Point, number, number] = [[6, 12.1], 18, 26];
/** How far the sticks reach beyond the hand and beyond the noodles, and half of their width. */
const [BEYOND, BELOW, HALF] = [0.6, 1.9, 0.32];

/** Draws a bowl, and a bundle of noodles between chopsticks that the other hand holds. */
export const drawNoodles: HeldThing = (brush, paint, toward, other) => {
  const middle = 0.2 * toward;
  drawSticks(brush, paint, [middle, TIPS - 0.5], holdOf(toward, other));
  // A bundle that hangs over the sticks and spreads into the bowl.
  brush.shape(
    smoothPath([
      [middle - 1.2, TIPS - 0.2],
      [middle, TIPS + 0.5],
      [middle + 1.3, TIPS],
      [middle + 1.5, 7],
      [middle + 2.2, 3.8],
      [middle - 2.2, 3.8],
      [middle - 1.4, 7],
    ]),
    paint(NOODLE),
  );
  for (const gap of GAPS)
    brush.stroke(
      smoothLine([
        [middle + gap * 0.7, TIPS + 0.1],
        [middle + gap, 7],
        [middle + gap * 1.7, 5],
      ]),
      paint(STRAND),
      0.7,
    );
  brush.shape(ellipse(0, 4.2, 5.9, 2.3), paint(NOODLE));
  for (const across of [-3.9, -1.4, 1.4, 3.9])
    brush.stroke(
      smoothLine([
        [across - 1.5, 4.6],
        [across - 0.2, 6],
        [across + 1.2, 4.7],
      ]),
      paint(STRAND),
      0.8,
    );
  const flat = { hasLine: false, isFlat: true };
  brush.shape(ellipse(-3.2 * toward, 5, 1.7, 1.1), paint(hex('#fff8e8')), flat);
  brush.shape(ellipse(-3.2 * toward, 5.1, 0.85, 0.6), paint(hex('#f0922e')), flat);
  for (const across of [2.4, 3.5]) brush.shape(ellipse(across * toward, 5.2, 0.55, 0.4), paint(hex('#4c9a3a')), flat);
  const bowl = new Path2D();
  bowl.ellipse(0, 3.8, 6.6, 6, 0, Math.PI, 2 * Math.PI);
  bowl.closePath();
  brush.shape(bowl, paint(BOWL));
  brush.stroke(
    smoothLine([
      [-5.9, 2.6],
      [0, 2],
      [5.9, 2.6],
    ]),
    paint(hex('#f2e3c2')),
    1.2,
  );
};

/** Returns where the sticks are held: in the other hand, unless it is doing something else. */
export function holdOf(toward: 1 | -1, other?: Point): Point {
  const isNear = other && other[0] * toward > 2 && other[0] * toward < WIDEST && other[1] > 4 && other[1] < HIGHEST;
  return isNear ? other : [USUAL[0] * toward, USUAL[1]];
}

/** Draws two sticks that spread a little from the hand to the noodles. */
function drawSticks(brush: Brush, paint: Paint, [x, y]: Point, [handX, handY]: Point): void {
  const long = Math.hypot(handX - x, handY - y);
  const [dx, dy] = [(handX - x) / long, (handY - y) / long];
  for (const spread of [0, -1.1]) {
    const [lowX, lowY] = [x - dx * BELOW, y - dy * BELOW + spread];
    const [highX, highY] = [handX + dx * BEYOND, handY + dy * BEYOND + spread * 0.4];
    brush.shape(
      cornered([
        [lowX - dy * HALF, lowY + dx * HALF],
        [lowX + dy * HALF, lowY - dx * HALF],
        [highX + dy * HALF, highY - dx * HALF],
        [highX - dy * HALF, highY + dx * HALF],
      ]),
      paint(WOOD),
    );
  }
}
