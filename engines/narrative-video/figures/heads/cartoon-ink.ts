import { hex } from '../../../drawing/color.ts';
import type { Brush } from '../kit/ink.ts';
import { type Point, tube } from '../kit/tube.ts';

export const INK = hex('#0f0f14');

/** Draws a line that is thin at both ends. @param width its greatest width, in line widths */
export function inkLine(brush: Brush, points: readonly Point[], width: number): void {
  const half = (brush.line * width) / 2;
  const stations = points.map(([x, y], index) => ({
    x,
    y,
    half: half * (0.3 + 0.7 * Math.sin((index / (points.length - 1)) * Math.PI)),
  }));
  brush.shape(tube(stations), INK, { hasLine: false, isFlat: true });
}
