import { darken, hex, lighten } from '../../drawing/color.ts';
import type { Part } from './part.ts';
import type { Maker } from './thing.ts';

const CLIFF = hex('#9a8468');
const WOOD = hex('#9a6f48');
const THATCH = hex('#c79a58');

/** Where the trees of a headland stand, meters: x, height above the water, z, and width. */
const TREES = [
  [-7, 6.4, 2, 3.4],
  [-3.5, 7.2, 1.5, 4],
  [1, 6.6, 2, 3.2],
  [4.6, 5, 1.6, 3],
  [8.5, 3, 1.8, 2.4],
] as const;

/** Cliffs that end in the water on the right, with trees on top. Turn it to let them end on the left. */
const headland: Maker = ({ color = hex('#5c8f4e'), accent = CLIFF }) => [
  {
    form: 'hill',
    at: [-5, -0.8, 0],
    size: [26, 8.6, 12],
    color,
    peak: lighten(color, 0.08),
    rough: 0.3,
    finish: 'earth',
  },
  { form: 'hill', at: [5, -0.8, 1], size: [18, 6, 9], color: darken(color, 0.06), rough: 0.4, finish: 'earth' },
  { form: 'ball', at: [10.5, -1.2, 1.5], size: [7, 4.4, 6], rough: 0.7, color: accent, finish: 'stone' },
  { form: 'ball', at: [14.6, -1, 2], size: [3.4, 2.6, 3], rough: 0.7, color: darken(accent, 0.1), finish: 'stone' },
  ...TREES.map(
    ([x, y, z, wide], index): Part => ({
      form: 'ball',
      at: [x, y - 0.8, z],
      size: [wide, wide * 0.8, wide],
      rough: 0.6,
      color: index % 2 ? darken(color, 0.16) : darken(color, 0.08),
      finish: 'leaf',
    }),
  ),
];

/** Length of a pier from the shore, its width, and the height of its planks above the water, meters. */
const PIER = { long: 9, wide: 1.7, high: 0.75 };

/** A wooden pier on posts that leads away from the viewer, to a hut with a thatched roof. */
const pier: Maker = ({ color = WOOD, accent = THATCH }) => {
  const { long, wide, high } = PIER;
  const middle = -long - 1.7;
  const posts = [0, 1, 2, 3, 4].flatMap((row) =>
    [-1, 1].map(
      (side): Part => ({
        form: 'column',
        at: [side * wide * 0.48, -0.6, -row * (long / 4)],
        radius: 0.12,
        top: 0.11,
        height: high + (row % 2 ? 0.7 : 1.5),
        color: darken(color, 0.22),
        finish: 'wood',
      }),
    ),
  );
  const rails = [-1, 1].map(
    (side): Part => ({
      form: 'bar',
      at: [side * wide * 0.48, high + 0.72, 0],
      to: [side * wide * 0.48, high + 0.72, -long],
      radius: 0.06,
      color: lighten(color, 0.1),
      finish: 'wood',
    }),
  );
  return [
    { form: 'block', at: [0, high - 0.14, -long / 2], size: [wide, 0.14, long], color, finish: 'wood', isSmooth: true },
    ...posts,
    ...rails,
    { form: 'block', at: [0, high - 0.2, middle], size: [4.6, 0.2, 3.6], color, finish: 'wood', isSmooth: true },
    ...[-1, 1].map(
      (side): Part => ({
        form: 'column',
        at: [side * 1.9, -0.6, middle + 1.5],
        radius: 0.16,
        top: 0.15,
        height: high + 0.5,
        color: darken(color, 0.22),
        finish: 'wood',
      }),
    ),
    { form: 'block', at: [0, high, middle - 0.2], size: [3.2, 1.9, 2.4], color: lighten(color, 0.22), finish: 'wood' },
    { form: 'block', at: [0, high, middle + 1], size: [0.8, 1.5, 0.08], color: darken(color, 0.4), finish: 'wood' },
    ...[-1, 1].map(
      (side): Part => ({
        form: 'block',
        at: [side * 1.05, high + 0.8, middle + 1.01],
        size: [0.55, 0.6, 0.06],
        color: hex('#ffd890'),
        finish: 'lamp',
      }),
    ),
    { form: 'roof', at: [0, high + 1.9, middle - 0.2], size: [4.6, 1.5, 3.6], color: accent, finish: 'leaf' },
  ];
};

export const COAST = { headland, pier } as const;
