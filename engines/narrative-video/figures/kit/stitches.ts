import { Path2D } from '@napi-rs/canvas';
import type { Rgb } from '../../../drawing/color.ts';
import type { Brush } from './ink.ts';
import type { Trunk } from './trunk.ts';
import { ellipse, type Point, smoothLine } from './tube.ts';

export const BARE = { hasLine: false, isFlat: true };

/** Draws the ribbed band at the lower end of a knitted garment. */
export function hem(brush: Brush, at: Trunk['at'], color: Rgb): void {
  brush.stroke(smoothLine([at(-0.99, 0.03), at(0, -0.01), at(0.99, 0.03)]), color, 1.2);
  for (let rib = -4; rib <= 4; rib += 1) brush.stroke(lineOf(at(rib * 0.2, 0), at(rib * 0.2, -0.08)), color, 0.7);
}

export function bandAcross(brush: Brush, { at }: Trunk, up: number, color: Rgb, width: number): void {
  brush.stroke(smoothLine([at(-0.96, up), at(0, up - 0.04), at(0.96, up)]), color, width);
}

/** @param size in line widths */
export function dot(brush: Brush, [x, y]: Point, size: number, color: Rgb): void {
  brush.shape(ellipse(x, y, brush.line * size, brush.line * size), color, BARE);
}

export function lineOf(from: Point, to: Point): Path2D {
  const path = new Path2D();
  path.moveTo(...from);
  path.lineTo(...to);
  return path;
}
