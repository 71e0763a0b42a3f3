import type { Path2D } from '@napi-rs/canvas';
import type { Rig, Spot } from './rig.ts';
import { type Point, smoothPath } from './tube.ts';

/** Half widths of a trunk from the hips up, as seen from the front, in shares of the figure's height. */
export interface Torso {
  hips: number;
  waist: number;
  chest: number;
  shoulders: number;
  neck: number;
  /** Depth from back to front relative to the width. It sets the width seen from the side. */
  depth: number;
}

/** Height of the shoulders on a trunk. From there, the outline slopes up to the neck. */
const SHOULDERS = 0.89;

/** Garments lie closer to the legs at their hem than at the hips, because a hem that stands out is a skirt's. */
const HEM = { below: 0.15, width: 0.86 };

/** A trunk on the canvas: its outline, and the positions of things on its front. */
export interface Trunk {
  path: Path2D;
  /**
   * Returns the position of a point on the front.
   * @param across -1 to 1, positive to the viewer's right
   * @param up 0 at the hips, 1 at the neck
   */
  at(across: number, up: number): Point;
  /** Returns a position by its share of the visible width: -1 and 1 are on the outline, however the trunk is turned. */
  edge(across: number, up: number): Point;
  /**
   * Returns the position of a point of a collar.
   * @param across distance from the middle, in half widths of the neck
   */
  collar(across: number, up: number): Point;
  /** Returns half of the width at a height, in pixels. */
  half(up: number): number;
  isFront: boolean;
  isSide: boolean;
}

/**
 * Builds the trunk from its joints.
 * @param below how far a garment reaches below the hips, in shares of the trunk's length
 */
export function trunkOf(rig: Rig, torso: Torso, below = 0): Trunk {
  const { joints, height, chestYaw } = rig;
  const [hips, waist, chest, neck] = [joints.hips, joints.waist, joints.chest, joints.neck];
  const breadth = Math.hypot(Math.cos(chestYaw), Math.sin(chestYaw) * torso.depth);
  const widths: readonly (readonly [up: number, half: number])[] = [
    [-HEM.below, torso.hips * HEM.width],
    [0.06, torso.hips],
    [0.34, torso.waist],
    [0.68, torso.chest],
    [SHOULDERS, torso.shoulders],
    [1, torso.neck],
  ];
  const half = (up: number) => {
    const index = Math.max(
      0,
      widths.findLastIndex(([at]) => at <= up),
    );
    const [from, to] = [widths[index] ?? [0, 0], widths[index + 1] ?? widths[index] ?? [1, 0]];
    const share = to[0] > from[0] ? (up - from[0]) / (to[0] - from[0]) : 0;
    return (from[1] + (to[1] - from[1]) * Math.min(1, share)) * height * breadth;
  };
  const along = (up: number): Spot => {
    if (up < 0.33) return mixed(hips, waist, up / 0.33);
    if (up < 0.64) return mixed(waist, chest, (up - 0.33) / 0.31);
    return mixed(chest, neck, (up - 0.64) / 0.36);
  };
  const normal = (up: number): Point => {
    const [low, high] = [along(Math.max(0, up - 0.2)), along(Math.min(1, up + 0.2))];
    const long = Math.hypot(high.x - low.x, high.y - low.y) || 1;
    return [-(high.y - low.y) / long, (high.x - low.x) / long];
  };
  const edge = (across: number, up: number): Point => {
    const spot = along(up);
    const [nx, ny] = normal(up);
    const reach = half(up) * across;
    return [spot.x + nx * reach, spot.y + ny * reach];
  };
  const heights = [-below, 0.12, 0.34, 0.54, 0.74, 0.84, SHOULDERS, 0.95, 1];
  const outline = [...heights.map((up) => edge(1, up)), ...heights.toReversed().map((up) => edge(-1, up))];
  const isFront = Math.cos(chestYaw) >= 0;
  return {
    path: smoothPath(outline),
    half,
    edge,
    isFront,
    isSide: Math.abs(Math.cos(chestYaw)) < 0.25,
    collar(across, up) {
      const spot = along(up);
      const [nx, ny] = normal(Math.min(1, up));
      const reach = torso.neck * height * (across * Math.cos(chestYaw) + Math.sin(chestYaw) * 0.5);
      return [spot.x + nx * reach, spot.y + ny * reach];
    },
    at(across, up) {
      const turned =
        Math.max(-1, Math.min(1, across)) * Math.cos(chestYaw) +
        Math.sin(chestYaw) * Math.sqrt(Math.max(0, 1 - across * across));
      return edge(Math.max(-1, Math.min(1, turned)), up);
    },
  };
}

function mixed(from: Spot, to: Spot, share: number): Spot {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    z: from.z + (to.z - from.z) * share,
  };
}
