import { pointsOf } from '../../../drawing/curve.ts';
import { disc, type Point } from '../../../drawing/hand.ts';
import { PAPER, placing, sweep, touch } from '../../picture/wet-brush.ts';
import { pencil } from './pencil.ts';
import type { Sheet } from './sheet.ts';

/** A yacht that sails to the left: its mast's height is 1, and its foot is the origin, on the water. */
const MAIN = pointsOf(
  '0.005,-1 0.005,-1 0.1,-0.86 0.22,-0.62 0.31,-0.36 0.36,-0.12 0.36,-0.12 0.19,-0.105 0.012,-0.13 0.012,-0.13 0.02,-0.5',
);
const JIB = pointsOf(
  '-0.012,-0.88 -0.012,-0.88 -0.03,-0.6 -0.02,-0.32 -0.045,-0.13 -0.045,-0.13 -0.2,-0.1 -0.4,-0.075 -0.4,-0.075 -0.235,-0.42 -0.1,-0.72',
);
const HULL = pointsOf(
  '-0.47,-0.085 -0.47,-0.085 -0.3,-0.068 0,-0.055 0.33,-0.065 0.33,-0.065 0.345,-0.03 0.3,0.02 0.3,0.02 0.02,0.035 -0.24,0.025 -0.24,0.025 -0.36,-0.015',
);

/** Paints a yacht whose sails are paper. @param at where the mast meets the water, in pixels @param tall pixels */
export function yacht(sheet: Sheet, at: Point, tall: number, turn: number): void {
  const { tint, unit } = sheet;
  const place = placing(at, turn, tall);
  const shade = ['#b9c4ea', '#8fa0dc', '#a88fc8'].map(tint);
  sail(sheet, place(MAIN));
  touch(
    sheet,
    place(pointsOf('0.1,-0.86 0.22,-0.62 0.31,-0.36 0.36,-0.12 0.2,-0.108 0.24,-0.3 0.18,-0.52 0.11,-0.72')),
    {
      colors: shade,
      load: [0.25, 0.5, 0.75],
      bleeds: tall * 0.03,
      lost: 0.7,
    },
  );
  touch(sheet, place(pointsOf('0.02,-0.55 0.12,-0.5 0.16,-0.3 0.1,-0.16 0.03,-0.2')), {
    colors: ['#fff0b8', '#ffd9a0'].map(tint),
    load: [0.24, 0.4],
    bleeds: tall * 0.03,
    lost: 0.9,
  });
  sail(sheet, place(JIB));
  touch(
    sheet,
    place(pointsOf('-0.014,-0.84 -0.03,-0.6 -0.02,-0.32 -0.05,-0.14 -0.2,-0.11 -0.12,-0.28 -0.09,-0.5 -0.05,-0.7')),
    {
      colors: shade,
      load: [0.2, 0.45, 0.7],
      bleeds: tall * 0.025,
      lost: 0.65,
    },
  );
  for (const seam of [
    '0.012,-0.74 0.08,-0.72 0.165,-0.73',
    '0.014,-0.48 0.14,-0.45 0.27,-0.46',
    '-0.14,-0.6 -0.08,-0.58 -0.03,-0.6',
    '-0.26,-0.34 -0.14,-0.31 -0.03,-0.33',
  ])
    pencil(sheet, place(pointsOf(seam)));
  sweep(
    sheet,
    place(pointsOf('0,-0.06 0.004,-0.5 0.002,-1.01')),
    (along) => Math.max(2 * unit, tall * 0.012 * (1.1 - 0.5 * along)),
    {
      colors: ['#5a4038', '#8a6048'].map(tint),
      load: [0.95, 0.8],
    },
  );
  sweep(sheet, place(pointsOf('0,-0.12 0.18,-0.095 0.375,-0.112')), () => tall * 0.013, {
    colors: ['#8a6048', '#5a4038'].map(tint),
    load: [0.85, 0.95],
  });
  const jackets = [
    ['#ffb02a', '#d9701a'],
    ['#f4552e', '#b8262a'],
    ['#ffe08a', '#c99a3a'],
    ['#2fa39a', '#1f5f78'],
  ] as const;
  for (const [index, jacket] of jackets.entries()) sailor(sheet, place, tall, -0.1 + index * 0.105, jacket);
  touch(sheet, place(HULL), {
    colors: ['#e8402c', '#c01f2e', '#5f1230'].map(tint),
    load: [0.75, 0.88, 0.97],
    flow: place([
      [-0.45, -0.08],
      [0.2, 0.06],
    ]) as [Point, Point],
    lift: 1,
    pooled: 0.8,
  });
  sweep(sheet, place(pointsOf('-0.45,-0.07 -0.1,-0.044 0.33,-0.05')), () => Math.max(1.8 * unit, tall * 0.008), {
    colors: [PAPER, PAPER],
    load: [0, 0],
    lift: 0.95,
  });
  foam(sheet, place, tall);
}

