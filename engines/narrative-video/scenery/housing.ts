import { ball, block, both, cone, DARK, disc, PAPER, rod, STEEL, sheet } from './objects/parts.ts';
import type { Maker } from './thing.ts';

const WHITE = '#f6f8f8';

/** A wardrobe with two doors and a mirror. */
const wardrobe: Maker = () => [
  block([0, 0, 0], [1.8, 2.4, 0.6], '#8a5a34', 'wood'),
  ...both((side) => block([side * 0.44, 0.12, 0.31], [0.82, 2.1, 0.03], '#a8703c', 'wood')),
  ...both((side) => ball([side * 0.1, 1.1, 0.35], 0.07, '#e8c860', 'metal')),
  block([0, 2.4, 0], [1.95, 0.1, 0.7], '#7a4a2a', 'wood'),
];

/** A bedside table with a lamp. */
const nightstand: Maker = () => [
  block([0, 0, 0], [0.6, 0.55, 0.5], '#8a5a34', 'wood'),
  block([0, 0.3, 0.26], [0.5, 0.18, 0.02], '#a8703c', 'wood'),
  cone([0, 0.55, 0], 0.1, 0.05, 0.26, '#d8c8a8'),
  cone([0, 0.78, 0], 0.22, 0.13, 0.28, '#ffe2a8', 'lamp'),
];

/** A wide bed, seen from its foot. */
const doubleBed: Maker = ({ color }) => [
  block([0, 0, -0.95], [2.2, 1.35, 0.12], '#7a4a2a', 'wood'),
  block([0, 0.1, 0], [2, 0.34, 1.9], '#8a5a34', 'wood'),
  block([0, 0.4, 0], [1.96, 0.24, 1.84], PAPER, 'cloth'),
  ...both((side) => ball([side * 0.48, 0.6, -0.62], [0.82, 0.34, 0.5], WHITE, 'cloth')),
  block([0, 0.46, 0.22], [2.06, 0.26, 1.44], color ?? '#5a7fb0', 'cloth'),
  block([0, 0.7, -0.36], [2.06, 0.04, 0.3], '#dfe8f2', 'cloth'),
];

/** A tub with feet, taps and foam. */
const bathtub: Maker = () => [
  {
    form: 'hull',
    at: [0, 0.1, 0],
    sections: [
      [-0.45, 0.9, 0.1, 0.6],
      [0, 1.05, 0, 0.62],
      [0.45, 0.9, 0.1, 0.6],
    ],
    color: [246, 248, 248],
    finish: 'stone',
  },
  block([0, 0.66, 0], [2.2, 0.08, 0.9], WHITE, 'stone'),
  ...both((side) => ball([side * 0.8, 0, 0.3], [0.18, 0.18, 0.18], '#c8a85a', 'metal')),
  ...[-0.6, -0.3, 0, 0.3, 0.58].map((x, foam) => ball([x, 0.68, 0.05], [0.4, 0.2 + (foam % 2) * 0.1, 0.4], '#eaf6fc')),
  rod([0.95, 0.7, -0.2], [0.95, 1.05, -0.2], 0.04, STEEL, 'metal'),
  rod([0.95, 1.05, -0.2], [0.7, 1, -0.1], 0.04, STEEL, 'metal'),
];

/** A basin with a mirror and a lamp above it. */
const washstand: Maker = () => [
  block([0, 0, 0], [0.9, 0.74, 0.5], '#8fb8b4', 'wood'),
  block([0, 0.74, 0.04], [1.1, 0.14, 0.62], WHITE, 'stone'),
  rod([0, 0.88, -0.14], [0, 1.06, -0.14], 0.03, STEEL, 'metal'),
  rod([0, 1.06, -0.14], [0, 1.02, 0.06], 0.03, STEEL, 'metal'),
  cone([0.36, 0.88, 0], 0.06, 0.07, 0.14, '#e8785a'),
  block([0, 1.2, -0.22], [1, 1.2, 0.05], '#c8a878', 'wood'),
  block([0, 1.26, -0.19], [0.9, 1.08, 0.03], '#cfe6f0', 'glass'),
  block([0, 2.44, -0.18], [0.8, 0.12, 0.14], '#fff2d0', 'lamp'),
];

