import type { Part } from '../part.ts';
import { ball, block, both, cone, GOLD, rod } from './parts.ts';

const WOOD = '#8a5228';

/** An open chest full of gold. */
export const TREASURE_CHEST: readonly Part[] = [
  block([0, 0, 0], [1.04, 0.46, 0.62], WOOD, 'wood'),
  block([0, 0.4, 0.01], [1.08, 0.08, 0.64], GOLD, 'metal'),
  ...both((side) => block([side * 0.46, 0, 0.01], [0.1, 0.46, 0.64], GOLD, 'metal')),
  ball([0, 0.32, 0.02], [0.92, 0.34, 0.5], GOLD, 'metal'),
  ...[-0.3, -0.1, 0.1, 0.3].map((x, coin) =>
    cone([x, 0.58 - Math.abs(x) * 0.24, 0.16 - (coin % 2) * 0.1], 0.075, 0.075, 0.025, '#ffdc5a', 'metal'),
  ),
  ball([-0.18, 0.6, 0.08], 0.1, '#d8304a', 'glass'),
  ball([0.2, 0.59, 0.1], 0.1, '#3fa8e0', 'glass'),
  // The lid leans back.
  block([0, 0.48, -0.36], [1.04, 0.4, 0.08], WOOD, 'wood'),
  rod([-0.52, 0.86, -0.4], [0.52, 0.86, -0.4], 0.09, WOOD, 'wood'),
  ...both((side) => block([side * 0.46, 0.48, -0.34], [0.1, 0.42, 0.08], GOLD, 'metal')),
  ball([0, 0.24, 0.3], [0.16, 0.18, 0.08], GOLD, 'metal'),
];
