/** Radians. All zeros hang straight down along the body. */
export interface Limb {
  /** Of the whole limb, forward. */
  swing: number;
  /** Of the whole limb, away from the body. */
  spread: number;
  /** Of the elbow (forearm forward) or the knee (shin backward). */
  bend: number;
  /** Of the whole limb about its own length, inward: turns the plane in which the elbow or the knee bends. */
  twist: number;
}

export const GRIPS = ['relaxed', 'open', 'fist', 'point', 'hold'] as const;
export type Grip = (typeof GRIPS)[number];

/** How a body is held, apart from whose body it is. Angles in radians; all zeros stand upright with hanging arms. */
export interface Pose {
  /**
   * The hips against where they are in standing, in shares of the figure's height: forward, up, and to its own left. Above 0, `up`
   * takes the figure off the ground; otherwise its legs say how low the hips are.
   */
  hips: { forward: number; up: number; left: number };
  /** The whole body about its hips: forward, and to its own left. */
  body: { pitch: number; roll: number };
  /** The chest against the hips: forward, to its own left, and turned to its own left. */
  torso: { bend: number; sway: number; twist: number };
  /** The head against the chest: nod forward, tilt to its own left, turn to its own left. */
  head: { nod: number; tilt: number; turn: number };
  leftArm: Limb;
  rightArm: Limb;
  leftLeg: Limb;
  rightLeg: Limb;
  leftHand: Grip;
  rightHand: Grip;
}
