import { Path2D } from '@napi-rs/canvas';
import type { Context2D } from '../../drawing/canvas.ts';
import { disc, type Point, polygon } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';

/** Changes a color `#rrggbb` for the song's genre. */
export type Tint = (color: string) => string;

/** The colors that stay the same all evening: those of the woman, and the dark and the light of the city. */
export const HERS = {
  coat: '#ffc42e',
  fold: '#ff6a50',
  hair: '#1b1140',
  shine: '#4a3590',
  skin: '#ffcfa6',
  shade: '#d9626a',
  lips: '#c81e4a',
  phones: '#fff1d8',
  cushion: '#ff5a4d',
} as const;
export const [INK, CREAM] = ['#150d33', '#fff1d8'];

/** Fills a flat shape. @param outline SVG path data, in the pen's units */
export function cut(pen: Context2D, color: string, outline: string): void {
  pen.fillStyle = color;
  pen.fill(new Path2D(outline));
}

/** Fills a shape with corners. */
export function block(pen: Context2D, color: string, points: readonly Point[]): void {
  pen.fillStyle = color;
  polygon(pen, points);
  pen.fill();
}

/** Draws only inside a shape. @param outline SVG path data, in the pen's units */
export function within(pen: Context2D, outline: string, draw: () => void): void {
  pen.save();
  pen.clip(new Path2D(outline));
  draw();
  pen.restore();
}

/** Draws a flat disc. */
export function round(pen: Context2D, color: string, x: number, y: number, radius: number): void {
  pen.fillStyle = color;
  disc(pen, x, y, radius);
  pen.fill();
}

/** The lower edge of words that are above the picture, in pixels; 0 if they are beside it or if there are none. */
export function underWords({ shape, text, height }: Composition): number {
  return shape === 'wide' || text.top >= height ? 0 : text.top + text.height;
}
