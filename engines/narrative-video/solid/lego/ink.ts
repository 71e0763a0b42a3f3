import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Texture } from '../../../drawing/solids/mesh.ts';

/** Pixels of a print for each unit of its drawing, along each side. */
export const FINE = 2;

export function stroke(
  context: SKRSContext2D,
  color: string,
  width: number,
  points: readonly (readonly [number, number])[],
): void {
  const [first, middle, last] = points;
  context.strokeStyle = color;
  context.lineWidth = width;
  context.beginPath();
  if (first) context.moveTo(...first);
  if (middle && last) context.quadraticCurveTo(middle[0], middle[1], last[0], last[1]);
  else if (middle) context.lineTo(...middle);
  context.stroke();
}

export function ellipse(context: SKRSContext2D, x: number, y: number, wide: number, tall: number, color: string): void {
  context.fillStyle = color;
  context.beginPath();
  context.ellipse(x, y, wide, tall, 0, 0, 7);
  context.fill();
}

export function textureOf(canvas: Canvas): Texture {
  const { width, height } = canvas;
  return { width, height, data: canvas.getContext('2d').getImageData(0, 0, width, height).data };
}
