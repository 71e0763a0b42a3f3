import { smoothstep } from '../../drawing/motion.ts';
import type { Limb, Pose } from './pose.ts';
import { along, pitched, type Rotation, rolled, turned, within } from './rotation.ts';
import type { Joint, PosedSkeleton, Proportions, Vector } from './skeleton.ts';

/** An adult, seven and a half heads tall. */
export const ADULT: Proportions = {
  head: 0.13,
  neck: 0.045,
  torso: 0.3,
  shoulders: 0.225,
  hips: 0.11,
  upperArm: 0.175,
  forearm: 0.145,
  hand: 0.095,
  thigh: 0.245,
  shin: 0.24,
  foot: 0.14,
};

type Frames = Record<'pelvis' | 'chest' | 'head', Rotation>;
type Joints = Record<Joint, Vector>;

/** Range of the ankle, in radians: toes up, and toes down. */
const ANKLE = { up: 0.6, down: 0.95 };
/** Thickness of the body around the joints that it can lie or sit on, in shares of the figure's height. */
const FLESH: Partial<Record<Joint, number>> = {
  hips: 0.07,
  waist: 0.06,
  chest: 0.07,
  crown: 0.005,
  leftShoulder: 0.03,
  rightShoulder: 0.03,
  head: 0.05,
  leftKnee: 0.035,
  rightKnee: 0.035,
  leftElbow: 0.025,
  rightElbow: 0.025,
  leftWrist: 0.015,
  rightWrist: 0.015,
  leftHand: 0.01,
  rightHand: 0.01,
};
/** Value of `hips.up` from which the figure is fully off the ground. At 0 or below, its legs carry it. */
const TAKE_OFF = 0.05;

/**
 * Returns the position of every joint of a body in a pose. The lowest part of the body touches the ground unless the
 * pose lifts it off.
 * @param yaw direction that the figure faces, in radians: 0 toward the viewer, positive to the viewer's right
 */
export function skeletonOf(pose: Pose, proportions: Proportions, yaw: number): PosedSkeleton {
  const frames = framesOf(pose);
  const sole = soleOf(proportions);
  const joints = jointsOf(pose, proportions, frames);
  const standing = proportions.thigh + proportions.shin + sole;
  const grounded = -lowestOf(joints, sole);
  const { forward, up, left } = pose.hips;
  const lift = grounded + (Math.max(grounded, standing + up) - grounded) * smoothstep(0, TAKE_OFF, up);
  const turn = turned(yaw + pose.body.yaw);
  const placed = Object.fromEntries(
    Object.entries(joints).map(([name, [x, y, z]]) => [
      name,
      along([0, 0, 0], turn, [x + left, y + lift, z + forward]),
    ]),
  ) as Joints;
  const head = within(turn, frames.head);
  const chest = within(turn, frames.chest);
  return {
    joints: placed,
    headYaw: Math.atan2(head[2][0], head[2][2]),
    chestYaw: Math.atan2(chest[2][0], chest[2][2]),
    headRoll: Math.atan2(head[1][0], head[1][1]),
    headPitch: Math.asin(Math.max(-1, Math.min(1, -head[2][1]))),
  };
}

/** Height of the ankles above the ground. */
function soleOf({ head, neck, torso, thigh, shin }: Proportions): number {
  return Math.max(0.01, 1 - head - neck - torso - thigh - shin);
}

function framesOf({ body, torso, head }: Pose): Frames {
  const pelvis = within(pitched(body.pitch), rolled(body.roll));
  const chest = within(pelvis, turned(torso.twist), pitched(torso.bend), rolled(torso.sway));
  return { pelvis, chest, head: within(chest, turned(head.turn), pitched(head.nod), rolled(head.tilt)) };
}

/**
 * Returns a frame between the pelvis and the chest, following the bend of the spine.
 * @param share 0 is the pelvis, 1 the chest
 */
function halfway({ body, torso }: Pose, share: number): Rotation {
  return within(
    pitched(body.pitch),
    rolled(body.roll),
    turned(torso.twist * share),
    pitched(torso.bend * share),
    rolled(torso.sway * share),
  );
}

