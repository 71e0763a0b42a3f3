import { abreast, armsOf, meanOf } from './holds.ts';
import {
  armLength,
  armTo,
  fromFeet,
  headOf,
  inPicture,
  leaned,
  minus,
  type Partner,
  plus,
  reaching,
  toward,
} from './partner.ts';
import type { PosedSkeleton, Vector } from './skeleton.ts';

/**
 * Place of a palm on an upper arm: share of the way to the elbow, and outward and before
 * it, in shares of the height.
 */
const ON_ARM = { down: 0.36, outward: 0.03, before: 0.045 };
/** Distance between the middles of their heads at least, in widths of a head: they lean to each other. */
const HEADS_APART = 1.25;
/** The same while one leans. A negative distance bends that one back. */
const HEADS_FREE = 1.1;
/** Farthest that whoever comforts leans there, so that the arm is long enough, in shares of the height. */
const MOST_LEANED = 0.07;
/** Share of an arm's length that reaches across the own chest. */
const ACROSS = 0.94;
/** Direction of the fingers on the arm of somebody on the viewer's right: toward that one and up. */
const FINGERS: Vector = [0.9, 0.42, -0.1];

/**
 * Returns one of two people of whom one comforts the other: side by side, not inside each other, and the hand of whoever
 * comforts on the nearer upper arm of the other.
 */
export function consoling(own: Partner, other: Partner, isLeader: boolean, comforts: boolean): PosedSkeleton {
  const [one, two] = abreast(own, other, isLeader, HEADS_APART);
  if (!comforts) return one.skeleton;
  const [hand] = armsOf(isLeader);
  const { joints } = two.skeleton;
  const nearer = isLeader ? 'right' : 'left';
  const arm = toward(joints[`${nearer}Shoulder`], joints[`${nearer}Elbow`], ON_ARM.down);
  const place = inPicture(two, plus(arm, [isLeader ? -ON_ARM.outward : ON_ARM.outward, 0, ON_ARM.before]));
  const far = Math.hypot(...minus(place, inPicture(one, one.skeleton.joints[`${hand}Shoulder`])));
  const short = Math.max(0, far - armLength(one) * ACROSS);
  const free = Math.abs(headOf(two) - headOf(one)) - meanOf(one, two, 'head') * HEADS_FREE;
  const bent = leaned(one, Math.min(short, MOST_LEANED * one.height, free), isLeader);
  const [along, up, near] = FINGERS;
  return reaching(bent, armTo(fromFeet(bent, place), bent, hand, [0, -1, 0.5], [isLeader ? along : -along, up, near]));
}
