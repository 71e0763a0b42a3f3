import type { Part } from '../part.ts';
import { block, both, GOLD, RED, rod, WOOD } from './parts.ts';

const [ASIDE, THICK] = [0.66, 0.035];

/** A sleigh that faces +z, with a bench for two above the origin. Its low sides hide the feet. Meters. */
export const SLEIGH: readonly Part[] = [
  block([0, 0.12, 0.1], [1.5, 0.06, 1.7], WOOD, 'wood'),
  block([0, 0.18, -0.04], [1.36, 0.34, 0.56], '#7a1c24', 'cloth'),
  block([0, 0.12, -0.62], [1.5, 0.9, 0.12], RED),
  block([0, 1.02, -0.62], [1.56, 0.06, 0.16], GOLD, 'metal'),
  block([0, 0.12, 0.98], [1.5, 0.5, 0.1], RED),
  block([0, 0.62, 0.98], [1.56, 0.05, 0.16], GOLD, 'metal'),
  ...both((side) => [
    block([side * 0.74, 0.12, -0.36], [0.08, 0.62, 0.56], RED),
    block([side * 0.74, 0.12, 0.42], [0.08, 0.4, 1.06], RED),
    rod([side * 0.75, 0.53, -0.08], [side * 0.75, 0.53, 0.96], THICK, GOLD, 'metal'),
    rod([side * 0.75, 0.75, -0.62], [side * 0.75, 0.75, -0.1], THICK, GOLD, 'metal'),
    // Runners that curl up before it.
    rod([side * ASIDE, 0.04, -1], [side * ASIDE, 0.04, 1.2], THICK, GOLD, 'metal'),
    rod([side * ASIDE, 0.04, 1.2], [side * ASIDE, 0.2, 1.44], THICK, GOLD, 'metal'),
    rod([side * ASIDE, 0.2, 1.44], [side * ASIDE, 0.46, 1.44], THICK, GOLD, 'metal'),
    rod([side * ASIDE, 0.46, 1.44], [side * ASIDE, 0.52, 1.28], THICK, GOLD, 'metal'),
  ]),
];
