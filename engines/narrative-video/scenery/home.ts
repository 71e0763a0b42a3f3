import { chanceOf } from '../../drawing/chance.ts';
import { darken, hex, lighten } from '../../drawing/color.ts';
import type { Part } from './part.ts';
import type { Maker } from './thing.ts';

const WOOD = hex('#9a6238');
const LAMP = hex('#ffd98a');

const legs = (wide: number, tall: number, deep: number, color = WOOD): Part[] =>
  [-1, 1].flatMap((x) =>
    [-1, 1].map(
      (z): Part => ({
        form: 'block',
        at: [(x * wide) / 2, 0, (z * deep) / 2],
        size: [0.09, tall, 0.09],
        color,
        finish: 'wood',
        isSmooth: true,
      }),
    ),
  );

const bed: Maker = ({ color = hex('#4a7fc8'), accent = hex('#fff6ea') }) => [
  { form: 'block', at: [0, 0, 0], size: [3, 0.5, 1.8], color: WOOD, finish: 'wood', isSmooth: true },
  { form: 'block', at: [0, 0.5, 0], size: [2.9, 0.3, 1.7], color: accent, finish: 'cloth', isSmooth: true },
  { form: 'block', at: [0.45, 0.62, 0], size: [2.05, 0.26, 1.78], color, finish: 'cloth', isSmooth: true },
  { form: 'ball', at: [-1.05, 0.7, 0], size: [0.75, 0.36, 1.2], color: accent, finish: 'cloth' },
  {
    form: 'block',
    at: [-1.55, 0, 0],
    size: [0.16, 1.4, 1.9],
    color: darken(WOOD, 0.1),
    finish: 'wood',
    isSmooth: true,
  },
];

const sofa: Maker = ({ color = hex('#c8583c') }) => [
  {
    form: 'block',
    at: [0, 0.12, 0],
    size: [2.6, 0.42, 1],
    color: darken(color, 0.12),
    finish: 'cloth',
    isSmooth: true,
  },
  { form: 'block', at: [0, 0.5, -0.42], size: [2.6, 0.7, 0.3], color, finish: 'cloth', isSmooth: true },
  ...[-1, 1].map(
    (side): Part => ({
      form: 'block',
      at: [side * 1.3, 0.1, 0],
      size: [0.3, 0.78, 1],
      color,
      finish: 'cloth',
      isSmooth: true,
    }),
  ),
  ...[-0.56, 0.56].map(
    (x): Part => ({
      form: 'block',
      at: [x, 0.5, 0.08],
      size: [1.08, 0.18, 0.82],
      color: lighten(color, 0.1),
      finish: 'cloth',
      isSmooth: true,
    }),
  ),
];

const table: Maker = ({ color = WOOD }) => [
  ...legs(1.3, 0.74, 0.7, darken(color, 0.1)),
  { form: 'block', at: [0, 0.74, 0], size: [1.6, 0.09, 0.95], color, finish: 'wood', isSmooth: true },
];

const roundTable: Maker = ({ color = hex('#fffaf0'), accent = hex('#e0483c') }) => [
  { form: 'column', at: [0, 0, 0], radius: 0.3, top: 0.08, height: 0.08, color: hex('#3a3f48') },
  { form: 'bar', at: [0, 0, 0], to: [0, 0.72, 0], radius: 0.06, color: hex('#3a3f48') },
  { form: 'column', at: [0, 0.72, 0], radius: 0.55, top: 0.55, height: 0.07, color },
  { form: 'column', at: [0.16, 0.79, 0.1], radius: 0.07, top: 0.09, height: 0.14, color: accent },
  { form: 'column', at: [-0.2, 0.79, 0.02], radius: 0.07, top: 0.09, height: 0.14, color: hex('#4a9ab8') },
];

const chair: Maker = ({ color = WOOD }) => [
  ...legs(0.4, 0.44, 0.4, color),
  { form: 'block', at: [0, 0.44, 0], size: [0.5, 0.08, 0.5], color, finish: 'wood', isSmooth: true },
  { form: 'block', at: [0, 0.5, -0.22], size: [0.5, 0.6, 0.07], color, finish: 'wood', isSmooth: true },
];

const desk: Maker = ({ color = hex('#c8964e'), accent = hex('#4a8f6a') }) => [
  ...legs(0.9, 0.68, 0.4, hex('#5a6068')),
  { form: 'block', at: [0, 0.68, 0], size: [1.1, 0.08, 0.6], color, finish: 'wood', isSmooth: true },
  { form: 'block', at: [0.2, 0.76, 0], size: [0.36, 0.09, 0.26], color: accent, isSmooth: true },
];

