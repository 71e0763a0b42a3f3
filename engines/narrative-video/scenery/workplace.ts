import { ball, block, disc, rod } from './objects/parts.ts';
import type { Part } from './part.ts';
import type { Maker } from './thing.ts';

const [DARK, PALE, WOOD] = ['#2c3038', '#e8ecee', '#c8a878'];

/** A desk with a screen, a keyboard, papers and a cup. @param screen color of what the screen shows */
export function officeDesk(screen = '#8fd0f0'): Part[] {
  return [
    ...[-0.8, 0.8].map((x) => block([x, 0, 0], [0.07, 0.72, 0.7], DARK, 'metal')),
    block([0, 0.72, 0], [1.8, 0.06, 0.8], WOOD, 'wood'),
    block([0.62, 0.2, 0.06], [0.4, 0.5, 0.6], PALE),
    ...[0.3, 0.52].map((y) => block([0.62, y, 0.37], [0.16, 0.03, 0.02], DARK, 'metal')),
    block([-0.1, 0.78, -0.05], [0.3, 0.03, 0.2], DARK, 'metal'),
    rod([-0.1, 0.8, -0.08], [-0.1, 0.98, -0.08], 0.03, DARK, 'metal'),
    block([-0.1, 0.94, -0.05], [0.82, 0.5, 0.05], DARK),
    block([-0.1, 0.98, -0.02], [0.76, 0.42, 0.02], screen, 'lamp'),
    ...[0, 1, 2].map((row) =>
      block([-0.22 + row * 0.06, 1.08 + row * 0.1, 0], [0.36 - row * 0.1, 0.03, 0.02], '#f4fbff'),
    ),
    block([0.62, 0.78, 0.02], [0.34, 0.09, 0.3], '#f8f4e8'),
    block([0.66, 0.87, 0.02], [0.32, 0.03, 0.28], '#f0c84a'),
    block([-0.72, 0.78, 0.1], [0.1, 0.13, 0.1], '#d8604a'),
  ];
}

/** A chair on wheels, seen from the front. */
export function deskChair(color = '#3f6a8a'): Part[] {
  return [
    rod([-0.28, 0.06, 0], [0.28, 0.06, 0], 0.03, DARK, 'metal'),
    ...[-0.28, 0.28].map((x) => disc([x, 0.05, 0.02], 0.05, 0.05, DARK)),
    rod([0, 0.06, 0], [0, 0.45, 0], 0.035, DARK, 'metal'),
    block([0, 0.43, 0], [0.52, 0.1, 0.5], color, 'cloth'),
    block([0, 0.58, -0.22], [0.48, 0.56, 0.08], color, 'cloth'),
  ];
}

/** A bottle of water upside down on a stand. */
export function waterCooler(): Part[] {
  return [
    block([0, 0, 0], [0.36, 0.95, 0.36], PALE),
    block([0, 0.62, 0.17], [0.22, 0.18, 0.04], DARK),
    rod([0, 0.95, 0], [0, 1.34, 0], 0.15, '#7fc4e8', 'glass'),
    ball([0, 1.24, 0], [0.3, 0.22, 0.3], '#7fc4e8', 'glass'),
  ];
}

export const WORKPLACE = {
  officeDesk: (() => officeDesk()) as Maker,
  deskChair: (() => deskChair()) as Maker,
  waterCooler: (() => waterCooler()) as Maker,
} as const;
