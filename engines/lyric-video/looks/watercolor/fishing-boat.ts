import { pointsOf } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';
import { PAPER, placing, sweep, touch } from '../../picture/wet-brush.ts';
import { pencil } from './pencil.ts';
import type { Sheet } from './sheet.ts';

/** Pigments of a hull, from the gunwale to the water. */
type Hull = readonly [light: string, dark: string];

/** The boat's outlines. Its length is 1, and the water is at a height of 0. */
const HULL = pointsOf(
  '-0.53,-0.2 -0.53,-0.2 -0.36,-0.145 -0.1,-0.105 0.2,-0.1 0.46,-0.135 0.46,-0.135 0.47,-0.06 0.42,0.012 0.42,0.012 0.1,0.018 -0.34,0.012 -0.34,0.012 -0.45,-0.06',
);
const SHEER = pointsOf('-0.52,-0.188 -0.36,-0.133 -0.1,-0.092 0.2,-0.087 0.46,-0.12');
const CABIN = pointsOf('0.13,-0.1 0.13,-0.1 0.14,-0.27 0.14,-0.27 0.36,-0.265 0.36,-0.265 0.37,-0.11 0.37,-0.11');
const MAST: readonly Point[] = [
  [-0.09, -0.1],
  [-0.085, -0.45],
  [-0.07, -0.84],
];

/** Paints a fishing boat at its mooring, with its mirror. @param at middle of its waterline @param long pixels */
export function fishingBoat(sheet: Sheet, at: Point, long: number, [light, dark]: Hull, fisher = false): void {
  const { tint, unit } = sheet;
  const place = placing(at, 0, long);
  const ropes: Point[][] = [pointsOf('-0.07,-0.84 -0.3,-0.5 -0.52,-0.2'), pointsOf('-0.07,-0.84 0.2,-0.5 0.45,-0.14')];
  for (const rope of ropes) pencil(sheet, place(rope));
  mirror(sheet, at, long, [light, dark]);
  sweep(sheet, place(MAST), (along) => long * 0.02 * (1.1 - 0.6 * along), {
    colors: ['#5a3a34', '#8a5a3a'].map(tint),
    load: [0.95, 0.75, 0.9],
  });
  // A sail that was furled along its boom with a few turns of the brush.
  sweep(
    sheet,
    place(pointsOf('-0.08,-0.36 0.06,-0.42 0.18,-0.5 0.3,-0.6')),
    (along) => long * (0.018 + 0.05 * Math.sin(Math.PI * along)),
    { colors: ['#d98a3a', '#b5562f', '#7a3a3a'].map(tint), load: [0.7, 0.6, 0.95], lift: 0.8, pooled: 0.9 },
  );
  touch(sheet, place(CABIN), { colors: ['#fbf3df', '#d8c7c9'].map(tint), load: [0.14, 0.3], lift: 1, pooled: 1.6 });
  touch(sheet, place(pointsOf('0.29,-0.26 0.29,-0.26 0.37,-0.26 0.37,-0.11 0.3,-0.11')), {
    colors: ['#8f8fb4', '#6a6a98'].map(tint),
    load: [0.5, 0.7],
  });
  for (const x of [0.165, 0.225])
    touch(sheet, place(pointsOf('0,0 0,0 0.04,0.002 0.04,0.05 0,0.048').map(([u, v]): Point => [u + x, v - 0.23])), {
      colors: ['#2f3a5c', '#4a5a80'].map(tint),
      load: [0.95, 0.8],
    });
  sweep(sheet, place(pointsOf('0.11,-0.272 0.25,-0.285 0.4,-0.265')), () => long * 0.02, {
    colors: ['#a8392c', '#7a2a34'].map(tint),
    load: [0.8, 0.95],
    lift: 0.8,
  });
  if (fisher) standing(sheet, place, long);
  touch(sheet, place(HULL), {
    colors: [light, light, dark].map(tint),
    load: [0.72, 0.8, 0.97],
    flow: [place([[-0.3, -0.2]])[0] as Point, place([[0.1, 0.03]])[0] as Point],
    lift: 1,
    pooled: 0.9,
  });
  sweep(sheet, place(SHEER), () => Math.max(1.6 * unit, long * 0.013), {
    colors: [PAPER, PAPER],
    load: [0, 0],
    lift: 0.92,
  });
}