const toilet: Maker = () => [
  cone([0, 0, 0.1], 0.2, 0.3, 0.4, WHITE, 'stone'),
  block([0, 0.4, 0.14], [0.56, 0.08, 0.6], WHITE, 'stone'),
  block([0, 0.36, -0.24], [0.6, 0.56, 0.24], WHITE, 'stone'),
  ball([0.12, 0.92, -0.24], [0.12, 0.06, 0.1], STEEL, 'metal'),
];

/** Tiles on a wall, three meters wide. */
const wallTiles: Maker = ({ color }) => {
  const line = color ?? '#a8d0d0';
  return [
    ...Array.from({ length: 7 }, (_, row) => block([0, 0.1 + row * 0.3, 0], [3, 0.02, 0.01], line)),
    ...Array.from({ length: 11 }, (_, column) => block([-1.5 + column * 0.3, 0, 0], [0.02, 1.95, 0.01], line)),
    block([0, 1.92, 0.01], [3, 0.1, 0.02], '#4a9aa0'),
  ];
};

/** A rail with two towels. */
const towels: Maker = () => [
  rod([-0.5, 0.8, 0.06], [0.5, 0.8, 0.06], 0.02, STEEL, 'metal'),
  sheet([-0.45, 0.8, 0.09], [0.4, 0, 0], [0, -0.7, 0], '#f2a05a', '#fff4e0'),
  sheet([0.05, 0.8, 0.09], [0.4, 0, 0], [0, -0.56, 0], '#5a9ab8'),
];

/** A wide door that rolls up, with a row of panes. */
const rollerDoor: Maker = ({ color }) => [
  block([0, 0, 0], [4.6, 2.9, 0.06], '#5a5e66', 'metal'),
  ...Array.from({ length: 8 }, (_, slat) =>
    block([0, 0.05 + slat * 0.34, 0.05], [4.3, 0.3, 0.04], color ?? '#d4d8dc', 'metal'),
  ),
  ...[-1.5, -0.5, 0.5, 1.5].map((x) => ({
    ...block([x, 2.12, 0.08], [0.7, 0.24, 0.03], '#a8d4f0', 'glass'),
    dark: [24, 34, 70] as const,
  })),
  block([0, 0.3, 0.09], [0.4, 0.08, 0.04], DARK, 'metal'),
];

/** A bench with a vise, and a board with tools above it. */
const workbench: Maker = () => [
  ...both((side) => block([side * 1, 0, 0], [0.14, 0.84, 0.6], '#6a4a2e', 'wood')),
  block([0, 0.84, 0], [2.4, 0.1, 0.75], '#a8703c', 'wood'),
  block([0.8, 0.94, 0.1], [0.3, 0.24, 0.3], '#c8342c', 'metal'),
  block([-0.6, 0.94, 0], [0.56, 0.26, 0.3], '#d8342c', 'metal'),
  rod([-0.8, 1.26, 0], [-0.4, 1.26, 0], 0.025, DARK, 'metal'),
  block([0, 1.3, -0.34], [2.4, 1.1, 0.04], '#c8b088', 'wood'),
  rod([-0.9, 1.5, -0.3], [-0.9, 2.1, -0.3], 0.03, '#8a5a34', 'wood'),
  block([-0.9, 2.06, -0.28], [0.3, 0.14, 0.06], STEEL, 'metal'),
  rod([-0.4, 1.5, -0.3], [-0.4, 2.15, -0.3], 0.04, STEEL, 'metal'),
  sheet([0, 2.1, -0.28], [0.7, -0.1, 0], [0, -0.26, 0], STEEL),
  block([0.72, 1.95, -0.28], [0.16, 0.3, 0.06], '#8a5a34', 'wood'),
  disc([0.4, 1.55, -0.28], 0.14, 0.04, '#3a3f48'),
];

/** Four tires on each other. */
const tires: Maker = () =>
  [0, 0.24, 0.48, 0.72].flatMap((y) => [
    cone([0, y, 0], 0.36, 0.36, 0.2, '#2a2a30'),
    cone([0, y + 0.2, 0], 0.3, 0.3, 0.04, '#1c1c22'),
  ]);

export const HOUSING = {
  wardrobe,
  nightstand,
  doubleBed,
  bathtub,
  washstand,
  toilet,
  wallTiles,
  towels,
  rollerDoor,
  workbench,
  tires,
} as const;
