import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Chance } from '../../drawing/chance.ts';
import type { Rgb } from '../../drawing/color.ts';

/**
 * Returns a color as something near the camera has it, as CSS.
 * @param shade how dark it becomes, 0 to 1. Default: dark
 * @param alpha opacity. Default: opaque
 */
export type Tone = (color: Rgb, shade?: number, alpha?: number) => string;

/**
 * Something near the camera. Lengths are shares of the picture's shorter side. The origin is a corner of the picture: x
 * points inward, and y away from the edge.
 */
export interface NearShape {
  /** The edge whose corner is the origin. */
  anchor: 'top' | 'bottom';
  /** Size of what is inside of the picture. */
  wide: number;
  tall: number;
  draw(pen: SKRSContext2D, tone: Tone, chance: Chance): void;
}

type Place = readonly [number, number];

/** Returns a path for a curve from a place to another, bent toward the one between. */
export function curve(from: Place, by: Place, to: Place) {
  return (pen: SKRSContext2D) => {
    pen.moveTo(...from);
    pen.quadraticCurveTo(...by, ...to);
  };
}

export function stroked(pen: SKRSContext2D, path: (pen: SKRSContext2D) => void, wide: number, color: string): void {
  pen.beginPath();
  path(pen);
  pen.lineWidth = wide;
  pen.lineCap = 'round';
  pen.strokeStyle = color;
  pen.stroke();
}

export function filled(pen: SKRSContext2D, corners: readonly Place[], color: string): void {
  pen.beginPath();
  for (const corner of corners) pen.lineTo(...corner);
  pen.closePath();
  pen.fillStyle = color;
  pen.fill();
}

/** @param y height of the edge that is nearer to the picture's edge */
export function bar(pen: SKRSContext2D, x: number, y: number, wide: number, tall: number, color: string): void {
  pen.fillStyle = color;
  pen.fillRect(x, y, wide, tall);
}

export function oval(
  pen: SKRSContext2D,
  x: number,
  y: number,
  across: number,
  along: number,
  turn: number,
  color: string,
): void {
  pen.beginPath();
  pen.ellipse(x, y, across, along, turn, 0, 7);
  pen.fillStyle = color;
  pen.fill();
}
