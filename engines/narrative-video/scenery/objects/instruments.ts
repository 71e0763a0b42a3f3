import type { Part } from '../part.ts';
import { ball, block, both, cone, DARK, disc, GOLD, PAPER, RED, rod, STEEL, WOOD } from './parts.ts';

/** Places of the six strings across the neck, and of the frets along it, meters. */
const STRINGS = [-0.0175, -0.0105, -0.0035, 0.0035, 0.0105, 0.0175];
const FRETS = [0.2, 0.25, 0.305, 0.365, 0.43, 0.5];

/** Discs along the body of a guitar, whose outline has a waist without corners: x, y and radius. Meters. */
const BOUTS = [
  [-0.17, -0.05, 0.19],
  [-0.105, -0.028, 0.158],
  [-0.05, -0.011, 0.138],
  [0, 0.005, 0.135],
  [0.05, 0.02, 0.145],
] as const;
/** How far the top of a guitar is inside its rim, and the color of the ring around its hole. */
const [INSIDE, ROSETTE] = [0.016, '#6e3a1a'];

/**
 * Builds a guitar in front of the belly, with its neck toward the left hand. The origin is the middle of the chest. Its
 * body is of flat discs: rounder forms would melt into a cloud.
 */
const guitar = (body: string, front: string, hole: string): Part[] => [
  ...BOUTS.map(([x, y, radius]) => disc([x, y, 0.01], radius, 0.1, body)),
  ...BOUTS.map(([x, y, radius]) => disc([x, y, 0.055], radius - INSIDE, 0.03, front)),
  disc([-0.02, 0, 0.063], 0.076, 0.022, ROSETTE),
  disc([-0.02, 0, 0.065], 0.06, 0.024, hole),
  rod([0.07, 0.025, 0.085], [0.56, 0.19, 0.085], 0.026, '#5a3420'),
  rod([0.56, 0.19, 0.085], [0.69, 0.233, 0.085], 0.042, '#4a2a18'),
  ...both((side) =>
    [0.6, 0.65].map((x) => ball([x - side * 0.0155, x / 3 - 0.018 + side * 0.05, 0.085], 0.036, STEEL, 'metal')),
  ).flat(),
  rod([-0.21, -0.11, 0.087], [-0.25, 0.005, 0.087], 0.016, DARK),
  ...FRETS.map((x) => rod([x + 0.007, x / 3 - 0.021, 0.109], [x - 0.007, x / 3 + 0.021, 0.109], 0.0035, '#b89a6a')),
  ...STRINGS.map((aside) => rod([-0.23, -0.065 + aside, 0.106], [0.58, 0.2 + aside, 0.118], 0.0022, '#e8e4da')),
];

/** Instruments worn in front of the chest. */
export const BEFORE_CHEST = {
  guitar: guitar('#8a4f22', '#e0a85c', DARK),
  'electric-guitar': guitar('#8a1c1c', RED, '#f4f4f0'),
  accordion: [
    ...both((side) => block([side * 0.24, -0.24, 0.12], [0.12, 0.42, 0.22], '#b8242c')),
    ...[-0.15, -0.09, -0.03, 0.03, 0.09, 0.15].map((x) => block([x, -0.22, 0.12], [0.04, 0.38, 0.2], PAPER)),
    block([-0.3, -0.2, 0.24], [0.03, 0.34, 0.03], '#ffffff'),
  ],
} as const satisfies Record<string, readonly Part[]>;

/** Instruments held under the chin, which is the origin. The neck points up to the left hand. */
export const UNDER_CHIN = {
  violin: [
    ball([0, 0, 0.02], [0.16, 0.22, 0.07], '#a85a28', 'wood'),
    ball([0, 0.14, 0], [0.13, 0.17, 0.07], '#a85a28', 'wood'),
    rod([0, 0.25, 0.02], [0, 0.52, 0.02], 0.016, '#4a2a18'),
    rod([-0.26, 0.02, 0.07], [0.3, 0.2, 0.07], 0.008, WOOD),
  ],
} as const satisfies Record<string, readonly Part[]>;

