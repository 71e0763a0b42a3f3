import { pointsOf } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';
import { PAPER, placing, sweep, touch } from '../../picture/wet-brush.ts';
import type { Sheet } from './sheet.ts';

/** Somebody who walks away under an umbrella, or in a hood. The height is 1, and the feet are on the origin. */
export interface Passer {
  coat: readonly [light: string, dark: string];
  /** Of the umbrella, from its top to its edge; of the hood without one. */
  cover: readonly [light: string, middle: string, dark: string];
  umbrella?: boolean;
  flip?: 1 | -1;
}

const COAT = pointsOf(
  '-0.02,-0.82 -0.11,-0.77 -0.15,-0.56 -0.2,-0.27 -0.2,-0.27 -0.04,-0.235 0.17,-0.29 0.17,-0.29 0.14,-0.52 0.12,-0.76 0.04,-0.83',
);
const LEGS = ['-0.07,-0.28 -0.08,-0.14 -0.11,-0.01 -0.07,0.005', '0.06,-0.28 0.09,-0.17 0.08,-0.08 0.13,-0.055'];
const UMBRELLA = pointsOf(
  '-0.47,-0.76 -0.47,-0.76 -0.4,-0.93 -0.22,-1.06 0,-1.1 0.22,-1.06 0.4,-0.93 0.47,-0.77 0.47,-0.77 0.32,-0.815 0.16,-0.775 0.16,-0.775 0,-0.825 -0.16,-0.775 -0.16,-0.775 -0.32,-0.815',
);

/** Paints a passer and the mirror on the wet ground. @param at between the feet, in pixels @param tall pixels */
export function passer(sheet: Sheet, at: Point, tall: number, look: Passer): void {
  const { tint, unit } = sheet;
  const { coat, cover, umbrella, flip = 1 } = look;
  mirror(sheet, at, tall, look);
  const place = placing(at, 0.02 * flip, tall, flip);
  const dark = ['#3a3350', '#1c1a30'].map(tint);
  for (const leg of LEGS)
    sweep(sheet, place(pointsOf(leg)), (along) => tall * 0.062 * (1.1 - 0.35 * along), {
      colors: dark,
      load: [0.85, 0.97],
    });
  touch(sheet, place(COAT), {
    colors: [...coat, coat[1]].map(tint),
    load: [0.62, 0.8, 0.97],
    flow: place([
      [-0.14, -0.8],
      [0.12, -0.26],
    ]) as [Point, Point],
    lift: 1,
    pooled: 0.8,
    bleeds: 4 * unit,
    lost: -0.25,
  });
  sweep(sheet, place(pointsOf('0.09,-0.72 0.15,-0.6 0.09,-0.52')), (along) => tall * 0.055 * (1.15 - 0.4 * along), {
    colors: coat.map(tint),
    load: [0.9, 0.97],
  });
  if (umbrella) {
    sweep(sheet, place(pointsOf('0.03,-1.14 0.04,-0.8 0.09,-0.5')), () => Math.max(1.6 * unit, tall * 0.014), {
      colors: dark,
      load: [0.95, 0.95],
    });
    canopy(sheet, place, tall, cover);
  } else hood(sheet, place, cover);
}

