import { armTo } from '../../acting/partner.ts';
import type { Joint, PosedSkeleton, Proportions, Vector } from '../../acting/skeleton.ts';

export const SIDES = ['left', 'right'] as const;
export type OneSide = (typeof SIDES)[number];

/** Joints of a side that turn with the body. The spine keeps its lean. */
export const LEGS = ['Hip', 'Knee', 'Ankle', 'Toe'] as const;
export const ARMS = ['Shoulder', 'Elbow', 'Wrist', 'Hand'] as const;
type Turned = (typeof LEGS)[number] | (typeof ARMS)[number];
/** How far a hanging hand is outside of its shoulder and before it in shares of the height, and how straight its arm is. */
const [OUTSIDE, BEFORE, STRAIGHT] = [0.016, 0.02, 0.975];
/** Where the hand of somebody who sits is: inside of its shoulder, above the hips and before the shoulder. */
const IN_LAP: Vector = [-0.012, 0.03, 0.17];
/** Height of knees above the hips of somebody who stands, in shares of the height. */
const STANDS = -0.12;

/** Returns a body whose chest faces in another direction, with these joints of both sides. */
export function turned(
  { joints, chestYaw, ...head }: PosedSkeleton,
  yaw: number,
  names: readonly Turned[],
): PosedSkeleton {
  const [c, s] = [Math.cos(yaw - chestYaw), Math.sin(yaw - chestYaw)];
  const isArm = (name: Turned) => (ARMS as readonly string[]).includes(name);
  const moved = names.flatMap((name) =>
    SIDES.map((side): [Joint, Vector] => {
      const [x, y, z] = joints[`${side}${name}`];
      const [middle, , deep] = isArm(name) ? joints.neck : joints.hips;
      return [
        `${side}${name}`,
        [middle + (x - middle) * c + (z - deep) * s, y, deep + (z - deep) * c - (x - middle) * s],
      ];
    }),
  );
  return { ...head, chestYaw: yaw, joints: { ...joints, ...Object.fromEntries(moved) } };
}

/** Returns an arm that hangs, or whose hand is in the lap. */
export function hanging(side: OneSide, own: { skeleton: PosedSkeleton; proportions: Proportions }) {
  const { joints } = own.skeleton;
  const outward = side === 'left' ? 1 : -1;
  const [[x, y, z], hips, knee] = [joints[`${side}Shoulder`], joints.hips, joints[`${side}Knee`]];
  const [aside, up, near] = IN_LAP;
  const { upperArm, forearm, hand } = own.proportions;
  const long = (upperArm + forearm + hand / 2) * STRAIGHT;
  const rest: Vector =
    knee[1] - hips[1] < STANDS
      ? [x + outward * OUTSIDE, y - long, z + BEFORE]
      : [x + outward * aside, hips[1] + up, z + near];
  return armTo(rest, own, side, [outward * 0.3, 0, -1]);
}