function sail(sheet: Sheet, outline: readonly Point[]): void {
  touch(sheet, outline, { colors: [PAPER, PAPER, '#dfe3f6'], load: [0.02, 0.05, 0.12], lift: 1, pooled: 2.4 });
}

/** Somebody who leans out over the rail: one press of the brush, and a head. */
function sailor(
  sheet: Sheet,
  place: (points: readonly Point[]) => Point[],
  tall: number,
  x: number,
  jacket: readonly [string, string],
): void {
  const { tint } = sheet;
  const at = (points: string) => place(pointsOf(points, x, -0.045));
  sweep(
    sheet,
    at('0.012,0.01 0.002,-0.03 0.016,-0.068'),
    (along) => tall * (0.044 - 0.018 * along) * (along < 0.1 ? 0.8 : 1),
    {
      colors: jacket.map(tint),
      load: [0.95, 0.7, 0.8],
      lift: 1,
      pooled: 0.8,
    },
  );
  sweep(sheet, at('0.01,-0.052 -0.014,-0.036 -0.034,-0.046'), (along) => tall * 0.017 * (1.1 - 0.3 * along), {
    colors: jacket.map(tint),
    load: [0.85, 0.95],
    lift: 0.8,
  });
  touch(sheet, at('0.008,-0.07 0.004,-0.086 0.016,-0.098 0.031,-0.09 0.03,-0.074'), {
    colors: ['#c98a68', '#5a3a3a'].map(tint),
    load: [0.8, 0.95],
    flow: at('0.005,-0.08 0.032,-0.088') as [Point, Point],
    lift: 1,
  });
}

/** The bow wave and the wake: paper that the sea left over, in the way of the water. */
function foam(sheet: Sheet, place: (points: readonly Point[]) => Point[], tall: number): void {
  const { chance, tint, pen, unit } = sheet;
  const white = { colors: [PAPER, PAPER], load: [0, 0], lift: 1 };
  sweep(
    sheet,
    place(pointsOf('-0.4,0.03 -0.2,0.045 0.05,0.05 0.4,0.03')),
    (along) => tall * 0.034 * (0.5 + 0.6 * Math.sin(Math.PI * along)),
    white,
  );
  for (let index = 0; index < 15; index++) {
    const x = -0.42 + 0.86 * (index / 14) + chance.around() * 0.02;
    const bow = Math.exp(-(((x + 0.38) / 0.1) ** 2));
    const long = 0.035 + 0.05 * bow + chance.next() * 0.03;
    const rise = 0.012 + 0.1 * bow * chance.next();
    sweep(
      sheet,
      place([
        [x + long * 0.4, 0.044],
        [x - long * 0.1, 0.03 - rise * 0.3],
        [x - long, 0.036 - rise],
      ]),
      (along) => tall * 0.03 * (1 - along) ** 0.6,
      white,
      8,
    );
  }
  for (let index = 0; index < 7; index++) {
    const x = -0.36 + 0.7 * (index / 6) + chance.around() * 0.04;
    sweep(
      sheet,
      place([
        [x - 0.05, 0.05],
        [x, 0.042 + chance.around() * 0.006],
        [x + 0.06, 0.052],
      ]),
      (along) => tall * 0.014 * Math.sin(Math.PI * along),
      {
        colors: ['#8fbfe6', '#5f9fd8'].map(tint),
        load: [0.5, 0.3],
        pooled: 0.2,
      },
    );
  }
  pen.fillStyle = PAPER;
  for (let drop = 0; drop < 46; drop++) {
    const far = chance.next();
    const [[x, y]] = place([
      [-0.4 - 0.12 * far + chance.around() * 0.06, 0.01 - 0.12 * chance.next() * (1 - far * 0.4)],
    ]) as [Point];
    disc(pen, x, y, unit * (0.8 + 2.6 * chance.next() ** 3));
    pen.fill();
  }
  sweep(
    sheet,
    place(pointsOf('-0.3,0.075 -0.05,0.088 0.34,0.07')),
    (along) => tall * 0.022 * Math.sin(Math.PI * along),
    {
      colors: ['#0f3f86', '#12356e'].map(tint),
      load: [0.85, 0.9],
      dry: 0.4,
    },
  );
}
