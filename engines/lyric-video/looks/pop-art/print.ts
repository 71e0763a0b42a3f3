import type { Context2D } from '../../../drawing/canvas.ts';
import { halftone } from '../../../drawing/texture.ts';

export const RED = '#ee2b37';
export const YELLOW = '#ffd91a';
export const BLUE = '#1798e8';
export const BLACK = '#111111';

/** What a picture of a comic is printed with. */
export interface Inks {
  red: string;
  yellow: string;
  blue: string;
  /** Of the sun or the moon. */
  disc: string;
  /** Width of a line, in the picture's own unit. */
  hair: number;
}

/** How far what is behind a subject goes on from the origin, at most. */
const FAR = 4;

/** Fills everything with a flat and one screen of dots, which is equally fine in all panels. @param ink 0 to 1 */
export function screen(pen: Context2D, flat: string, dots: string, ink: number, hair: number): void {
  pen.fillStyle = flat;
  const all = { left: -FAR, top: -FAR, width: 2 * FAR, height: 2 * FAR };
  pen.fillRect(all.left, all.top, all.width, all.height);
  pen.fillStyle = dots;
  halftone(pen, all, 2.7 * hair, 45, () => ink);
}

/** Fills and outlines the current path. */
export function outlined(pen: Context2D, fill: string, hair: number): void {
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = BLACK;
  pen.lineWidth = hair;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.stroke();
}