function canopy(
  sheet: Sheet,
  place: (points: readonly Point[]) => Point[],
  tall: number,
  cover: Passer['cover'],
): void {
  const { tint, unit } = sheet;
  touch(sheet, place(UMBRELLA), {
    colors: cover.map(tint),
    load: [0.62, 0.82, 0.95],
    flow: place([
      [-0.3, -1.05],
      [0.36, -0.78],
    ]) as [Point, Point],
    lift: 1,
    pooled: 0.9,
  });
  touch(sheet, place(pointsOf('0.02,-1.09 0.24,-1.05 0.41,-0.92 0.46,-0.78 0.32,-0.82 0.17,-0.79 0.14,-0.94')), {
    colors: [cover[1], cover[2]].map(tint),
    load: [0.3, 0.66],
    bleeds: 4 * unit,
    lost: 0.1,
  });
  for (const rib of ['0,-1.08 -0.12,-0.96 -0.165,-0.79', '0,-1.08 0.11,-0.96 0.155,-0.79'])
    sweep(sheet, place(pointsOf(rib)), () => Math.max(unit, tall * 0.008), {
      colors: [cover[2], cover[2]].map(tint),
      load: [0.6, 0.8],
    });
  // Where rain runs off, the light of the sky is left.
  sweep(
    sheet,
    place(pointsOf('-0.36,-0.94 -0.24,-1.025 -0.1,-1.06')),
    (along) => tall * 0.022 * Math.sin(Math.PI * along),
    {
      colors: [PAPER, PAPER],
      load: [0, 0],
      lift: 0.75,
    },
  );
}

function hood(sheet: Sheet, place: (points: readonly Point[]) => Point[], cover: Passer['cover']): void {
  touch(sheet, place(pointsOf('-0.13,-0.74 -0.17,-0.9 -0.09,-1.03 0.04,-1.05 0.14,-0.95 0.15,-0.8 0.08,-0.72')), {
    colors: cover.map(sheet.tint),
    load: [0.7, 0.85, 0.95],
    lift: 1,
    pooled: 0.9,
  });
}

/** Long strokes downward that run on the wet ground, and lose themselves. */
function mirror(sheet: Sheet, at: Point, tall: number, { coat, cover, umbrella, flip = 1 }: Passer): void {
  const { chance, tint, unit } = sheet;
  // The eye looks down on the ground, so what it mirrors is shorter.
  const flat = placing(at, 0, tall, flip);
  const place = (points: readonly Point[]) => flat(points.map(([x, y]): Point => [x, 0.74 * y]));
  const run = (
    middle: number,
    wide: number,
    from: number,
    to: number,
    colors: readonly string[],
    load: readonly number[],
  ) =>
    sweep(
      sheet,
      place([
        [middle, from],
        [middle + chance.around() * 0.04, from + (to - from) * 0.5],
        [middle + chance.around() * 0.03, to],
      ]),
      (along) => tall * wide * (1 + 0.3 * Math.sin(along * 15 + middle * 40)),
      { colors: colors.map(tint), load, bleeds: 5 * unit, lost: 0.5, pooled: 0.2 },
      22,
    );
  run(-0.08, 0.06, 0.005, 0.2, ['#3a3350', '#3a3350'], [0.7, 0.45]);
  run(0.09, 0.055, -0.02, 0.2, ['#3a3350', '#3a3350'], [0.6, 0.45]);
  run(-0.01, 0.24, 0.16, 0.5, [coat[1], coat[0]], [0.6, 0.45, 0.35]);
  if (!umbrella) {
    run(0, 0.2, 0.46, 0.64, [cover[1], cover[0]], [0.6, 0.3]);
    return;
  }
  // An umbrella is mirrored in flat strokes, and the farthest are the shortest.
  for (let index = 0; index < 6; index++) {
    const half = (0.44 - 0.052 * index) * chance.between(0.8, 1.05);
    const y = 0.47 + index * 0.048;
    const middle = chance.around() * 0.06;
    sweep(
      sheet,
      place([
        [middle - half, y + chance.around() * 0.012],
        [middle, y - 0.008],
        [middle + half, y + chance.around() * 0.012],
      ]),
      (along) => tall * 0.05 * Math.sin(Math.PI * (0.1 + 0.8 * along)) ** 0.6,
      {
        colors: [cover[0], cover[1]].map(tint),
        load: [0.55 - 0.06 * index, 0.6 - 0.07 * index],
        bleeds: 3 * unit,
        lost: 0.35,
        pooled: 0.3,
      },
      12,
    );
  }
}
