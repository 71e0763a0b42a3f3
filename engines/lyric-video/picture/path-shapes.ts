import { Path2D } from '@napi-rs/canvas';
import type { Context2D } from '../../drawing/canvas.ts';
import { disc, type Point, polygon } from '../../drawing/hand.ts';

/** Fills a shape with the color. @param outline SVG path data, in the pen's units */
export function fillPath(pen: Context2D, color: string, outline: string): void {
  pen.fillStyle = color;
  pen.fill(new Path2D(outline));
}

/** Fills a shape with straight edges. */
export function fillPolygon(pen: Context2D, color: string, points: readonly Point[]): void {
  pen.fillStyle = color;
  polygon(pen, points);
  pen.fill();
}

/** Draws only inside a shape. @param outline SVG path data, in the pen's units */
export function insidePath(pen: Context2D, outline: string, draw: () => void): void {
  pen.save();
  pen.clip(new Path2D(outline));
  draw();
  pen.restore();
}

/** Fills a disc. */
export function fillDisc(pen: Context2D, color: string, x: number, y: number, radius: number): void {
  pen.fillStyle = color;
  disc(pen, x, y, radius);
  pen.fill();
}
