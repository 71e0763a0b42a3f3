import { ADULT, skeletonOf } from '../kinematics.ts';
import type { Limb, Pose } from '../pose.ts';
import { over, type PartialPose } from '../pose-values.ts';
import { limbReaching, reach } from '../reach.ts';
import { rotate, turned } from '../rotation.ts';
import type { Vector } from '../skeleton.ts';
import { UPRIGHT_POSE } from '../standing.ts';

/** Ready to dance: on soft knees, with bent arms. */
export const READY = over(UPRIGHT_POSE, {
  leftLeg: { swing: 0.2, bend: 0.35, spread: 0.16, twist: -0.35 },
  rightLeg: { swing: 0.2, bend: 0.35, spread: 0.16, twist: -0.35 },
  // Forearms that turn inward would cross the chest.
  leftArm: { swing: 0.2, spread: 0.4, bend: 1.4, twist: -0.15 },
  rightArm: { swing: 0.2, spread: 0.4, bend: 1.4, twist: -0.15 },
});

/** Distance of the bearing foot from the middle, to the side, in shares of the figure's height. */
const LANE = 0.07;

/**
 * Returns a pose on the right leg. Its foot is always at the same place, so that it does not slide between the poses of a
 * dance.
 * @param left where the left hand is, relative to its shoulder as in `Reach.by`. A hand that is farther aside than up is
 * beside the head of any figure, also of one with short arms
 * @param right the same for the right hand
 */
function onRightLeg(change: PartialPose, left: Vector, right: Vector): Pose {
  const pose = over(READY, change);
  const { rightAnkle } = skeletonOf({ ...pose, body: { ...pose.body, yaw: 0 } }, ADULT, 0).joints;
  const [x, , z] = rotate(turned(-pose.body.yaw), [-LANE, 0, 0]);
  return {
    ...pose,
    hips: { forward: z - rightAnkle[2], up: 0, left: x - rightAnkle[0] },
    leftArm: armAt(left, pose, 1),
    rightArm: armAt(right, pose, -1),
  };
}

/** Elbows hang, so that forearms do not turn over on the way from one pose to the next. */
const ELBOW: Vector = [0.7, -1, -0.15];

/** Returns an arm whose angles are those of an arm raised from the side, so that it never swings around before the face. */
export function armAt(by: Vector, pose: Pose, side: 1 | -1): Limb {
  const limb = limbReaching(reach('shoulder', by, ELBOW), pose, ADULT, side);
  if (Math.abs(limb.swing) <= Math.PI / 2) return limb;
  const half = (angle: number) => angle - Math.sign(angle) * Math.PI;
  return { ...limb, swing: half(limb.swing), spread: Math.PI - limb.spread, twist: half(limb.twist) };
}

/** Height of the hips in a leap, as in `Pose.hips.up`. */
const LEAPT = 0.1;

/** Hangs on the right hip, the left knee lifted high to the side; the left arm is flung up, the other one low. */
export const KNEE_UP = onRightLeg(
  {
    body: { roll: 0.16, yaw: 0.12 },
    torso: { bend: -0.08, sway: -0.4, twist: -0.16 },
    head: { nod: -0.1, tilt: 0.26, turn: 0.1 },
    leftLeg: { swing: 1.15, bend: 1.35, spread: 0.95 },
    rightLeg: { swing: 0, bend: 0.03, spread: -0.24 },
  },
  [0.74, 0.62, 0.16],
  [0.86, -0.22, 0.3],
);

/** A wide, low lunge: one diagonal from the left foot, which is far out, to the right hand. */
export const LUNGE = onRightLeg(
  {
    body: { roll: -0.2, pitch: 0.04 },
    torso: { bend: 0.02, sway: 0.3, twist: 0.14 },
    head: { nod: -0.1, tilt: -0.1, turn: -0.3 },
    leftLeg: { swing: 0.02, bend: 0.05, spread: 0.5, twist: -0.5 },
    rightLeg: { swing: 0.8, bend: 1.3, spread: 0.56, twist: -0.5 },
  },
  [0.86, -0.42, -0.06],
  [0.78, 0.6, 0.16],
);

/** Throws the right hip out, one arm pointing far up and the other far down, the left foot far out on its toes. */
export const HIP_OUT = onRightLeg(
  {
    body: { roll: 0.24 },
    torso: { bend: -0.04, sway: -0.54, twist: 0.1 },
    head: { nod: 0, tilt: 0.28, turn: 0.25 },
    leftLeg: { swing: 0.16, bend: 0.06, spread: 1.02, twist: -0.4 },
    rightLeg: { swing: 0.56, bend: 1.0, spread: -0.16, twist: -0.3 },
  },
  [0.8, 0.56, 0.1],
  [0.8, -0.5, 0.14],
);

/** Flicks the left foot across before the bearing leg, and swings both arms the other way. */
export const CROSSED = onRightLeg(
  {
    body: { roll: 0.16, pitch: -0.1, yaw: -0.3 },
    torso: { bend: 0, sway: -0.28, twist: 0.3 },
    head: { nod: -0.04, tilt: -0.22, turn: 0.2 },
    leftLeg: { swing: 0.5, bend: 0.16, spread: -0.86 },
    rightLeg: { swing: 0.3, bend: 0.5, spread: 0, twist: -0.4 },
  },
  [0.94, 0.3, 0.1],
  [0.84, -0.1, 0.2],
);