/** Instruments held in one hand, which is the origin. */
export const IN_HAND_INSTRUMENTS = {
  trumpet: [
    rod([-0.04, 0.04, -0.12], [0.12, 0, 0.2], 0.02, GOLD, 'metal'),
    rod([0.12, 0, 0.2], [0.15, -0.01, 0.25], 0.05, GOLD, 'metal'),
    rod([0.15, -0.01, 0.25], [0.17, -0.015, 0.28], 0.08, GOLD, 'metal'),
    ...[0, 0.05, 0.1].map((z) => rod([z * 0.5, -0.06, z], [z * 0.5, 0.12, z], 0.018, GOLD, 'metal')),
  ],
  tambourine: [
    disc([0, 0.12, 0], 0.14, 0.05, '#d8a860'),
    disc([0, 0.12, 0.006], 0.12, 0.052, PAPER),
    ...both((side) => disc([side * 0.14, 0.12, 0], 0.025, 0.06, GOLD, 'metal')),
  ],
  microphone: [
    cone([0, -0.13, 0], 0.018, 0.025, 0.19, DARK),
    ball([0, 0.04, 0], 0.075, '#b0b6c0', 'metal'),
    cone([0, 0.05, 0], 0.03, 0.03, 0.016, GOLD, 'metal'),
  ],
} as const satisfies Record<string, readonly Part[]>;

const LACQUER = '#3a2420';

const STOOL: readonly Part[] = [
  cone([0, 0.36, -0.04], 0.19, 0.19, 0.08, '#2a2226', 'cloth'),
  cone([0, 0, -0.04], 0.16, 0.03, 0.36, STEEL, 'metal'),
];

/** Instruments that stand in front of a player, who sits at the origin and looks along +z. */
export const BEFORE_PLAYER = {
  piano: [
    ...STOOL,
    block([0, 0.6, 1], [1.5, 0.28, 0.9], LACQUER, 'glass'),
    block([0, 0.6, 0.5], [1.5, 0.1, 0.3], LACQUER, 'glass'),
    ...both((side) => block([side * 0.71, 0.6, 0.48], [0.08, 0.2, 0.32], LACQUER, 'glass')),
    block([0, 0.7, 0.45], [1.32, 0.03, 0.18], '#fbf8ee'),
    ...Array.from({ length: 14 }, (_, key) => block([-0.6 + key * 0.093, 0.73, 0.49], [0.04, 0.02, 0.11], '#101014')),
    ...both((side) => rod([side * 0.62, 0, 0.6], [side * 0.62, 0.6, 0.6], 0.045, LACQUER)),
    rod([0, 0, 1.3], [0, 0.6, 1.3], 0.045, LACQUER),
    block([0, 0.88, 0.76], [0.6, 0.24, 0.02], PAPER),
  ],
  drums: [
    ...STOOL,
    rod([0, 0.34, 0.62], [0, 0.34, 1.02], 0.34, RED),
    disc([0, 0.34, 1.03], 0.3, 0.02, PAPER),
    ...both((side) => cone([side * 0.3, 0.62, 0.55], 0.19, 0.19, 0.2, RED)),
    ...both((side) => cone([side * 0.3, 0.82, 0.55], 0.18, 0.18, 0.015, PAPER)),
    cone([-0.62, 0, 0.35], 0.03, 0.02, 0.95, STEEL, 'metal'),
    cone([-0.62, 0.95, 0.35], 0.26, 0.04, 0.035, GOLD, 'metal'),
    cone([0.62, 0, 0.45], 0.03, 0.02, 1.1, STEEL, 'metal'),
    cone([0.62, 1.1, 0.45], 0.28, 0.04, 0.035, GOLD, 'metal'),
  ],
} as const satisfies Record<string, readonly Part[]>;

/** A stick in the hand of a drummer, which points ahead and down. */
export const DRUMSTICK: readonly Part[] = [
  rod([0, 0.03, -0.08], [0, -0.06, 0.32], 0.013, '#e0b878', 'wood'),
  ball([0, -0.082, 0.32], 0.04, '#e0b878', 'wood'),
];