/** A fisher who hauls a net over the gunwale. */
function standing(sheet: Sheet, place: (points: readonly Point[]) => Point[], long: number): void {
  const { tint } = sheet;
  const dark = ['#33518a', '#1f2c52'].map(tint);
  touch(
    sheet,
    place(
      pointsOf(
        '-0.29,-0.13 -0.29,-0.13 -0.295,-0.24 -0.33,-0.31 -0.31,-0.35 -0.27,-0.345 -0.225,-0.27 -0.22,-0.13 -0.22,-0.13',
      ),
    ),
    {
      colors: dark,
      load: [0.75, 0.95],
      lift: 1,
    },
  );
  sweep(
    sheet,
    place(pointsOf('-0.285,-0.325 -0.36,-0.26 -0.41,-0.17')),
    (along) => long * 0.036 * (1.1 - 0.5 * along),
    {
      colors: dark,
      load: [0.8, 0.95],
      lift: 0.9,
    },
  );
  touch(sheet, place(pointsOf('-0.33,-0.345 -0.345,-0.375 -0.32,-0.4 -0.29,-0.385 -0.295,-0.345')), {
    colors: ['#c98a68', '#9a5a4a'].map(tint),
    load: [0.8, 0.9],
    lift: 1,
  });
  touch(sheet, place(pointsOf('-0.375,-0.378 -0.34,-0.395 -0.335,-0.425 -0.295,-0.425 -0.283,-0.392 -0.26,-0.378')), {
    colors: ['#f0b93a', '#c9852a'].map(tint),
    load: [0.75, 0.9],
    lift: 1,
  });
}

/** What the water shows of the boat: strokes that get shorter and part from each other. */
function mirror(sheet: Sheet, [x, y]: Point, long: number, [light, dark]: Hull): void {
  const { chance, tint } = sheet;
  const stroke = (
    middle: number,
    down: number,
    half: number,
    thick: number,
    colors: readonly string[],
    load: number,
  ) => {
    const [left, right] = [x + (middle - half) * long, x + (middle + half) * long];
    const at = y + down * long;
    const bend = chance.around() * long * 0.012;
    sweep(
      sheet,
      [
        [left, at + bend],
        [left + (right - left) * 0.4, at - bend],
        [right, at + bend * 0.5],
      ],
      (along) => thick * long * Math.sin(Math.PI * (0.08 + 0.86 * along)) ** 0.6,
      { colors: colors.map(tint), load: [load, load * 0.9, load * 0.7], dry: 0.25, pooled: 0.3 },
      12,
    );
  };
  touch(
    sheet,
    placing(
      [x, y],
      0,
      long,
    )(pointsOf('-0.4,0.01 -0.4,0.01 0.1,0.02 0.43,0.01 0.43,0.01 0.4,0.1 0.2,0.15 -0.1,0.14 -0.34,0.11')),
    { colors: [dark, light].map(tint), load: [0.7, 0.4, 0.15], bleeds: 5 * sheet.unit, lost: 0.6 },
  );
  for (let index = 0; index < 9; index++) {
    const down = 0.1 + index * 0.034;
    const half = (0.4 - index * 0.03) * chance.between(0.7, 1);
    stroke(0.02 + chance.around() * 0.08, down, half, 0.022 - index * 0.0012, [dark, light], 0.72 - index * 0.05);
  }
  for (let index = 0; index < 12; index++)
    stroke(
      -0.08 + (index % 2 ? 0.012 : -0.012),
      0.17 + index * 0.038,
      0.03 * chance.between(0.6, 1.2),
      0.013,
      ['#7a5a50', '#5a3a34'],
      0.7 - index * 0.03,
    );
}
