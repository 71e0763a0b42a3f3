import type { Frame } from '../../../drawing/frame.ts';
import { grain } from '../../../drawing/texture.ts';
import type { Composition } from '../../look.ts';
import type { Brush, View } from '../../picture/flat-shapes.ts';

/** Strength of the paper's grain, 0 to 1. */
const GRAIN = 0.06;

/** A sheet of colored paper, printed with everything that does not move. */
export function sheetOf(
  { chance, width, height }: Composition,
  view: View,
  color: string,
  paint: (brush: Brush) => void,
): Frame {
  return view.plate((brush) => {
    flooded(brush, view, color, view.top);
    paint(brush);
    brush.pen.resetTransform();
    grain(brush.pen, width, height, GRAIN, chance);
  });
}

/** Fills everything below a height. */
export function flooded({ pen, tint }: Brush, { left, right, bottom }: View, color: string, from: number): void {
  pen.fillStyle = tint(color);
  pen.fillRect(left - 2, from - 2, right - left + 4, bottom - from + 4);
}
