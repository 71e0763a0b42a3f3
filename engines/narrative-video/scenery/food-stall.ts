import { hex, lighten, type Rgb } from '../../drawing/color.ts';
import type { Vector } from '../../drawing/solids/matrix.ts';
import type { Finish, Part } from './part.ts';
import type { Maker } from './thing.ts';

const WOOD = hex('#6b4833');
const POST = hex('#5a3a28');
const CLOTH = hex('#35458a');
const SIGN = hex('#b8342e');
const BOWLS = ['#c8402f', '#f0e6d4', '#35558f'].map(hex);

const block = (at: Vector, size: Vector, color: Rgb, finish: Finish = 'plain'): Part => ({
  form: 'block',
  at,
  size,
  color,
  finish,
  isSmooth: true,
});

/** A stall that sells noodles: paper lanterns under a roof, a pot and stacked bowls on the counter, and a sign. */
const foodStall: Maker = ({ color = CLOTH }) => [
  block([0, 0, 0], [2.7, 0.92, 0.8], WOOD, 'wood'),
  ...[-1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.2].map((x) => block([x, 0.02, 0.41], [0.03, 0.86, 0.02], POST, 'wood')),
  block([0, 0.92, 0.06], [2.9, 0.08, 1], lighten(WOOD, 0.25), 'wood'),
  block([0, 0, -1], [2.7, 2.3, 0.08], hex('#d89a5c'), 'cloth'),
  block([0, 1.6, -0.9], [2.4, 0.05, 0.2], POST, 'wood'),
  ...[-1, -0.6, -0.2, 0.2, 0.6, 1].map((x, index) => bowl([x, 1.65, -0.88], BOWLS[index % 3] ?? CLOTH)),
  ...[-1.38, 1.38].flatMap((x) => [-0.95, 0.45].map((z) => block([x, 0, z], [0.09, 2.35, 0.09], POST, 'wood'))),
  { form: 'column', at: [-1, 1, 0], radius: 0.3, top: 0.3, height: 0.34, color: hex('#8b95a0'), finish: 'metal' },
  {
    form: 'column',
    at: [-1, 1.32, 0],
    radius: 0.33,
    top: 0.33,
    height: 0.05,
    color: hex('#a8b2bc'),
    finish: 'metal',
  },
  ...[
    [0.92, 3],
    [1.24, 4],
  ].flatMap(([x = 0, count = 0], kind) =>
    Array.from({ length: count }, (_, piece) => bowl([x, 1 + piece * 0.09, 0.1], BOWLS[kind] ?? CLOTH)),
  ),
  ...[-1.1, -0.66, -0.22, 0.22, 0.66, 1.1].map((x) => block([x, 2, 0.46], [0.4, 0.34, 0.02], color, 'cloth')),
  { form: 'sheet', at: [-1.6, 2.72, -1], right: [3.2, 0, 0], down: [0, -0.36, 1.75], color: hex('#4a4464') },
  block([0, 2.62, 0.2], [1.1, 0.5, 0.06], hex('#f6ead0'), 'wood'),
  bowl([0, 2.7, 0.26], SIGN, 2.1),
  // None hangs where heads of two people are, nor as low as a head, which would seem to wear it.
  ...[-1.2, 0, 1.2].flatMap((x): Part[] => [
    { form: 'ball', at: [x, 1.94, 0.58], size: [0.24, 0.3, 0.24], color: hex('#ff8a4a'), finish: 'lamp' },
    block([x, 2.24, 0.58], [0.1, 0.05, 0.1], POST),
  ]),
];

function bowl(at: Vector, color: Rgb, size = 1): Part {
  return { form: 'column', at, radius: 0.06 * size, top: 0.14 * size, height: 0.11 * size, color };
}

export const FOOD_STALL = { foodStall } as const;
