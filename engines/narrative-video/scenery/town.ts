import { chanceOf } from '../../drawing/chance.ts';
import { darken, hex, type Rgb } from '../../drawing/color.ts';
import type { Vector } from '../../drawing/solids/matrix.ts';
import { barsAlong } from './bars.ts';
import type { Finish, Part } from './part.ts';
import type { Maker } from './thing.ts';

const STONE = hex('#a6a2a8');
const IRON = hex('#3a3f48');
const LAMP = hex('#ffd98a');

const stall: Maker = ({ color = hex('#e0483c'), accent = hex('#fff4e0') }, seed) => {
  const chance = chanceOf(seed);
  const fruit = [hex('#f0a030'), hex('#d8342c'), hex('#7ab83c'), hex('#f2d23c'), hex('#8a4a9a')];
  const goods = Array.from({ length: 3 }, (_, crate) => {
    const tone = chance.pick(fruit);
    const x = -0.85 + crate * 0.85;
    return [
      {
        form: 'block',
        at: [x, 0.95, 0.1],
        size: [0.72, 0.16, 0.7],
        color: hex('#a87848'),
        finish: 'wood',
        isSmooth: true,
      } as Part,
      ...Array.from(
        { length: 6 },
        (_, piece): Part => ({
          form: 'ball',
          at: [x - 0.22 + (piece % 3) * 0.22, 1.04, -0.06 + Math.floor(piece / 3) * 0.26],
          size: [0.22, 0.22, 0.22],
          color: tone,
        }),
      ),
    ];
  }).flat();
  return [
    { form: 'block', at: [0, 0, 0], size: [2.7, 0.95, 1], color: hex('#9a6a3c'), finish: 'wood' },
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map(
        (z): Part => ({
          form: 'bar',
          at: [x * 1.32, 0, z * 0.55],
          to: [x * 1.32, z > 0 ? 2.3 : 2.75, z * 0.55],
          radius: 0.05,
          color: hex('#e8dcc4'),
          finish: 'wood',
        }),
      ),
    ),
    { form: 'sheet', at: [-1.5, 2.8, -0.7], right: [3, 0, 0], down: [0, -0.55, 1.6], color, stripes: accent },
    ...goods,
  ];
};

const lamp: Maker = ({ color = IRON, accent = LAMP }) => [
  { form: 'column', at: [0, 0, 0], radius: 0.16, top: 0.1, height: 0.4, color, finish: 'metal' },
  { form: 'bar', at: [0, 0.4, 0], to: [0, 3.3, 0], radius: 0.06, color, finish: 'metal' },
  { form: 'ball', at: [0, 3.25, 0], size: [0.42, 0.46, 0.42], color: accent, finish: 'lamp' },
  { form: 'column', at: [0, 3.66, 0], radius: 0.22, top: 0.04, height: 0.16, color, finish: 'metal' },
];

/** A wheel with its tire and its hub. */
function wheel(x: number, z: number): Part[] {
  const outward = Math.sign(z) * 0.13;
  return [
    { form: 'bar', at: [x, 0.35, z - outward], to: [x, 0.35, z + outward], radius: 0.35, color: hex('#1c1d22') },
    {
      form: 'bar',
      at: [x, 0.35, z + outward * 0.6],
      to: [x, 0.35, z + outward * 1.12],
      radius: 0.2,
      color: hex('#b8bcc4'),
      finish: 'metal',
    },
  ];
}

