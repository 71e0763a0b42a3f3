import { type Context2D, even, frames } from '../../drawing/canvas.ts';
import type { Sprite } from '../../drawing/frame.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';

/** A part of a picture, in units of the composition. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A part of a picture in several states, and the place of its top left corner in pixels. */
export interface States {
  states: Sprite[];
  at: Point;
}

/**
 * Draws the part of a picture that changes in several states. What is outside the frame is left out.
 * @param draw draws the whole picture, moved so that the corner (left and top, in pixels) is at the pen's origin, for a
 * share from 0 to 1
 */
export function statesOf(
  { width, height, unit }: Pick<Composition, 'width' | 'height' | 'unit'>,
  count: number,
  box: Box,
  draw: (pen: Context2D, corner: Point, share: number) => void,
): States {
  const corner = [box[0], box[1]].map((side) => 2 * Math.floor((Math.max(0, side) * unit) / 2)) as [number, number];
  const [right, bottom] = [Math.min(width, box[2] * unit), Math.min(height, box[3] * unit)];
  const states = frames(count, even(right - corner[0]), even(bottom - corner[1]), (pen, share) =>
    draw(pen, corner, count > 1 ? (share * count) / (count - 1) : 0),
  );
  return { states, at: corner };
}
