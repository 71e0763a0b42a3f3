import { chanceOf } from '../../drawing/chance.ts';
import { ball, block, both, cone, GOLD, PAPER, rod } from './objects/parts.ts';
import type { Part } from './part.ts';
import type { Maker } from './thing.ts';

/** Skies, grounds and motifs of painted landscapes. */
const CANVASES = [
  ['#8fb8dc', '#5f8f4a', '#f4e2a0'],
  ['#f0b48a', '#7a4a5a', '#e8583c'],
  ['#2f4a7a', '#24304a', '#f8ecc0'],
] as const;

/** A landscape in a golden frame. */
const painting: Maker = (_, seed) => {
  const [sky, ground, motif] = chanceOf(seed).pick(CANVASES);
  return [
    block([0, 0, 0], [1.9, 1.5, 0.1], GOLD, 'metal'),
    block([0, 0.14, 0.04], [1.6, 1.22, 0.06], sky),
    block([0, 0.14, 0.06], [1.6, 0.46, 0.06], ground),
    ball([0.4, 0.8, 0.09], [0.3, 0.3, 0.04], motif),
    block([-0.4, 0.42, 0.08], [0.4, 0.3, 0.04], motif),
  ];
};

const pedestal = (tall: number): Part[] => [
  block([0, 0, 0], [0.9, 0.12, 0.9], '#d8d2c4', 'stone'),
  block([0, 0.12, 0], [0.7, tall - 0.24, 0.7], '#e8e2d4', 'stone'),
  block([0, tall - 0.12, 0], [0.84, 0.12, 0.84], '#d8d2c4', 'stone'),
];

/** A bust of marble on a pedestal. */
const bust: Maker = () => [
  ...pedestal(1.1),
  cone([0, 1.1, 0], 0.14, 0.1, 0.16, PAPER, 'stone'),
  ball([0, 1.2, 0], [0.62, 0.4, 0.34], PAPER, 'stone'),
  rod([0, 1.5, 0], [0, 1.72, 0], 0.1, PAPER, 'stone'),
  ball([0, 1.66, 0.02], [0.32, 0.42, 0.36], PAPER, 'stone'),
  ball([0, 1.88, -0.03], [0.36, 0.26, 0.36], '#e4ded0', 'stone'),
];

/** A jewel under glass. */
const showcase: Maker = ({ color }) => [
  ...pedestal(1),
  ball([0, 1, 0], [0.4, 0.12, 0.4], '#8a2436', 'cloth'),
  cone([0, 1.12, 0], 0.02, 0.13, 0.12, color ?? '#7fd4f0', 'glass'),
  cone([0, 1.24, 0], 0.13, 0.08, 0.06, color ?? '#bfeaf8', 'glass'),
  ...both((side) =>
    both((end) => rod([side * 0.34, 1, end * 0.34], [side * 0.34, 1.62, end * 0.34], 0.015, GOLD, 'metal')),
  ).flat(),
  block([0, 1.6, 0], [0.72, 0.03, 0.72], GOLD, 'metal'),
];

/** A red rope between two posts. */
const ropeBarrier: Maker = () => [
  ...both((side) => [
    cone([side * 0.8, 0, 0], 0.16, 0.14, 0.05, GOLD, 'metal'),
    rod([side * 0.8, 0, 0], [side * 0.8, 0.86, 0], 0.03, GOLD, 'metal'),
    ball([side * 0.8, 0.84, 0], 0.1, GOLD, 'metal'),
    rod([side * 0.8, 0.8, 0], [side * 0.4, 0.64, 0], 0.035, '#a8242f', 'cloth'),
    rod([side * 0.4, 0.64, 0], [0, 0.58, 0], 0.035, '#a8242f', 'cloth'),
  ]).flat(),
];

/** Half of a dinosaur's ribs. @param side 1 toward the viewer */
const ribs = (side: 1 | -1): Part[] =>
  Array.from({ length: 6 }, (_, rib) => {
    const x = -0.7 + rib * 0.28;
    return rod([x, 2.3, side * 0.05], [x + 0.08, 1.56 + Math.abs(rib - 2.5) * 0.1, side * 0.4], 0.035, '#d8c8a4');
  });

/** The bones of a dinosaur, which faces right. */
const skeleton: Maker = () => [
  block([0.1, 0, 0], [5, 0.24, 1.4], '#5a4a3a', 'wood'),
  rod([-1, 2.3, 0], [1, 2.36, 0], 0.09, '#d8c8a4'),
  rod([1, 2.36, 0], [1.7, 3.2, 0], 0.08, '#d8c8a4'),
  rod([-1, 2.3, 0], [-2.6, 1.3, 0], 0.06, '#d8c8a4'),
  ...both(ribs).flat(),
  ...both((side) => [
    rod([-0.8, 2.2, side * 0.2], [-0.5, 1.3, side * 0.3], 0.07, '#d8c8a4'),
    rod([-0.5, 1.3, side * 0.3], [-0.8, 0.24, side * 0.3], 0.06, '#d8c8a4'),
    rod([0.9, 2.1, side * 0.2], [1.2, 1.6, side * 0.3], 0.045, '#d8c8a4'),
  ]).flat(),
  ball([1.95, 3.05, 0], [0.9, 0.46, 0.4], '#e4d6b4'),
  rod([1.7, 3, 0], [2.4, 2.92, 0], 0.06, '#d8c8a4'),
  ball([1.96, 3.34, 0.17], 0.14, '#3a3028'),
];

export const MUSEUM = { painting, bust, showcase, ropeBarrier, skeleton } as const;
