import type { Part } from '../part.ts';
import { ball, block, both, cone, DARK, disc, PAPER, RED, rod, STEEL, WOOD } from './parts.ts';

const ENAMEL = '#efe8da';
const GOLDEN = '#d99a48';
const DOUGH = '#f4dfb4';

const STOVE: readonly Part[] = [
  block([0, 0, 0.52], [1.0, 0.8, 0.56], ENAMEL, 'metal'),
  block([0, 0.8, 0.52], [1.04, 0.045, 0.6], DARK, 'glass'),
  block([0, 0.14, 0.8], [0.74, 0.4, 0.02], DARK, 'glass'),
  rod([-0.34, 0.59, 0.84], [0.34, 0.59, 0.84], 0.018, STEEL, 'metal'),
  ...[-0.36, -0.18, 0.18, 0.36].map((x) => disc([x, 0.71, 0.81], 0.038, 0.04, STEEL, 'metal')),
];

/** What stands in front of a cook, who stands at the origin and looks along +z. */
export const BEFORE_COOK = {
  stove: [
    ...STOVE,
    cone([0.04, 0.845, 0.48], 0.17, 0.175, 0.17, RED, 'metal'),
    cone([0.04, 1.0, 0.48], 0.15, 0.15, 0.018, '#e8a94c'),
    ...both((side) => block([0.04 + side * 0.205, 0.94, 0.48], [0.07, 0.03, 0.05], DARK)),
    cone([-0.34, 0.845, 0.48], 0.11, 0.13, 0.05, '#3a3f4a', 'metal'),
    rod([-0.36, 0.88, 0.58], [-0.44, 0.9, 0.86], 0.018, DARK),
  ],
  pancakes: [
    ...STOVE,
    cone([0.04, 0.845, 0.5], 0.18, 0.21, 0.06, '#3a3f4a', 'metal'),
    rod([0.2, 0.89, 0.62], [0.4, 0.93, 0.84], 0.022, DARK),
    cone([0.04, 0.88, 0.5], 0.17, 0.17, 0.04, GOLDEN),
    cone([-0.34, 0.845, 0.54], 0.15, 0.16, 0.015, PAPER),
    ...[0, 1, 2, 3].map((row) => cone([-0.34, 0.86 + row * 0.035, 0.54], 0.12, 0.12, 0.03, row % 2 ? DOUGH : GOLDEN)),
    block([-0.34, 1.0, 0.54], [0.05, 0.03, 0.05], '#ffe27a'),
  ],
  dough: [
    block([0, 0.76, 0.56], [1.36, 0.07, 0.66], WOOD, 'wood'),
    ...both((x) => both((z) => block([x * 0.6, 0, 0.56 + z * 0.26], [0.09, 0.76, 0.09], '#7a4a2a', 'wood'))),
    cone([0, 0.83, 0.48], 0.27, 0.26, 0.008, PAPER),
    ball([0, 0.82, 0.46], [0.46, 0.11, 0.32], DOUGH),
    ball([-0.46, 0.82, 0.6], [0.36, 0.2, 0.24], GOLDEN),
    rod([0.32, 0.88, 0.66], [0.58, 0.88, 0.58], 0.05, '#c89a60', 'wood'),
    rod([0.26, 0.88, 0.68], [0.64, 0.88, 0.56], 0.02, '#7a4a2a', 'wood'),
  ],
} as const satisfies Record<string, readonly Part[]>;
