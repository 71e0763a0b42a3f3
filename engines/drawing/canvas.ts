import { type Canvas, createCanvas, type ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { type Frame, plateOf, type Sprite, spriteOf } from './frame.ts';

export type { Canvas, SKRSContext2D as Context2D } from '@napi-rs/canvas';

type Context2D = SKRSContext2D;

export function newCanvas(width: number, height: number): { canvas: Canvas; pen: Context2D } {
  const canvas = createCanvas(Math.max(2, Math.ceil(width)), Math.max(2, Math.ceil(height)));
  return { canvas, pen: canvas.getContext('2d') };
}

export function copyOf(source: Canvas): Canvas {
  const { canvas, pen } = newCanvas(source.width, source.height);
  pen.drawImage(source, 0, 0);
  return canvas;
}

/** Draws a whole picture once. */
export function plate(width: number, height: number, draw: (pen: Context2D) => void): Frame {
  return drawn(width, height, draw, plateOf);
}

/** Draws a part of a picture once; its size is rounded up to even numbers. */
export function sprite(width: number, height: number, draw: (pen: Context2D) => void): Sprite {
  return drawn(even(width), even(height), draw, spriteOf);
}

/** Draws something once to read its pixels: RGBA, not premultiplied. The size is rounded up to whole numbers. */
export function pixels(width: number, height: number, draw: (pen: Context2D) => void): Uint8ClampedArray {
  const [across, down] = [width, height].map((side) => Math.max(2, Math.ceil(side))) as [number, number];
  return drawn(across, down, draw, ({ data }) => data);
}

let spare: Context2D | undefined;

/** Draws on a shared canvas. A canvas's native memory is freed late, so one for each drawing would take too much. */
function drawn<T>(width: number, height: number, draw: (pen: Context2D) => void, keep: (pixels: ImageData) => T): T {
  const fits = spare?.canvas.width === width && spare.canvas.height === height;
  const pen = fits && spare ? spare : newCanvas(width, height).pen;
  // `draw` may call this function again, and must then get another canvas.
  spare = undefined;
  pen.reset();
  draw(pen);
  const kept = keep(pen.getImageData(0, 0, width, height));
  spare = pen;
  return kept;
}

/** Draws a short cycle or a range of states. @param draw gets its position in the range: 0, 1/count, … */
export function frames(
  count: number,
  width: number,
  height: number,
  draw: (pen: Context2D, share: number) => void,
): Sprite[] {
  return Array.from({ length: count }, (_, index) => sprite(width, height, (pen) => draw(pen, index / count)));
}

export function plates(
  count: number,
  width: number,
  height: number,
  draw: (pen: Context2D, index: number) => void,
): Frame[] {
  return Array.from({ length: count }, (_, index) => plate(width, height, (pen) => draw(pen, index)));
}

export function even(value: number): number {
  return Math.max(2, Math.ceil(value / 2) * 2);
}

/** The drawing for a share from 0 to 1. */
export function pick<T>(states: readonly T[], share: number): T {
  return states[Math.max(0, Math.min(states.length - 1, Math.floor(share * states.length)))] as T;
}

/** The drawing of an endless cycle at a position. */
export function cycled<T>(states: readonly T[], position: number): T {
  const index = Math.floor(position) % states.length;
  return states[index < 0 ? index + states.length : index] as T;
}
