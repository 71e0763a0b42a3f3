import type { Point } from '../../../people/person.ts';
import { type Line, lineOf } from './face-lines.ts';

/** A mouth in a photograph, in the head's space. */
export interface MouthShape {
  upper: Line;
  lower: Line;
  /** Where the corners would be if they were equally high, and how fast the line between them falls to the right. */
  middle: Point;
  slope: number;
  /** Half of the distance between the corners. */
  half: number;
  /** Distance between the lips. */
  gap: number;
  /** How high the corners are above the middle of the lips, in halves of the mouth's width. */
  curve: number;
}

/** Indexes in MediaPipe's face mesh: corners of the mouth, and middles of the inner lips. */
const MOUTH = { left: 78, right: 308, upper: 13, lower: 14 };
const INNER_LIPS = {
  upper: [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308],
  lower: [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308],
};

/** @param points of the face mesh, in the head's space */
export function mouthShapeOf(points: readonly Point[]): MouthShape {
  const at = (name: keyof typeof MOUTH) => points[MOUTH[name]] as Point;
  const [left, right, upper, lower] = [at('left'), at('right'), at('upper'), at('lower')];
  const half = Math.max(0.1, (right[0] - left[0]) / 2);
  const middle: Point = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  return {
    upper: lineOf(points, INNER_LIPS.upper),
    lower: lineOf(points, INNER_LIPS.lower),
    middle,
    slope: (right[1] - left[1]) / (right[0] - left[0]),
    half,
    gap: Math.max(0, lower[1] - upper[1]),
    curve: ((upper[1] + lower[1]) / 2 - middle[1]) / half,
  };
}
