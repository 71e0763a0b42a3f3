import type { Part } from '../part.ts';
import { block, both, cone, DARK, disc, RED, rod, STEEL } from './parts.ts';

const ENAMEL = '#efe8da';

/** What stands in front of a cook, who stands at the origin and looks along +z. */
export const BEFORE_COOK = {
  stove: [
    block([0, 0, 0.52], [1.0, 0.8, 0.56], ENAMEL, 'metal'),
    block([0, 0.8, 0.52], [1.04, 0.045, 0.6], DARK, 'glass'),
    block([0, 0.14, 0.8], [0.74, 0.4, 0.02], DARK, 'glass'),
    rod([-0.34, 0.59, 0.84], [0.34, 0.59, 0.84], 0.018, STEEL, 'metal'),
    ...[-0.36, -0.18, 0.18, 0.36].map((x) => disc([x, 0.71, 0.81], 0.038, 0.04, STEEL, 'metal')),
    cone([0.04, 0.845, 0.48], 0.17, 0.175, 0.17, RED, 'metal'),
    cone([0.04, 1.0, 0.48], 0.15, 0.15, 0.018, '#e8a94c'),
    ...both((side) => block([0.04 + side * 0.205, 0.94, 0.48], [0.07, 0.03, 0.05], DARK)),
    cone([-0.34, 0.845, 0.48], 0.11, 0.13, 0.05, '#3a3f4a', 'metal'),
    rod([-0.36, 0.88, 0.58], [-0.44, 0.9, 0.86], 0.018, DARK),
  ],
} as const satisfies Record<string, readonly Part[]>;
