import { hex, type Rgb } from '../../drawing/color.ts';
import type { Vector } from '../../drawing/solids/matrix.ts';

/** A block on a street: its size, the middle of its underside, and its color. Meters. */
export interface StreetPiece {
  of: 'line' | 'sidewalk';
  size: Vector;
  at: Vector;
  color: Rgb;
}

const STONE = hex('#a8a39a');

/** Returns the lines on a road, and the stones of the sidewalk behind it. @param accent color of the lines */
export function streetPieces(accent: Rgb): StreetPiece[] {
  const row = (from: number, step: number, piece: (x: number) => StreetPiece) =>
    Array.from({ length: Math.floor((-from * 2) / step) + 1 }, (_, index) => piece(from + index * step));
  return [
    ...row(-9, 2.4, (x) => ({ of: 'line', size: [1.3, 0.02, 0.14], at: [x, -0.008, -1.6], color: accent })),
    ...row(-11, 1.5, (x) => ({ of: 'sidewalk', size: [1.46, 0.17, 1.6], at: [x, 0, -5.4], color: STONE })),
  ];
}
