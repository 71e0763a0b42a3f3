import { Path2D } from '@napi-rs/canvas';
import { hex } from '../../../drawing/color.ts';
import { clamp, smoothstep } from '../../../drawing/motion.ts';
import type { HeldThing, Lips, Paint } from './held-thing.ts';
import type { Brush } from './ink.ts';
import { cornered, ellipse, type Point, segment, smoothLine } from './tube.ts';

const WOOD = hex('#b87838');
const NOODLE = hex('#f6d676');
const STRAND = hex('#b87f22');
const BOWL = hex('#c8382e');

/** Half of a bowl's width, its depth, and the height of its rim above the hand, in hundredths of the figure's height. */
export const RIM = { wide: 6.6, deep: 6, up: 3.8 } as const;

/** Least and most length of the chopsticks below the hand, and the angle at which they lean over the bowl, radians. */
const [LONG, LONGEST, LEAN] = [7.2, 12.5, 0.64];
/** How far from the bowl's middle they end at most. */
const DIPPED = 3.4;
/** Heights of a hand above the mouth between which the chopsticks are raised from the bowl to the mouth. */
const [OVER_BOWL, AT_MOUTH] = [-7.5, -4];
/** Where the mouth of somebody is whose mouth is not known. */
const FACE: Lips = { at: [0, 19], half: 1 };
/** How far below the lips chopsticks grip the noodles, as a share of the way to the bowl, and at most. */
const [GRIPPED, LOWEST] = [0.3, 3.4];
/** Height at which lifted noodles begin, inside the heap. */
const LOW = 3.8;
/** Places of lifted strands beside the middle of the bunch, and how much their bends differ. */
const BUNCH = [
  [-1.5, 0.5],
  [-0.5, -0.35],
  [0.5, 0.4],
  [1.5, -0.3],
] as const;
/** Half of a strand's width, distance of strands in the bowl and between the sticks, and how far they hang out of line. */
const STRAND_CUT = { half: 0.4, below: 1.35, gripped: 0.62, bend: 1.1 };

/** The hand that holds the sticks, and how far that hand can be to the side and above the bowl. */
const [USUAL, WIDEST, HIGHEST]: readonly [Point, number, number] = [[6, 12.1], 18, 26];
/** How far the sticks reach beyond the hand and beyond the noodles, and half of their width. */
const [BEYOND, BELOW, HALF] = [6.4, 1.9, 0.36];

/** Draws a bowl, and a bundle of noodles between chopsticks that the other hand holds. */
export const drawNoodles: HeldThing = (brush, paint, toward, other, lips = FACE) => {
  const hold = holdOf(toward, other);
  drawLifted(brush, paint, toward, hold, lips);
  drawSticks(brush, paint, tipOf(toward, hold, lips), hold);
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

/** Returns how far a hand has raised noodles from the bowl, 0, to the mouth, 1. */
export function raisedBy([, y]: Point, { at }: Lips): number {
  return smoothstep(OVER_BOWL, AT_MOUTH, y - at[1]);
}

/** Returns where the chopsticks grip the noodles: in the bowl, or below the lips if the hand is nearly as high as the mouth. */
export function tipOf(toward: 1 | -1, [x, y]: Point, lips: Lips = FACE): Point {
  // From a hand far beside the bowl, the sticks reach down to the noodles.
  const long = clamp((x * toward - DIPPED) / Math.cos(LEAN), LONG, LONGEST);
  const down = Math.min(Math.sin(LEAN) * long, Math.max(0, y - RIM.up - 1));
  const raised = raisedBy([x, y], lips);
  const [mouthX, mouthY] = lips.at;
  const below = Math.min(LOWEST, (mouthY - LOW) * GRIPPED);
  return between([x - toward * Math.cos(LEAN) * long, y - down], [mouthX - mouthX * 0.1, mouthY - below], raised);
}

function between([x, y]: Point, [toX, toY]: Point, share: number): Point {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/** Draws strands that hang over the sticks, or from the lips through them, and spread into the bowl. */
function drawLifted(brush: Brush, paint: Paint, toward: 1 | -1, hold: Point, lips: Lips): void {
  const [gripX, gripY] = tipOf(toward, hold, lips);
  const [topX, topY] = between([gripX, gripY + 0.5], lips.at, raisedBy(hold, lips));
  const narrow = Math.min(STRAND_CUT.gripped, (lips.half * 2) / BUNCH.length);
  const half = Math.min(STRAND_CUT.half, narrow * 0.72);
  const strands = BUNCH.map(([place, bend]): Point[] => {
    const foot: Point = [0.2 * toward + place * STRAND_CUT.below, LOW];
    const grip: Point = [gripX + place * STRAND_CUT.gripped, gripY];
    const [x, y] = between(grip, foot, 0.5);
    return [
      [topX + place * narrow * 0.8, topY],
      grip,
      // It hangs down before it runs to the side.
      [x + (gripX - foot[0]) * 0.2 + bend * STRAND_CUT.bend, y],
      foot,
    ];
  });
  brush.union(
    strands.map((points) => segment(points.map(([x, y]) => ({ x, y, half })))),
    paint(NOODLE),
    { isFlat: true },
  );
  for (const [index, points] of strands.slice(1).entries()) {
    const beside = strands[index] ?? points;
    brush.stroke(smoothLine(points.map((point, at) => between(point, beside[at] ?? point, 0.5))), paint(STRAND), 0.6);
  }
}

/** Returns where the sticks are held: in the other hand, unless it is doing something else. */
export function holdOf(toward: 1 | -1, other?: Point): Point {
  const isNear = other && other[0] * toward > 2 && other[0] * toward < WIDEST && other[1] > 4 && other[1] < HIGHEST;
  return isNear ? other : [USUAL[0] * toward, USUAL[1]];
}

/** Where the middle of a bowl's food is that the other hand has on its near side, and the length of the sticks below the hand. */
const [FROM_HAND, REACHING]: readonly [Point, number] = [[5.5, 4.5], 8.5];

/** Draws chopsticks that reach for the bowl at which the other hand is. */
export const drawChopsticks: HeldThing = (brush, paint, toward, other = [-toward * 6, -10]) => {
  const [x, y] = [other[0] - toward * FROM_HAND[0], other[1] + FROM_HAND[1]];
  const long = Math.hypot(x, y) / REACHING;
  drawSticks(brush, paint, [x / long, y / long], [0, 0]);
};

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
