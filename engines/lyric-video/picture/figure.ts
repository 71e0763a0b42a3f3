import { type Canvas, type Context2D, even, newCanvas, sprite } from '../../drawing/canvas.ts';
import type { Sprite } from '../../drawing/frame.ts';
import { framed, placedFace } from '../../people/framing.ts';
import type { Face } from '../../people/person.ts';
import type { Singer } from '../look.ts';
import type { Rectangle } from '../words/layout.ts';
import { roundOff } from './bust.ts';
import { cutEdge } from './contour.ts';

/** How far a cut-out's outline is smoothed, in shares of the face's width. By eye. */
const SMOOTH = 0.02;

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
  const framing = framed(singer.face, singer, { width, height }, singer.cutOut ? 'cut-out' : 'whole', singer.near);
  const { scale, x, y } = framing;
  const picture = { x, y, width: singer.width * scale, height: singer.height * scale };
  const face = singer.face && placedFace(singer.face, framing);
  pen.drawImage(singer.canvas, x, y, picture.width, picture.height);
  if (singer.cutOut) {
    cutEdge(pen, SMOOTH * (face?.box.width ?? canvas.width / 2));
    roundOff(pen, picture, { ...(face ? { face: face.box } : {}), stands: singer.stands ?? false });
  }
  return { canvas, width: canvas.width, height: canvas.height, ...(face ? { face } : {}) };
}

/** Where the singer's mouth is in such a place; undefined if no person was found. */
export function mouthOf(singer: Singer, place: Pick<Rectangle, 'width' | 'height'>): Face['mouth'] | undefined {
  const framing = framed(singer.face, singer, place, singer.cutOut ? 'cut-out' : 'whole', singer.near);
  return singer.face && placedFace(singer.face, framing).mouth;
}

/** The part of a drawing above its lower edge in which something is visible, in pixels. */
export function visiblePart(canvas: Canvas): { left: number; top: number; right: number } {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  let [left, top, right] = [width, height, 0];
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] === 0) continue;
    const pixel = at >> 2;
    const x = pixel % width;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, Math.floor(pixel / width));
  }
  return right > left ? { left, top, right } : { left: 0, top: 0, right: width };
}

/**
 * Cuts a drawing to what is visible, because each pixel of a sprite costs time. @returns the sprite and how far its right
 * edge is from the drawing's middle; both stand on the drawing's lower edge
 */
export function trimmed(canvas: Canvas): { drawing: Sprite; right: number } {
  const { left, top, right } = visiblePart(canvas);
  const [wide, tall] = [even(right - left), even(canvas.height - top)];
  const drawing = sprite(wide, tall, (pen) => pen.drawImage(canvas, wide - right, tall - canvas.height));
  return { drawing, right: right - canvas.width / 2 };
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
    // Whole pixels, because a picture between pixels is mixed anew, which takes much longer.
    pen.drawImage(figure, Math.round(grow + Math.cos(angle) * grow), Math.round(grow + Math.sin(angle) * grow));
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
