import { pointsOf } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';
import { PAPER, placing, sweep, touch } from '../../picture/wet-brush.ts';
import type { Sheet } from './sheet.ts';

/** A blue tit that sits and looks to the right, from its breast to its back. Its body's length is 1; it sits on the origin. */
const BREAST = pointsOf(
  '0.02,-0.04 -0.14,-0.1 -0.24,-0.24 -0.2,-0.46 -0.04,-0.62 0.16,-0.66 0.28,-0.54 0.29,-0.36 0.2,-0.14',
);
const HEAD = pointsOf('0.02,-0.6 -0.01,-0.74 0.08,-0.87 0.22,-0.88 0.33,-0.79 0.34,-0.68 0.26,-0.58 0.12,-0.55');
const CAP = pointsOf('0,-0.74 0.06,-0.87 0.2,-0.91 0.32,-0.81 0.22,-0.8 0.1,-0.77');
const WING = pointsOf('0.04,-0.58 -0.12,-0.48 -0.24,-0.26 -0.36,-0.02 -0.42,0.12 -0.26,0.02 -0.12,-0.14 0.02,-0.34');

/** Paints the bird with a dozen strokes. @param at where it sits @param long pixels @param flip -1 to look to the left */
export function songbird(sheet: Sheet, at: Point, long: number, flip = 1): void {
  const { tint } = sheet;
  const place = placing(at, 0, long, flip);
  const blues = ['#5f9fe0', '#2a66b8', '#1c2f6a'].map(tint);
  const dark = ['#22305c', '#141c38'].map(tint);
  for (const tail of ['-0.24,0 -0.34,0.2 -0.42,0.46', '-0.2,0.02 -0.28,0.22 -0.33,0.48'])
    sweep(sheet, place(pointsOf(tail)), (along) => long * 0.085 * (0.7 + 0.5 * along) * (along > 0.95 ? 0.6 : 1), {
      colors: blues,
      load: [0.7, 0.6, 0.95],
      lift: 0.8,
    });
  touch(sheet, place(BREAST), {
    colors: ['#ffe566', '#f7c42a', '#b9a03a'].map(tint),
    load: [0.5, 0.8, 0.85],
    flow: place([
      [0.22, -0.6],
      [-0.1, -0.08],
    ]) as [Point, Point],
    lift: 1,
    pooled: 0.8,
  });
  touch(sheet, place(HEAD), { colors: [PAPER, '#d5dcea'].map(tint), load: [0.05, 0.28], lift: 1, pooled: 1.4 });
  touch(sheet, place(CAP), { colors: blues, load: [0.7, 0.8, 0.95], pooled: 0.6 });
  sweep(
    sheet,
    place(pointsOf('0,-0.71 0.14,-0.715 0.34,-0.71')),
    (along) => long * 0.055 * Math.sin(Math.PI * (0.15 + 0.7 * along)),
    {
      colors: dark,
      load: [0.9, 0.97],
    },
  );
  sweep(sheet, place(pointsOf('0.02,-0.66 0.1,-0.57 0.26,-0.56')), () => long * 0.04, {
    colors: dark,
    load: [0.75, 0.92],
  });
  touch(sheet, place(WING), {
    colors: blues,
    load: [0.66, 0.6, 0.97],
    flow: place([
      [0.02, -0.55],
      [-0.4, 0.1],
    ]) as [Point, Point],
    lift: 0.9,
    pooled: 0.8,
  });
  for (const feather of ['-0.06,-0.32 -0.2,-0.16 -0.37,0.08', '-0.02,-0.26 -0.14,-0.1 -0.28,0.03'])
    sweep(sheet, place(pointsOf(feather)), (along) => long * 0.04 * (1.1 - along), {
      colors: dark,
      load: [0.85, 0.95],
    });
  sweep(sheet, place(pointsOf('0,-0.42 -0.08,-0.33 -0.17,-0.24')), () => long * 0.03, {
    colors: [PAPER, PAPER],
    load: [0, 0],
    lift: 0.9,
  });
  touch(sheet, place(pointsOf('0.31,-0.75 0.31,-0.75 0.44,-0.69 0.44,-0.69 0.32,-0.665')), {
    colors: dark,
    load: [0.9, 0.97],
  });
  for (const leg of ['0.06,-0.08 0.07,0.02 0.1,0.05', '0.14,-0.1 0.15,0 0.18,0.04'])
    sweep(sheet, place(pointsOf(leg)), () => long * 0.022, { colors: dark, load: [0.9, 0.9] });
}
