import type { Emblem } from '../../../people/character-sheet.ts';
import type { Point } from './tube.ts';

const SIGNS: Readonly<Record<NonNullable<Emblem['shape']>, readonly (readonly Point[])[]>> = {
  star: [
    Array.from({ length: 10 }, (_, corner): Point => {
      const angle = (corner / 10) * Math.PI * 2 - Math.PI / 2;
      const reach = corner % 2 ? 0.42 : 1;
      return [Math.cos(angle) * reach, Math.sin(angle) * reach];
    }),
  ],
  cross: [
    [
      [-0.3, -0.9],
      [0.3, -0.9],
      [0.3, -0.3],
      [0.9, -0.3],
      [0.9, 0.3],
      [0.3, 0.3],
      [0.3, 0.9],
      [-0.3, 0.9],
      [-0.3, 0.3],
      [-0.9, 0.3],
      [-0.9, -0.3],
      [-0.3, -0.3],
    ],
  ],
  number: [
    [
      [-0.62, -0.9],
      [0.66, -0.9],
      [0.66, -0.5],
      [0.02, 0.9],
      [-0.44, 0.9],
      [0.14, -0.46],
      [-0.62, -0.46],
    ],
  ],
  stripes: [-0.95, -0.5, -0.05, 0.4, 0.85].map((down): Point[] => [
    [-1, down],
    [1, down],
    [1, down + 0.22],
    [-1, down + 0.22],
  ]),
  bolt: [
    [
      [0.2, -1],
      [-0.62, 0.16],
      [-0.08, 0.16],
      [-0.3, 1],
      [0.62, -0.26],
      [0.06, -0.26],
    ],
  ],
};

/** Returns the outlines of a sign in a square from -1 to 1, downward. */
export function signOf(shape: NonNullable<Emblem['shape']>): readonly (readonly Point[])[] {
  return SIGNS[shape];
}
