import { headsTogether, meanOf } from './holds.ts';
import { armTo, fromFeet, inPicture, moved, type Partner, plus, reaching, type Side, toward } from './partner.ts';
import type { PosedSkeleton, Vector } from './skeleton.ts';

/** Distance between the middles of the two, in widths of their shoulders and, at least, of their heads. */
const CLOSE = { shoulders: 0.84, heads: 1.04 };
/** Distance between the middles of heads that lean together, in head heights: their hair touches. */
const HEADS = 0.98;
/** Farthest that a head is moved to the other one, in shares of the height. */
const MOST_LEANED = 0.045;
/**
 * Where a palm lies on the other's back: from the hips (0) to the neck (1), beyond the spine in halves of the shoulders'
 * width, and behind the middle of the body, in shares of the height. The taller one's arm is around the shoulders, and
 * the other one's around the waist.
 */
const ON_BACK = {
  taller: { up: 0.8, beyond: 1.02, behind: 0.07 },
  shorter: { up: 0.12, beyond: 0.84, behind: 0.075 },
};
/** Direction of an elbow on a back, and of the fingers there, if the other one is on the viewer's right. */
const [ELBOW, FINGERS]: readonly [Vector, Vector] = [
  [0, -0.7, 0.8],
  [1, -0.3, -0.35],
];

/**
 * Returns one of two people who stand side by side with their backs to the viewer: close together, each with an arm
 * around the other, and the heads laid together.
 * @param isLeader whether the arm is around the shoulders if both are equally tall
 */
export function sideHugging(own: Partner, other: Partner, isLeader: boolean): PosedSkeleton {
  const sign = other.x > own.x ? 1 : -1;
  const [one, two] = together(own, other, sign);
  const inner = innerSideOf(sign);
  const taller = shoulderHeightOf(one) - shoulderHeightOf(two);
  const { up, beyond, behind } = ON_BACK[taller > 0 || (taller === 0 && isLeader) ? 'taller' : 'shorter'];
  const { joints } = two.skeleton;
  const half = two.proportions.shoulders / 2;
  const palm = plus(toward(joints.hips, joints.neck, up), [sign * half * beyond, 0, behind]);
  const aside = ([x, y, z]: Vector): Vector => [x * sign, y, z];
  return reaching(one, armTo(fromFeet(one, inPicture(two, palm)), one, inner, aside(ELBOW), aside(FINGERS)));
}

/**
 * Returns the arm between somebody whose back is seen and the other one.
 * @param sign where the other one is: 1 on the viewer's right, -1 on the left
 */
export function innerSideOf(sign: number): Side {
  return sign > 0 ? 'right' : 'left';
}

function shoulderHeightOf({ skeleton: { joints }, height }: Partner): number {
  return joints.neck[1] * height;
}

/** Moves both bodies side by side, and leans their heads to each other. */
function together(own: Partner, other: Partner, sign: number): [own: Partner, other: Partner] {
  const wide = Math.max(meanOf(own, other, 'shoulders') * CLOSE.shoulders, meanOf(own, other, 'head') * CLOSE.heads);
  const step = ((Math.abs(other.x - own.x) - wide) / 2) * sign;
  return headsTogether(moved(own, step), moved(other, -step), HEADS, MOST_LEANED);
}
