import { chanceOf } from '../../drawing/chance.ts';
import { ball, block, both, cone, disc, PAPER, rod, STEEL } from './objects/parts.ts';
import type { Part } from './part.ts';
import type { Maker } from './thing.ts';

const GOODS = ['#d8342c', '#f2b02c', '#3f8f5a', '#2f6fb0', '#e8783c', '#f4ead0', '#8a4a9a', '#e85a8a', '#5ab0c8'];

/** Shelves of boxes and bottles, with a colored strip above. */
const goodsShelf: Maker = ({ color, accent }, seed) => {
  const chance = chanceOf(seed);
  const strip = color ?? chance.pick(['#d8342c', '#2f8f5a', '#2f6fb0']);
  return [
    block([0, 0, -0.3], [3.2, 2.3, 0.08], '#c8ccd0'),
    block([0, 2.2, -0.06], [3.2, 0.34, 0.5], strip),
    ...[-1.6, 1.6].map((x) => block([x, 0, 0], [0.08, 2.3, 0.6], '#d8dce0')),
    ...[0, 0.56, 1.12, 1.68].flatMap((y, row) => [
      block([0, y, 0], [3.2, 0.07, 0.6], '#e8eaec'),
      block([0, y, 0.31], [3.2, 0.08, 0.02], accent ?? '#f8d84a'),
      ...Array.from({ length: 9 }, (_, item): Part => {
        const [x, tone] = [
          -1.38 + item * 0.345,
          GOODS[(Math.floor(item / 3) * 4 + row * 2 + (item % 2)) % GOODS.length],
        ];
        const tall = chance.between(0.28, 0.42);
        return (Math.floor(item / 3) + row) % 3 === 1
          ? cone([x, y + 0.07, 0.06], 0.12, 0.09, tall, tone ?? '#d8342c')
          : block([x, y + 0.07, 0.06], [0.28, tall, 0.34], tone ?? '#d8342c');
      }),
    ]),
  ];
};

/** A checkout with its belt and its number. */
const checkout: Maker = () => [
  block([0, 0, 0], [2.6, 0.86, 0.8], '#e8eaec'),
  block([0, 0.3, 0.41], [2.6, 0.16, 0.02], '#d8342c'),
  block([-0.3, 0.86, 0], [1.8, 0.04, 0.6], '#33363c'),
  block([0.9, 0.86, -0.1], [0.5, 0.42, 0.3], '#3a4048'),
  block([0.9, 0.98, 0.07], [0.36, 0.24, 0.02], '#9fe0b0', 'lamp'),
  rod([1.2, 0.86, -0.3], [1.2, 2.1, -0.3], 0.04, STEEL, 'metal'),
  block([1.2, 2.1, -0.3], [0.5, 0.5, 0.14], '#f8d84a', 'lamp'),
  rod([1.16, 2.2, -0.22], [1.2, 2.48, -0.22], 0.03, '#26262e'),
  block([-0.8, 0.9, 0], [0.26, 0.24, 0.2], '#e8783c'),
  cone([-0.4, 0.9, 0.05], 0.08, 0.06, 0.3, '#3f8f5a'),
];

/** A cart of wires on wheels. */
const cart: Maker = () => [
  block([0, 0.45, 0], [0.95, 0.5, 0.6], '#b8c0c8', 'metal'),
  ...[0.54, 0.7, 0.86].map((y) => block([0, y, 0.31], [0.95, 0.03, 0.02], '#6a727c', 'metal')),
  ...[-0.3, -0.1, 0.1, 0.3].map((x) => block([x, 0.46, 0.31], [0.02, 0.48, 0.02], '#6a727c', 'metal')),
  block([-0.1, 0.9, 0], [0.4, 0.3, 0.4], '#e8783c'),
  ball([0.26, 0.9, 0], [0.3, 0.28, 0.3], '#4a9a42'),
  rod([-0.5, 0.95, 0], [-0.7, 1.06, 0], 0.03, '#d8342c'),
  block([0, 0.25, 0], [0.9, 0.04, 0.5], '#6a727c', 'metal'),
  ...both((side) => disc([side * 0.36, 0.12, 0.24], 0.12, 0.06, '#26262e')),
];

