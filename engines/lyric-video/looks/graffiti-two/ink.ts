import { Path2D } from '@napi-rs/canvas';
import type { Context2D } from '../../../drawing/canvas.ts';
import { BLACK } from './piece.ts';

/** The paints of a part of a character, from the light to the shade. */
export type Fade = readonly [light: string, middle: string, shade: string];

/** How a part of a character is painted, with SVG path data in the pen's units. */
interface Cel {
  /** The side away from the light, inside the outline. */
  shade?: string;
  /** White highlights, inside the outline. */
  shine?: string;
  /** Lines inside the outline, such as folds. */
  folds?: string;
  /** Width of the outline on the light side; it is about twice as wide on the other one. */
  line?: number;
}

/** Paints a part of a character: a fade, one shade and highlights, in an outline that swells away from the light. */
export function cel(pen: Context2D, outline: string, [light, middle, dark]: Fade, part: Cel): void {
  const { shade, shine, folds, line = 6 } = part;
  const path = new Path2D(outline);
  const [left, top, right, bottom] = path.computeTightBounds();
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.strokeStyle = BLACK;
  pen.fillStyle = BLACK;
  pen.lineWidth = 1.7 * line;
  pen.stroke(path);
  pen.save();
  pen.translate(0.45 * line, 0.65 * line);
  pen.stroke(path);
  pen.fill(path);
  pen.restore();
  const fade = pen.createLinearGradient(left, top, left + 0.35 * (right - left), bottom);
  fade.addColorStop(0, light);
  fade.addColorStop(0.75, middle);
  pen.fillStyle = fade;
  pen.fill(path);
  pen.save();
  pen.clip(path);
  pen.fillStyle = dark;
  if (shade) pen.fill(new Path2D(shade));
  pen.fillStyle = 'rgb(255 255 255 / 0.9)';
  if (shine) pen.fill(new Path2D(shine));
  pen.restore();
  if (!folds) return;
  pen.lineWidth = 0.8 * line;
  pen.stroke(new Path2D(folds));
}
