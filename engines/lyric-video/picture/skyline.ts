import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { fillPath, fillPolygon } from './path-shapes.ts';

/** A row of houses on a line. Lengths are in pixels. */
export interface Row {
  left: number;
  right: number;
  base: number;
  /** Least and greatest height, and width, of a house. */
  tall: readonly [number, number];
  wide: readonly [number, number];
}

/** A house of a row, in pixels. */
export interface House {
  left: number;
  top: number;
  wide: number;
}

/** Draws houses side by side in one color, with roofs of several kinds. @returns where they are, from the left */
export function skyline(pen: Context2D, color: string, { left, right, base, tall, wide }: Row, own: Chance): House[] {
  const houses: House[] = [];
  for (let x = left; x < right; ) {
    const across = own.between(...wide);
    const high = own.between(...tall);
    const top = base - high;
    houses.push({ left: x, top, wide: across });
    fillPolygon(pen, color, [
      [x, base],
      [x, top],
      [x + across + 1, top],
      [x + across + 1, base],
    ]);
    const kind = own.below(5);
    const step = across * 0.2;
    if (kind === 0) pen.fillRect(x + step, top - step, across - 2 * step, step + 1);
    if (kind === 0) pen.fillRect(x + 2 * step, top - 2.4 * step, across - 4 * step, 2 * step);
    if (kind === 1) pen.fillRect(x + 0.7 * across, top - 0.9 * step, 1.1 * step, step);
    if (kind === 2)
      fillPolygon(pen, color, [
        [x, top + 1],
        [x + across, top - 1.6 * step],
        [x + across, top + 1],
      ]);
    if (kind === 3) pen.fillRect(x + across * 0.48, top - 2.6 * step, across * 0.05, 2.7 * step);
    x += across;
  }
  return houses;
}

/** Some lit windows in rows, in the upper part of a house. @param size height of a window in pixels */
export function windows(
  pen: Context2D,
  color: string,
  { left, top, wide }: House,
  rows: number,
  size: number,
  own: Chance,
) {
  pen.fillStyle = color;
  const columns = Math.max(2, Math.floor(wide / (1.9 * size)));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (own.next() > 0.3) continue;
      const gap = wide / columns;
      pen.fillRect(left + (column + 0.5) * gap - 0.32 * size, top + (0.9 + row * 1.75) * size, 0.64 * size, size);
    }
}

/** A water tower, which stands on a point. @param tall pixels */
export function waterTower(
  pen: Context2D,
  [dark, lit]: readonly [string, string],
  x: number,
  y: number,
  tall: number,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(tall / 100, tall / 100);
  fillPath(
    pen,
    dark,
    'M-26 -44 L-21 -44 L-27 0 L-32 0 Z M21 -44 L26 -44 L32 0 L27 0 Z M-3 -44 L3 -44 L3 0 L-3 0 Z M-30 -24 L30 -24 L30 -20 L-30 -20 Z',
  );
  fillPath(pen, dark, 'M-30 -84 L30 -84 L27 -42 L-27 -42 Z M-36 -82 L0 -100 L36 -82 Z');
  fillPath(pen, lit, 'M30 -82 L27 -42 L13 -42 L15 -82 Z M0 -100 L36 -82 L16 -82 Z');
  pen.restore();
}
