import { darken, hex, lighten } from '../../drawing/color.ts';
import { type Part, smoothBlock } from './part.ts';
import { GLASS, passingCarriage, TRAIN_LIVERY, WINDOW_LIGHT } from './passing-train.ts';
import type { Maker } from './thing.ts';

const IRON = hex('#3f5a52');
const PAVING = hex('#a8a29a');

/** A bench of slats with iron sides. */
export function platformBench(wood = hex('#a8743c')): Part[] {
  return [
    ...[-0.8, 0.8].flatMap((x) => [
      smoothBlock([x, 0, 0], [0.07, 0.46, 0.5], IRON, 'metal'),
      smoothBlock([x, 0.4, -0.2], [0.07, 0.56, 0.07], IRON, 'metal'),
    ]),
    ...[0, 0.17].map((z) => smoothBlock([0, 0.43, z], [1.9, 0.05, 0.14], wood, 'wood')),
    ...[0.6, 0.78].map((y) => smoothBlock([0, y, -0.2], [1.9, 0.13, 0.04], lighten(wood, 0.06), 'wood')),
  ];
}

/** The board with the station's name on two posts. The name is too far away to be read. */
export function platformSign(color = hex('#375f6e')): Part[] {
  const white = hex('#f6f2e6');
  return [
    ...[-0.86, 0.86].map((x) => smoothBlock([x, 0, 0], [0.08, 1.62, 0.08], IRON, 'metal')),
    smoothBlock([0, 1.5, 0.02], [2, 0.6, 0.08], color),
    smoothBlock([0, 1.56, 0.05], [1.88, 0.48, 0.04], white),
    ...[-0.62, -0.36, -0.08, 0.16, 0.42, 0.66].map((x, letter) =>
      smoothBlock([x, 1.72, 0.08], [0.12 + (letter % 2) * 0.04, 0.2, 0.02], hex('#24262d')),
    ),
    smoothBlock([0, 1.59, 0.08], [1.88, 0.05, 0.02], color),
  ];
}

/** A round clock, around its lower end. It shows ten past ten. */
export function stationClock(): Part[] {
  const black = hex('#22242a');
  return [
    { form: 'bar', at: [0, 0.35, -0.06], to: [0, 0.35, 0.06], radius: 0.35, color: black },
    { form: 'bar', at: [0, 0.35, 0.06], to: [0, 0.35, 0.08], radius: 0.3, color: hex('#fbf6e6') },
    { form: 'bar', at: [0, 0.35, 0.1], to: [0.17, 0.45, 0.1], radius: 0.016, color: black },
    { form: 'bar', at: [0, 0.35, 0.1], to: [-0.14, 0.5, 0.1], radius: 0.022, color: black },
  ];
}

/** A piece of the platform's edge with the line that nobody should cross, and the rails behind it. */
const platformEdge: Maker = () => [
  smoothBlock([0, 0, 0], [36, 0.03, 0.3], lighten(PAVING, 0.3), 'stone'),
  smoothBlock([0, 0, 0.7], [36, 0.025, 0.34], hex('#f0c23c')),
  smoothBlock([0, 0, -2.2], [60, 0.02, 4], hex('#6a645c'), 'earth'),
  ...[-1.1, -2.6].map((z) => smoothBlock([0, 0.02, z], [60, 0.06, 0.09], hex('#9aa2ae'), 'metal')),
];

/** A train that waits, with its head at the left end and its rails under the platform. */
const waitingTrain: Maker = () =>
  [0, 1].flatMap((car) =>
    passingCarriage(TRAIN_LIVERY, false, car === 0).map((part): Part => {
      const aside = (x: number) => -x + 9.5 + car * 19;
      const placed = { ...part, at: [aside(part.at[0]), part.at[1] - 0.95, part.at[2]] } as Part;
      const isWindow = part.form === 'block' && part.size[0] > 1;
      const glazed: Part =
        part.color === GLASS ? { ...placed, finish: isWindow ? 'lamp' : 'plain', dark: WINDOW_LIGHT } : placed;
      return glazed.form === 'bar'
        ? { ...glazed, to: [aside(glazed.to[0]), glazed.to[1] - 0.95, glazed.to[2]] }
        : glazed;
    }),
  );

/** A bay of the roof: two columns with brackets, and rafters under glass, which shades nobody. */
const platformRoof: Maker = ({ color = IRON }) => [
  ...[-4, -2, 0, 2, 4].map((x) => smoothBlock([x, 3.5, 0.2], [0.14, 0.16, 4], darken(color, 0.3), 'metal')),
  smoothBlock([0, 3.62, 1.6], [9.2, 0.1, 0.3], darken(color, 0.3), 'metal'),
  smoothBlock([0, 3.3, -1.8], [9.2, 0.34, 0.08], lighten(color, 0.14), 'wood'),
  ...[-3.4, 3.4].flatMap((x): Part[] => [
    { form: 'column', at: [x, 0, 0], radius: 0.2, top: 0.16, height: 0.4, color, finish: 'metal' },
    { form: 'bar', at: [x, 0.3, 0], to: [x, 3.5, 0], radius: 0.1, color, finish: 'metal' },
    ...[-1, 1].map(
      (side): Part => ({
        form: 'bar',
        at: [x, 2.6, 0],
        to: [x + side * 1.05, 3.46, 0],
        radius: 0.06,
        color,
        finish: 'metal',
      }),
    ),
  ]),
];

export const PLATFORM = {
  platformEdge,
  waitingTrain,
  platformRoof,
  platformBench: (({ color }) => platformBench(color)) as Maker,
  platformSign: (({ color }) => platformSign(color)) as Maker,
  stationClock: (() => stationClock()) as Maker,
} as const;
