import { type Canvas, type Context2D, newCanvas } from '../../drawing/canvas.ts';
import { framed, placedFace } from '../../people/framing.ts';
import type { Face } from '../../people/person.ts';
import type { Singer } from '../look.ts';
import type { Rectangle } from '../words/layout.ts';
import { roundOff } from './bust.ts';

/** The singer in a place of a picture. */
export interface Figure {
  canvas: Canvas;
  /** Of the canvas, in pixels. */
  width: number;
  height: number;
  /** In pixels of the canvas; undefined if no person was found. */
  face?: Face;
}

/**
 * Fits the singer into a place, framed by the face. A cut-out keeps its outline; any other picture gets the look's own
 * shape.
 */
export function figureOf(
  singer: Singer,
  { width, height }: Pick<Rectangle, 'width' | 'height'>,
  shape: (pen: Context2D, width: number, height: number) => void,
): Figure {
  const { canvas, pen } = newCanvas(width, height);
  pen.imageSmoothingQuality = 'high';
  if (!singer.cutOut) {
    shape(pen, width, height);
    pen.clip();
  }
  const framing = framed(singer.face, singer, { width, height }, singer.cutOut ? 'cut-out' : 'whole');
  const { scale, x, y } = framing;
  const picture = { x, y, width: singer.width * scale, height: singer.height * scale };
  const face = singer.face && placedFace(singer.face, framing);
  pen.drawImage(singer.canvas, x, y, picture.width, picture.height);
  if (singer.cutOut) roundOff(pen, picture, face?.box);
  return { canvas, width: canvas.width, height: canvas.height, ...(face ? { face } : {}) };
}

/** The largest ellipse that fits, for looks without a shape of their own. */
export function oval(pen: Context2D, width: number, height: number): void {
  pen.beginPath();
  pen.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
}

export function circle(pen: Context2D, width: number, height: number): void {
  const radius = Math.min(width, height) / 2;
  pen.beginPath();
  pen.arc(width / 2, height - radius, radius, 0, 2 * Math.PI);
}

/** The figure's silhouette in one color, some pixels larger on all sides: the rim of a cut-out. */
export function rim(figure: Canvas, grow: number, color: string): Canvas {
  const { canvas, pen } = newCanvas(figure.width + 2 * grow, figure.height + 2 * grow);
  const steps = 24;
  for (let step = 0; step < steps; step++) {
    const angle = (step / steps) * 2 * Math.PI;
    pen.drawImage(figure, grow + Math.cos(angle) * grow, grow + Math.sin(angle) * grow);
  }
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = color;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Clears everything of a canvas that is outside another canvas's silhouette. */
export function inside(canvas: Canvas, figure: Canvas): Canvas {
  const { canvas: result, pen } = newCanvas(figure.width, figure.height);
  pen.drawImage(canvas, 0, 0);
  pen.globalCompositeOperation = 'destination-in';
  pen.drawImage(figure, 0, 0);
  return result;
}