const shelf: Maker = ({ color = WOOD }, seed) => {
  const chance = chanceOf(seed);
  const spines = ['#c8342c', '#2f6fb0', '#e8b83c', '#3f8f5a', '#8a4a9a', '#f0e4cc', '#e0783c'].map(hex);
  return [
    {
      form: 'block',
      at: [0, 0, -0.16],
      size: [1.8, 2.4, 0.06],
      color: darken(color, 0.25),
      finish: 'wood',
      isSmooth: true,
    },
    ...[-0.9, 0.9].map(
      (x): Part => ({ form: 'block', at: [x, 0, 0], size: [0.08, 2.4, 0.4], color, finish: 'wood', isSmooth: true }),
    ),
    ...[0, 0.6, 1.2, 1.8, 2.36].map(
      (y): Part => ({ form: 'block', at: [0, y, 0], size: [1.8, 0.06, 0.4], color, finish: 'wood', isSmooth: true }),
    ),
    ...[0, 1, 2, 3].flatMap((row) =>
      Array.from(
        { length: 9 },
        (_, book): Part => ({
          form: 'block',
          at: [-0.72 + book * 0.18, 0.06 + row * 0.6, 0.02],
          size: [0.13, chance.between(0.32, 0.48), 0.28],
          color: chance.pick(spines),
          isSmooth: true,
        }),
      ).filter(() => chance.next() < 0.86),
    ),
  ];
};

/** What a window shows of the night. */
const NIGHT = hex('#101a38');

const window: Maker = ({ color = hex('#fffaf0'), accent = hex('#9fd4f4') }) => [
  {
    form: 'block',
    at: [0, 0, 0.02],
    size: [2, 1.8, 0.05],
    color: accent,
    dark: NIGHT,
    finish: 'glass',
    isSmooth: true,
  },
  ...[-1, 0, 1].map(
    (x): Part => ({ form: 'block', at: [x, 0, 0.05], size: [0.1, 1.8, 0.1], color, finish: 'wood', isSmooth: true }),
  ),
  ...[0, 0.86, 1.74].map(
    (y): Part => ({ form: 'block', at: [0, y, 0.05], size: [2.1, 0.1, 0.1], color, finish: 'wood', isSmooth: true }),
  ),
  { form: 'block', at: [0, -0.08, 0.12], size: [2.4, 0.1, 0.26], color, finish: 'wood', isSmooth: true },
];

const curtain: Maker = ({ color = hex('#d8685a') }) =>
  Array.from(
    { length: 4 },
    (_, fold): Part => ({
      form: 'column',
      at: [-0.27 + fold * 0.18, 0, 0],
      radius: 0.11,
      top: 0.1,
      height: 2.3,
      color: fold % 2 ? color : darken(color, 0.1),
      finish: 'cloth',
    }),
  );

const floorLamp: Maker = ({ color = hex('#f4dca8') }) => [
  { form: 'column', at: [0, 0, 0], radius: 0.24, top: 0.2, height: 0.06, color: hex('#4a4e58') },
  { form: 'bar', at: [0, 0, 0], to: [0, 1.6, 0], radius: 0.04, color: hex('#4a4e58'), finish: 'metal' },
  { form: 'column', at: [0, 1.5, 0], radius: 0.36, top: 0.22, height: 0.42, color, finish: 'lamp' },
];

const hangingLamp: Maker = ({ color = hex('#c8583c') }) => [
  { form: 'bar', at: [0, 0, 0], to: [0, 1.4, 0], radius: 0.02, color: hex('#2a2c32') },
  { form: 'column', at: [0, -0.3, 0], radius: 0.36, top: 0.08, height: 0.32, color, finish: 'metal' },
  { form: 'ball', at: [0, -0.4, 0], size: [0.24, 0.24, 0.24], color: LAMP, finish: 'lamp' },
];

const rug: Maker = ({ color = hex('#b8483a'), accent = hex('#f0d8a8') }) => [
  { form: 'block', at: [0, 0, 0], size: [3.6, 0.03, 2.2], color: accent, finish: 'cloth', isSmooth: true },
  { form: 'block', at: [0, 0.02, 0], size: [3.2, 0.03, 1.8], color, finish: 'cloth', isSmooth: true },
];

const plant: Maker = ({ color = hex('#4a9a4f'), accent = hex('#c8693f') }) => [
  { form: 'column', at: [0, 0, 0], radius: 0.2, top: 0.28, height: 0.42, color: accent },
  ...Array.from({ length: 7 }, (_, leaf): Part => {
    const angle = (leaf / 7) * Math.PI * 2;
    return {
      form: 'frond',
      at: [0, 0.4, 0],
      to: [Math.cos(angle) * 0.55, 0.55, Math.sin(angle) * 0.55],
      width: 0.2,
      color,
      finish: 'leaf',
    };
  }),
];

const picture: Maker = ({ color = hex('#f2c14e'), accent = hex('#4a7fa8') }) => [
  { form: 'block', at: [0, 0, 0.03], size: [1.1, 0.85, 0.06], color: hex('#6a4a30'), finish: 'wood', isSmooth: true },
  { form: 'block', at: [0, 0.08, 0.06], size: [0.94, 0.69, 0.05], color: accent, isSmooth: true },
  { form: 'block', at: [0.1, 0.12, 0.08], size: [0.5, 0.3, 0.04], color, isSmooth: true },
];

export const HOME = {
  bed,
  sofa,
  table,
  roundTable,
  chair,
  desk,
  shelf,
  window,
  curtain,
  floorLamp,
  hangingLamp,
  rug,
  plant,
  picture,
} as const;
