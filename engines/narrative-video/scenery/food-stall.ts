import { darken, hex, lighten, mix, type Rgb } from '../../drawing/color.ts';
import type { Vector } from '../../drawing/solids/matrix.ts';
import { type Part, smoothBlock } from './part.ts';
import type { Maker } from './thing.ts';

const WOOD = hex('#7a5236');
const POST = hex('#4a3226');
const WALL = hex('#553626');
const CLOTH = hex('#2f4a92');
const SIGN = hex('#b8342e');
const STEEL = hex('#98a2ac');
const PAPER = hex('#ecd9ae');
const BAMBOO = hex('#d2a661');
const BULB = hex('#ff9a48');
const BOWLS = ['#c8402f', '#f0e6d4', '#35558f'].map(hex);
const BOTTLES = ['#2f7a4a', '#7a4a24', '#e9e2d0', '#3f7f96', '#b8342e'].map(hex);

/** Middle of the back wall, and the heights of its two shelves, meters. */
const BACK = -1;
const [LOW_SHELF, HIGH_SHELF] = [1.3, 1.74];
/** Where things stand on the shelves, from the middle, meters. */
const ON_SHELF = Array.from({ length: 11 }, (_, place) => -1.15 + place * 0.23);

/** A stall that sells noodles: a steaming pot on the counter, shelves in the light of lamps, lanterns and a sign. */
const foodStall: Maker = ({ color = CLOTH }) => [
  ...counter(color),
  ...backWall(),
  ...[-1.38, 1.38].flatMap((x) => [-0.95, 0.45].map((z) => smoothBlock([x, 0, z], [0.09, 2.35, 0.09], POST, 'wood'))),
  ...pot([-1, 1, 0]),
  ...steamer([0.92, 1, 0.06]),
  ...Array.from({ length: 4 }, (_, piece) => bowl([1.24, 1 + piece * 0.09, 0.14], BOWLS[2] ?? CLOTH)),
  ...[-1.1, -0.66, -0.22, 0.22, 0.66, 1.1].flatMap((x) => curtain(x, color)),
  { form: 'sheet', at: [-1.6, 2.72, BACK], right: [3.2, 0, 0], down: [0, -0.36, 1.75], color: hex('#4a4464') },
  smoothBlock([0, 2.62, 0.2], [1.1, 0.5, 0.06], hex('#f6ead0'), 'wood'),
  bowl([0, 2.7, 0.26], SIGN, 2.1),
  // None hangs where heads of two people are, nor as low as a head, which would seem to wear it.
  ...[-1.2, 0, 1.2].flatMap((x): Part[] => [
    { form: 'ball', at: [x, 1.94, 0.58], size: [0.24, 0.3, 0.24], color: hex('#ff8a4a'), finish: 'lamp' },
    smoothBlock([x, 2.24, 0.58], [0.1, 0.05, 0.1], POST),
    smoothBlock([x, 1.92, 0.58], [0.1, 0.04, 0.1], POST),
  ]),
];

/** Returns a counter of boards with a banner, and what guests take from it. */
function counter(cloth: Rgb): Part[] {
  return [
    smoothBlock([0, 0, 0], [2.7, 0.92, 0.8], WOOD, 'wood'),
    ...[-1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.2].map((x) => smoothBlock([x, 0.02, 0.41], [0.03, 0.86, 0.02], POST, 'wood')),
    smoothBlock([0, 0.92, 0.06], [2.9, 0.08, 1], lighten(WOOD, 0.25), 'wood'),
    smoothBlock([0, 0.36, 0.43], [0.62, 0.56, 0.02], cloth, 'cloth'),
    smoothBlock([0, 0.5, 0.445], [0.26, 0.26, 0.01], PAPER, 'cloth'),
    column([-0.5, 1, 0.3], 0.045, 0.13, BAMBOO, 'wood'),
    ...[-0.02, 0, 0.02].map(
      (aside): Part => ({
        form: 'bar',
        at: [-0.5 + aside, 1.08, 0.3],
        to: [-0.5 + aside * 2.4, 1.24, 0.29],
        radius: 0.006,
        color: lighten(BAMBOO, 0.2),
      }),
    ),
    ...bottle([0.48, 1, 0.28], hex('#3a2018'), 0.8),
    ...bottle([0.58, 1, 0.3], SIGN, 0.7),
  ];
}

