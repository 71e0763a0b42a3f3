import type { Part } from '../part.ts';
import { ball, DARK } from './parts.ts';

/** Place of the ball's middle before whoever faces +z, at the right foot, and its diameter. Meters. */
const [X, Y, Z, WIDE] = [-0.1, 0.13, 0.66, 0.26];

/** Directions of the dark patches from the ball's middle. */
const PATCHES = [
  [0, 0.3, 0.95],
  [0.8, 0.5, 0.3],
  [-0.8, 0.5, 0.3],
  [0.5, -0.5, 0.7],
  [-0.5, -0.5, 0.7],
  [0, 1, 0],
] as const;

/** A football on the ground before whoever plays with it. */
export const FOOTBALL: readonly Part[] = [
  ball([X, Y - WIDE / 2, Z], WIDE, '#fbf9f2'),
  ...PATCHES.map(([x, y, z]) => {
    const reach = WIDE * 0.44;
    return ball([X + x * reach, Y + y * reach - 0.035, Z + z * reach], 0.07, DARK);
  }),
];
