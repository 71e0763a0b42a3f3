import { chanceOf } from '../../drawing/chance.ts';
import { ball, block, both, cone, disc, GOLD, PAPER, rod, STEEL, sheet, WOOD } from './objects/parts.ts';
import type { Part } from './part.ts';
import type { Maker } from './thing.ts';

const NIGHT = [16, 26, 56] as const;

/** A long table with open books and green lamps. */
const readingTable: Maker = () => [
  ...both((side) => block([side * 1.5, 0, 0], [0.12, 0.72, 0.8], '#6a4228', 'wood')),
  block([0, 0.72, 0], [3.5, 0.08, 1], '#8a5a34', 'wood'),
  ...[-0.9, 0.9].flatMap((x) => [
    rod([x, 0.8, -0.1], [x, 1.14, -0.1], 0.03, GOLD, 'metal'),
    block([x, 1.12, -0.08], [0.56, 0.14, 0.22], '#2f8f5a', 'lamp'),
  ]),
  block([-0.1, 0.8, 0.15], [0.6, 0.05, 0.4], PAPER),
  block([-0.1, 0.85, 0.15], [0.02, 0.02, 0.4], '#8a8478'),
  block([1.35, 0.8, 0.1], [0.4, 0.1, 0.3], '#c8342c'),
  block([1.35, 0.9, 0.1], [0.36, 0.08, 0.28], '#2f6fb0'),
];

/** A ladder that leans at shelves. */
const ladder: Maker = ({ color }) => {
  const tone = color ?? WOOD;
  return [
    ...both((side) => rod([side * 0.26, 0, 0.5], [side * 0.26, 3.1, 0], 0.04, tone, 'wood')),
    ...[0.4, 0.8, 1.2, 1.6, 2, 2.4, 2.8].map((y) =>
      rod([-0.26, y, 0.5 - y * 0.16], [0.26, y, 0.5 - y * 0.16], 0.03, tone, 'wood'),
    ),
  ];
};

/** A wall of glass, beyond which an airliner stands. */
const apronWindow: Maker = () => [
  { ...block([0, 0.2, 0], [11, 4, 0.05], '#a8d4f0', 'glass'), dark: NIGHT },
  { ...block([0, 0.2, 0.03], [11, 0.7, 0.04], '#9aa0a8'), dark: [44, 48, 62] },
  rod([-3.4, 1.55, 0.2], [3.2, 1.55, 0.2], 0.5, '#f4f6f8', 'metal'),
  ball([2.4, 1.05, 0.2], [2, 1, 0.3], '#f4f6f8', 'metal'),
  sheet([-3.9, 3.2, 0.24], [0.8, 0, 0], [0.7, -1.6, 0], '#2f6fb0'),
  block([-0.1, 1.3, 0.72], [6.4, 0.1, 0.02], '#2f6fb0'),
  ...Array.from({ length: 11 }, (_, pane) =>
    block([-2.8 + pane * 0.5, 1.62, 0.72], [0.2, 0.2, 0.02], '#33506a', 'lamp'),
  ),
  block([2.9, 1.66, 0.72], [0.4, 0.2, 0.02], '#33506a'),
  sheet([-1, 1.2, 0.76], [1.5, 0, 0], [-0.9, -0.5, 0], '#c8ccd4'),
  rod([-0.3, 0.95, 0.8], [0.4, 0.95, 0.8], 0.2, '#2f6fb0', 'metal'),
  ...[-1.1, 2.1].map((x) => disc([x, 0.62, 0.74], 0.2, 0.06, '#26262e')),
  ...[-5.4, -2.7, 0, 2.7, 5.4].map((x) => block([x, 0, 0.9], [0.12, 4.3, 0.12], '#5a646e', 'metal')),
  ...[0.14, 2.9, 4.2].map((y) => block([0, y, 0.9], [11, 0.1, 0.1], '#5a646e', 'metal')),
];

