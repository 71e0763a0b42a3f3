import { JOINTS, type Joint, type PosedSkeleton, type Proportions } from '../../acting/skeleton.ts';
import type { Footing } from '../figure.ts';

/** A joint on the canvas: pixels, y downward, z toward the viewer. */
export interface Spot {
  x: number;
  y: number;
  z: number;
}

/** Where the head is and which way it looks. */
export interface HeadFrame {
  x: number;
  y: number;
  /** Half of the distance from chin to crown, pixels. */
  radius: number;
  /** Radians, clockwise as the viewer sees it. */
  roll: number;
  /** Radians, positive to the viewer's right; a face is never seen from farther aside than a drawing shows it well. */
  yaw: number;
  /** Positive when it looks down. */
  pitch: number;
  /** The viewer sees the back of the head. */
  isAway: boolean;
}

export interface Rig {
  /** Of the standing figure, pixels. */
  height: number;
  joints: Readonly<Record<Joint, Spot>>;
  chestYaw: number;
  head: HeadFrame;
}

/** A face that is turned further would need a profile. */
const MOST_YAW = 0.85;
const AWAY = 2;

/** Puts a posed skeleton onto the canvas. */
export function rigOf(skeleton: PosedSkeleton, proportions: Proportions, { x, y, height }: Footing): Rig {
  const joints = {} as Record<Joint, Spot>;
  for (const joint of JOINTS) {
    const [right, up, near] = skeleton.joints[joint];
    joints[joint] = { x: x + right * height, y: y - up * height, z: near * height };
  }
  const { head, crown } = joints;
  const { headYaw } = skeleton;
  return {
    height,
    joints,
    chestYaw: skeleton.chestYaw,
    head: {
      x: (head.x + crown.x) / 2,
      y: (head.y + crown.y) / 2,
      radius: (proportions.head * height) / 2,
      roll: skeleton.headRoll,
      yaw: Math.max(-MOST_YAW, Math.min(MOST_YAW, headYaw)),
      pitch: skeleton.headPitch,
      isAway: Math.abs(headYaw) > AWAY,
    },
  };
}

export function between(from: Spot, to: Spot, share: number): Spot {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    z: from.z + (to.z - from.z) * share,
  };
}

export function distance(from: Spot, to: Spot): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}
