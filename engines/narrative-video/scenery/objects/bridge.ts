import type { Part } from '../part.ts';
import { block } from './parts.ts';

const [WOOD, DARK_WOOD] = ['#a9764a', '#7c5230'];
/** Half of its length, the width of a plank and the distance between posts, meters. */
const [HALF, PLANK, PITCH] = [9, 0.3, 1.2];

const along = (step: number): number[] =>
  Array.from({ length: Math.round((HALF * 2) / step) }, (_, index) => -HALF + step * (index + 0.5));

/** A wooden footbridge along x, with a railing behind those who stand on it, at the origin. Meters. */
export const BRIDGE: readonly Part[] = [
  ...along(PLANK).map((x) => block([x, -0.09, -0.1], [PLANK - 0.03, 0.08, 1.9], WOOD, 'wood')),
  block([0, -0.32, 0.78], [HALF * 2, 0.22, 0.1], DARK_WOOD, 'wood'),
  ...along(PITCH).map((x) => block([x, -0.05, -0.98], [0.09, 0.9, 0.09], DARK_WOOD, 'wood')),
  block([0, 0.84, -0.98], [HALF * 2, 0.09, 0.14], WOOD, 'wood'),
  block([0, 0.44, -0.98], [HALF * 2, 0.06, 0.06], WOOD, 'wood'),
];
