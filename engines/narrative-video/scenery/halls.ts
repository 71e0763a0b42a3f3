import { darken, hex, lighten } from '../../drawing/color.ts';
import type { Part } from './part.ts';
import type { Maker } from './thing.ts';

const WOOD = hex('#9a6238');
const BRASS = hex('#d8b048');

const blackboard: Maker = ({ color = hex('#2f5a48') }) => [
  { form: 'block', at: [0, 0, 0], size: [4.4, 1.7, 0.08], color: WOOD, finish: 'wood', isSmooth: true },
  { form: 'block', at: [0, 0.1, 0.03], size: [4.2, 1.5, 0.08], color, isSmooth: true },
  ...[0.5, 0.85, 1.2].map(
    (y, row): Part => ({
      form: 'block',
      at: [-1 + row * 0.3, y, 0.05],
      size: [1.5 - row * 0.3, 0.05, 0.06],
      color: hex('#e8f0e4'),
      isSmooth: true,
    }),
  ),
  { form: 'block', at: [0, 0, 0.12], size: [4.4, 0.05, 0.16], color: WOOD, finish: 'wood', isSmooth: true },
];

const pew: Maker = ({ color = hex('#7a4a2a') }) => [
  { form: 'block', at: [0, 0.4, 0], size: [2.6, 0.08, 0.5], color, finish: 'wood', isSmooth: true },
  { form: 'block', at: [0, 0, -0.26], size: [2.6, 1, 0.08], color, finish: 'wood', isSmooth: true },
  ...[-1.3, 1.3].map(
    (x): Part => ({
      form: 'block',
      at: [x, 0, 0],
      size: [0.1, 0.95, 0.6],
      color: darken(color, 0.15),
      finish: 'wood',
      isSmooth: true,
    }),
  ),
];

const pillar: Maker = ({ color = hex('#e4dccc') }) => [
  { form: 'block', at: [0, 0, 0], size: [1, 0.4, 1], color, finish: 'stone' },
  { form: 'column', at: [0, 0.4, 0], radius: 0.38, top: 0.34, height: 4.2, color, finish: 'stone' },
  { form: 'block', at: [0, 4.6, 0], size: [1, 0.4, 1], color, finish: 'stone' },
];

const stainedGlass: Maker = ({ color = hex('#3f6fd8'), accent = hex('#f2c23c') }) => {
  const tones = [color, accent, hex('#d8342c'), hex('#3fa86a'), hex('#8a4ad0')];
  return [
    { form: 'block', at: [0, 0, 0], size: [1.6, 3.2, 0.08], color: hex('#5a5660'), finish: 'stone', isSmooth: true },
    ...Array.from(
      { length: 12 },
      (_, pane): Part => ({
        form: 'block',
        at: [((pane % 3) - 1) * 0.48, 0.12 + Math.floor(pane / 3) * 0.75, 0.05],
        size: [0.42, 0.68, 0.06],
        color: tones[(pane * 3 + Math.floor(pane / 3)) % 5] ?? color,
        finish: 'lamp',
        isSmooth: true,
      }),
    ),
  ];
};

const altar: Maker = ({ color = hex('#f4eee0'), accent = BRASS }) => [
  { form: 'block', at: [0, 0, 0], size: [4, 0.3, 1.8], color: hex('#b8aca0'), finish: 'stone' },
  { form: 'block', at: [0, 0.3, 0], size: [2.2, 0.9, 0.9], color, finish: 'stone', isSmooth: true },
  { form: 'block', at: [0, 1.2, 0], size: [0.14, 1.3, 0.12], color: accent, finish: 'metal', isSmooth: true },
  { form: 'block', at: [0, 2, 0], size: [0.8, 0.14, 0.12], color: accent, finish: 'metal', isSmooth: true },
  ...[-0.85, 0.85].flatMap((x): Part[] => [
    { form: 'column', at: [x, 1.2, 0], radius: 0.05, top: 0.05, height: 0.4, color: hex('#fffaf0') },
    { form: 'ball', at: [x, 1.6, 0], size: [0.09, 0.16, 0.09], color: hex('#ffb84a'), finish: 'lamp' },
  ]),
];

const counter: Maker = ({ color = hex('#8a5434'), accent = hex('#f0e4d0') }) => [
  { form: 'block', at: [0, 0, 0], size: [4.4, 1, 0.8], color, finish: 'wood' },
  { form: 'block', at: [0, 1, 0.05], size: [4.6, 0.1, 1], color: accent, isSmooth: true, finish: 'stone' },
  { form: 'block', at: [1.2, 1.1, 0], size: [0.9, 0.6, 0.5], color: hex('#b8bcc4'), isSmooth: true, finish: 'metal' },
  ...[-1.6, -1.3, -1].map(
    (x): Part => ({ form: 'column', at: [x, 1.1, 0.1], radius: 0.09, top: 0.12, height: 0.16, color: accent }),
  ),
  { form: 'ball', at: [-0.2, 1.05, 0.1], size: [0.5, 0.44, 0.5], color: hex('#c88a4a') },
];

const speaker: Maker = ({ color = hex('#22222c') }) => [
  { form: 'block', at: [0, 0, 0], size: [1.1, 2.2, 0.9], color, isSmooth: true },
  ...[0.55, 1.5].map(
    (y, index): Part => ({
      form: 'bar',
      at: [0, y, 0.44],
      to: [0, y, 0.5],
      radius: 0.42 - index * 0.12,
      color: lighten(color, 0.25),
    }),
  ),
];

const spotlight: Maker = ({ color = hex('#ff4fb0') }) => [
  { form: 'bar', at: [0, 0, 0], to: [0, -0.45, 0.2], radius: 0.2, color: hex('#2a2a34'), finish: 'metal' },
  { form: 'ball', at: [0, -0.72, 0.24], size: [0.4, 0.3, 0.4], color, finish: 'lamp' },
];

const discoBall: Maker = ({ color = hex('#dfe6f4') }) => [
  { form: 'bar', at: [0, 0.4, 0], to: [0, 2, 0], radius: 0.02, color: hex('#22242a') },
  { form: 'ball', at: [0, -0.5, 0], size: [1, 1, 1], color, finish: 'metal' },
];

const handrail: Maker = ({ color = hex('#e8d24a') }) => [
  { form: 'bar', at: [0, 0, 0], to: [0, 3, 0], radius: 0.035, color, finish: 'metal' },
];

const planet: Maker = ({ color = hex('#d88a5a'), accent = hex('#f0d0a0') }) => [
  { form: 'ball', at: [0, 0, 0], size: [8, 8, 8], color },
  { form: 'column', at: [0, 3.9, 0], radius: 7, top: 7, height: 0.06, color: accent },
];

const rocket: Maker = ({ color = hex('#f4f4f4'), accent = hex('#d8342c') }) => [
  { form: 'column', at: [0, 0.5, 0], radius: 0.6, top: 0.7, height: 2.6, color, finish: 'metal' },
  { form: 'column', at: [0, 3.1, 0], radius: 0.7, top: 0.04, height: 1.3, color: accent },
  { form: 'ball', at: [0, 2, 0.52], size: [0.5, 0.5, 0.3], color: hex('#7fd0f4'), finish: 'glass' },
  ...[-1, 1].map(
    (side): Part => ({ form: 'block', at: [side * 0.75, 0, 0], size: [0.5, 1.1, 0.12], color: accent, isSmooth: true }),
  ),
];

export const HALLS = {
  blackboard,
  pew,
  pillar,
  stainedGlass,
  altar,
  counter,
  speaker,
  spotlight,
  discoBall,
  handrail,
  planet,
  rocket,
} as const;
