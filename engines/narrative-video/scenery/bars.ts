import type { Rgb } from '../../drawing/color.ts';
import { minus, plus, type Vector } from '../../drawing/solids/matrix.ts';
import type { Finish, Part } from './part.ts';

/** Returns round bars from each point to the next. They overlap, so that no joints are seen. */
export function barsAlong(points: readonly Vector[], radius: number, color: Rgb, finish: Finish): Part[] {
  return points.slice(1).map((to, index): Part => {
    const from = points[index] as Vector;
    const more = radius / Math.hypot(...minus(to, from));
    return {
      form: 'bar',
      at: plus(from, minus(from, to), more),
      to: plus(to, minus(to, from), more),
      radius,
      color,
      finish,
    };
  });
}