/** A rack of loaves. */
const breadShelf: Maker = () => [
  block([0, 0, -0.25], [3, 2.3, 0.08], '#7a4e2c', 'wood'),
  ...[0.7, 1.2, 1.7].flatMap((y, row) => [
    block([0, y, 0], [3, 0.07, 0.5], '#a8703c', 'wood'),
    ...Array.from({ length: 6 }, (_, loaf): Part => {
      const x = -1.22 + loaf * 0.49;
      const tone = ['#c88a44', '#d8a05a', '#a8682c'][(loaf + row) % 3] ?? '#c88a44';
      return row === 1
        ? rod([x - 0.1, y + 0.1, 0.1], [x + 0.1, y + 0.42, -0.1], 0.075, tone)
        : ball([x, y + 0.05, 0.05], [0.44, 0.28, 0.32], tone);
    }),
  ]),
];

/** A counter of glass with cakes in it, and a till. */
const bakeryCounter: Maker = () => [
  block([0, 0, 0], [4.2, 0.5, 0.8], '#c8945c', 'wood'),
  block([0, 0.5, -0.1], [4.1, 0.5, 0.6], '#f8ecd0'),
  block([0, 0.72, 0.22], [4.1, 0.04, 0.3], '#e0d0b0'),
  ...Array.from({ length: 8 }, (_, cake) =>
    cone(
      [-1.75 + cake * 0.5, 0.52, 0.26],
      0.16,
      0.13,
      0.16,
      ['#f2a0b4', '#7a4628', '#f8f0d8', '#e8b04a'][cake % 4] ?? '',
    ),
  ),
  block([0, 1, 0], [4.3, 0.08, 0.86], '#8a5a34', 'wood'),
  block([1.5, 1.08, 0], [0.5, 0.36, 0.4], '#4a4e58'),
  cone([-1.3, 1.08, 0.1], 0.26, 0.3, 0.08, '#e8dcc0'),
  ...[-1.42, -1.2].map((x) => ball([x, 1.14, 0.12], [0.26, 0.18, 0.2], '#d8a05a')),
];

/** A black board with prices. */
const priceBoard: Maker = () => [
  block([0, 0, 0], [2.6, 1.1, 0.08], '#7a4e2c', 'wood'),
  block([0, 0.07, 0.03], [2.44, 0.96, 0.06], '#26302c'),
  ...[0.2, 0.42, 0.64].flatMap((y) => [
    block([-0.4, y, 0.07], [1.2, 0.06, 0.01], PAPER),
    block([0.8, y, 0.07], [0.4, 0.06, 0.01], '#f8d84a'),
  ]),
];

/** A pump with its hose. */
const fuelPump: Maker = () => [
  block([0, 0, 0], [1.3, 0.16, 0.8], '#b8b4ac', 'stone'),
  block([0, 0.16, 0], [0.8, 1.5, 0.5], '#d8342c', 'metal'),
  block([0, 1.66, 0], [0.86, 0.3, 0.54], PAPER),
  block([0, 0.95, 0.26], [0.6, 0.5, 0.02], '#26302c'),
  block([0, 1.2, 0.28], [0.46, 0.14, 0.01], '#9fe0b0', 'lamp'),
  block([0, 0.3, 0.26], [0.6, 0.5, 0.02], PAPER),
  rod([0.46, 1.4, 0], [0.58, 0.7, 0.14], 0.035, '#26262e'),
  rod([0.58, 0.7, 0.14], [0.46, 0.5, 0.1], 0.035, '#26262e'),
];

/** The roof over the pumps, with lamps under it. */
const fuelRoof: Maker = () => [
  ...[-3.6, 3.6].map((x) => block([x, 0, 0], [0.36, 3.6, 0.36], '#e8eaec', 'metal')),
  block([0, 3.6, 0], [9.6, 0.7, 4.4], '#f6f4ee', 'metal'),
  block([0, 3.6, 2.21], [9.6, 0.3, 0.04], '#d8342c'),
  ...[-2.8, 0, 2.8].map((x) => block([x, 3.54, 0.6], [1.1, 0.06, 0.7], '#fff6d8', 'lamp')),
];

/** The board with the prices of fuel. */
const fuelSign: Maker = () => [
  ...both((side) => block([side * 0.7, 0, 0], [0.14, 2.2, 0.14], '#8a9098', 'metal')),
  block([0, 2, 0], [1.7, 2.2, 0.2], '#d8342c'),
  ...[2.2, 2.7, 3.2].map((y) => block([0, y, 0.11], [1.3, 0.34, 0.02], '#fff0b0', 'lamp')),
  block([0, 3.7, 0.11], [1, 0.34, 0.02], PAPER),
];

export const RETAIL = {
  goodsShelf,
  checkout,
  cart,
  breadShelf,
  bakeryCounter,
  priceBoard,
  fuelPump,
  fuelRoof,
  fuelSign,
} as const;