const car: Maker = ({ color = hex('#d8342c'), accent = hex('#9fc4d6') }) => {
  const panel = (at: Vector, size: Vector, tone: Rgb = color, finish: Finish = 'metal'): Part => ({
    form: 'block',
    at,
    size,
    color: tone,
    finish,
    isSmooth: true,
  });
  const pane = (at: Vector, right: Vector, down: Vector): Part => ({
    form: 'sheet',
    at,
    right,
    down,
    color: accent,
    finish: 'glass',
  });
  const trim = darken(color, 0.45);
  return [
    panel([0, 0.27, 0], [4, 0.36, 1.62]),
    panel([0, 0.58, 0], [3.86, 0.26, 1.56]),
    panel([1.3, 0.82, 0], [1.06, 0.09, 1.46]),
    panel([-1.52, 0.82, 0], [0.72, 0.1, 1.46]),
    panel([-0.16, 0.82, 0], [1.66, 0.54, 1.32], accent, 'glass'),
    panel([-0.18, 1.35, 0], [1.5, 0.09, 1.36]),
    pane([0.56, 1.38, 0.62], [0, 0, -1.24], [0.34, -0.52, 0]),
    pane([-0.92, 1.38, -0.62], [0, 0, 1.24], [-0.34, -0.52, 0]),
    ...[-1, 1].flatMap((side): Part[] => [
      ...[
        [0.55, 0.92],
        [-0.14, -0.16],
        [-0.92, -1.26],
      ].map(
        ([top = 0, foot = 0]): Part => ({
          form: 'bar',
          at: [foot, 0.84, side * 0.7],
          to: [top, 1.4, side * 0.64],
          radius: 0.05,
          color,
          finish: 'metal',
        }),
      ),
      panel([-0.12, 0.36, side * 0.79], [0.03, 0.46, 0.02], trim),
      panel([0.95, 0.36, side * 0.79], [0.03, 0.46, 0.02], trim),
      panel([0.16, 0.68, side * 0.8], [0.2, 0.04, 0.03], hex('#d8dce2')),
      panel([0.82, 0.9, side * 0.86], [0.14, 0.12, 0.16]),
      panel([1.97, 0.56, side * 0.52], [0.07, 0.18, 0.36], hex('#fff2c0'), 'lamp'),
      panel([-1.96, 0.58, side * 0.56], [0.07, 0.16, 0.3], hex('#e0281e'), 'lamp'),
      ...wheel(1.22, side * 0.7),
      ...wheel(-1.2, side * 0.7),
    ]),
    panel([1.99, 0.3, 0], [0.1, 0.16, 1.5], hex('#b8bcc4')),
    panel([-1.99, 0.3, 0], [0.1, 0.16, 1.5], hex('#b8bcc4')),
    panel([1.98, 0.56, 0], [0.05, 0.16, 0.58], hex('#2a2c32')),
  ];
};

const bench: Maker = ({ color = hex('#a8703c'), accent = IRON }) => [
  ...[-0.2, 0, 0.2].map(
    (z): Part => ({ form: 'block', at: [0, 0.44, z], size: [1.8, 0.07, 0.16], color, finish: 'wood', isSmooth: true }),
  ),
  ...[0.66, 0.86].map(
    (y): Part => ({ form: 'block', at: [0, y, -0.3], size: [1.8, 0.14, 0.07], color, finish: 'wood', isSmooth: true }),
  ),
  ...[-0.75, 0.75].flatMap((x): Part[] => [
    { form: 'block', at: [x, 0, 0], size: [0.1, 0.44, 0.5], color: accent, isSmooth: true },
    { form: 'block', at: [x, 0.4, -0.3], size: [0.1, 0.6, 0.08], color: accent, isSmooth: true },
  ]),
];

const umbrella: Maker = ({ color = hex('#ee5a4a'), accent = hex('#fff4e4') }) => [
  { form: 'bar', at: [0, 0, 0], to: [0, 2.3, 0], radius: 0.05, color: hex('#f4f0e8') },
  { form: 'canopy', at: [0, 1.8, 0], radius: 1.5, height: 0.62, color, accent, finish: 'cloth' },
  { form: 'ball', at: [0, 2.36, 0], size: [0.14, 0.14, 0.14], color: hex('#f4f0e8') },
];

