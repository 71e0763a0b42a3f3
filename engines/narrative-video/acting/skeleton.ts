/**
 * A position in shares of the standing figure's height: x to the viewer's right, y up from the ground, z toward the
 * viewer. If a figure faces the viewer, its own left is on the viewer's right.
 */
export type Vector = readonly [x: number, y: number, z: number];

export const JOINTS = [
  'hips',
  'waist',
  'chest',
  'neck',
  'head',
  'crown',
  'leftShoulder',
  'leftElbow',
  'leftWrist',
  'leftHand',
  'rightShoulder',
  'rightElbow',
  'rightWrist',
  'rightHand',
  'leftHip',
  'leftKnee',
  'leftAnkle',
  'leftToe',
  'rightHip',
  'rightKnee',
  'rightAnkle',
  'rightToe',
] as const;
export type Joint = (typeof JOINTS)[number];

/**
 * Lengths of the body parts in a look, in shares of the standing figure's height. The height that head, neck, torso,
 * thigh and shin do not fill is the ankle's height.
 */
export interface Proportions {
  /** From chin to crown, without hair. */
  head: number;
  neck: number;
  /** From the hips to the base of the neck. */
  torso: number;
  /** Distance between the shoulder joints. */
  shoulders: number;
  /** Distance between the hip joints. */
  hips: number;
  upperArm: number;
  forearm: number;
  hand: number;
  thigh: number;
  shin: number;
  foot: number;
}

/** Position of every joint, and the directions in which the head and the chest face. */
export interface PosedSkeleton {
  joints: Readonly<Record<Joint, Vector>>;
  /** Rotation about the vertical axis, in radians: 0 toward the viewer, positive to the viewer's right. */
  headYaw: number;
  chestYaw: number;
  /** Rotation in the picture plane, in radians, positive clockwise as the viewer sees it. */
  headRoll: number;
  /** Rotation up or down, in radians, positive if the head looks down. */
  headPitch: number;
}
