import type { Path2D } from '@napi-rs/canvas';
import { css, type Rgb } from '../../../drawing/color.ts';
import type { Head } from './head-space.ts';
import { ellipse, type Point } from './tube.ts';

/**
 * Height of the lower edge of a hat in the middle of the sides, in the head's units. It sits on the hair above the brows,
 * so that the face is seen.
 */
export const EDGE = -0.58;
/** Height of the upper end of a forehead under a hat, which brows that rise do not pass, in the head's units. */
const FOREHEAD = -0.37;

/** Returns the height of a part of a brow, which stays below a hat. @param room that the rest of the brow needs above it */
export function belowHat({ sheet }: Pick<Head, 'sheet'>, down: number, room = 0): number {
  return sheet.hat ? Math.max(down, FOREHEAD + room) : down;
}

/** A hat on a head: its colors, and points around it. */
export interface Fitted {
  head: Head;
  color: Rgb;
  /** Color of the crown of an officer's cap. */
  crown?: Rgb;
  /** Color of its band, badge or stones. */
  accent?: Rgb;
  /** Color of seams and bands, which is visible on the hat. */
  seam: Rgb;
  wide: number;
  top: number;
  /** How much lower the edge is toward the viewer than at its sides. A head that looks down shows more of its hat. */
  tilt: number;
  /** Returns a point at an angle from the middle of the face, and whether it is on the side toward the viewer. */
  around(angle: number, radius: number, down: number): { point: Point; near: number };
}

/** Badges, leaves and cords. */
export const GOLD: Rgb = [214, 168, 62];

/** Draws the shadow that a brim throws on the forehead. */
export function shadeUnder({ head: { brush, half } }: Fitted, brim: Path2D): void {
  const { context } = brush;
  context.save();
  context.clip(ellipse(0, 0, half * 0.97, 1));
  context.translate(0, 0.1);
  context.fillStyle = css([30, 20, 50], 0.28);
  context.fill(brim);
  context.restore();
}
