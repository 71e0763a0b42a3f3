import { Path2D } from '@napi-rs/canvas';
import { hex } from '../../../drawing/color.ts';
import { clamp } from '../../../drawing/motion.ts';
import type { HeldThing, Paint } from './held-thing.ts';
import type { Brush } from './ink.ts';
import { cornered, ellipse, type Point, smoothLine, smoothPath } from './tube.ts';

const WOOD = hex('#b87838');
const NOODLE = hex('#f6d676');
const STRAND = hex('#b87f22');
const BOWL = hex('#c8382e');

/** Half of a bowl's width, its depth, and the height of its rim above the hand, in hundredths of the figure's height. */
export const RIM = { wide: 6.6, deep: 6, up: 3.8 } as const;

/** Length of the chopsticks below the hand, and the angle at which they lean, radians: over the bowl, and at the mouth. */
const LONG = 7.2;
/** Longest reach of the chopsticks, and how far from the bowl's middle they end at most. */
const [LONGEST, DIPPED] = [12.5, 3.4];
const LEAN = { low: 0.64, high: -0.04 };
/** Heights of a hand between which the chopsticks are raised from the bowl to the mouth. */
const [OVER_BOWL, AT_MOUTH] = [12.2, 15.5];
/** Height at which lifted noodles begin, inside the heap. */
const LOW = 3.8;
/** Gaps between lifted strands, from the middle of the sticks' tips. */
const GAPS = [-0.8, 0, 0.8] as const;

/** The hand that holds the sticks, and how far that hand can be to the side and above the bowl. */
const [USUAL, WIDEST, HIGHEST]: readonly [Point, number, number] = [[6, 12.1], 18, 26];
/** How far the sticks reach beyond the hand and beyond the noodles, and half of their width. */
const [BEYOND, BELOW, HALF] = [6.4, 1.9, 0.36];

/** Draws a bowl, and a bundle of noodles between chopsticks that the other hand holds. */
export const drawNoodles: HeldThing = (brush, paint, toward, other) => {
  const hold = holdOf(toward, other);
  const tip = tipOf(toward, hold);
  const [middle, high] = [tip[0], tip[1] + 0.5];
  drawSticks(brush, paint, tip, hold);
  // A bundle that hangs over the sticks and spreads into the bowl.
  const between = (share: number): Point => [middle + (0.2 * toward - middle) * share, high + (LOW - high) * share];
  const [[upperX, upperY], [lowerX, lowerY]] = [between(0.3), between(1)];
  brush.shape(
    smoothPath([
      [middle - 1.2, high - 0.2],
      [middle, high + 0.5],
      [middle + 1.3, high],
      [upperX + 1.5, upperY],
      [lowerX + 2.2, lowerY],
      [lowerX - 2.2, lowerY],
      [upperX - 1.4, upperY],
    ]),
    paint(NOODLE),
  );
  for (const gap of GAPS)
    brush.stroke(
      smoothLine([
        [middle + gap * 0.7, high + 0.1],
        [upperX + gap, upperY],
        [lowerX + gap * 1.7, lowerY + 1.2],
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
  bowl.ellipse(0, RIM.up, RIM.wide, RIM.deep, 0, Math.PI, 2 * Math.PI);
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

/** Returns where the tips of the chopsticks are: in the bowl, or at the mouth if the hand is as high as the mouth. */
export function tipOf(toward: 1 | -1, [x, y]: Point): Point {
  const share = Math.max(0, Math.min(1, (y - OVER_BOWL) / (AT_MOUTH - OVER_BOWL)));
  const lean = LEAN.low + (LEAN.high - LEAN.low) * share;
  // From a hand far beside the bowl, the sticks reach down to the noodles.
  const long = share > 0 ? LONG : clamp((x * toward - DIPPED) / Math.cos(lean), LONG, LONGEST);
  const down = Math.min(Math.sin(lean) * long, Math.max(0, y - RIM.up - 1));
  return [x - toward * Math.cos(lean) * long, y - down];
}

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
