import { hex } from '../../drawing/color.ts';
import { ball, block, both, cone, DARK, disc, PAPER, rod, sheet } from './objects/parts.ts';
import type { Part } from './part.ts';
import type { Maker } from './thing.ts';

/** A red barn with white boards and a wide door. */
const barn: Maker = ({ color }) => {
  const red = color ?? hex('#b8322a');
  return [
    block([0, 0, 0], [6, 3.4, 5], red, 'wood'),
    { form: 'roof', at: [0, 3.4, 0], size: [5.6, 2.2, 6.8], color: hex('#6a5a58'), turn: Math.PI / 2 },
    sheet([-3, 3.4, 2.52], [6, 0, 0], [-3, 0, 0], red),
    { form: 'roof', at: [0, 3.4, 2.5], size: [6, 2.1, 0.1], color: red, finish: 'wood' },
    block([0, 0, 2.52], [2.6, 2.5, 0.06], '#fbf6ea', 'wood'),
    block([0, 0.1, 2.56], [2.4, 2.3, 0.06], red, 'wood'),
    rod([-1.15, 0.12, 2.62], [1.15, 2.36, 2.62], 0.08, PAPER, 'wood'),
    rod([1.15, 0.12, 2.62], [-1.15, 2.36, 2.62], 0.08, PAPER, 'wood'),
    block([0, 3.5, 2.6], [1, 0.9, 0.06], PAPER, 'wood'),
    block([0, 3.58, 2.64], [0.84, 0.74, 0.04], '#3a2a24'),
    ...both((side) => block([side * 2.9, 0, 2.52], [0.16, 3.4, 0.06], PAPER, 'wood')),
    block([0, 3.34, 2.55], [6, 0.14, 0.06], PAPER, 'wood'),
  ];
};

const silo: Maker = () => [
  cone([0, 0, 0], 1.2, 1.2, 6, '#c8ccd0', 'metal'),
  ...[1.5, 3, 4.5].map((y) => cone([0, y, 0], 1.23, 1.23, 0.14, '#9aa0a8', 'metal')),
  ball([0, 5.3, 0], [2.4, 1.6, 2.4], '#8a929c', 'metal'),
];

/** A rolled bale of hay. */
const hayBale: Maker = () => [
  rod([0, 0.62, -0.5], [0, 0.62, 0.5], 0.62, '#d8b050', 'leaf'),
  disc([0, 0.62, 0.52], 0.42, 0.03, '#c89a3c'),
  disc([0, 0.62, 0.55], 0.2, 0.03, '#d8b050'),
];

const tractor: Maker = ({ color }) => [
  block([0.5, 0.7, 0], [1.5, 0.6, 0.8], color ?? '#3f8f3a', 'metal'),
  block([-0.5, 0.7, 0], [0.9, 0.5, 1], color ?? '#3f8f3a', 'metal'),
  block([-0.5, 1.2, 0], [0.9, 0.9, 0.9], '#bfe0ec', 'glass'),
  block([-0.5, 2.1, 0], [1.1, 0.1, 1.1], '#2f6f2c', 'metal'),
  rod([0.9, 1.3, 0.2], [0.9, 1.9, 0.2], 0.05, DARK, 'metal'),
  ...both((side) => [
    disc([-0.6, 0.75, side * 0.6], 0.75, 0.3, '#26262e'),
    disc([-0.6, 0.75, side * 0.6 + 0.16], 0.38, 0.04, '#f2c23c'),
    disc([1, 0.42, side * 0.5], 0.42, 0.24, '#26262e'),
    disc([1, 0.42, side * 0.5 + 0.13], 0.2, 0.04, '#f2c23c'),
  ]),
];

