import type { Part } from '../part.ts';
import { ball, block, both, cone, DARK, PAPER, RED, rod, STEEL } from './parts.ts';

const RIM = '#f2c23c';
const LEATHER = '#4a3424';

const wheel = (side: number, z: number, radius: number, wide: number): Part[] => {
  const at = (x: number) => [side * x, radius, z] as const;
  return [
    rod(at(0.92 - wide / 2), at(0.92 + wide / 2), radius, DARK),
    rod(at(0.9 - wide / 2), at(0.935 + wide / 2), radius * 0.55, RIM),
    rod(at(0.9 - wide / 2), at(0.96 + wide / 2), radius * 0.16, DARK),
  ];
};

/** A tractor that faces +z, with a bench for two above the origin. Its engine is low, so that the driver is seen. Meters. */
export const TRACTOR: readonly Part[] = [
  block([0, 0.26, 0.1], [1.4, 0.12, 1.3], DARK),
  block([0, 0.3, 1.2], [0.44, 0.2, 1.2], DARK),
  block([0, 0.46, 1.2], [0.52, 0.3, 1.1], RED, 'metal'),
  ball([0, 0.64, 1.2], [0.48, 0.22, 1.06], RED, 'metal'),
  ...[0.5, 0.58, 0.66].map((y) => block([0, y, 1.76], [0.36, 0.04, 0.03], STEEL, 'metal')),
  cone([0.16, 0.8, 1.46], 0.035, 0.035, 0.4, DARK),
  block([0, 0.4, -0.06], [1.24, 0.12, 0.5], LEATHER, 'cloth'),
  block([0, 0.46, -0.34], [1.24, 0.5, 0.1], LEATHER, 'cloth'),
  rod([-0.9, 0.34, 1.5], [0.9, 0.34, 1.5], 0.05, DARK),
  ...both((side) => [
    ...wheel(side, -0.4, 0.58, 0.32),
    ...wheel(side, 1.5, 0.34, 0.2),
    block([side * 0.88, 1.17, -0.42], [0.42, 0.05, 0.8], RED, 'metal'),
    block([side * 0.69, 0.36, -0.3], [0.06, 0.84, 0.9], RED, 'metal'),
    block([side * 0.69, 0.3, 0.36], [0.06, 0.34, 0.7], RED, 'metal'),
    ball([side * 0.18, 0.56, 1.75], 0.14, PAPER, 'lamp'),
  ]),
];
