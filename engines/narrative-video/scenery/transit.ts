import { hex } from '../../drawing/color.ts';
import { ball, block, both, cone, DARK, disc, PAPER, rod, STEEL } from './objects/parts.ts';
import type { Part } from './part.ts';
import type { Maker } from './thing.ts';
import { lettering } from './zoo.ts';

/** Bays between white lines, eleven meters wide. */
const parkingBays: Maker = () =>
  Array.from({ length: 7 }, (_, line) => block([-8.4 + line * 2.8, 0, 0], [0.12, 0.02, 4.6], '#f0f0e8'));

/** A blue board with a white P. */
const parkingSign: Maker = () => [
  rod([0, 0, 0], [0, 2.2, 0], 0.06, STEEL, 'metal'),
  block([0, 2, 0], [1.2, 1.3, 0.12], '#2457b0'),
  ...lettering('P', [0.16, 2.22, 0.1], 0.86, PAPER),
];

/** A lamp with two arms on a tall post. */
const mastLamp: Maker = () => [
  rod([0, 0, 0], [0, 6, 0], 0.09, '#6a7078', 'metal'),
  ...both((side) => [
    rod([0, 5.9, 0], [side * 1.3, 6.1, 0], 0.06, '#6a7078', 'metal'),
    block([side * 1.4, 5.98, 0], [0.7, 0.14, 0.3], '#fff0c0', 'lamp'),
  ]),
];

/** A wide low building with a glass front and a sign. */
const mall: Maker = () => [
  block([0, 0, 0], [30, 5.4, 6], '#c8c0b4', 'stone'),
  block([0, 0, 3.02], [10, 3.6, 0.1], '#8fbcd0', 'glass'),
  ...[-5, -2.5, 0, 2.5, 5].map((x) => block([x, 0, 3.1], [0.16, 3.6, 0.1], '#5a646e', 'metal')),
  block([0, 3.8, 3.1], [9, 1.3, 0.2], '#d8342c'),
  ...[-2.8, -1.4, 0, 1.4, 2.8].map((x) => block([x, 4.1, 3.22], [0.8, 0.7, 0.04], '#fff4d0', 'lamp')),
];

/** A bridge of signs over a motorway. */
const gantry: Maker = () => [
  ...both((side) => rod([side * 9, 0, 0], [side * 9, 7, 0], 0.2, '#8a9098', 'metal')),
  rod([-9, 6.9, 0], [9, 6.9, 0], 0.16, '#8a9098', 'metal'),
  ...[-4.4, 3.6].flatMap((x) => [
    block([x, 5.2, 0.2], [5.6, 2.6, 0.1], '#1f5fa8'),
    block([x, 5.3, 0.26], [5.4, 2.4, 0.02], '#2a6cb8'),
    ...[6.9, 6.3].map((y, line) => block([x - 0.6, y, 0.29], [3.2 - line, 0.3, 0.02], PAPER)),
    rod([x + 1.9, 5.6, 0.3], [x + 1.9, 6.9, 0.3], 0.1, PAPER),
    rod([x + 1.9, 6.95, 0.3], [x + 1.5, 6.5, 0.3], 0.1, PAPER),
    rod([x + 1.9, 6.95, 0.3], [x + 2.3, 6.5, 0.3], 0.1, PAPER),
  ]),
];

/** Dashes between lanes, away from the viewer, and a solid line at the edge. */
const laneMarks: Maker = () =>
  Array.from({ length: 12 }, (_, dash) => block([0, 0, 3 - dash * 5], [0.18, 0.02, 2.4], '#f4f4ea'));
const edgeLine: Maker = () => [block([0, 0, -26], [0.2, 0.02, 62], '#f4f4ea')];

/** A rail of steel beside a motorway, away from the viewer. */
const guardRail: Maker = () => [
  ...Array.from({ length: 12 }, (_, post) => block([0, 0, -post * 4], [0.12, 0.7, 0.12], '#8a9098', 'metal')),
  block([0, 0.5, -22], [0.1, 0.3, 48], '#c4ccd4', 'metal'),
];

