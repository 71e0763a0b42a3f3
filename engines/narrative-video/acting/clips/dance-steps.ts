import { ADULT } from '../kinematics.ts';
import type { Pose } from '../pose.ts';
import { over, type PartialPose } from '../pose-values.ts';
import { pitched, rolled, rotate, within } from '../rotation.ts';
import type { Vector } from '../skeleton.ts';
import { legReaching } from '../stance.ts';
import { armAt, READY } from './dance-poses.ts';

/** Where the feet and the hips are, in shares of a leg. */
interface Ground {
  /** Distance of each foot from the middle, to the side. */
  apart: number;
  /** How far the hips are pushed to the figure's own left, and how far they sink. */
  shift: number;
  sink: number;
  /** Distance of the left foot in front of the right one. */
  ahead?: number;
}

/** Feet are turned out, radians. */
const TURNED_OUT = -0.3;

/** Returns a pose on both feet, whatever the hips do over them. Hands are given as in `onRightLeg` of dance-poses.ts. */
function onBothFeet({ apart, shift, sink, ahead = 0 }: Ground, change: PartialPose, left: Vector, right: Vector): Pose {
  const leg = ADULT.thigh + ADULT.shin;
  const roll = change.body?.roll ?? 0;
  const pelvis = within(pitched(change.body?.pitch ?? 0), rolled(roll));
  const legOn = (side: 1 | -1) => {
    const [x, y, z] = rotate(pelvis, [(side * ADULT.hips) / 2, 0, 0]);
    const way: Vector = [(side * apart - shift) * leg - x, -leg * (1 - sink) - y, ((side * ahead) / 2) * leg - z];
    return legReaching(way, pelvis, TURNED_OUT, side, ADULT);
  };
  const pose = over(over(READY, { leftLeg: legOn(1), rightLeg: legOn(-1), hips: { left: shift * leg } }), change);
  return { ...pose, leftArm: armAt(left, pose, 1), rightArm: armAt(right, pose, -1) };
}

/** Steps to the right and sways over that foot, both arms swung over to it below the shoulders. */
export const STEP = onBothFeet(
  { apart: 0.32, shift: -0.24, sink: 0.09 },
  {
    body: { roll: 0.12 },
    torso: { bend: 0.04, sway: -0.3, twist: -0.24 },
    head: { nod: 0.02, tilt: 0.16, turn: 0.1 },
  },
  [0.42, -0.46, 0.6],
  [0.86, -0.3, 0.1],
);

/** Sinks on both legs with the knees wide, one elbow high and the other low, as if beating a drum. */
export const GROOVE = onBothFeet(
  { apart: 0.28, shift: 0.06, sink: 0.13 },
  {
    body: { roll: -0.08, pitch: 0.06 },
    torso: { bend: 0.18, sway: 0.2, twist: 0.3 },
    head: { nod: 0.1, tilt: -0.12, turn: -0.15 },
  },
  [0.62, 0.06, 0.4],
  [0.6, -0.5, 0.14],
);

/** Twists on close feet: the knees to one side, the shoulders and both bent arms to the other. */
export const TWIST = onBothFeet(
  { apart: 0.15, shift: -0.1, sink: 0.16, ahead: 0.14 },
  {
    body: { roll: 0.14 },
    torso: { bend: 0.1, sway: -0.3, twist: 0.5 },
    head: { nod: 0, tilt: 0.2, turn: -0.25 },
  },
  [0.56, -0.28, 0.5],
  [0.66, -0.46, -0.1],
);

/** Points far up at the left from a wide stand, with the other hand at the hip, which is thrown out. */
export const POINT = onBothFeet(
  { apart: 0.36, shift: -0.2, sink: 0.05 },
  {
    body: { roll: 0.14 },
    torso: { bend: -0.06, sway: -0.34, twist: -0.16 },
    head: { nod: -0.12, tilt: 0.1, turn: 0.3 },
  },
  [0.7, 0.72, 0.14],
  [0.44, -0.56, 0.06],
);

/** Raises both hands beside the head on soft knees, the chest up. */
export const HANDS_UP = onBothFeet(
  { apart: 0.24, shift: 0.08, sink: 0.06 },
  {
    body: { roll: -0.08 },
    torso: { bend: -0.1, sway: 0.2, twist: 0.1 },
    head: { nod: -0.14, tilt: -0.14, turn: -0.1 },
  },
  [0.66, 0.42, 0.2],
  [0.6, 0.68, 0.16],
);

/** Opens both arms low and wide and lets the weight sink into one hip. */
export const OPEN = onBothFeet(
  { apart: 0.26, shift: 0.18, sink: 0.05, ahead: 0.2 },
  {
    body: { roll: -0.12 },
    torso: { bend: -0.08, sway: 0.3, twist: 0.16 },
    head: { nod: -0.04, tilt: -0.18, turn: -0.2 },
  },
  [0.88, -0.2, 0.2],
  [0.84, -0.44, 0.24],
);
