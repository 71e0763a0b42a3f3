import { smoothstep } from '../../drawing/motion.ts';
import {
  aligned,
  between,
  type Matrix,
  minus,
  moved,
  plus,
  product,
  scaled,
  unit,
  type Vector,
} from '../../drawing/solids/matrix.ts';

/** Where the mouth of a natural face is in the frame of a head. */
const MOUTH: Vector = [0, -0.26, 0.44];
/** Height of the food above the hand that holds the bowl, and how far beside the bowl the other hand can be, in statures. */
const [FOOD, REACH] = [0.045, 0.24];
/** How far chopsticks that only point at a bowl reach from the hand, in statures. */
const POINTING = 0.1;
/** Heights of the other hand below the mouth between which the tips are raised from the bowl to the mouth, in statures. */
const RAISED = { from: -0.085, to: -0.025 };
/** Share of the way to the mouth from which noodles are lifted. */
const LEAST = 0.02;
/** How far the sticks reach beyond the hand, relative to what is below it, and beyond the noodles, in statures. */
const [BEYOND, THROUGH] = [1.18, 0.018];
/** Share of the way from the bowl to the lips at which chopsticks grip noodles whose ends are in the mouth. */
const GRIPPED = 0.74;
/** How far the middle of noodles hangs down that are lifted aslant, meters at the scale of things in hands. */
export const SAG = 0.075;

/** Frames of chopsticks one meter long, and of the noodles that they lift. Undefined: those are in the bowl. */
export interface Lifting {
  sticks: Matrix;
  noodles: Matrix | undefined;
  /** The side of their frame to which the noodles hang down: -1, 0 or 1. */
  hang: number;
}

/** How far from upright noodles may be before they visibly hang: the upward part of a unit vector across them. */
const ASLANT = 0.3;

/**
 * Returns how somebody eats with chopsticks from a bowl in one hand. A hand that is neither above the bowl nor at the mouth,
 * like that of a toy whose arms are stiff, points them at the bowl.
 * @param height of the figure, meters
 * @param lips the middle of the mouth in the frame of the head
 */
export function liftedFrom(
  bowl: Matrix,
  other: Matrix,
  head: Matrix,
  height: number,
  scale: number,
  lips: Vector = MOUTH,
): Lifting {
  const [held, hand, mouth] = [moved(bowl, [0, 0, 0]), moved(other, [0, 0, 0]), moved(head, lips)];
  const away = minus(hand, held);
  const food = plus(held, [0, FOOD * height, 0]);
  const share = smoothstep(RAISED.from, RAISED.to, (hand[1] - mouth[1]) / height);
  const isFar = share < LEAST && (away[1] < 0 || Math.hypot(...away) > REACH * height);
  const tip = isFar ? plus(hand, unit(minus(food, hand)), POINTING * height) : between(food, mouth, share);
  const up = Math.hypot(...minus(tip, food));
  const front = unit(minus(mouth, moved(head, [0, 0, 0])));
  const line = aligned(food, tip, front);
  const rise = line[4] ?? 0;
  const hang = Math.abs(rise) > ASLANT ? -Math.sign(rise) : 0;
  const noodles = product(line, scaled(scale, up, scale));
  const isLifted = share > LEAST;
  const below = 1 - (1 - GRIPPED) * share;
  const grip = isLifted ? moved(noodles, [hang * SAG * Math.sin(below * Math.PI), below, 0]) : tip;
  const end = isLifted ? plus(grip, unit(minus(hand, grip)), -THROUGH * height) : grip;
  const long = Math.hypot(...minus(hand, end)) * BEYOND;
  return {
    sticks: product(aligned(end, hand, front), scaled(scale, long, scale)),
    noodles: isLifted ? noodles : undefined,
    hang,
  };
}

/** Place of a bowl's food from the hand that somebody has on its side: ahead of that hand and above it, in statures. */
const FROM_HAND = { ahead: 0.05, up: 0.05 };

/**
 * Returns the frame of chopsticks one meter long that reach for the bowl at which the other hand is.
 * @param head frame of the head
 * @param height of the figure, meters
 */
export function reachingFor(hand: Matrix, other: Matrix, head: Matrix, height: number, scale: number): Matrix {
  const [from, at, own] = [moved(hand, [0, 0, 0]), moved(other, [0, 0, 0]), moved(head, [0, 0, 0])];
  const away = unit([at[0] - own[0], 0, at[2] - own[2]]);
  const food = plus(plus(at, away, FROM_HAND.ahead * height), [0, FROM_HAND.up * height, 0]);
  const tip = plus(from, unit(minus(food, from)), POINTING * height);
  const long = POINTING * height * BEYOND;
  return product(aligned(tip, from, [0, 0, 1]), scaled(scale, long, scale));
}
