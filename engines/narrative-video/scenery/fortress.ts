import { chanceOf } from '../../drawing/chance.ts';
import { darken, hex, lighten } from '../../drawing/color.ts';
import type { Part } from './part.ts';
import type { Maker } from './thing.ts';

/** What castles consist of. */

const STONE = hex('#a6a2a8');
const IRON = hex('#3a3f48');
const LAMP = hex('#ffd98a');
const FLAME = hex('#ffa03c');
const BANNER = hex('#c8342c');
const GOLD = hex('#f2c94c');

/** A window that is lit at night, `angle` radians around a tower from its front. */
const slit = (angle: number, y: number, radius: number, wide = 0.4, tall = 0.9): Part[] => {
  const at = (out: number, up: number) => [Math.sin(angle) * out, y + up, Math.cos(angle) * out] as const;
  return [
    {
      form: 'block',
      at: at(radius - 0.1, -0.1),
      size: [wide + 0.24, tall + 0.24, 0.3],
      color: darken(STONE, 0.3),
      finish: 'stone',
      turn: angle,
      isSmooth: true,
    },
    {
      form: 'block',
      at: at(radius, 0),
      size: [wide, tall, 0.3],
      color: LAMP,
      finish: 'lamp',
      turn: angle,
      isSmooth: true,
    },
  ];
};

/** A flag on the top of a roof. */
const pennant = (top: number): Part[] => [
  { form: 'bar', at: [0, top, 0], to: [0, top + 1.3, 0], radius: 0.05, color: IRON },
  { form: 'sheet', at: [0, top + 1.3, 0], right: [1.1, -0.1, 0], down: [0, -0.6, 0], color: hex('#d8382e') },
];

const keep: Maker = ({ color = STONE, accent = hex('#5a5fae') }, seed) => {
  const tall = chanceOf(seed).between(6.5, 8.5);
  const ring = (y: number, radius: number, top: number, height: number, tone = color): Part => ({
    form: 'column',
    at: [0, y, 0],
    radius,
    top,
    height,
    color: tone,
    finish: 'stone',
  });
  return [
    ring(0, 1.85, 1.5, 1.1, darken(color, 0.08)),
    ring(0, 1.5, 1.4, tall),
    ring(tall * 0.56, 1.56, 1.56, 0.22, lighten(color, 0.08)),
    // The parapet stands out, and has teeth.
    ring(tall, 1.4, 1.8, 0.6, lighten(color, 0.06)),
    ring(tall + 0.6, 1.8, 1.8, 0.45),
    ...Array.from({ length: 10 }, (_, tooth): Part => {
      const angle = (tooth / 10) * 2 * Math.PI;
      return {
        form: 'block',
        at: [Math.sin(angle) * 1.62, tall + 1.05, Math.cos(angle) * 1.62],
        size: [0.5, 0.5, 0.32],
        color: lighten(color, 0.06),
        finish: 'stone',
        turn: angle,
      };
    }),
    { form: 'column', at: [0, tall + 1, 0], radius: 1.5, top: 0.04, height: 3.2, color: accent },
    ...pennant(tall + 4.1),
    ...slit(0, tall * 0.36, 1.45),
    ...slit(0.75, tall * 0.68, 1.4),
    ...slit(-0.55, tall * 0.72, 1.4),
    {
      form: 'sheet',
      at: [-0.36, tall * 0.62, 1.62],
      right: [0.72, 0, 0],
      down: [0, -1.3, 0],
      color: BANNER,
      stripes: GOLD,
    },
  ];
};

const rampart: Maker = ({ color = STONE }) => [
  { form: 'block', at: [0, 0, 0], size: [8, 3.8, 1.2], color, finish: 'stone' },
  { form: 'block', at: [0, 0, 0.3], size: [8, 0.8, 1.2], color: darken(color, 0.08), finish: 'stone' },
  { form: 'block', at: [0, 3.3, 0.1], size: [8, 0.26, 1.3], color: lighten(color, 0.08), finish: 'stone' },
  ...Array.from(
    { length: 6 },
    (_, tooth): Part => ({
      form: 'block',
      at: [-3.4 + tooth * 1.36, 3.8, 0],
      size: [0.68, 0.8, 1.2],
      color: lighten(color, 0.06),
      finish: 'stone',
    }),
  ),
  ...[-2.4, 0, 2.4].flatMap((x): Part[] => [
    { form: 'block', at: [x + 1.2, 0, 0.6], size: [0.5, 2.8, 0.5], color: darken(color, 0.04), finish: 'stone' },
    { form: 'block', at: [x, 1.7, 0.6], size: [0.24, 0.9, 0.1], color: darken(color, 0.5), isSmooth: true },
  ]),
];

/** A torch on the wall, which is lit at night. */
const torch = (x: number, y: number, z: number): Part[] => [
  { form: 'bar', at: [x, y - 0.5, z], to: [x, y, z + 0.25], radius: 0.08, color: IRON },
  { form: 'ball', at: [x, y - 0.1, z + 0.28], size: [0.42, 0.62, 0.42], color: FLAME, finish: 'lamp' },
];