/** A black board with the lines of departures. */
const departures: Maker = (_, seed) => {
  const chance = chanceOf(seed);
  return [
    ...both((side) => rod([side * 1.2, 1.3, 0], [side * 1.2, 2.6, 0], 0.03, '#3a3f48', 'metal')),
    block([0, 0, 0], [3, 1.4, 0.2], '#16181e'),
    block([0, 1.16, 0.11], [2.8, 0.18, 0.02], '#f2b83c', 'lamp'),
    ...[0.12, 0.32, 0.52, 0.72, 0.92].flatMap((y) => [
      block([-1.1, y, 0.11], [0.4, 0.1, 0.02], '#f8d84a', 'lamp'),
      block([-0.1, y, 0.11], [chance.between(0.7, 1.2), 0.1, 0.02], PAPER, 'lamp'),
      block([1.1, y, 0.11], [0.46, 0.1, 0.02], chance.next() < 0.4 ? '#e8583c' : '#7fe0a0', 'lamp'),
    ]),
  ];
};

/** A row of four seats on a beam. */
const waitingSeats: Maker = ({ color }) => {
  const tone = color ?? '#2f4f7a';
  return [
    rod([-1.4, 0.34, 0], [1.4, 0.34, 0], 0.05, STEEL, 'metal'),
    ...both((side) => block([side * 1.1, 0, 0], [0.08, 0.34, 0.5], STEEL, 'metal')),
    ...[-1.05, -0.35, 0.35, 1.05].flatMap((x) => [
      block([x, 0.38, 0.05], [0.6, 0.1, 0.5], tone, 'cloth'),
      block([x, 0.48, -0.22], [0.6, 0.56, 0.1], tone, 'cloth'),
    ]),
  ];
};

const luggage: Maker = ({ color }) => [
  block([0, 0.06, 0], [0.5, 0.72, 0.28], color ?? '#d8583c'),
  ...[0.2, 0.4, 0.6].map((y) => block([0, y, 0.15], [0.44, 0.03, 0.01], '#26262e')),
  ...both((side) => rod([side * 0.14, 0.78, -0.06], [side * 0.14, 1.1, -0.06], 0.02, STEEL, 'metal')),
  rod([-0.14, 1.1, -0.06], [0.14, 1.1, -0.06], 0.03, '#26262e'),
];

/** The bars of a cell, five meters wide. Its door is in the middle. */
const cellBars: Maker = ({ color }) => {
  const tone = color ?? '#4a5058';
  return [
    ...Array.from({ length: 21 }, (_, bar) =>
      rod([-2.5 + bar * 0.25, 0, 0], [-2.5 + bar * 0.25, 3.2, 0], 0.04, tone, 'metal'),
    ),
    ...[0.06, 1.1, 2.3, 3.1].map((y) => block([0, y, 0], [5.1, 0.1, 0.08], tone, 'metal')),
    ...both((side) => block([side * 0.55, 0, 0.02], [0.1, 2.3, 0.1], '#33383f', 'metal')),
    block([0.4, 1.05, 0.06], [0.24, 0.3, 0.08], '#33383f', 'metal'),
  ];
};

/** Two beds of iron, one above the other. */
const bunk: Maker = () => [
  ...[-1.1, 1.1].flatMap((x) => [-0.4, 0.4].map((z) => rod([x, 0, z], [x, 1.9, z], 0.04, '#4a5058', 'metal'))),
  ...[0.4, 1.4].flatMap((y) => [
    block([0, y, 0], [2.3, 0.08, 0.9], '#4a5058', 'metal'),
    block([0, y + 0.08, 0], [2.2, 0.16, 0.84], '#c8c4b4', 'cloth'),
    block([0.3, y + 0.2, 0], [1.5, 0.08, 0.86], '#7a8494', 'cloth'),
    ball([-0.85, y + 0.2, 0], [0.42, 0.18, 0.6], '#e8e4d8', 'cloth'),
  ]),
];

/** A small high window with bars. */
const cellWindow: Maker = () => [
  block([0, -0.08, 0], [1.5, 1.16, 0.04], '#5a5c60', 'stone'),
  { ...block([0, 0, 0.03], [1.3, 1, 0.04], '#b8dcf4', 'glass'), dark: NIGHT },
  ...[-0.45, -0.15, 0.15, 0.45].map((x) => rod([x, 0, 0.08], [x, 1, 0.08], 0.035, '#33383f', 'metal')),
];

