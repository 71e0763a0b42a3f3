import { curveAt } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';
import { sweep } from '../../picture/wet-brush.ts';
import { leaf } from './leaves.ts';
import { blossom, lemon } from './lemon.ts';
import type { Sheet } from './sheet.ts';
import { songbird } from './songbird.ts';

/** Where the bough is, in units from the upper left corner of the frame. */
export interface Bough {
  /** From where it enters the picture to its end. */
  wood: readonly Point[];
  /** Fruits that hang from it, at shares of its length, and how long they are. */
  fruits: readonly (readonly [share: number, long: number, aside: number])[];
  bird: number;
  size: number;
  /** The sea behind: its level and how far it reaches, in shares of the frame. */
  sea: readonly [level: number, from: number, to: number];
}

/** The wood: a dry stroke of a round brush over a paler one. */
export function branch(sheet: Sheet, wood: readonly Point[]): void {
  const { unit, tint } = sheet;
  sweep(
    sheet,
    wood,
    (along) => unit * (19 - 14 * along),
    {
      colors: ['#a9805a', '#8a6a50', '#6f7a45'].map(tint),
      load: [0.7, 0.6, 0.85],
      lift: 0.9,
      pooled: 0.9,
    },
    30,
  );
  sweep(
    sheet,
    wood.map(([x, y]): Point => [x, y + 4 * unit]),
    (along) => unit * (9 - 7 * along),
    {
      colors: ['#3f2f3a', '#4a3f3a'].map(tint),
      load: [0.85, 0.7],
      dry: 0.7,
    },
    30,
  );
}

/** Paints what grows on the bough: far leaves that were laid wet, or near ones with fruits and a bird. */
export function foliage(
  sheet: Sheet,
  { fruits, bird, size }: Bough,
  wood: readonly Point[],
  depth: 'near' | 'far',
): void {
  const { chance, unit } = sheet;
  const length = size * unit;
  const directionAt = (share: number) => {
    const [[ax, ay], [bx, by]] = [curveAt(wood, share - 0.02), curveAt(wood, share + 0.02)];
    return Math.atan2(by - ay, bx - ax);
  };
  const count = depth === 'far' ? 13 : 15;
  for (let index = 0; index < count; index++) {
    const share = 0.1 + (0.9 * (index + 0.4 * chance.next())) / count;
    const at = curveAt(wood, share);
    const side = index % 2 ? 1 : -1;
    const turn = directionAt(share) + side * chance.between(0.45, 1.15);
    const long = length * chance.between(86, 138) * (depth === 'far' ? 1.15 : 1);
    // Where the bird sits, the bough is bare.
    if (depth === 'near' && side < 0 && Math.abs(share - bird) < 0.12) continue;
    leaf(sheet, at, turn, long, depth);
  }
  if (depth === 'far') return;
  leaf(sheet, curveAt(wood, 0.995), directionAt(0.97) + 0.1, length * 130, depth);
  for (const [share, long, aside] of fruits) {
    const [x, y] = curveAt(wood, share);
    const at: Point = [x + aside * unit, y + 16 * unit];
    lemon(sheet, at, long * unit, chance.around() * 0.16);
  }
  for (const [share, long, aside] of fruits) {
    const [x, y] = curveAt(wood, share);
    for (const side of [-1, 1])
      leaf(
        sheet,
        [x + aside * unit * 0.8, y + 10 * unit],
        Math.PI / 2 - side * chance.between(0.7, 1),
        long * unit * chance.between(0.5, 0.66),
        depth,
      );
  }
  const [bx, by] = curveAt(wood, bird);
  songbird(sheet, [bx, by - 4 * unit], 118 * length);
  for (const share of [0.46, 0.5]) {
    const [x, y] = curveAt(wood, share);
    blossom(sheet, [x + chance.around() * 30 * unit, y - 26 * length + chance.around() * 26 * unit], 46 * length);
  }
}