const cow: Maker = () => [
  ...[-0.55, 0.55].flatMap((x) => [-0.22, 0.22].map((z) => rod([x, 0, z], [x, 0.7, z], 0.1, '#f4f0e8'))),
  ball([0, 0.55, 0], [1.7, 0.85, 0.8], '#f8f4ec'),
  ball([-0.3, 0.8, 0.26], [0.6, 0.5, 0.3], '#2a2624'),
  ball([0.4, 0.66, 0.28], [0.36, 0.34, 0.3], '#2a2624'),
  ball([0.95, 0.9, 0], [0.56, 0.5, 0.42], '#f8f4ec'),
  ball([1.2, 0.88, 0], [0.3, 0.3, 0.36], '#f0b4a8'),
  ball([1.02, 1.16, 0.18], 0.07, DARK),
  ...both((side) => rod([0.86, 1.34, side * 0.14], [0.9, 1.5, side * 0.2], 0.035, '#e8dcc0')),
  ball([0.74, 1.24, 0.26], [0.24, 0.12, 0.1], '#2a2624'),
  rod([-0.85, 1.1, 0], [-0.98, 0.5, 0.1], 0.03, '#f4f0e8'),
];

const hen: Maker = () => [
  ball([0, 0.16, 0], [0.42, 0.3, 0.28], '#f8f0e0'),
  ball([0.18, 0.34, 0], [0.18, 0.2, 0.16], '#f8f0e0'),
  ball([0.18, 0.5, 0], [0.1, 0.1, 0.05], '#d8342c'),
  rod([0.26, 0.44, 0], [0.34, 0.42, 0], 0.025, '#f2a03c'),
  ball([-0.24, 0.3, 0], [0.2, 0.26, 0.08], '#e0d4bc'),
  ...both((side) => rod([0, 0, side * 0.06], [0, 0.2, side * 0.06], 0.02, '#f2a03c')),
];

/** A row of vines, away from the viewer. */
const vineRow: Maker = () =>
  Array.from({ length: 9 }, (_, vine): Part[] => {
    const z = -vine * 1.5;
    return [
      rod([0, 0, z], [0, 1.3, z], 0.05, '#7a5a3c', 'wood'),
      {
        form: 'ball',
        at: [0, 0.5, z],
        size: [0.9, 0.95, 1.3],
        color: hex(vine % 2 ? '#5f8f3a' : '#6f9c42'),
        finish: 'leaf',
        rough: 0.6,
      },
      ...(vine < 4 ? [-0.22, 0.2].map((x) => ball([x, 0.46, z + 0.56], [0.2, 0.32, 0.16], '#5a2f6a')) : []),
    ];
  }).flat();

/** A cliff over which water falls, with foam at its foot. */
const waterfall: Maker = () => [
  ...both((side) => [
    {
      form: 'ball',
      at: [side * 5.4, -1, -0.4],
      size: [8, 10, 4],
      color: hex('#6a6f66'),
      finish: 'stone',
      rough: 0.5,
    } as Part,
    {
      form: 'ball',
      at: [side * 3.4, -1, 0.6],
      size: [3, 5.4, 2.4],
      color: hex('#7a7f74'),
      finish: 'stone',
      rough: 0.6,
    } as Part,
    {
      form: 'ball',
      at: [side * 5, 7.2, 0],
      size: [7, 2.6, 3],
      color: hex('#4f8a44'),
      finish: 'leaf',
      rough: 0.7,
    } as Part,
  ]),
  block([0, 0, -0.6], [4.6, 8, 0.6], '#565c56', 'stone'),
  sheet([-1.7, 8.1, 0.5], [3.4, 0, 0], [0, -8.1, 0], '#bfe6f6', '#eefaff'),
  block([0, 8, -0.4], [3.4, 0.2, 1.8], '#bfe6f6', 'water'),
  ...[-1.7, -1, -0.3, 0.5, 1.2, 1.8].map((x, foam) =>
    ball([x, -0.1, 0.9], [1.2, 0.7 + (foam % 3) * 0.22, 0.8], '#f4fcff'),
  ),
];

