import { chanceOf } from '../../drawing/chance.ts';
import { darken, hex, lighten } from '../../drawing/color.ts';
import type { Part } from './part.ts';
import type { Maker } from './thing.ts';

const STONE = hex('#a6a2a8');
const IRON = hex('#3a3f48');
const LAMP = hex('#ffd98a');

const tower: Maker = ({ color = hex('#5a6f94'), accent = hex('#ffd98a') }, seed) => {
  const chance = chanceOf(seed);
  const [wide, tall, deep] = [chance.between(5, 8), chance.between(14, 30), 5];
  return [
    {
      form: 'block',
      at: [0, 0, 0],
      size: [wide, tall, deep],
      color,
      windows: { columns: Math.round(wide / 1.5), rows: Math.round(tall / 2), lit: 0.55, color: accent },
    },
    { form: 'block', at: [0, tall, 0], size: [wide * 0.6, tall * 0.12, deep * 0.6], color: darken(color, 0.15) },
    ...(chance.next() < 0.4
      ? [{ form: 'column', at: [0, tall * 1.12, 0], radius: 0.16, top: 0.06, height: 4, color: IRON } as const]
      : []),
  ];
};

const shop: Maker = ({ color = hex('#c8644a'), accent = hex('#f4e8d0') }, seed) => {
  const chance = chanceOf(seed);
  const tall = chance.between(6.4, 9);
  return [
    {
      form: 'block',
      at: [0, 0, 0],
      size: [5.4, tall, 4],
      color,
      windows: { columns: 3, rows: Math.round(tall / 2.1), lit: 0.5, blind: 1 },
      finish: 'stone',
    },
    { form: 'block', at: [0, tall, 0.1], size: [5.8, 0.4, 4.3], color: accent },
    { form: 'block', at: [0, 0, 2.03], size: [4.8, 2.5, 0.08], color: darken(color, 0.45), isSmooth: true },
    { form: 'block', at: [-1.2, 0.6, 2.1], size: [1.9, 1.6, 0.06], color: LAMP, finish: 'lamp', isSmooth: true },
    { form: 'block', at: [1.3, 0, 2.1], size: [1, 2.1, 0.06], color: lighten(color, 0.2), isSmooth: true },
    { form: 'sheet', at: [-2.5, 2.9, 2.1], right: [5, 0, 0], down: [0, -0.5, 1.1], color: accent, stripes: color },
  ];
};

const house: Maker = ({ color = hex('#f0e2c4'), accent = hex('#b8483a') }) => [
  { form: 'block', at: [0, 0, 0], size: [5, 3, 4], color, windows: { columns: 2, rows: 1, lit: 1 } },
  { form: 'roof', at: [0, 3, 0], size: [5.8, 2, 4.8], color: accent },
  { form: 'block', at: [1.5, 3.2, 0.6], size: [0.6, 2, 0.6], color: hex('#9a5a48'), finish: 'stone' },
  { form: 'block', at: [0, 0, 2.02], size: [0.95, 2, 0.08], color: hex('#6a4a34'), isSmooth: true, finish: 'wood' },
];

const bridge: Maker = ({ color = STONE }) => [
  { form: 'block', at: [0, 1.2, 0], size: [11, 0.5, 2.6], color, finish: 'stone' },
  ...[-4.4, 0, 4.4].map(
    (x): Part => ({
      form: 'block',
      at: [x, -0.8, 0],
      size: [1.3, 2, 2.4],
      color: darken(color, 0.08),
      finish: 'stone',
    }),
  ),
  ...[-1.2, 1.2].map(
    (z): Part => ({
      form: 'block',
      at: [0, 1.7, z],
      size: [11, 0.5, 0.25],
      color: lighten(color, 0.08),
      finish: 'stone',
    }),
  ),
];

const lighthouse: Maker = ({ color = hex('#d8382e'), accent = hex('#fbf6ea') }) => [
  ...[0, 1, 2, 3].map(
    (ring): Part => ({
      form: 'column',
      at: [0, ring * 1.7, 0],
      radius: 1.3 - ring * 0.14,
      top: 1.16 - ring * 0.14,
      height: 1.7,
      color: ring % 2 ? color : accent,
    }),
  ),
  { form: 'column', at: [0, 6.8, 0], radius: 1, top: 1, height: 0.2, color: IRON },
  { form: 'column', at: [0, 7, 0], radius: 0.6, top: 0.6, height: 1, color: LAMP, finish: 'lamp' },
  { form: 'column', at: [0, 8, 0], radius: 0.8, top: 0.05, height: 0.8, color },
];

const windmill: Maker = ({ color = hex('#f2e8d4'), accent = hex('#9a4a38') }) => [
  { form: 'column', at: [0, 0, 0], radius: 1.6, top: 1.05, height: 5, color, finish: 'stone' },
  { form: 'column', at: [0, 5, 0], radius: 1.3, top: 0.1, height: 1.3, color: accent },
  ...[0, 1, 2, 3].map((blade): Part => {
    const angle = blade * (Math.PI / 2) + 0.4;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return {
      form: 'sheet',
      at: [x * 0.3, 4.9 + y * 0.3, 1.35],
      right: [x * 2.6, y * 2.6, 0],
      down: [y * 0.7, -x * 0.7, 0],
      color: hex('#fffaf0'),
      stripes: hex('#c8b898'),
    };
  }),
];

const chapel: Maker = ({ color = hex('#f4f0e6'), accent = hex('#6a6f88') }) => [
  { form: 'block', at: [0, 0, 0], size: [4.4, 4, 6], color, windows: { columns: 2, rows: 1, lit: 1 } },
  { form: 'roof', at: [0, 4, 0], size: [5, 2.2, 6.4], color: accent },
  { form: 'block', at: [0, 0, 3.2], size: [2, 6.4, 2], color },
  { form: 'column', at: [0, 6.4, 3.2], radius: 1.5, top: 0.03, height: 3.2, color: accent },
];

export const BUILDINGS = {
  tower,
  shop,
  house,
  bridge,
  lighthouse,
  windmill,
  chapel,
} as const;
