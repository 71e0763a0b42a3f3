import { pointsOf } from '../../../drawing/curve.ts';
import { type Point, ringOf } from '../../../drawing/hand.ts';
import { PAPER, placing, sweep, touch } from '../../picture/wet-brush.ts';
import type { Sheet } from './sheet.ts';

/** A rowing boat, seen from its side: its length is 1, and the water is at a height of 0. */
const HULL = pointsOf(
  '-0.52,-0.16 -0.52,-0.16 -0.2,-0.09 0.15,-0.085 0.5,-0.15 0.5,-0.15 0.42,-0.02 0.3,0.02 0,0.03 -0.3,0.018 -0.44,-0.04',
);
const BACK = pointsOf('0.02,-0.08 0.01,-0.2 -0.03,-0.31 -0.09,-0.37 -0.13,-0.33 -0.1,-0.24 -0.13,-0.16 -0.13,-0.08');

/** Paints somebody who rows home with a lantern at the bow, on water that is nearly black. @param at middle of its waterline */
export function rower(sheet: Sheet, at: Point, long: number): void {
  const { tint, chance } = sheet;
  const place = placing(at, 0, long);
  const dark = ['#2a2f68', '#11153c'].map(tint);
  const lamp = place([[0.47, -0.33]])[0] as Point;
  const { pen } = sheet;
  const halo = pen.createRadialGradient(...lamp, 0, ...lamp, long * 0.42);
  halo.addColorStop(0, `${tint('#ffe9a0')}e0`);
  halo.addColorStop(0.18, `${tint('#ffc45a')}90`);
  halo.addColorStop(0.5, `${tint('#f29a4a')}38`);
  halo.addColorStop(1, `${tint('#f29a4a')}00`);
  pen.fillStyle = halo;
  pen.fillRect(lamp[0] - long * 0.42, lamp[1] - long * 0.42, long * 0.84, long * 0.84);
  for (let index = 0; index < 9; index++) {
    const y = 0.07 + index * 0.052;
    const half = (0.05 + 0.05 * chance.next()) * (1 + index * 0.05);
    const middle = 0.46 + chance.around() * 0.03;
    sweep(
      sheet,
      place([
        [middle - half, y],
        [middle, y + 0.006],
        [middle + half, y],
      ]),
      (along) => long * 0.026 * Math.sin(Math.PI * along),
      {
        colors: ['#ffe08a', '#f29a4a'].map(tint),
        load: [0.7, 0.5],
        lift: 0.85 - index * 0.07,
        pooled: 0.3,
      },
    );
  }
  touch(sheet, place(pointsOf('-0.42,0.02 0.1,0.035 0.4,0.02 0.34,0.12 0.05,0.17 -0.28,0.12')), {
    colors: dark,
    load: [0.85, 0.45],
    bleeds: long * 0.02,
    lost: 0.4,
  });
  touch(sheet, place(BACK), {
    colors: ['#8f6a9c', '#3a3a7c', '#1a1f50'].map(tint),
    load: [0.8, 0.92],
    flow: place([
      [0.03, -0.2],
      [-0.13, -0.2],
    ]) as [Point, Point],
    lift: 1,
  });
  sweep(sheet, place(pointsOf('-0.08,-0.33 0.03,-0.26 0.12,-0.21')), (along) => long * 0.036 * (1.1 - 0.4 * along), {
    colors: ['#6a5a98', '#2a2f68'].map(tint),
    load: [0.9, 0.95],
    lift: 0.8,
  });
  touch(sheet, place(pointsOf('-0.11,-0.33 -0.125,-0.39 -0.09,-0.43 -0.05,-0.41 -0.05,-0.36 -0.07,-0.33')), {
    colors: ['#e8a070', '#5a3a5a'].map(tint),
    load: [0.85, 0.95],
    flow: place([
      [-0.045, -0.4],
      [-0.125, -0.41],
    ]) as [Point, Point],
    lift: 1,
  });
  touch(
    sheet,
    place(pointsOf('-0.2,-0.4 -0.13,-0.415 -0.115,-0.46 -0.06,-0.46 -0.04,-0.415 0.02,-0.395 -0.08,-0.385')),
    {
      colors: ['#f0c060', '#8a5a5a'].map(tint),
      load: [0.85, 0.95],
      flow: place([
        [0.02, -0.43],
        [-0.2, -0.43],
      ]) as [Point, Point],
      lift: 1,
    },
  );
  sweep(sheet, place(pointsOf('0.13,-0.22 -0.02,-0.1 -0.3,0.05')), () => long * 0.016, {
    colors: ['#b98a6a', '#5a4a70'].map(tint),
    load: [0.9, 0.95],
    lift: 0.8,
  });
  touch(sheet, place(HULL), {
    colors: ['#b0704a', '#4a3a78', '#161a48'].map(tint),
    load: [0.8, 0.9, 0.97],
    flow: place([
      [0.5, -0.12],
      [-0.2, 0],
    ]) as [Point, Point],
    lift: 1,
    pooled: 0.8,
  });
  sweep(sheet, place(pointsOf('0.2,-0.082 0.36,-0.105 0.5,-0.148')), () => long * 0.012, {
    colors: ['#ffe6a0', '#ffe6a0'].map(tint),
    load: [0.4, 0.2],
    lift: 0.9,
  });
  sweep(sheet, place(pointsOf('0.46,-0.14 0.47,-0.24 0.47,-0.3')), () => long * 0.014, {
    colors: dark,
    load: [0.95, 0.95],
    lift: 0.7,
  });
  touch(
    sheet,
    ringOf(...lamp, long * 0.035, 7, () => 1),
    { colors: [PAPER, '#ffd76a'].map((c) => (c === PAPER ? c : tint(c))), load: [0, 0.5], lift: 1 },
  );
}