/** Turns to its right on that leg: arched, the right arm leads upward, the left arm and the left leg fly behind. */
export const TURN = onRightLeg(
  {
    body: { roll: -0.12, yaw: -0.42, pitch: 0.16 },
    torso: { bend: -0.3, sway: 0.22, twist: -0.1 },
    head: { nod: -0.12, tilt: 0.12, turn: 0.35 },
    leftLeg: { swing: -0.34, bend: 0.34, spread: 1 },
    rightLeg: { swing: 0.16, bend: 0.1, spread: 0.08 },
  },
  [0.84, 0.02, -0.4],
  [0.74, 0.54, 0.26],
);

/** Has turned its back on the viewer, on the right leg; both arms are open. A head that turns back would look like an owl's. */
export const BACK = onRightLeg(
  {
    body: { roll: -0.08, yaw: Math.PI },
    torso: { bend: -0.14, sway: 0.2, twist: 0 },
    head: { nod: -0.04, tilt: 0.12, turn: 0 },
    leftLeg: { swing: 0.1, bend: 0.5, spread: 0.86, twist: -0.4 },
    rightLeg: { swing: 0.06, bend: 0.1, spread: 0.06 },
  },
  [0.84, 0.2, -0.1],
  [0.7, 0.66, 0.04],
);

/** Kicks the left leg high to the side and leans away from it, the right arm up and the left one along the leg. */
export const KICK = onRightLeg(
  {
    body: { roll: -0.3, pitch: -0.12 },
    torso: { bend: -0.02, sway: -0.16, twist: 0.12 },
    head: { nod: -0.02, tilt: 0.26, turn: 0.2 },
    leftLeg: { swing: 0.5, bend: 0.12, spread: 1.16 },
    rightLeg: { swing: 0.08, bend: 0.2, spread: 0.22 },
  },
  [0.84, 0.2, -0.3],
  [0.8, 0.4, 0.2],
);

/** Sinks on both legs, the knees out and the elbows bent, with the weight on the right one: what comes before a jump. */
export const SINK = onRightLeg(
  {
    body: { roll: -0.08, pitch: 0.12 },
    torso: { bend: 0.2, sway: 0.2, twist: -0.2 },
    head: { nod: 0.08, tilt: -0.1 },
    leftLeg: { swing: 0.65, bend: 1.2, spread: 0.36, twist: -0.5 },
    rightLeg: { swing: 0.65, bend: 1.05, spread: 0.4, twist: -0.5 },
  },
  [0.78, 0.3, 0.24],
  [0.74, -0.4, 0.16],
);

/** One long line from the toes of the lifted left leg over the right hip to both hands, which are far up at the right. */
export const STRETCHED = onRightLeg(
  {
    body: { roll: 0.02 },
    torso: { bend: -0.12, sway: -0.42, twist: -0.08 },
    head: { nod: -0.2, tilt: -0.06, turn: -0.3 },
    leftLeg: { swing: 0.16, bend: 0.2, spread: 0.84, twist: -0.4 },
    rightLeg: { swing: 0, bend: 0.02, spread: -0.14 },
  },
  [0.62, 0.74, 0.1],
  [0.84, 0.3, 0.2],
);

/** One line from the free foot, which is off the ground at the left, to the hand that reaches up at the right. */
export const DIAGONAL = onRightLeg(
  {
    body: { roll: -0.34 },
    torso: { bend: -0.06, sway: -0.16, twist: -0.1 },
    head: { nod: -0.16, tilt: 0.14, turn: -0.3 },
    leftLeg: { swing: 0.02, bend: 0.06, spread: 0.74, twist: -0.5 },
    rightLeg: { swing: 0.04, bend: 0.08, spread: 0.24 },
  },
  [0.9, 0.04, -0.1],
  [0.78, 0.58, 0.06],
);

/** In the air: the left leg far out, the right foot drawn up below it, both arms flung open. */
export const LEAP = over(
  onRightLeg(
    {
      body: { roll: -0.16, pitch: -0.04 },
      torso: { bend: -0.16, sway: -0.12, twist: 0.1 },
      head: { nod: -0.12, tilt: 0.16, turn: 0.15 },
      leftLeg: { swing: 0.4, bend: 0.12, spread: 1.15 },
      rightLeg: { swing: 0.6, bend: 1.35, spread: 0.8 },
    },
    [0.9, 0.3, -0.1],
    [0.7, 0.68, 0.1],
  ),
  { hips: { up: LEAPT } },
);

/** Sinks on the right leg, the left foot pointed far aside; the left arm curves up, the other one floats, the hip is out. */
export const POINTED = onRightLeg(
  {
    body: { roll: 0.2 },
    torso: { bend: -0.08, sway: -0.44, twist: -0.14 },
    head: { nod: -0.04, tilt: 0.22, turn: 0.2 },
    leftLeg: { swing: 0.12, bend: 0.06, spread: 0.78, twist: -0.5 },
    rightLeg: { swing: 0.42, bend: 0.84, spread: -0.28 },
  },
  [0.78, 0.54, 0.16],
  [0.84, -0.08, 0.28],
);

/** Sways to the right on that leg, the left knee lifted, both arms afloat. */
export const SWAYED = onRightLeg(
  {
    body: { roll: -0.08, pitch: 0.03, yaw: 0.12 },
    torso: { bend: 0.02, sway: -0.28, twist: -0.2 },
    head: { nod: 0.02, tilt: -0.16, turn: -0.1 },
    leftLeg: { swing: 0.85, bend: 1.15, spread: 0.8 },
    rightLeg: { swing: 0.1, bend: 0.14, spread: -0.06 },
  },
  [0.8, 0.3, 0.34],
  [0.74, 0.5, 0.16],
);
