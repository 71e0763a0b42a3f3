import { clamp } from '../../../drawing/motion.ts';
import { armTo, plus, toward } from '../../acting/partner.ts';
import type { Joint, Proportions, Vector } from '../../acting/skeleton.ts';
import type { FigureState } from '../figure.ts';

const SIDES = ['left', 'right'] as const;
type Side = (typeof SIDES)[number];
/** How far a hanging hand is outside of its shoulder and nearer than it in shares of the height, and how straight its arm is. */
const [OUTSIDE, NEARER, STRAIGHT] = [0.014, 0.03, 0.965];
/** Share of the way to the neck by which shoulders are nearer to it on a painted back, and how much lower they are. */
const [INWARD, LOWER] = [0.09, 0.012];
/** Most that a knee and an ankle are beside their hip, in shares of the height. */
const STRIDE = { Knee: 0.014, Ankle: 0.02, Toe: 0.03 } as const;
/** Height of feet above the lowest one, in shares of the height, up to which somebody stands on both. */
const ON_GROUND = 0.03;
/** How far bodies turn to each other that look at a place together, radians. */
const TURNED = 0.16;
/** How far a head leans to the other one, radians, and how much lower it is on a back than over a chest. */
const [LEANS, SETTLES] = [0.2, 0.014];
/** How far the head of somebody who leans to the other is beside the hips, in shares of the height. */
const SWAYS = 0.026;
/**
 * The weight is on the leg beside the other: how much higher that hip is, how far the free knee is bent inward, and how
 * far the free foot is to the side and its heel up, in shares of the height.
 */
const FREE = { hip: 0.007, knee: 0.014, aside: 0.022, heel: 0.009 };
/**
 * Returns the pose of somebody who stands with the back to the viewer. Poses are made to be seen from the front: from
 * behind, hands before the body would end arms at the waist, and a step toward the viewer would spread the legs. Two lean
 * to each other.
 */
export function lookingAway(state: FigureState, proportions: Proportions): FigureState {
  const { skeleton } = state;
  const { joints } = skeleton;
  if (Math.abs(joints.leftAnkle[1] - joints.rightAnkle[1]) > ON_GROUND) return state;
  const to = Math.sign(skeleton.chestYaw) || 1;
  const share = clamp((Math.PI - Math.abs(skeleton.chestYaw)) / TURNED);
  const inner: Side = to > 0 ? 'right' : 'left';
  const outer: Side = to > 0 ? 'left' : 'right';
  const moved: Record<Joint, Vector> = { ...joints };
  for (const side of SIDES) {
    const [hip] = joints[`${side}Hip`];
    for (const [name, most] of Object.entries(STRIDE) as [keyof typeof STRIDE, number][]) {
      const [x, y, z] = joints[`${side}${name}`];
      moved[`${side}${name}`] = [hip + clamp(x - hip, -most, most), y, z];
    }
    const [across, up, near] = toward(joints[`${side}Shoulder`], joints.neck, INWARD);
    moved[`${side}Shoulder`] = [across, up - LOWER, near];
  }
  const by = (joint: Joint, ...way: Vector) => {
    moved[joint] = plus(moved[joint], way);
  };
  by(`${inner}Hip`, 0, FREE.hip, 0);
  by(`${outer}Hip`, 0, -FREE.hip, 0);
  by(`${outer}Knee`, to * FREE.knee, 0, 0);
  by(`${outer}Ankle`, -to * FREE.aside, FREE.heel, 0);
  by(`${outer}Toe`, -to * FREE.aside, 0, 0);
  lean(moved, to * share);
  const own = { skeleton: { ...skeleton, joints: moved }, proportions };
  for (const side of SIDES) Object.assign(moved, hangingArm(own, side));
  return { ...state, skeleton: { ...skeleton, headRoll: skeleton.headRoll + to * share * LEANS, joints: moved } };
}

/** Leans a body from the hips up, and its head from the neck. @param way 1 to the viewer's right, -1 to the left */
function lean(joints: Record<Joint, Vector>, way: number): void {
  const [low, high] = [joints.hips[1], joints.head[1]];
  for (const [name, [x, y, z]] of Object.entries(joints) as [Joint, Vector][]) {
    if (y <= low || /Hip|Knee|Wrist|Hand/.test(name)) continue;
    joints[name] = [x + (way * SWAYS * (y - low)) / (high - low), y, z];
  }
  const [x, y] = joints.neck;
  const [sin, cos] = [Math.sin(way * LEANS), Math.cos(way * LEANS)];
  for (const name of ['head', 'crown'] as const) {
    const [across, up, near] = joints[name];
    joints[name] = [x + (across - x) * cos + (up - y) * sin, y + (up - y) * cos - (across - x) * sin - SETTLES, near];
  }
}

function hangingArm(own: Parameters<typeof armTo>[1], side: Side) {
  const { joints } = own.skeleton;
  const shoulder = joints[`${side}Shoulder`];
  const outward = Math.sign(shoulder[0] - joints.neck[0]) || 1;
  const { upperArm, forearm, hand } = own.proportions;
  const long = (upperArm + forearm + hand / 2) * STRAIGHT;
  return armTo(plus(shoulder, [outward * OUTSIDE, -long, NEARER]), own, side, [outward, 0, 1]);
}
