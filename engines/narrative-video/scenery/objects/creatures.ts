import type { Part } from '../part.ts';
import { ball, block, both, cone, DARK, PAPER, RED, rod, STEEL } from './parts.ts';

const SKIN = '#7cc64e';
const FUR = '#8a62c4';

/** Creatures that face the viewer. Meters. */
export const CREATURES = {
  alien: [
    ...both((side) => rod([side * 0.13, 0.06, 0], [side * 0.11, 0.42, 0], 0.07, SKIN)),
    ...both((side) => ball([side * 0.15, 0, 0.05], [0.2, 0.12, 0.28], '#5fa838')),
    ball([0, 0.3, 0], [0.46, 0.52, 0.38], SKIN),
    ball([0, 0.36, 0.12], [0.28, 0.34, 0.18], '#b4e690'),
    rod([-0.18, 0.68, 0], [-0.42, 0.42, 0.06], 0.05, SKIN),
    ball([-0.43, 0.33, 0.06], 0.16, SKIN),
    rod([0.18, 0.68, 0], [0.46, 0.9, 0.06], 0.05, SKIN),
    ball([0.48, 0.86, 0.06], 0.16, SKIN),
    ball([0, 0.72, 0], [0.82, 0.7, 0.66], SKIN),
    ...both((side) => ball([side * 0.17, 0.96, 0.29], [0.22, 0.28, 0.2], DARK)),
    ...both((side) => ball([side * 0.17 + 0.04, 1.13, 0.38], 0.06, PAPER)),
    rod([-0.1, 0.86, 0.32], [0.1, 0.86, 0.32], 0.03, DARK),
    ...both((side) => rod([side * 0.16, 1.36, 0], [side * 0.26, 1.62, 0], 0.025, '#5fa838')),
    ...both((side) => ball([side * 0.26, 1.58, 0], 0.13, '#f2d24a')),
  ],
  ghost: [
    cone([0, 0.3, 0], 0.5, 0.32, 1, '#f4f6ff', 'cloth'),
    ball([0, 1, 0], 0.66, '#f4f6ff', 'cloth'),
    ...both((side) => ball([side * 0.12, 1.32, 0.28], [0.12, 0.18, 0.08], DARK)),
    ball([0, 1.14, 0.31], [0.1, 0.13, 0.06], DARK),
    ...both((side) => ball([side * 0.44, 0.9, 0.1], 0.26, '#f4f6ff', 'cloth')),
  ],
  robot: [
    block([0, 0.6, 0], [0.7, 0.7, 0.44], STEEL, 'metal'),
    block([0, 1.36, 0], [0.5, 0.42, 0.42], '#d4dae2', 'metal'),
    ...both((side) => ball([side * 0.12, 1.5, 0.2], 0.13, '#5ad8ff', 'lamp')),
    ...both((side) => block([side * 0.2, 0, 0], [0.2, 0.6, 0.24], '#8a929e', 'metal')),
    ...both((side) => rod([side * 0.42, 1.22, 0], [side * 0.52, 0.66, 0.1], 0.07, '#8a929e', 'metal')),
    rod([0, 1.78, 0], [0, 2, 0], 0.02, DARK),
    ball([0, 1.97, 0], 0.1, RED, 'lamp'),
    block([0, 0.8, 0.22], [0.4, 0.3, 0.03], '#f2c23c'),
  ],
} as const satisfies Record<string, readonly Part[]>;

/** A friendly monster with fur, horns and fangs. Like animals, it faces +x. */
export const MONSTER: readonly Part[] = [
  ...both((side) => ball([0.06, 0, side * 0.24], [0.4, 0.2, 0.34], '#6a489c')),
  ball([0, 0.06, 0], [0.88, 1.1, 1.0], FUR, 'cloth'),
  ball([0, 0.72, 0], [0.78, 0.86, 0.9], FUR, 'cloth'),
  ball([0.2, 0.24, 0], [0.52, 0.62, 0.62], '#c2a6ea', 'cloth'),
  ...both((side) => rod([0, 0.9, side * 0.44], [0.1, 0.5, side * 0.64], 0.11, '#6a489c', 'cloth')),
  ...both((side) => ball([0.28, 1.16, side * 0.17], 0.26, PAPER)),
  ...both((side) => ball([0.37, 1.22, side * 0.15], 0.12, DARK)),
  ball([0.3, 0.9, 0], [0.2, 0.2, 0.48], DARK),
  ...both((side) => ball([0.36, 0.98, side * 0.13], [0.08, 0.12, 0.08], PAPER)),
  ...both((side) => cone([0, 1.44, side * 0.24], 0.09, 0.01, 0.3, '#f2e2b0')),
];
