import { JOINTS, type Joint, type PosedSkeleton, type Proportions } from '../../acting/skeleton.ts';
import type { Footing } from '../figure.ts';

/** A joint on the canvas, in pixels: y points down, z toward the viewer. */
export interface Spot {
  x: number;
  y: number;
  z: number;
}

/** Position of the head, and the direction in which it looks. */
export interface HeadFrame {
  x: number;
  y: number;
  /** Half of the distance from chin to crown, in pixels. */
  radius: number;
  /** Rotation in the picture plane in radians, clockwise as the viewer sees it. */
  roll: number;
  /**
   * Rotation to the side in radians, positive to the viewer's right. Limited to the angle up to which the look can draw
   * faces. For a head that is turned away, it is the rotation of its back.
   */
  yaw: number;
  /** Rotation up or down in radians, positive if the head looks down. */
  pitch: number;
  /** Whether the viewer sees the back of the head. */
  isAway: boolean;
}

export interface Rig {
  /** Height of the standing figure, in pixels. */
  height: number;
  joints: Readonly<Record<Joint, Spot>>;
  chestYaw: number;
  head: HeadFrame;
}

/** Maximum yaw of a face in a look that draws no profiles, in radians. */
const MOST_YAW = 0.85;
const AWAY = 2;

/**
 * Places a posed skeleton on the canvas.
 * @param mostYaw maximum yaw of a face, in radians
 */
export function rigOf(
  skeleton: PosedSkeleton,
  proportions: Proportions,
  { x, y, height }: Footing,
  mostYaw = MOST_YAW,
): Rig {
  const joints = {} as Record<Joint, Spot>;
  for (const joint of JOINTS) {
    const [right, up, near] = skeleton.joints[joint];
    joints[joint] = { x: x + right * height, y: y - up * height, z: near * height };
  }
  const { head, crown } = joints;
  const { headYaw } = skeleton;
  const isAway = Math.abs(headYaw) > AWAY;
  const toward = isAway ? Math.atan2(-Math.sin(headYaw), -Math.cos(headYaw)) : headYaw;
  return {
    height,
    joints,
    chestYaw: skeleton.chestYaw,
    head: {
      x: (head.x + crown.x) / 2,
      y: (head.y + crown.y) / 2,
      radius: (proportions.head * height) / 2,
      roll: skeleton.headRoll,
      yaw: Math.max(-mostYaw, Math.min(mostYaw, toward)),
      pitch: skeleton.headPitch,
      isAway,
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
