import type { Context2D } from '../../drawing/canvas.ts';

/** Where a motif's origin is and how it is turned. @param turn radians */
export interface Place {
  x: number;
  y: number;
  scale: number;
  turn?: number;
  mirrored?: boolean;
}

/** Draws a motif at its place. */
export function drawnAt(pen: Context2D, { x, y, scale, turn = 0, mirrored = false }: Place, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(mirrored ? -scale : scale, scale);
  draw();
  pen.restore();
}