/** The bench of a judge, on a platform, with an emblem above. */
const judgeBench: Maker = () => [
  block([0, 0, 0], [6, 0.5, 1.6], '#5a3620', 'wood'),
  block([0, 0.5, 0.3], [4.4, 1.3, 0.8], '#7a4a2a', 'wood'),
  block([0, 1.8, 0.3], [4.7, 0.1, 1], '#8a5a34', 'wood'),
  ...[-1.5, 0, 1.5].map((x) => block([x, 0.7, 0.71], [1.1, 0.9, 0.02], '#6a3e22', 'wood')),
  block([0, 1.4, -0.5], [1.1, 1.7, 0.2], '#4a1f1c', 'cloth'),
  block([0.9, 1.9, 0.4], [0.24, 0.06, 0.24], '#5a3620', 'wood'),
  rod([0.7, 2.02, 0.5], [1.05, 2.02, 0.3], 0.03, '#a8703c', 'wood'),
  rod([0.62, 2.02, 0.44], [0.78, 2.02, 0.6], 0.08, '#a8703c', 'wood'),
  disc([0, 3.7, -0.7], 0.62, 0.06, GOLD, 'metal'),
  rod([0, 3.35, -0.64], [0, 4.05, -0.64], 0.03, '#5a3620'),
  rod([-0.36, 3.9, -0.64], [0.36, 3.9, -0.64], 0.03, '#5a3620'),
  ...both((side) => cone([side * 0.36, 3.55, -0.64], 0.02, 0.15, 0.1, '#5a3620')),
  ...both((side) => rod([side * 0.36, 3.9, -0.64], [side * 0.36, 3.62, -0.64], 0.012, '#5a3620')),
];

const flag: Maker = ({ color, accent }) => [
  cone([0, 0, 0], 0.2, 0.16, 0.08, GOLD, 'metal'),
  rod([0, 0, 0], [0, 2.7, 0], 0.03, GOLD, 'metal'),
  sheet([0.02, 2.6, 0.02], [0.55, -0.1, 0], [0, -1.4, 0], color ?? '#2f4f9a'),
  sheet([0.02, 2.1, 0.04], [0.55, -0.1, 0], [0, -0.3, 0], accent ?? PAPER),
];

/** A low wall with balusters. */
const balustrade: Maker = ({ color }) => {
  const tone = color ?? '#7a4a2a';
  return [
    block([0, 0.86, 0], [3.4, 0.1, 0.16], tone, 'wood'),
    block([0, 0, 0], [3.4, 0.1, 0.12], tone, 'wood'),
    ...Array.from({ length: 10 }, (_, post) => block([-1.6 + post * 0.355, 0.1, 0], [0.1, 0.76, 0.08], tone, 'wood')),
  ];
};

/** A wide screen on which a film runs. */
const filmScreen: Maker = () => [
  block([0, 0, 0], [7.4, 3.4, 0.1], '#14121a'),
  block([0, 0.15, 0.06], [7.1, 3.1, 0.02], '#bfe4f4', 'lamp'),
  block([0, 0.15, 0.08], [7.1, 0.9, 0.01], '#4f7f6a', 'lamp'),
  ball([1.8, 1.6, 0.09], [0.9, 0.9, 0.02], '#fff2c0', 'lamp'),
  sheet([-3.2, 2.1, 0.1], [2.4, 0, 0], [0, -1.06, 0], '#6a8fb0'),
];

/** A row of red seats, seen from behind. */
const cinemaSeats: Maker = ({ color }) => {
  const tone = color ?? '#a8222c';
  return Array.from({ length: 12 }, (_, seat): Part[] => {
    const x = -4.4 + seat * 0.8;
    return [
      block([x, 0, 0], [0.68, 0.98, 0.2], tone, 'cloth'),
      ball([x, 0.8, 0], [0.66, 0.36, 0.22], tone, 'cloth'),
      block([x + 0.4, 0, 0], [0.08, 0.66, 0.3], '#26202a'),
    ];
  }).flat();
};

/** A curtain of a stage, gathered at the side, and a part of the border above. */
const stageCurtain: Maker = ({ color }) => {
  const tones = color ? [color, '#8a1a24'] : ['#b8242e', '#8a1a24'];
  return Array.from(
    { length: 7 },
    (_, fold): Part =>
      cone([-1 + fold * 0.32, 0, (fold % 2) * 0.1], 0.24, 0.22, 5, tones[fold % 2] ?? '#b8242e', 'cloth'),
  );
};

