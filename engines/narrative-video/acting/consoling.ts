import { armsOf, headsApart, meanOf } from './holds.ts';
import {
  armLength,
  armTo,
  fromFeet,
  inPicture,
  minus,
  moved,
  type Partner,
  plus,
  reaching,
  toward,
} from './partner.ts';
import type { PosedSkeleton, Vector } from './skeleton.ts';

/** Distance between the middles of the two, in widths of their shoulders and, at least, of their heads. */
const CLOSE = { shoulders: 0.82, heads: 1.08 };
/**
 * Place of a palm on the farther shoulder: outward, above and before its joint, in shares of the height. The wrist is at
 * the shoulder's upper edge then, and the fingers are on the sleeve.
 */
const ON_SHOULDER: Vector = [0.006, -0.02, 0.012];
/** Place of a palm on the nearer upper arm, as a share of the way to the elbow. Higher up, it would be at the face. */
const ON_UPPER_ARM = 0.5;
/** Direction of the fingers there: from behind over the shoulder, down the sleeve. */
const OVER_SHOULDER: Vector = [0.12, -0.9, 0.4];
/** Share of an arm's length up to the palm that reaches around a back. */
const AROUND = 0.97;
/** Place of the other hand on the nearer forearm, as a share of the way to the wrist, and before it. */
const ON_FOREARM = { along: 0.72, before: 0.03 };
/** Direction of the fingers there: across the forearm. */
const ACROSS_FOREARM: Vector = [0.8, -0.55, 0.1];

/**
 * Returns one of two people of whom one comforts the other: close beside each other, the inner arm of whoever comforts
 * around the other one's back with the hand on the farther shoulder, or on the nearer upper arm if the arm is too short.
 * The outer hand lies on the other one's nearer forearm if it reaches there, and otherwise in the lap.
 */
export function consoling(own: Partner, other: Partner, isLeader: boolean, comforts: boolean): PosedSkeleton {
  const [one, two] = close(own, other, isLeader);
  if (!comforts) return one.skeleton;
  const [outer, inner] = armsOf(isLeader);
  const sign = isLeader ? 1 : -1;
  const { joints } = two.skeleton;
  const aside = ([x, y, z]: Vector): Vector => [x * sign, y, z];
  const onTwo = (place: Vector) => fromFeet(one, inPicture(two, place));
  const far = onTwo(plus(joints[`${inner}Shoulder`], aside(ON_SHOULDER)));
  const way = Math.hypot(...minus(far, one.skeleton.joints[`${inner}Shoulder`])) * one.height;
  const near = onTwo(toward(joints[`${outer}Shoulder`], joints[`${outer}Elbow`], ON_UPPER_ARM));
  const shoulder = way < armLength(one) * AROUND ? far : near;
  const forearmOf = toward(joints[`${outer}Elbow`], joints[`${outer}Wrist`], ON_FOREARM.along);
  const held = onTwo(plus(forearmOf, [0, 0, ON_FOREARM.before]));
  const isHeld = Math.hypot(...minus(held, one.skeleton.joints[`${outer}Shoulder`])) * one.height < armLength(one);
  return reaching(
    one,
    armTo(shoulder, one, inner, [0, -0.6, -1], aside(OVER_SHOULDER)),
    isHeld ? armTo(held, one, outer, [-sign * 0.5, -1, 0.3], aside(ACROSS_FOREARM)) : {},
  );
}

/** Places the two close beside each other. Large heads bend apart, so that neither hides the other. */
function close(own: Partner, other: Partner, isLeader: boolean): [own: Partner, other: Partner] {
  const wide = Math.max(meanOf(own, other, 'shoulders') * CLOSE.shoulders, meanOf(own, other, 'head') * CLOSE.heads);
  const step = ((Math.abs(other.x - own.x) - wide) / 2) * (isLeader ? 1 : -1);
  return headsApart(moved(own, step), moved(other, -step), CLOSE.heads);
}