const gate: Maker = ({ color = STONE, accent = hex('#6a4428') }) => [
  ...[-1, 1].flatMap((side): Part[] => [
    { form: 'block', at: [side * 1.8, 0, 0], size: [1.2, 5.2, 1.8], color, finish: 'stone' },
    { form: 'block', at: [side * 1.8, 0, 0.2], size: [1.4, 0.9, 1.8], color: darken(color, 0.08), finish: 'stone' },
    ...torch(side * 1.8, 2.6, 0.95),
  ]),
  { form: 'block', at: [0, 3.4, 0], size: [2.6, 1.8, 1.6], color: darken(color, 0.06), finish: 'stone' },
  // The wood of the gate ends in a round arch of light stones.
  { form: 'block', at: [0, 0, -0.2], size: [2.4, 2.4, 0.3], color: accent, finish: 'wood', isSmooth: true },
  { form: 'bar', at: [0, 2.3, -0.3], to: [0, 2.3, -0.05], radius: 1.16, color: accent, finish: 'wood' },
  ...Array.from({ length: 9 }, (_, stone): Part => {
    const angle = ((stone + 0.5) / 9) * Math.PI;
    const [x, y] = [Math.cos(angle) * 1.3, 2.3 + Math.sin(angle) * 1.3];
    return {
      form: 'block',
      at: [x, y - 0.2, 0.72],
      size: [0.38, 0.4, 0.36],
      color: lighten(color, stone % 2 ? 0.18 : 0.08),
      finish: 'stone',
    };
  }),
  ...[-1, 0, 1].map(
    (bar): Part => ({ form: 'block', at: [bar * 0.7, 0, 0], size: [0.1, 3.2, 0.1], color: IRON, isSmooth: true }),
  ),
  ...[-2, -1, 0, 1, 2].map(
    (tooth): Part => ({
      form: 'block',
      at: [tooth * 1.02, 5.2, 0],
      size: [0.6, 0.7, 1.8],
      color: lighten(color, 0.06),
      finish: 'stone',
    }),
  ),
  { form: 'sheet', at: [-0.5, 5.1, 0.95], right: [1, 0, 0], down: [0, -1.5, 0], color: BANNER, stripes: GOLD },
];

/** The house inside the walls, with rows of tall windows, a steep roof and two thin towers. */
const palace: Maker = ({ color = lighten(STONE, 0.1), accent = hex('#4a52a4') }) => [
  {
    form: 'block',
    at: [0, 0, 0],
    size: [7, 7.4, 4],
    color,
    finish: 'stone',
    windows: { columns: 4, rows: 3, lit: 1, color: LAMP },
  },
  { form: 'block', at: [0, 7.4, 0], size: [7.4, 0.3, 4.4], color: lighten(color, 0.1), finish: 'stone' },
  { form: 'roof', at: [0, 7.6, 0], size: [7.4, 2.6, 4.6], color: accent },
  ...[-1, 1].flatMap((side): Part[] => [
    { form: 'column', at: [side * 3.4, 0, 1.8], radius: 0.8, top: 0.7, height: 10, color, finish: 'stone' },
    { form: 'column', at: [side * 3.4, 10, 1.8], radius: 0.98, top: 0.03, height: 2.6, color: accent },
    { form: 'block', at: [side * 3.4, 8.3, 2.42], size: [0.3, 0.8, 0.2], color: LAMP, finish: 'lamp', isSmooth: true },
  ]),
];

/** Corners of a lane from a gate toward the viewer, meters from the gate, and half of its width. */
const LANE = [
  [0, 0],
  [1.5, 8],
  [6.5, 16],
  [8, 24],
  [10.5, 32],
  [16.5, 39],
  [18.5, 45],
] as const;

/** A winding lane of flat stones, which leads from a castle to where people are. */
const lane: Maker = ({ color = hex('#c8ae86') }, seed) => {
  const chance = chanceOf(seed);
  return LANE.slice(1).flatMap(([toX, toZ], index) => {
    const [fromX, fromZ] = LANE[index] ?? [0, 0];
    const turn = Math.atan2(toX - fromX, toZ - fromZ);
    return Array.from({ length: 6 }, (_, piece): Part => {
      const share = (piece + 0.5) / 6;
      return {
        form: 'block',
        at: [fromX + (toX - fromX) * share + chance.between(-0.15, 0.15), -0.06, fromZ + (toZ - fromZ) * share],
        size: [2.3 * chance.between(0.9, 1.12), 0.09, 1.7],
        color: chance.next() < 0.5 ? color : darken(color, 0.06),
        finish: 'stone',
        turn,
        isSmooth: true,
      };
    });
  });
};

/** An iron basket on legs in which a fire burns. */
const brazier: Maker = ({ color = FLAME, accent = IRON }) => [
  ...[0, 1, 2].map((leg): Part => {
    const angle = (leg / 3) * 2 * Math.PI;
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    return {
      form: 'bar',
      at: [x * 0.34, 0, z * 0.34],
      to: [x * 0.12, 0.86, z * 0.12],
      radius: 0.035,
      color: accent,
      finish: 'metal',
    };
  }),
  { form: 'column', at: [0, 0.8, 0], radius: 0.16, top: 0.34, height: 0.28, color: accent, finish: 'metal' },
  { form: 'ball', at: [0, 0.98, 0], size: [0.5, 0.34, 0.5], color: hex('#ff6a24'), finish: 'lamp' },
  { form: 'column', at: [0.03, 1.16, 0], radius: 0.17, top: 0.01, height: 0.46, color, finish: 'lamp' },
  {
    form: 'column',
    at: [-0.1, 1.14, 0.05],
    radius: 0.1,
    top: 0.01,
    height: 0.3,
    color: hex('#ffc85a'),
    finish: 'lamp',
  },
];

export const FORTRESS = { keep, rampart, gate, palace, lane, brazier } as const;