/** Returns a wall of boards with two shelves below lamps, and the menu on strips of paper. */
function backWall(): Part[] {
  const boards = Array.from({ length: 9 }, (_, board) =>
    smoothBlock(
      [(board - 4) * 0.3, 0, BACK],
      [0.295, 2.3, 0.08],
      mix(WALL, board % 2 === 0 ? hex('#74482e') : hex('#38241a'), 0.35),
      'wood',
    ),
  );
  return [
    ...boards,
    ...[LOW_SHELF, HIGH_SHELF].map((y) => smoothBlock([0, y - 0.05, BACK + 0.12], [2.56, 0.05, 0.24], POST, 'wood')),
    ...ON_SHELF.flatMap((x, place) =>
      place % 3 === 2
        ? [column([x, LOW_SHELF, BACK + 0.12], 0.07, 0.16, lighten(BOTTLES[place % 5] ?? WOOD, 0.25), 'plain')]
        : bottle([x, LOW_SHELF, BACK + 0.12], BOTTLES[place % 5] ?? WOOD),
    ),
    ...ON_SHELF.flatMap((x, place) => [
      bowl([x, HIGH_SHELF, BACK + 0.12], BOWLS[place % 3] ?? CLOTH),
      ...(place % 2 === 0 ? [bowl([x, HIGH_SHELF + 0.07, BACK + 0.12], BOWLS[place % 3] ?? CLOTH)] : []),
    ]),
    // The menu hangs above the shelves.
    ...ON_SHELF.map((x, place) =>
      smoothBlock([x, 1.98, BACK + 0.06], [0.11, 0.3, 0.01], place % 4 === 1 ? SIGN : PAPER),
    ),
    ...ON_SHELF.flatMap((x, place) =>
      [0.05, 0.13, 0.21].map((up) =>
        smoothBlock([x, 1.99 + up, BACK + 0.07], [0.06, 0.03, 0.01], place % 4 === 1 ? PAPER : POST),
      ),
    ),
    ...[-0.92, 0.92].flatMap((x): Part[] => [
      { form: 'bar', at: [x, 2.3, BACK + 0.5], to: [x, 2.14, BACK + 0.5], radius: 0.008, color: POST },
      { form: 'ball', at: [x, 2.02, BACK + 0.5], size: [0.1, 0.12, 0.1], color: BULB, finish: 'lamp' },
    ]),
  ];
}

/** Returns a short curtain with a pale stripe. */
function curtain(x: number, color: Rgb): Part[] {
  return [
    smoothBlock([x, 2, 0.46], [0.4, 0.34, 0.02], color, 'cloth'),
    smoothBlock([x, 2.05, 0.475], [0.4, 0.03, 0.01], lighten(color, 0.6), 'cloth'),
    smoothBlock([x, 2.13, 0.475], [0.15, 0.15, 0.01], PAPER, 'cloth'),
  ];
}

function pot([x, y, z]: Vector): Part[] {
  return [
    column([x, y, z], 0.3, 0.34, STEEL, 'metal'),
    column([x, y + 0.32, z], 0.33, 0.05, lighten(STEEL, 0.2), 'metal'),
    column([x, y + 0.33, z], 0.29, 0.045, hex('#c99a4e'), 'water'),
    { form: 'bar', at: [x + 0.08, y + 0.34, z], to: [x + 0.26, y + 0.62, z + 0.04], radius: 0.014, color: BAMBOO },
  ];
}

/** Returns a tower of three bamboo baskets with a lid. */
function steamer([x, y, z]: Vector): Part[] {
  return [0, 1, 2].flatMap((basket) => [
    column([x, y + basket * 0.13, z], 0.19, 0.1, BAMBOO, 'wood'),
    column([x, y + basket * 0.13 + 0.1, z], 0.2, 0.03, darken(BAMBOO, 0.35), 'wood'),
  ]);
}

function bottle([x, y, z]: Vector, color: Rgb, size = 1): Part[] {
  return [
    column([x, y, z], 0.045 * size, 0.2 * size, color, 'glass'),
    { form: 'column', at: [x, y + 0.2 * size, z], radius: 0.045 * size, top: 0.016 * size, height: 0.05 * size, color },
    column([x, y + 0.25 * size, z], 0.016 * size, 0.06 * size, lighten(color, 0.3), 'glass'),
    column([x, y + 0.06 * size, z], 0.047 * size, 0.08 * size, PAPER),
  ];
}

function bowl(at: Vector, color: Rgb, size = 1): Part {
  return { form: 'column', at, radius: 0.06 * size, top: 0.14 * size, height: 0.11 * size, color };
}

function column(at: Vector, radius: number, height: number, color: Rgb, finish: Part['finish'] = 'plain'): Part {
  return { form: 'column', at, radius, top: radius, height, color, finish };
}

export const FOOD_STALL = { foodStall } as const;