/** A shelter of glass with a bench in it. */
const busShelter: Maker = () => [
  block([0, 0.3, -0.7], [4, 1.9, 0.05], '#a8d0dc', 'glass'),
  ...[-2, -0.66, 0.66, 2].map((x) => block([x, 0, -0.66], [0.1, 2.5, 0.1], '#3a4650', 'metal')),
  block([0, 2.5, -0.1], [4.5, 0.16, 1.6], '#3a4650', 'metal'),
  block([0, 2.5, 0.71], [4.5, 0.2, 0.03], '#2f7fb8'),
  block([-0.4, 0.44, -0.4], [2.4, 0.08, 0.42], '#a8703c', 'wood'),
  ...[-1.4, 0.6].map((x) => block([x, 0, -0.4], [0.08, 0.44, 0.36], '#3a4650', 'metal')),
  block([1.5, 0.7, -0.62], [0.8, 1.2, 0.04], '#f8f0d8'),
  block([1.5, 0.9, -0.58], [0.66, 0.6, 0.02], '#e8785a'),
  block([0, 2.36, 0.1], [2.4, 0.08, 0.2], '#fff2d0', 'lamp'),
];

/** The sign of a bus stop, with a bus on it. */
const busStopSign: Maker = () => [
  rod([0, 0, 0], [0, 2.6, 0], 0.05, STEEL, 'metal'),
  block([0, 2.3, 0.02], [0.8, 0.9, 0.08], '#f2c23c'),
  block([0, 2.52, 0.08], [0.52, 0.4, 0.02], '#2457b0'),
  ...[-0.16, 0, 0.16].map((x) => block([x, 2.68, 0.1], [0.12, 0.14, 0.01], PAPER)),
  ...[-0.15, 0.15].map((x) => disc([x, 2.52, 0.1], 0.06, 0.02, DARK)),
  block([0, 1.4, 0.04], [0.5, 0.66, 0.04], PAPER),
  ...[1.55, 1.7, 1.85].map((y) => block([0, y, 0.07], [0.38, 0.04, 0.01], '#6a727c')),
];

/** A road away from the viewer, between curbs. */
const approachRoad: Maker = () => [
  block([0, 0, -30], [5, 0.02, 64], '#565b66', 'stone'),
  ...both((side) => block([side * 2.6, 0, -30], [0.24, 0.1, 64], '#d4d0c8', 'stone')),
  ...Array.from({ length: 12 }, (_, dash) => block([0, 0.02, -dash * 4.5], [0.16, 0.01, 2.2], '#f4f0e0')),
];

/** A crane for containers at a quay. */
const quayCrane: Maker = ({ color }) => {
  const tone = color ?? '#d8582c';
  return [
    ...[-2, 2].map((x) => rod([x, 0, 0], [x, 11, 0], 0.3, tone, 'metal')),
    rod([-2, 5, 0], [2, 9, 0], 0.18, tone, 'metal'),
    rod([-7, 11.4, 0], [12, 11.4, 0], 0.34, tone, 'metal'),
    rod([0, 15, 0], [10, 11.6, 0], 0.1, tone, 'metal'),
    rod([0, 15, 0], [-6, 11.6, 0], 0.1, tone, 'metal'),
    rod([0, 11, 0], [0, 15, 0], 0.2, tone, 'metal'),
    rod([8, 11.2, 0], [8, 6.4, 0], 0.06, DARK),
    block([8, 4.6, 0], [3, 1.7, 1.2], '#2f6fb0', 'metal'),
  ];
};

/** Containers on each other. */
const containers: Maker = () =>
  [
    ['#c8342c', -1.8, 0],
    ['#2f6fb0', 1.8, 0],
    ['#e8a03c', 0, 1.6],
    ['#3f8f5a', 5.4, 0],
    ['#8a929c', 3.6, 1.6],
  ].map(([tone, x, y]) => block([Number(x), Number(y), 0], [3.4, 1.55, 1.6], String(tone), 'metal'));

/** A fishing boat at its berth, seen from the side. */
const trawler: Maker = ({ color }) => [
  {
    form: 'hull',
    at: [0, 0, 0],
    sections: [
      [-2.6, 0.7, 0, 1],
      [-1, 1, -0.1, 0.8],
      [1.4, 0.9, -0.1, 0.9],
      [2.8, 0.1, 0.4, 1.4],
    ],
    color: color ?? hex('#2f6fb0'),
    turn: Math.PI / 2,
    finish: 'wood',
  },
  block([0, 0.78, 0.4], [4.6, 0.12, 1.2], PAPER, 'wood'),
  block([-0.9, 0.9, 0.3], [1.5, 1.3, 1], '#f8f4ec', 'wood'),
  block([-0.9, 1.5, 0.82], [1.2, 0.4, 0.02], '#33506a', 'glass'),
  block([-0.9, 2.2, 0.3], [1.8, 0.12, 1.2], '#d8483c', 'wood'),
  rod([0.6, 0.9, 0.3], [0.6, 4.2, 0.3], 0.07, '#8a5a34', 'wood'),
  rod([0.6, 1.4, 0.3], [2.2, 3.4, 0.3], 0.05, '#8a5a34', 'wood'),
  rod([0.6, 4.2, 0.3], [2.6, 1.3, 0.3], 0.02, DARK),
];

