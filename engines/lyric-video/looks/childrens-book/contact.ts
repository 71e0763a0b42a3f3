import { tuft } from './land.ts';
import { type Brush, dab } from './paint.ts';

/** What ties somebody to the ground. Lengths are those of the pen. */

/** A shadow on the ground, darker where a foot touches it. @param wide of all of it */
export function contactShadow(brush: Brush, x: number, y: number, wide: number): void {
  const { pen } = brush;
  for (const [share, alpha] of [
    [1, 0.14],
    [0.78, 0.16],
    [0.5, 0.2],
  ] as const) {
    pen.globalAlpha = alpha;
    dab({ ...brush, tint: brush.plain }, x + wide * 0.06, y, (wide / 2) * share, wide * 0.075 * share, '#2f2a3c');
  }
  pen.globalAlpha = 1;
}

/** Grass that grows in front of feet. @param size of its blades */
export function grassBefore(brush: Brush, from: number, to: number, y: number, size: number): void {
  for (let x = from; x <= to; x += size * 0.62) tuft(brush, x, y + Math.sin(x * 1.7) * size * 0.1, size);
}
