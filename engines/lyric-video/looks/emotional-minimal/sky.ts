import type { Context2D } from '../../../drawing/canvas.ts';
import { css, hex } from '../../../drawing/color.ts';
import { disc, handLine, type Point } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';

/** A composition whose colors are those of an hour. */
export interface AtHour extends Composition {
  /** The color of what shines by itself: shifted for the genre, but the same at any hour. */
  shine(color: string): string;
}

/** The light around a moon. Lengths are in pixels. */
export function haloOf(pen: Context2D, { shine }: AtHour, { at: [x, y], radius }: { at: Point; radius: number }): void {
  const halo = pen.createRadialGradient(x, y, radius * 0.9, x, y, radius * 1.7);
  halo.addColorStop(0, css(hex(shine('#ffe8cc')), 0.5));
  halo.addColorStop(0.4, css(hex(shine('#ffd6b0')), 0.16));
  halo.addColorStop(1, css(hex(shine('#ffc8a0')), 0));
  pen.fillStyle = halo;
  disc(pen, x, y, radius * 1.7);
  pen.fill();
}

/** Banks of cloud, whose tops catch the light and whose lower edges fade. */
export function cloudsOf(pen: Context2D, { width, tint, chance, unit }: Composition, horizon: number): void {
  const own = chance.fork('clouds');
  for (const [across, down, long, high] of [
    [0.16, 0.72, 0.3, 30],
    [0.86, 0.82, 0.36, 34],
    [0.5, 0.93, 0.5, 26],
    [0.8, 0.42, 0.2, 16],
  ] as const) {
    const [x, y, half] = [across * width, down * horizon, (long / 2) * width];
    const tall = high * unit;
    const fill = pen.createLinearGradient(0, y - 1.6 * tall, 0, y + 0.4 * tall);
    fill.addColorStop(0, `${tint('#f2b9a4')}66`);
    fill.addColorStop(0.5, `${tint('#b77a92')}50`);
    fill.addColorStop(1, `${tint('#8a6378')}00`);
    pen.fillStyle = fill;
    pen.beginPath();
    for (let puff = 0; puff < 9; puff++) {
      const at = puff / 4 - 1;
      const size = tall * (1.1 - 0.75 * at * at) * own.between(0.75, 1.2);
      pen.moveTo(x + at * half + 2.4 * size, y);
      pen.ellipse(x + at * half, y, 2.4 * size, size, 0, 0, 2 * Math.PI);
    }
    pen.fill();
  }
}

/** Hills of a far shore. */
export function shoreOf(pen: Context2D, { width, tint, chance, unit }: Composition, horizon: number): void {
  const own = chance.fork('shore');
  for (const [from, to, high] of [
    [-0.05, 0.36, 30],
    [0.72, 1.05, 44],
  ] as const) {
    const points = Array.from({ length: 9 }, (_, step): Point => {
      const rise = Math.sin((step / 8) * Math.PI) * high * unit * own.between(0.7, 1.2);
      return [(from + ((to - from) * step) / 8) * width, horizon - rise];
    });
    pen.fillStyle = `${tint('#5a4a73')}b0`;
    handLine(pen, points, 0, own);
    pen.lineTo(from * width, horizon);
    pen.fill();
  }
}
