import { pointsOf } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';
import { PAPER, placing, sweep, touch } from '../../picture/wet-brush.ts';
import type { Sheet } from './sheet.ts';

/** A lemon that hangs from the origin: its length is 1. */
const FRUIT = pointsOf(
  '0,0.02 0.14,0.05 0.29,0.2 0.36,0.43 0.31,0.68 0.17,0.85 0.07,0.91 0.03,1 -0.05,0.99 -0.09,0.91 -0.2,0.84 -0.33,0.67 -0.37,0.42 -0.28,0.18 -0.12,0.05',
);
const SHADE = pointsOf(
  '0.2,0.1 0.33,0.3 0.35,0.5 0.29,0.69 0.15,0.85 0.02,0.97 -0.14,0.86 -0.27,0.73 -0.08,0.79 0.1,0.68 0.2,0.5 0.22,0.28',
);
const DEEP = pointsOf('0.31,0.3 0.35,0.45 0.31,0.67 0.17,0.85 0.05,0.93 0.16,0.78 0.26,0.6 0.29,0.44');
const LIGHT = pointsOf('-0.2,0.25 -0.1,0.19 -0.03,0.25 -0.08,0.36 -0.17,0.45 -0.24,0.42');
const BLOSSOM = pointsOf('0,0 0.11,-0.13 0.12,-0.36 0.02,-0.5 -0.11,-0.38 -0.11,-0.14');

/** Paints a lemon whose light is the paper. @param at where it hangs @param long pixels @param turn radians clockwise */
export function lemon(sheet: Sheet, at: Point, long: number, turn: number): void {
  const { tint } = sheet;
  const place = placing(at, turn, long);
  const flow = place([
    [-0.25, 0.15],
    [0.25, 0.85],
  ]) as [Point, Point];
  touch(sheet, place(FRUIT), {
    colors: ['#fff3a0', '#ffe13a', '#fdbf1a', '#e58f1f'].map(tint),
    load: [0.45, 0.8, 0.9, 0.95],
    flow,
    lift: 1,
    pooled: 0.8,
  });
  touch(sheet, place(SHADE), {
    colors: ['#f0a01f', '#c98a2a', '#8f9a3a'].map(tint),
    load: [0.3, 0.55, 0.6],
    flow,
    bleeds: long * 0.06,
    lost: 0.62,
  });
  touch(sheet, place(DEEP), {
    colors: ['#b06a2a', '#7a6a6a'].map(tint),
    load: [0.3, 0.6],
    flow,
    bleeds: long * 0.04,
    lost: 0.4,
  });
  touch(sheet, place(LIGHT), { colors: [PAPER, PAPER], load: [0, 0], lift: 0.95 });
  sweep(sheet, place(pointsOf('0.01,0.06 0,-0.03 -0.02,-0.12')), (along) => long * 0.045 * (1.5 - along), {
    colors: ['#4f6a35', '#5a4a35'].map(tint),
    load: [0.95, 0.9],
  });
}

/** A white blossom: little more than its shadows and its yellow heart. */
export function blossom(sheet: Sheet, at: Point, across: number): void {
  const { chance, tint } = sheet;
  const first = chance.between(0, 2);
  for (let petal = 0; petal < 5; petal++) {
    touch(sheet, placing(at, first + petal * 1.256 + chance.around() * 0.15, across)(BLOSSOM), {
      colors: ['#cfc3e6', '#f6dbe4', PAPER].map((color) => (color === PAPER ? color : tint(color))),
      load: [0.6, 0.26, 0.12],
      flow: [at, placing(at, first + petal * 1.256, across)([[0, -0.5]])[0] as Point],
      lift: 1,
      pooled: 2.2,
    });
  }
  for (let stamen = 0; stamen < 7; stamen++) {
    const [x, y] = [at[0] + chance.around() * across * 0.1, at[1] + chance.around() * across * 0.1];
    touch(
      sheet,
      [
        [x - 3, y],
        [x, y - 4],
        [x + 3, y],
        [x, y + 4],
      ].map(([u, v]): Point => [x + ((u as number) - x) * across * 0.012, y + ((v as number) - y) * across * 0.012]),
      {
        colors: ['#f0b020', '#c9701f'].map(tint),
        load: [0.9, 0.95],
      },
    );
  }
}