const stageBorder: Maker = () => [
  ...Array.from({ length: 12 }, (_, fold) =>
    ball([-5.5 + fold, -0.4, 0], [1.1, 1, 0.2], fold % 2 ? '#b8242e' : '#9a1e28', 'cloth'),
  ),
  block([0, 0.2, 0], [12.4, 0.9, 0.24], '#8a1a24', 'cloth'),
  block([0, 0.12, 0.13], [12.4, 0.1, 0.02], GOLD, 'metal'),
];

/** A painted cloth behind a stage: a sky with hills, a moon and a castle. */
const backdrop: Maker = () => [
  block([0, 0, 0], [12.4, 5.4, 0.04], '#7aa8d0', 'cloth'),
  ball([-3, 3.3, 0.03], [1.2, 1.2, 0.04], '#fff0c0'),
  ...[-4.4, 0.4, 4.6].map((x, hill) => ball([x, -2.2, 0.05], [6.4, 4.4, 0.04], hill % 2 ? '#5a9a58' : '#4a8850')),
  ...[1.6, 2.5, 3.4].map((x, tower) => block([x, 1.6, 0.04], [0.7, 1.6 + (tower % 2) * 0.7, 0.04], '#c8b8d4')),
  ...[1.6, 3.4].map((x) => cone([x, 3.2, 0.06], 0.5, 0.02, 0.7, '#8a5a9a')),
  cone([2.5, 3.9, 0.06], 0.5, 0.02, 0.8, '#8a5a9a'),
];

/** Lamps at the edge of a stage. */
const footlights: Maker = () =>
  Array.from({ length: 9 }, (_, lamp) => ball([-4 + lamp, 0, 0], [0.3, 0.2, 0.2], '#ffe0a0', 'lamp'));

/** A round table with a white cloth, glasses and flowers. */
const banquetTable: Maker = () => [
  cone([0, 0, 0], 0.95, 0.82, 0.74, '#f8f4ec', 'cloth'),
  cone([0, 0.74, 0], 0.07, 0.1, 0.3, '#e8e0d0'),
  ...[
    [-0.16, 1],
    [0.16, 1.02],
    [0, 1.16],
  ].map(([x = 0, y = 0], bloom) => ball([x, y, 0], [0.28, 0.26, 0.28], ['#f2a0b4', '#f8e8ec', '#e86a8a'][bloom] ?? '')),
  ...both((side) => cone([side * 0.5, 0.74, 0.3], 0.03, 0.07, 0.24, '#d8e8f0', 'glass')),
];

const chandelier: Maker = () => [
  rod([0, 0.4, 0], [0, 2, 0], 0.03, GOLD, 'metal'),
  cone([0, 0, 0], 0.1, 0.5, 0.2, GOLD, 'metal'),
  cone([0, 0.3, 0], 0.8, 0.8, 0.08, GOLD, 'metal'),
  ...Array.from({ length: 7 }, (_, flame) =>
    ball([-0.75 + flame * 0.25, 0.4, flame % 2 ? 0.3 : -0.1], [0.12, 0.22, 0.12], '#ffe6a8', 'lamp'),
  ),
];

/** A cake of three tiers on a stand. */
const tieredCake: Maker = () => [
  cone([0, 0, 0], 0.5, 0.44, 0.76, '#f8f4ec', 'cloth'),
  ...[
    [0.76, 0.36],
    [1.02, 0.26],
    [1.26, 0.16],
  ].flatMap(([y = 0, radius = 0]) => [
    cone([0, y, 0], radius, radius, 0.24, '#fffaf2'),
    cone([0, y, 0], radius + 0.01, radius + 0.01, 0.05, '#f2b4c4'),
  ]),
  ball([0, 1.5, 0], [0.16, 0.14, 0.16], '#e86a8a'),
];

export const PUBLIC_HALLS = {
  readingTable,
  ladder,
  apronWindow,
  departures,
  waitingSeats,
  luggage,
  cellBars,
  bunk,
  cellWindow,
  judgeBench,
  flag,
  balustrade,
  filmScreen,
  cinemaSeats,
  stageCurtain,
  stageBorder,
  backdrop,
  footlights,
  banquetTable,
  chandelier,
  tieredCake,
} as const;
