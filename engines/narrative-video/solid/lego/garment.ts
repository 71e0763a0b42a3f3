import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Rgb } from '../../../drawing/color.ts';

/** A print under construction. Its middle is at x = 80, the neck at y = 0. */
export interface Print {
  context: SKRSContext2D;
  color: Rgb;
  accent: Rgb;
  /** Whether the picture shows a second color. Otherwise the accent is derived from the first one. */
  isTwoTone: boolean;
  /** Color of the tie on the shirt. */
  tie: Rgb | undefined;
  /** Color of seams. */
  line: string;
  /** Color of the skin that a neckline leaves free. */
  neck: string;
}

export function fill(context: SKRSContext2D, color: string, points: readonly (readonly [number, number])[]): void {
  context.fillStyle = color;
  context.beginPath();
  for (const point of points) context.lineTo(...point);
  context.fill();
}

/** Draws the outline of the shape that was filled last. */
export function outline(context: SKRSContext2D, color: string, width: number): void {
  context.closePath();
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke();
}