const sign: Maker = ({ color = hex('#ff4fa0'), accent = hex('#241a3a') }) => [
  { form: 'block', at: [0, 0, 0], size: [1.3, 3.2, 0.3], color: accent, isSmooth: true },
  ...[0, 1, 2].map(
    (row): Part => ({
      form: 'block',
      at: [0, 0.3 + row, 0.17],
      size: [0.9, 0.6, 0.06],
      color,
      finish: 'lamp',
      isSmooth: true,
    }),
  ),
];

const fountain: Maker = ({ color = STONE, accent = hex('#7fc8f0') }) => [
  { form: 'column', at: [0, 0, 0], radius: 1.7, top: 1.8, height: 0.55, color, finish: 'stone' },
  { form: 'column', at: [0, 0.5, 0], radius: 1.55, top: 1.55, height: 0.08, color: accent, finish: 'water' },
  { form: 'column', at: [0, 0.4, 0], radius: 0.3, top: 0.22, height: 1.3, color, finish: 'stone' },
  { form: 'column', at: [0, 1.6, 0], radius: 0.3, top: 0.8, height: 0.25, color, finish: 'stone' },
  { form: 'ball', at: [0, 1.72, 0], size: [1, 0.5, 1], color: accent, finish: 'water' },
];

/** The railing of a promenade: posts with caps, and two ropes that sag between them. */
const railing: Maker = ({ color = hex('#4a5866'), accent = hex('#e4d8bc') }) => {
  const posts = [-1.6, 0, 1.6];
  return [
    ...posts.slice(0, 2).flatMap((x): Part[] => [
      { form: 'column', at: [x, 0, 0], radius: 0.12, top: 0.09, height: 0.14, color, finish: 'metal' },
      { form: 'bar', at: [x, 0.1, 0], to: [x, 0.94, 0], radius: 0.055, color, finish: 'metal' },
      { form: 'ball', at: [x, 0.9, 0], size: [0.18, 0.18, 0.18], color, finish: 'metal' },
    ]),
    ...[0.86, 0.5].flatMap((height) =>
      posts.slice(0, 2).flatMap((from) => {
        const rope = Array.from({ length: 7 }, (_, piece): Vector => {
          const share = piece / 6;
          return [from + share * 1.6, height - 0.5 * share * (1 - share), 0.02];
        });
        return barsAlong(rope, 0.03, accent, 'cloth');
      }),
    ),
  ];
};

const fence: Maker = ({ color = hex('#f0ece0') }) => [
  ...[0.3, 0.66].map(
    (y): Part => ({ form: 'block', at: [0, y, 0], size: [3.2, 0.1, 0.05], color, finish: 'wood', isSmooth: true }),
  ),
  ...Array.from(
    { length: 9 },
    (_, post): Part => ({
      form: 'block',
      at: [-1.5 + post * 0.375, 0, 0.04],
      size: [0.16, 0.95, 0.05],
      color,
      finish: 'wood',
      isSmooth: true,
    }),
  ),
];

const boat: Maker = ({ color = hex('#d8483c'), accent = hex('#fff8ec') }) => [
  { form: 'block', at: [0, 0.1, 0], size: [4.4, 0.5, 1.6], color: darken(color, 0.1), isSmooth: true, finish: 'wood' },
  { form: 'block', at: [0, 0.5, 0], size: [5, 0.3, 1.9], color, isSmooth: true, finish: 'wood' },
  { form: 'bar', at: [0, 0.5, 0], to: [0, 5.2, 0], radius: 0.08, color: hex('#a8784a'), finish: 'wood' },
  { form: 'sheet', at: [0.1, 5, 0], right: [1.9, -2.2, 0.1], down: [0, -3.8, 0], color: accent },
  { form: 'sheet', at: [-1.7, 3.2, 0], right: [1.6, 1.4, 0], down: [0.2, -2.1, 0], color: accent, stripes: color },
];

export const TOWN = {
  stall,
  lamp,
  car,
  bench,
  umbrella,
  sign,
  fountain,
  railing,
  fence,
  boat,
} as const;