/** Returns the joints relative to the hips, as left, up and forward. */
function jointsOf(pose: Pose, size: Proportions, { pelvis, chest, head }: Frames): Joints {
  const hips: Vector = [0, 0, 0];
  const waist = along(hips, pelvis, [0, size.torso * 0.32, 0]);
  const middle = along(waist, halfway(pose, 0.5), [0, size.torso * 0.3, 0]);
  const neck = along(middle, chest, [0, size.torso * 0.38, 0]);
  const skull = along(neck, neckFrame(pose, chest), [0, neckOf(pose, size), 0]);
  const crown = along(skull, head, [0, size.head, 0]);
  const sole = soleOf(size);
  const arm = (side: 1 | -1, limb: Limb) =>
    armOf(along(neck, chest, shoulderOf(pose, size, side)), chest, limb, side, size);
  const leg = (side: 1 | -1, limb: Limb) =>
    legOf(along(hips, pelvis, [(side * size.hips) / 2, 0, 0]), pelvis, limb, side, size, sole);
  const [leftArm, rightArm] = [arm(1, pose.leftArm), arm(-1, pose.rightArm)];
  const [leftLeg, rightLeg] = [leg(1, pose.leftLeg), leg(-1, pose.rightLeg)];
  return {
    hips,
    waist,
    chest: middle,
    neck,
    head: skull,
    crown,
    leftShoulder: leftArm.root,
    leftElbow: leftArm.middle,
    leftWrist: leftArm.end,
    leftHand: leftArm.tip,
    rightShoulder: rightArm.root,
    rightElbow: rightArm.middle,
    rightWrist: rightArm.end,
    rightHand: rightArm.tip,
    leftHip: leftLeg.root,
    leftKnee: leftLeg.middle,
    leftAnkle: leftLeg.end,
    leftToe: leftLeg.tip,
    rightHip: rightLeg.root,
    rightKnee: rightLeg.middle,
    rightAnkle: rightLeg.end,
    rightToe: rightLeg.tip,
  };
}

/** How far a shrug raises the shoulders and brings them forward, in shares of the torso, and how much of the neck it hides. */
const SHRUG = { up: 0.05, forward: 0.04, neck: 0.75 };

/** Returns the length of the neck that is seen above the shoulders. */
export function neckOf({ torso: { shrug } }: Pick<Pose, 'torso'>, { neck }: Proportions): number {
  return neck * (1 - SHRUG.neck * shrug);
}

/**
 * Returns where a shoulder is, relative to the base of the neck: left, up and forward on the chest.
 * @param side 1 for the figure's own left, -1 for its right
 */
export function shoulderOf({ torso: { shrug } }: Pick<Pose, 'torso'>, size: Proportions, side: 1 | -1): Vector {
  return [(side * size.shoulders) / 2, size.torso * (SHRUG.up * shrug - 0.07), size.torso * SHRUG.forward * shrug];
}

function neckFrame({ head }: Pose, chest: Rotation): Rotation {
  return within(chest, turned(head.turn / 2), pitched(head.nod / 2), rolled(head.tilt / 2));
}

interface Chain {
  root: Vector;
  middle: Vector;
  end: Vector;
  tip: Vector;
}

/** @param side 1 for the figure's own left, -1 for its right */
function limbFrame(parent: Rotation, { swing, spread, twist }: Limb, side: 1 | -1): Rotation {
  return within(parent, pitched(-swing), rolled(-side * spread), turned(-side * twist));
}

function armOf(root: Vector, chest: Rotation, limb: Limb, side: 1 | -1, size: Proportions): Chain {
  const upper = limbFrame(chest, limb, side);
  const lower = within(upper, pitched(-limb.bend));
  const middle = along(root, upper, [0, -size.upperArm, 0]);
  const end = along(middle, lower, [0, -size.forearm, 0]);
  return { root, middle, end, tip: along(end, lower, [0, -size.hand, 0]) };
}

function legOf(root: Vector, pelvis: Rotation, limb: Limb, side: 1 | -1, size: Proportions, sole: number): Chain {
  const upper = limbFrame(pelvis, limb, side);
  const lower = within(upper, pitched(limb.bend));
  const middle = along(root, upper, [0, -size.thigh, 0]);
  const end = along(middle, lower, [0, -size.shin, 0]);
  // Keep the foot as level as the ankle allows.
  const tip = Math.asin(Math.max(-1, Math.min(1, lower[2][1])));
  const foot = within(lower, pitched(Math.max(-ANKLE.up, Math.min(ANKLE.down, tip))));
  // The toe is in front of the ankle and nearly as low as the sole.
  return { root, middle, end, tip: along(end, foot, [0, -sole * 0.6, size.foot * 0.75]) };
}

function lowestOf(joints: Joints, sole: number): number {
  let lowest = Math.min(joints.leftAnkle[1], joints.rightAnkle[1]) - sole;
  for (const toe of [joints.leftToe, joints.rightToe]) lowest = Math.min(lowest, toe[1] - sole * 0.4);
  for (const [name, flesh] of Object.entries(FLESH)) lowest = Math.min(lowest, joints[name as Joint][1] - flesh);
  return lowest;
}