/** A volcano that erupts. */
const volcano: Maker = () => [
  { form: 'hill', at: [0, 0, 0], size: [40, 17, 18], color: hex('#4a3a3a'), peak: hex('#5a3230'), rough: 0.5 },
  block([0, 15.6, 0.6], [4.4, 1, 2], '#ff5a10', 'lamp'),
  rod([0.2, 16, 1.6], [-1.6, 9.4, 4.4], 0.5, '#ff4410'),
  rod([-1.6, 9.4, 4.4], [-0.8, 3.4, 7], 0.62, '#ff4410'),
  rod([0.8, 16, 1.6], [3.6, 10, 4.4], 0.4, '#ff5414'),
  rod([3.6, 10, 4.4], [6.4, 5, 6.4], 0.46, '#ff5414'),
  ...[
    [0, 17, 2.2],
    [-1.4, 18.6, 3.2],
    [1.6, 20, 4.2],
    [-0.6, 22.4, 5.4],
    [3, 24, 6],
  ].map(
    ([x = 0, y = 0, size = 1]): Part => ({
      form: 'ball',
      at: [x, y, -1],
      size: [size * 1.4, size, size],
      color: hex('#6a6066'),
      dark: hex('#7a4440'),
      rough: 0.4,
    }),
  ),
  ...[
    [-2.4, 19],
    [2.2, 18],
    [-1, 21],
    [3.4, 20.4],
    [0.4, 19.4],
  ].map(([x = 0, y = 0]) => ball([x, y, 1.2], 0.6, '#ffb03c', 'lamp')),
];

/** A hut in the crown of a tree, with a ladder. */
const treeHouse: Maker = () => [
  cone([0, 0, -0.4], 0.9, 0.62, 4, '#6a4a30', 'wood'),
  rod([0, 2.6, -0.4], [-2, 4.4, -0.6], 0.24, '#6a4a30', 'wood'),
  rod([0, 2.6, -0.4], [2.2, 4.6, -0.6], 0.24, '#6a4a30', 'wood'),
  ...[
    [-2.6, 4.6, 3],
    [2.8, 4.8, 3],
    [0, 6, 4.4],
    [-1.4, 5.6, 3],
    [1.6, 5.8, 3],
  ].map(
    ([x = 0, y = 0, size = 1]): Part => ({
      form: 'ball',
      at: [x, y, -1.6],
      size: [size, size * 0.8, size],
      color: hex('#4f8f3f'),
      finish: 'leaf',
      rough: 0.7,
    }),
  ),
  block([0, 2.5, 0.2], [3.8, 0.18, 2.2], '#8a5a34', 'wood'),
  block([0, 2.68, -0.1], [2.6, 1.6, 1.5], '#b07a48', 'wood'),
  { form: 'roof', at: [0, 4.28, -0.1], size: [3.1, 0.9, 2], color: hex('#8a3a2c'), finish: 'wood' },
  block([0.5, 2.68, 0.67], [0.6, 1.1, 0.04], '#5a3620', 'wood'),
  { ...block([-0.6, 3.1, 0.67], [0.6, 0.6, 0.04], '#ffe0a0', 'lamp'), dark: hex('#ffd27a') },
  ...both((side) => rod([side * 1.8, 2.68, 1.2], [side * 1.8, 3.3, 1.2], 0.05, '#8a5a34', 'wood')),
  rod([-1.8, 3.3, 1.2], [1.8, 3.3, 1.2], 0.05, '#8a5a34', 'wood'),
  ...both((side) => rod([-1.2 + side * 0.24, 0, 1.8], [-1.2 + side * 0.24, 2.6, 1.3], 0.05, '#a8703c', 'wood')),
  ...[0.4, 0.8, 1.2, 1.6, 2, 2.4].map((y) =>
    rod([-1.44, y, 1.8 - y * 0.2], [-0.96, y, 1.8 - y * 0.2], 0.04, '#a8703c', 'wood'),
  ),
];

export const COUNTRYSIDE = {
  barn,
  silo,
  hayBale,
  tractor,
  cow,
  hen,
  vineRow,
  waterfall,
  volcano,
  treeHouse,
} as const;