const bollard: Maker = () => [
  cone([0, 0, 0], 0.2, 0.16, 0.5, '#33383f', 'metal'),
  ball([0, 0.44, 0], [0.44, 0.2, 0.44], '#33383f', 'metal'),
];

/** A round sign of an underground railway on the wall. */
const metroSign: Maker = () => [
  disc([0, 0, 0.06], 0.62, 0.06, '#d8342c'),
  disc([0, 0, 0.1], 0.44, 0.06, PAPER),
  block([0, -0.17, 0.12], [1.8, 0.34, 0.04], '#24408a'),
  block([0, -0.06, 0.16], [1.1, 0.12, 0.02], PAPER),
];

/** Tiles of a tunnel, ten meters wide, with a colored band. */
const tunnelTiles: Maker = ({ color }) => [
  ...Array.from({ length: 8 }, (_, row) => block([0, 0.3 + row * 0.4, 0], [20, 0.025, 0.01], '#b4bcbc')),
  block([0, 2.5, 0.02], [20, 0.3, 0.02], color ?? '#d8342c'),
];

const tube: Maker = () => [
  block([0, 0, 0], [1.8, 0.1, 0.24], '#f4fbff', 'lamp'),
  ...both((side) => rod([side * 0.7, 0.1, 0], [side * 0.7, 1, 0], 0.015, '#5a5e66')),
];

/** Desks with screens and buttons, and a window with a planet and stars above them. */
const bridgeConsole: Maker = () => [
  block([0, 0, 0], [5, 0.7, 0.9], '#4a5464', 'metal'),
  block([0, 0.7, -0.2], [5, 0.5, 0.4], '#39424f', 'metal'),
  ...[-1.9, -0.65, 0.65, 1.9].map((x, screen) =>
    block([x, 0.76, 0.02], [1, 0.38, 0.02], screen % 2 ? '#6fe0c0' : '#5fb4f4', 'lamp'),
  ),
  ...Array.from({ length: 14 }, (_, button) =>
    ball(
      [-2.2 + button * 0.34, 0.7, 0.28],
      [0.12, 0.08, 0.12],
      ['#f25a4a', '#f8d84a', '#6fe0a0'][button % 3] ?? '',
      'lamp',
    ),
  ),
];

const spaceWindow: Maker = () => [
  block([0, -0.14, 0], [7.4, 2.7, 0.06], '#8a94a4', 'metal'),
  block([0, 0, 0.03], [7, 2.4, 0.04], '#070b1e'),
  ball([1.4, -0.2, 0.06], [2.6, 2.2, 0.04], '#2f7fd0'),
  ball([1, 0.7, 0.1], [1, 0.5, 0.04], '#5fae6a'),
  ball([1.9, 0.3, 0.1], [0.8, 0.6, 0.04], '#5fae6a'),
  ball([1.5, 1.3, 0.12], [1.2, 0.2, 0.04], '#f4fbff'),
  ...Array.from(
    { length: 26 },
    (_, star): Part =>
      ball([-3.3 + ((star * 2.37) % 6.6), 0.1 + ((star * 0.77) % 2.1), 0.055], [0.05, 0.05, 0.02], '#ffffff', 'lamp'),
  ),
  ...[-3.5, -1.2, 1.2, 3.5].map((x) => block([x, -0.1, 0.16], [0.16, 2.6, 0.1], '#aab4c2', 'metal')),
];

/** A round hatch in a wall. */
const hatch: Maker = () => [
  disc([0, 1.3, 0.04], 1.15, 0.08, '#aab4c2', 'metal'),
  disc([0, 1.3, 0.1], 0.95, 0.06, '#6a7484', 'metal'),
  rod([-0.5, 1.3, 0.16], [0.5, 1.3, 0.16], 0.07, '#f2b83c', 'metal'),
  rod([0, 0.8, 0.16], [0, 1.8, 0.16], 0.07, '#f2b83c', 'metal'),
];

export const TRANSIT = {
  parkingBays,
  parkingSign,
  mastLamp,
  mall,
  gantry,
  laneMarks,
  edgeLine,
  guardRail,
  busShelter,
  busStopSign,
  approachRoad,
  quayCrane,
  containers,
  trawler,
  bollard,
  metroSign,
  tunnelTiles,
  tube,
  bridgeConsole,
  spaceWindow,
  hatch,
} as const;
