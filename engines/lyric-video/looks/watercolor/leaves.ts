import { pointsOf } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';
import { PAPER, placing, sweep, touch } from '../../picture/wet-brush.ts';
import type { Sheet } from './sheet.ts';

/** Greens of a leaf: warm in the light, the leaf's own, cool in the shade, and far ones that were laid wet. */
const GREENS = [
  ['#c9c83a', '#7fa53a', '#3f7a45'],
  ['#8fae3c', '#3f7f48', '#1f5550'],
  ['#4f8a5a', '#235a58', '#16364a'],
] as const;
const FAR = ['#a9cf8a', '#7fbfae', '#9fc6d8'] as const;

/** How a leaf was laid: on dry paper, or into wet paper. */
export type Depth = 'near' | 'far';

/**
 * Paints a leaf with one press and lift of a loaded brush.
 * @param turn radians clockwise from the right, where it points @param long pixels
 */
export function leaf(sheet: Sheet, at: Point, turn: number, long: number, depth: Depth): void {
  const { chance, tint, unit } = sheet;
  const bend = chance.around() * 0.16;
  const spine = placing(
    at,
    turn,
    long,
  )([
    [0, 0],
    [0.34, bend],
    [0.7, bend * 0.7],
    [1, -bend * 0.8],
  ]);
  const wide = long * chance.between(0.27, 0.36);
  const press = (along: number) => wide * Math.sin(Math.PI * Math.min(1, 0.05 + along * 0.95) ** 0.82) ** 0.85;
  if (depth === 'far') {
    sweep(sheet, spine, press, {
      colors: [chance.pick(FAR), chance.pick(FAR)].map(tint),
      load: [0.3, 0.45, 0.4],
      bleeds: 7 * unit,
      lost: 0.75,
    });
    return;
  }
  const greens = chance.pick([...GREENS, GREENS[1]]);
  sweep(sheet, spine, press, {
    colors: greens.map(tint),
    load: [0.62, 0.5, 0.66, 0.97],
    lift: 0.86,
    pooled: 0.7,
    bleeds: 4 * unit,
    lost: -0.35,
  });
  // The half in the shade is a second glaze, which left a vein of light between the two.
  const side = chance.pick([1, -1]);
  const half = placing(
    at,
    turn,
    long,
  )(
    pointsOf('0.06,0.012 0.34,0.02 0.7,0.02 0.96,0.005 0.72,0.1 0.4,0.13 0.14,0.08').map(
      ([x, y]): Point => [x, (y * side * wide) / long / 0.3 + bend * Math.sin(Math.PI * x)],
    ),
  );
  touch(sheet, half, { colors: [greens[1], greens[2]].map(tint), load: [0.35, 0.6], flow: [at, spine[3] as Point] });
  if (chance.next() < 0.6)
    sweep(sheet, spine.slice(0, 3), (along) => unit * 2.4 * (1 - along), {
      colors: [PAPER, PAPER],
      load: [0, 0],
      lift: 0.5,
    });
}
