import { darken, hex, lighten } from '../../../drawing/color.ts';
import type { HeldThing } from './held-thing.ts';
import { cornered, ellipse, type Point, smoothLine, smoothPath } from './tube.ts';

const BUN = hex('#d8923f');
const [LEAF, MEAT, CHEESE] = [hex('#6ab04a'), hex('#6a3a22'), hex('#f6c344')];
const [RED, WHITE] = [hex('#d8303a'), hex('#fbf7ea')];
const [DOUGH, CHOCOLATE] = [hex('#c98f4e'), hex('#5a3420')];
const FLAT = { hasLine: false, isFlat: true } as const;

/** Food that is eaten from the hand, in the same coordinates as `THINGS`. It stands above the fingers that hold it. */
export const SNACKS: Readonly<Record<string, HeldThing>> = {
  burger(brush, paint) {
    brush.shape(
      smoothPath(
        [
          [-5, 2.4],
          [5, 2.4],
          [4.4, -0.6],
          [-4.4, -0.6],
        ],
        0.4,
      ),
      paint(BUN),
    );
    brush.shape(ellipse(0, 3, 5.5, 1.4), paint(MEAT));
    brush.shape(
      cornered([
        [-5.2, 4.6],
        [5.2, 4.6],
        [2.6, 2.6],
        [0.4, 4],
        [-2, 2.2],
      ]),
      paint(CHEESE),
      { isFlat: true },
    );
    const frill: Point[] = [-5.8, -3.6, -1.2, 1.2, 3.6, 5.8].map((x, index) => [x, index % 2 ? 3.7 : 4.6]);
    brush.shape(smoothPath([...frill, [5.2, 5.8], [-5.2, 5.8]]), paint(LEAF), { isFlat: true });
    brush.shape(
      smoothPath([
        [-5.3, 5.2],
        [-4.6, 8.4],
        [0, 10],
        [4.6, 8.4],
        [5.3, 5.2],
        [0, 4.9],
      ]),
      paint(BUN),
    );
    for (const [x, y] of [
      [-2.6, 7.6],
      [-0.4, 8.8],
      [1.4, 7.4],
      [3.2, 7.8],
    ] as const)
      brush.shape(ellipse(x, y, 0.5, 0.3, 0.3), paint(WHITE), FLAT);
  },
  banana(brush, paint, toward) {
    const at = (x: number, y: number): Point => [x * toward, y];
    brush.shape(
      smoothPath([
        at(-1.4, -3),
        at(-2.6, 2),
        at(-1.2, 7.2),
        at(2.6, 10.6),
        at(3.4, 9.6),
        at(1.4, 6),
        at(1, 2),
        at(1, -2.6),
      ]),
      paint(hex('#f6d03c')),
    );
    brush.stroke(smoothLine([at(-0.6, -1), at(-1, 3), at(0.4, 7), at(2.4, 9.4)]), paint(hex('#c99a1e')), 1);
    brush.shape(cornered([at(2.4, 10.9), at(3.4, 9.4), at(4.4, 10.6), at(3.6, 11.6)]), paint(MEAT), { isFlat: true });
  },
  strawberry(brush, paint) {
    brush.shape(
      smoothPath([
        [0, 0.4],
        [3, 3.2],
        [3.4, 6],
        [1.4, 7.2],
        [-1.4, 7.2],
        [-3.4, 6],
        [-3, 3.2],
      ]),
      paint(RED),
    );
    for (const [x, y] of [
      [-1.8, 5.2],
      [0, 4],
      [1.8, 5.2],
      [0, 6],
      [-0.9, 2.4],
      [0.9, 2.4],
    ] as const)
      brush.shape(ellipse(x, y, 0.24, 0.38), paint(CHEESE), FLAT);
    brush.shape(
      cornered([
        [-3, 6.6],
        [-1, 7],
        [-0.4, 9.2],
        [0.4, 9.2],
        [1, 7],
        [3, 6.6],
        [1.8, 8.2],
        [-1.8, 8.2],
      ]),
      paint(LEAF),
      { isFlat: true },
    );
  },
  cookie(brush, paint) {
    brush.shape(ellipse(0, 4.4, 3.9, 3.8), paint(DOUGH));
    for (const [x, y, size] of [
      [-1.8, 5.6, 0.75],
      [0.8, 6.4, 0.65],
      [2, 4.2, 0.8],
      [-0.4, 4, 0.7],
      [-2.2, 3, 0.55],
      [0.8, 2.2, 0.7],
    ] as const)
      brush.shape(ellipse(x, y, size, size * 0.85), paint(CHOCOLATE), FLAT);
  },
  popcorn(brush, paint) {
    for (const [x, y] of [
      [-3, 8.4],
      [3, 8.4],
      [-1, 9.8],
      [1.6, 10],
      [0.2, 8.2],
    ] as const)
      brush.shape(ellipse(x, y, 1.9, 1.7), paint(hex('#fdf2cf')));
    const width = (y: number) => 3 + (y + 4) * 0.14;
    const stripe = (from: number, to: number) =>
      cornered([
        [from * width(8), 8],
        [to * width(8), 8],
        [to * width(-4), -4],
        [from * width(-4), -4],
      ]);
    brush.shape(stripe(-1, 1), paint(WHITE));
    for (const from of [-1, -0.43, 0.14, 0.71]) brush.shape(stripe(from, from + 0.29), paint(RED), FLAT);
    brush.stroke(
      smoothLine([
        [-width(8), 8],
        [0, 7.7],
        [width(8), 8],
      ]),
      lighten(paint(darken(RED, 0.3)), 0.1),
      0.8,
    );
  },
};
