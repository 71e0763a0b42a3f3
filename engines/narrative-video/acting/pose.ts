/** Angles of an arm or a leg, in radians. At all zeros it hangs straight down along the body. */
export interface Limb {
  /** Angle of the whole limb forward. */
  swing: number;
  /** Angle of the whole limb away from the body, to the side. */
  spread: number;
  /** Bend of the elbow (forearm forward) or the knee (shin backward). */
  bend: number;
  /** Inward rotation of the whole limb about its length. It turns the plane in which the elbow or the knee bends. */
  twist: number;
}

/** Shapes of a hand. A flat one lies on something with its fingers together; an open one spreads them. */
export const GRIPS = ['relaxed', 'flat', 'open', 'fist', 'point', 'hold'] as const;
export type Grip = (typeof GRIPS)[number];

/**
 * How a body is held, independent of its proportions. Angles are in radians. At all zeros it stands upright with its
 * arms hanging.
 */
export interface Pose {
  /**
   * Position of the hips relative to standing, in shares of the figure's height: forward, up, and to its own left. If
   * `up` is above 0, the figure is off the ground; otherwise its legs determine how low the hips are.
   */
  hips: { forward: number; up: number; left: number };
  /** Rotation of the whole body about the hips: forward, to its own left, and turned to its own left. */
  body: { pitch: number; roll: number; yaw: number };
  /**
   * Rotation of the chest relative to the hips: forward, to its own left, and turned to its own left. A shrug raises the
   * shoulders and draws in the neck: 0 not at all, 1 as far as they go.
   */
  torso: { bend: number; sway: number; twist: number; shrug: number };
  /** Rotation of the head relative to the chest: nod forward, tilt to its own left, turn to its own left. */
  head: { nod: number; tilt: number; turn: number };
  leftArm: Limb;
  rightArm: Limb;
  leftLeg: Limb;
  rightLeg: Limb;
  leftHand: Grip;
  rightHand: Grip;
}
