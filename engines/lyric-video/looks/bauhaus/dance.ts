import { frames } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';
import { cycle, each, type Layer, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { DANCERS, TALL } from './dancers.ts';
import { discOf } from './layout.ts';
import { portraitOf } from './portrait.ts';
import { grainOf, jerk, sheetOf } from './sheet.ts';
import { bar, halfRing, inksOf, round, slab } from './solids.ts';

const SHEET = '#f5c63c';
/** Drawings of a whole turn. */
const TURNS = 12;
/** How far a dancer who rests is turned aside, in turns. */
const ASIDE = 1 / 24;

interface Place {
  /** Each dancer's foot in shares of the frame, and height in shares of its shorter side. */
  dancers: readonly (readonly [x: number, foot: number, tall: number])[];
  /** The height of the bar at which the disc ends, in shares of the frame's height. */
  low: number;
}

const ALONE: Readonly<Record<Composition['shape'], Place>> = {
  wide: {
    low: 0.95,
    dancers: [
      [0.575, 0.93, 0.5],
      [0.93, 0.93, 0.5],
      [0.75, 0.965, 0.93],
    ],
  },
  tall: {
    low: 0.95,
    dancers: [
      [0.17, 0.93, 0.5],
      [0.84, 0.93, 0.5],
      [0.5, 0.96, 1],
    ],
  },
  square: {
    low: 0.95,
    dancers: [
      [0.19, 0.94, 0.42],
      [0.81, 0.94, 0.42],
      [0.5, 0.97, 0.6],
    ],
  },
};

/** With a singer in the disc, all dancers are small and below the face. */
const WITH_SINGER: typeof ALONE = {
  wide: {
    low: 0.625,
    dancers: [
      [0.575, 0.95, 0.5],
      [0.935, 0.95, 0.5],
      [0.755, 0.96, 0.32],
    ],
  },
  tall: {
    low: 0.7,
    dancers: [
      [0.16, 0.95, 0.52],
      [0.84, 0.95, 0.52],
      [0.5, 0.96, 0.44],
    ],
  },
  square: {
    low: 0.755,
    dancers: [
      [0.14, 0.95, 0.42],
      [0.86, 0.95, 0.42],
      [0.5, 0.965, 0.2],
    ],
  },
};

/** Three dancers before a disc and a half ring: on one beat the large one turns by half, on the next the two others. */
export function danceOf(composition: Composition): Layer[] {
  const { width, height, unit, shape, singer } = composition;
  const inks = inksOf(composition);
  const grained = grainOf(composition);
  const { dancers, low } = (singer ? WITH_SINGER : ALONE)[shape];
  const short = Math.min(width, height);
  const { center, radius } = discOf(composition);
  const portrait = portraitOf(composition);
  const ground = sheetOf(composition, SHEET, (pen) => {
    const floor = low * height;
    const side = shape === 'wide' ? 0.5 * width : 0;
    pen.save();
    pen.rect(side, 0, width, floor);
    pen.clip();
    round(pen, inks.paper[0], center, radius);
    portrait?.(pen, inks.paper[0], center, radius);
    halfRing(pen, inks.black[0], center, [radius * 1.13, radius * 1.05], -0.25 * Math.PI, 0.9 * Math.PI);
    pen.restore();
    bar(pen, inks.black[0], [side, floor], [width, floor], (singer ? 10 : 3) * unit);
    for (const [x, foot, tall] of dancers)
      slab(
        pen,
        inks.black,
        [x * width, foot * height],
        [0.2 * tall * short, 0.035 * tall * short],
        0.03 * tall * short,
      );
  });
  const turning = dancers.map(([x, foot, tall], index) => {
    const { half, draw } = DANCERS[index] as (typeof DANCERS)[number];
    const size = (tall * short) / TALL;
    const drawings = frames(TURNS, 2 * half * size, TALL * size, (pen, turn) => {
      pen.scale(size, size);
      pen.translate(half, 0);
      draw(pen, inks, (turn - ASIDE) * 2 * Math.PI);
      grained(pen);
    });
    return { drawings, at: [x * width, foot * height] as Point, isLarge: index === 2 };
  });
  return [
    still(ground),
    each(turning, ({ drawings, at, isLarge }) =>
      cycle(drawings, ({ onTwos: { beat } }) => (jerk((beat + Number(isLarge)) / 2, 0.3) * TURNS) / 2).at(at, 'bottom'),
    ),
  ];
}
