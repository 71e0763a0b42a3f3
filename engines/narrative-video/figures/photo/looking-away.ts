import { armTo, toward } from '../../acting/partner.ts';
import type { Joint, PosedSkeleton, Proportions, Vector } from '../../acting/skeleton.ts';

const SIDES = ['left', 'right'] as const;
/** How far a hanging hand is outside of its shoulder and nearer than it in shares of the height, and how straight its arm is. */
const [OUTSIDE, NEARER, STRAIGHT] = [0.014, 0.03, 0.985];
/** Share of the way to the neck by which shoulders are nearer to it on a painted back, and how much lower they are. */
const [INWARD, LOWER] = [0.09, 0.012];
/** Most that a knee and an ankle are beside their hip, in shares of the height. */
const STRIDE = { Knee: 0.014, Ankle: 0.02, Toe: 0.03 } as const;
/** Height of feet above the lowest one, in shares of the height, up to which somebody stands on both. */
const ON_GROUND = 0.03;

/**
 * Returns the pose of somebody who stands with the back to the viewer. Poses are made to be seen from the front: from
 * behind, hands before the body would end arms at the waist, and a step toward the viewer would spread the legs.
 */
export function lookingAway(skeleton: PosedSkeleton, proportions: Proportions): PosedSkeleton {
  const { joints } = skeleton;
  if (Math.abs(joints.leftAnkle[1] - joints.rightAnkle[1]) > ON_GROUND) return skeleton;
  const moved: Partial<Record<Joint, Vector>> = {};
  for (const side of SIDES) {
    const [across, up, near] = toward(joints[`${side}Shoulder`], joints.neck, INWARD);
    const shoulder: Vector = [across, up - LOWER, near];
    const outward = Math.sign(shoulder[0] - joints.neck[0]) || 1;
    const long = (proportions.upperArm + proportions.forearm + proportions.hand / 2) * STRAIGHT;
    const own = {
      skeleton: { ...skeleton, joints: { ...joints, [`${side}Shoulder`]: shoulder } },
      proportions,
    };
    const hand: Vector = [shoulder[0] + outward * OUTSIDE, shoulder[1] - long, shoulder[2] + NEARER];
    Object.assign(moved, { [`${side}Shoulder`]: shoulder }, armTo(hand, own, side, [outward, 0, 1]));
    const [hip] = joints[`${side}Hip`];
    for (const [name, most] of Object.entries(STRIDE) as [keyof typeof STRIDE, number][]) {
      const [x, y, z] = joints[`${side}${name}`];
      moved[`${side}${name}`] = [hip + Math.max(-most, Math.min(most, x - hip)), y, z];
    }
  }
  return { ...skeleton, joints: { ...joints, ...moved } };
}
