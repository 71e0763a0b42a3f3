import type { Point } from '../../drawing/hand.ts';
import { sweep } from '../picture/wet-brush.ts';
import { bud, cornflower, daisy, iris, poppy, tulip } from './watercolor-flowers.ts';
import { grass, lavender, leaf, stem } from './watercolor-stems.ts';
import type { Sheet } from './watercolor-washes.ts';

/** Width of the garden's bunch of flowers in shares of its height. */
export const BUNCH = 0.72;

const root = (u: number): Point => [u, 1.06];

/** The bunch in three depths, from the back to the front, so that each can sway on its own. */
export const DEPTHS: readonly ((sheet: Sheet) => void)[] = [
  (sheet) => {
    grass(sheet, { root: root(0.1), head: [0.08, 0.24], radius: 0.014, bend: 0.08 }, true);
    grass(sheet, { root: root(0.5), head: [0.93, 0.36], radius: 0.014, bend: 0.12 });
    grass(sheet, { root: root(0.3), head: [0.7, 0.16], radius: 0.012, bend: 0.1 }, true);
    lavender(sheet, { root: root(0.55), head: [0.84, 0.32], radius: 0.08, bend: -0.03 });
    lavender(sheet, { root: root(0.5), head: [0.71, 0.24], radius: 0.075, bend: -0.03 });
    bud(sheet, { root: root(0.26), head: [0.2, 0.14], radius: 0.05, bend: -0.05, lean: 0.5 });
    cornflower(sheet, { root: root(0.4), head: [0.54, 0.22], radius: 0.115, bend: 0.04, lean: 0.35 });
  },
  (sheet) => {
    leaf(sheet, sheet.at(root(0.3)), sheet.at([0.62, 0.72]), sheet.size(0.06), 0.16);
    tulip(sheet, { root: root(0.24), head: [0.16, 0.56], radius: 0.135, bend: 0.02, lean: -0.2 });
    poppy(sheet, { root: root(0.38), head: [0.36, 0.46], radius: 0.19, bend: -0.04, lean: -0.12 });
    daisy(sheet, { root: root(0.52), head: [0.72, 0.58], radius: 0.125, bend: 0.03, lean: 0.2 });
    lavender(sheet, { root: root(0.7), head: [0.94, 0.56], radius: 0.07, bend: -0.04 });
  },
  (sheet) => {
    grass(sheet, { root: root(0.4), head: [0.82, 0.76], radius: 0.018, bend: 0.14 });
    poppy(sheet, { root: root(0.66), head: [0.66, 0.84], radius: 0.1, bend: 0.03, lean: 0.3 });
    cornflower(sheet, { root: root(0.3), head: [0.38, 0.78], radius: 0.085, bend: 0.02, lean: -0.4 });
    daisy(sheet, { root: root(0.12), head: [0.08, 0.82], radius: 0.09, lean: -0.3 }, 0.6);
    grass(sheet, { root: root(0.2), head: [0.5, 0.9], radius: 0.02, bend: -0.1 });
    grass(sheet, { root: root(0.04), head: [0.24, 0.84], radius: 0.02, bend: 0.1 });
    leaf(sheet, sheet.at(root(0.5)), sheet.at([0.9, 0.86]), sheet.size(0.05), 0.16);
    leaf(sheet, sheet.at(root(0.16)), sheet.at([-0.08, 0.78]), sheet.size(0.05), -0.14);
  },
];

/** Flag irises and reeds at the water's edge. */
export function flags(sheet: Sheet): void {
  const blade = (from: number, to: Point, wide: number, bow: number, colors: readonly [string, ...string[]]) =>
    leaf(sheet, sheet.at(root(from)), sheet.at(to), sheet.size(wide), bow, colors);
  blade(0.6, [0.2, 0.3], 0.04, -0.06, ['#3f7f70', '#86b59a', '#a9c9b0']);
  blade(0.75, [0.98, 0.18], 0.045, 0.05, ['#3f7a68', '#7fb07a', '#b8d09a']);
  iris(sheet, { root: root(0.66), head: [0.78, 0.5], radius: 0.13, bend: 0.03, lean: 0.28 });
  blade(0.5, [0.44, 0.12], 0.05, -0.04, ['#4f8a6a', '#8fb88a', '#c4d8a8']);
  iris(sheet, { root: root(0.5), head: [0.5, 0.3], radius: 0.165, bend: -0.03, lean: -0.14 });
  blade(0.66, [0.06, 0.62], 0.055, -0.16, ['#3f7a68', '#7fb07a', '#5f9a7a']);
  blade(0.8, [1.02, 0.5], 0.05, 0.08, ['#2f6f68', '#6fa98a', '#a9c9a0']);
  blade(0.56, [0.36, 0.66], 0.05, -0.1, ['#3f7f70', '#9fc08a', '#6fa98a']);
  bud(sheet, { root: root(0.4), head: [0.26, 0.52], radius: 0.05, bend: -0.03, lean: 3.0 });
}

/** Reeds and bulrushes against the evening light. */
export function reeds(sheet: Sheet): void {
  const dark = ['#5a3a5a', '#8a5a4a', '#b8803a'] as const;
  const blade = (from: number, to: Point, wide: number, bow: number) =>
    leaf(sheet, sheet.at(root(from)), sheet.at(to), sheet.size(wide), bow, dark);
  blade(0.7, [0.96, 0.2], 0.05, 0.06);
  blade(0.6, [0.2, 0.36], 0.05, -0.08);
  blade(0.8, [0.6, 0.3], 0.045, -0.03);
  for (const [from, to, bend] of [
    [0.56, [0.42, 0.12], -0.03],
    [0.74, [0.8, 0.04], 0.02],
    [0.68, [0.66, 0.4], 0.01],
  ] as const) {
    stem(sheet, { root: root(from), head: to, radius: 0.05, bend }, dark, 0.1);
    const [x, y] = sheet.at(to);
    const long = sheet.size(0.16);
    sweep(
      sheet,
      [
        [x - long * 0.03, y + long * 0.15],
        [x, y + long * 0.6],
        [x + long * 0.02, y + long],
      ],
      (share) => long * 0.24 * Math.sin(Math.PI * (0.16 + share * 0.7)) ** 0.4,
      { colors: ['#7a4a34', '#4f2f3a'].map(sheet.tint), load: [0.8, 0.95], lift: 0.6 },
    );
  }
  blade(0.5, [0.04, 0.66], 0.06, -0.14);
  blade(0.9, [1.04, 0.52], 0.06, 0.1);
}
