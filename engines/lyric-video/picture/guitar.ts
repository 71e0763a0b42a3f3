import type { Path2D } from '@napi-rs/canvas';
import type { Context2D } from '../../drawing/canvas.ts';

/**
 * Begins the outline of a guitar's body around the vertical axis, from 534 to 1000 below the end of the head, in pixels of
 * a guitar that is 1000 long. @param size 1, or less for a line inside the outline
 */
export function guitarBody(pen: Context2D, size: number): void {
  pen.beginPath();
  addGuitarBody(pen, size);
}

/** Adds the same outline to a path. */
export function addGuitarBody(path: Context2D | Path2D, size: number): void {
  const across = (x: number) => x * size;
  const down = (y: number) => 770 + (y - 770) * size;
  path.moveTo(0, down(534));
  for (const side of [1, -1]) {
    const curve = (...[ax, ay, bx, by, x, y]: [number, number, number, number, number, number]) =>
      path.bezierCurveTo(side * across(ax), down(ay), side * across(bx), down(by), side * across(x), down(y));
    if (side === 1) {
      curve(60, 526, 152, 530, 160, 606);
      curve(166, 660, 124, 690, 130, 730);
      curve(136, 772, 206, 790, 206, 880);
      curve(206, 962, 120, 1000, 0, 1000);
    } else {
      curve(120, 1000, 206, 962, 206, 880);
      curve(206, 790, 136, 772, 130, 730);
      curve(124, 690, 166, 660, 160, 606);
      curve(152, 530, 60, 526, 0, 534);
    }
  }
  path.closePath();
}
