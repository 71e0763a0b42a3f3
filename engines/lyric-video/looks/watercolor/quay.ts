import { pointsOf } from '../../../drawing/curve.ts';
import { type Point, ringOf } from '../../../drawing/hand.ts';
import { clamp, smoothstep } from '../../../drawing/motion.ts';
import { sweep, touch } from '../../picture/wet-brush.ts';
import { pencil } from './pencil.ts';
import type { Sheet } from './sheet.ts';
import { wash } from './wash.ts';

/** Masts of the harbor, which the rain lets hardly be seen. */
export function masts(sheet: Sheet, foot: number, from: number): void {
  const { width, unit, chance, tint } = sheet;
  for (let index = 0; index < 9; index++) {
    const x = from + (width * 0.98 - from) * ((index + 0.6 + chance.around() * 0.3) / 9);
    const tall = unit * (60 + 16 * index) * chance.between(0.8, 1.25);
    const look = { colors: ['#6f7ba8', '#7a80a8'].map(tint), bleeds: 3 * unit, lost: 0.5 };
    sweep(
      sheet,
      [
        [x, foot],
        [x + unit, foot - tall * 0.5],
        [x + chance.around() * 4 * unit, foot - tall],
      ],
      () => unit * (1.4 + 0.14 * index),
      { ...look, load: [0.8, 0.5] },
      6,
    );
    touch(
      sheet,
      pointsOf('-1,-0.22 -1,-0.22 0,-0.14 1,-0.2 1,-0.2 0.75,0.1 -0.7,0.12').map(
        ([u, v]): Point => [x + u * tall * 0.3, foot + v * tall * 0.3],
      ),
      {
        ...look,
        load: [0.5, 0.7],
      },
    );
  }
}

/** Wet stones: they show everything once more, drawn downward. */
export function pavement(sheet: Sheet, foot: number, [ex]: Point): void {
  const { width, height, unit, noise, chance, tint } = sheet;
  const deep = height - foot;
  wash(sheet, {
    colors: ['#e9dcc8', '#a9acc8', '#6f7aa8', '#4a5588'],
    outline: [
      [-40, foot - 4 * unit],
      [width * 0.985, foot - 2 * unit],
      [width * 0.97, foot + deep * 0.3],
      [width * 0.99, foot + deep * 0.62],
      [0.9 * width, height - 0.05 * deep],
      [0.66 * width, height - 0.14 * deep],
      [0.4 * width, height - 0.03 * deep],
      [0.2 * width, height - 0.1 * deep],
      [0.06 * width, height - 0.05 * deep],
      [-40, height - 0.2 * deep],
    ],
    reach: 24 * unit,
    soft: (_, y) => unit * (1.6 + 22 * smoothstep(foot + 30 * unit, foot, y)),
    flow: [150, 40],
    spare: (x, y) => {
      const near = (y - foot) / deep;
      const shine =
        noise(x / (90 + 140 * near) / unit + 5, y / (9 + 20 * near) / unit) + 0.35 * noise(x / 40 / unit, y / 9 / unit);
      return (0.74 - shine) * (24 + 40 * near) * unit;
    },
    lay: (x, y, run) => {
      const near = (y - foot) / deep;
      const fall = noise(x / 22 / unit, y / 120 / unit) * 0.22;
      const glare = Math.exp(-(((x - ex) / (0.1 * width + near * 0.12 * width)) ** 2));
      return {
        thick: (0.24 + 0.42 * near + 0.36 * run + fall) * (1 - 0.55 * glare),
        tone: clamp(0.25 + near * 0.5 + run * 0.5 + fall - 0.3 * glare),
        dry: 0.7 * smoothstep(0.8, 1, near + run * 0.12),
      };
    },
  });
  for (let index = 0; index < 16; index++) {
    const x = chance.between(0, 0.5) * width;
    const from = foot + deep * chance.between(0.04, 0.12);
    const long = deep * chance.between(0.2, 0.5);
    sweep(
      sheet,
      [
        [x, from],
        [x + chance.around() * 6 * unit, from + long * 0.5],
        [x, from + long],
      ],
      (along) => unit * (7 + 9 * Math.sin(along * 9 + index)) * (1 - along * 0.6),
      {
        colors: [chance.pick(['#f7a94a', '#c9806a', '#7a6f98', '#ffc45a']), '#8a86a8'].map(tint),
        load: [0.5, 0.3, 0.1],
        bleeds: 6 * unit,
        lost: 0.8,
        pooled: 0.1,
      },
      14,
    );
  }
  pencil(sheet, [
    [-10, foot + deep * 0.22],
    [ex * 0.5, foot + deep * 0.08],
    [ex, foot],
  ]);
}

/** A street lamp that burns by day. @param foot in pixels */
export function lamp(sheet: Sheet, [x, y]: Point, tall: number): void {
  const { unit, tint } = sheet;
  const dark = ['#33304f', '#4a4668', '#262440'].map(tint);
  touch(
    sheet,
    ringOf(x, y - tall * 0.95, tall * 0.11, 9, () => 1),
    {
      colors: ['#ffe08a', '#ffc45a'].map(tint),
      load: [0.4, 0.5],
      lift: 0.5,
      bleeds: tall * 0.07,
      lost: 1,
    },
  );
  sweep(
    sheet,
    [
      [x, y],
      [x + unit, y - tall * 0.5],
      [x, y - tall * 0.9],
    ],
    (along) => tall * (along < 0.12 ? 0.034 : 0.017),
    { colors: dark, load: [0.95, 0.8, 0.95] },
  );
  touch(
    sheet,
    pointsOf('-0.035,-0.9 -0.035,-0.9 -0.05,-0.985 -0.05,-0.985 0.05,-0.985 0.05,-0.985 0.035,-0.9 0.035,-0.9').map(
      ([u, v]): Point => [x + u * tall, y + v * tall],
    ),
    {
      colors: ['#fff6d0', '#ffc45a'].map(tint),
      load: [0.4, 0.8],
      lift: 1,
      pooled: 1.2,
    },
  );
  touch(
    sheet,
    pointsOf('-0.07,-0.98 -0.07,-0.98 0,-1.05 0.07,-0.98 0.07,-0.98').map(
      ([u, v]): Point => [x + u * tall, y + v * tall],
    ),
    { colors: dark, load: [0.9, 0.97] },
  );
  for (const [wide, from, long] of [
    [0.03, 0, 0.2],
    [0.07, 0.26, 0.16],
  ] as const)
    sweep(
      sheet,
      [
        [x, y + tall * from],
        [x + 2 * unit, y + tall * (from + long / 2)],
        [x - unit, y + tall * (from + long)],
      ],
      (along) => tall * wide * (1 + 0.3 * Math.sin(along * 20)) * (1 - 0.7 * along),
      {
        colors: (from === 0 ? ['#33304f', '#4a4668'] : ['#ffc45a', '#ffe08a']).map(tint),
        load: [0.7, 0.3],
        bleeds: 4 * unit,
        lost: 0.5,
      },
    );
}
