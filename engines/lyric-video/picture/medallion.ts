import { type Canvas, type Context2D, newCanvas } from '../../drawing/canvas.ts';
import { disc } from '../../drawing/hand.ts';
import type { Singer } from '../look.ts';
import { circle, type Figure, figureOf } from './figure.ts';

/** The singer for a disc, whose edge ends the bust. @param side the disc's diameter in pixels */
export function medalOf(singer: Singer, side: number): Figure {
  return figureOf({ ...singer, stands: true }, { width: side, height: side }, circle);
}

/** Clears everything outside the largest disc of a drawing: a face in a sun, a moon or a medal. */
export function inDisc(drawing: Canvas, behind?: (pen: Context2D) => void): Canvas {
  const { width, height } = drawing;
  const { canvas, pen } = newCanvas(width, height);
  disc(pen, width / 2, height / 2, Math.min(width, height) / 2);
  pen.clip();
  behind?.(pen);
  pen.drawImage(drawing, 0, 0);
  return canvas;
}
