/**
 * Shares of the standing figure's height: x to the viewer's right, y up from the ground, z toward the viewer. A figure that faces
 * the viewer has its own left at the viewer's right.
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

/** A look's canon of the body: lengths in shares of the standing figure's height. What head, neck, torso, thigh and shin leave of it is the ankle's height. */
export interface Proportions {
  /** From chin to crown, without hair. */
  head: number;
  neck: number;
  /** From the hips to the base of the neck. */
  torso: number;
  /** Between the joints. */
  shoulders: number;
  /** Between the joints. */
  hips: number;
  upperArm: number;
  forearm: number;
  hand: number;
  thigh: number;
  shin: number;
  foot: number;
}

/** Where every joint is, and which way the head and the chest face. */
export interface PosedSkeleton {
  joints: Readonly<Record<Joint, Vector>>;
  /** Radians about the vertical, 0 toward the viewer, positive to the viewer's right. */
  headYaw: number;
  chestYaw: number;
  /** Radians in the picture's plane, positive clockwise as the viewer sees it. */
  headRoll: number;
  /** Radians, positive when the head looks down. */
  headPitch: number;
}
