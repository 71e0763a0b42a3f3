import type { Part } from '../part.ts';
import { block, both, PAPER, rod, WOOD } from './parts.ts';

/** Distance of an easel in front of whoever paints, meters. */
const AHEAD = 0.72;

/** An easel with a landscape on its canvas, which faces the painter. */
export const EASEL: readonly Part[] = [
  ...both((x) => rod([x * 0.36, 0, AHEAD + 0.02], [x * 0.08, 1.62, AHEAD + 0.1], 0.022, WOOD)),
  rod([0, 0, AHEAD + 0.56], [0, 1.55, AHEAD + 0.1], 0.022, WOOD),
  block([0, 0.78, AHEAD], [0.78, 0.04, 0.1], WOOD, 'wood'),
  block([0, 0.82, AHEAD + 0.03], [0.72, 0.56, 0.03], PAPER),
  block([0, 1.08, AHEAD + 0.01], [0.64, 0.26, 0.012], '#8cc4e8'),
  block([0, 0.87, AHEAD + 0.01], [0.64, 0.21, 0.012], '#6fae62'),
  block([0.16, 1.2, AHEAD + 0.004], [0.1, 0.1, 0.012], '#f5c445'),
];
