import { darken, hex, lighten } from '../../../drawing/color.ts';
import type { HeldThing } from './held-thing.ts';
import { box, cornered, ellipse, type Point, smoothLine, smoothPath, tube } from './tube.ts';

const GOLD = hex('#e8b83a');
const [DARK, WHITE] = [hex('#2c2a34'), hex('#fbf7ea')];
const [FUR, MUZZLE] = [hex('#b87a42'), hex('#ecd0a0')];
const [GREEN, GLASS, SHELL] = [hex('#6fae72'), hex('#bfe4f0'), hex('#f6c8b4')];
const [BLANKET, SKIN] = [hex('#f2e0a8'), hex('#f2c6a4')];
const FLAT = { hasLine: false, isFlat: true } as const;

/** Small things that people keep, give and show, in the same coordinates as `THINGS`. */
export const KEEPSAKES: Readonly<Record<string, HeldThing>> = {
  coin(brush, paint) {
    brush.shape(ellipse(0, 4.6, 2.7, 2.7), paint(GOLD));
    brush.shape(ellipse(0, 4.6, 1.9, 1.9), paint(darken(GOLD, 0.18)), FLAT);
    brush.shape(ellipse(-0.2, 4.8, 1.5, 1.5), paint(lighten(GOLD, 0.25)), FLAT);
  },
  money(brush, paint) {
    for (const [turn, tone] of [
      [-0.42, 0.16],
      [0.42, 0.08],
      [0, 0],
    ] as const) {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const at = (x: number, y: number): Point => [x * cos + y * sin, y * cos - x * sin];
      const note = (wide: number, low: number, high: number) =>
        cornered([at(-wide, low), at(wide, low), at(wide, high), at(-wide, high)]);
      brush.shape(note(2.7, -1, 10.6), paint(darken(GREEN, tone)), { isFlat: true });
      brush.shape(note(2, 0, 9.8), paint(lighten(GREEN, 0.45 - tone)), FLAT);
      const [x, y] = at(0, 6);
      brush.shape(ellipse(x, y, 1.3, 1.7, -turn), paint(darken(GREEN, 0.2 + tone)), FLAT);
    }
  },
  watch(brush, paint) {
    brush.stroke(
      smoothLine([
        [0, 1],
        [2.2, -3],
        [1.4, -7],
        [3.4, -10],
      ]),
      paint(GOLD),
      1.4,
    );
    brush.shape(box(-0.9, 7.6, 0.9, 9.6), paint(GOLD));
    brush.shape(ellipse(0, 4.6, 3.8, 3.8), paint(GOLD));
    brush.shape(ellipse(0, 4.6, 2.9, 2.9), paint(WHITE), FLAT);
    for (const hand of [
      [0, 6.8],
      [1.5, 5.2],
    ] as Point[])
      brush.stroke(smoothLine([[0, 4.6], hand]), paint(DARK), 1.2);
  },
  mirror(brush, paint) {
    brush.shape(box(-0.8, -5, 0.8, 4), paint(GOLD));
    brush.shape(ellipse(0, 9, 4.8, 5.8), paint(GOLD));
    brush.shape(ellipse(0, 9, 3.8, 4.8), paint(GLASS), FLAT);
    for (const [x, half] of [
      [-1, 0.7],
      [1.1, 0.35],
    ] as const)
      brush.shape(
        cornered([
          [x - half - 1.2, 6.6],
          [x + half - 1.2, 6.6],
          [x + half + 1, 11.4],
          [x - half + 1, 11.4],
        ]),
        paint(WHITE),
        FLAT,
      );
  },
  shell(brush, paint) {
    const rim: Point[] = Array.from({ length: 9 }, (_, index) => {
      const turn = ((index - 4) / 4) * 1.15;
      const far = index % 2 ? 6.3 : 6.9;
      return [Math.sin(turn) * far * 0.86, 1.6 + Math.cos(turn) * far];
    });
    brush.shape(smoothPath([...rim, [1.4, 1.4], [0, 0.8], [-1.4, 1.4]], 0.2), paint(SHELL));
    for (const [x, y] of rim.filter((_, index) => index % 2))
      brush.stroke(
        smoothLine([
          [x * 0.12, 2],
          [x * 0.9, 1.6 + (y - 1.6) * 0.9],
        ]),
        paint(darken(SHELL, 0.25)),
        0.8,
      );
  },
  feather(brush, paint, toward) {
    const at = (x: number, y: number): Point => [-toward * x, y];
    brush.shape(
      smoothPath([at(0.4, 1), at(2.8, 4), at(4, 9), at(3.6, 14.4), at(0.8, 11), at(-0.6, 6.4), at(-0.4, 3)], 0.1),
      paint(hex('#e8eef8')),
    );
    brush.stroke(smoothLine([at(-0.6, -3), at(0.4, 3), at(1.8, 9), at(3.4, 13.6)]), paint(hex('#8a94a8')), 1.1);
  },
  cigarette(brush, paint, toward) {
    const along = (far: number) => ({ x: -toward * far, y: 1.4 + far * 0.34, half: 0.5 });
    brush.stroke(
      smoothLine([
        [-toward * 6.4, 4],
        [-toward * 7.4, 6.6],
        [-toward * 6, 9],
        [-toward * 7.2, 12],
      ]),
      paint(hex('#d8dce4')),
      1,
    );
    brush.shape(tube([along(0), along(6)], { start: 'flat', end: 'flat' }), paint(WHITE));
    brush.shape(tube([along(0), along(2)], { start: 'flat', end: 'flat' }), paint(hex('#d89a54')), FLAT);
    brush.shape(ellipse(-toward * 6.2, 3.5, 0.55, 0.6), hex('#ff7a34'), FLAT);
  },
  trophy(brush, paint) {
    for (const side of [-1, 1]) brush.stroke(ellipse(side * 4.8, 7.6, 2.2, 2.8), paint(darken(GOLD, 0.2)), 2.6);
    brush.shape(box(-3.2, -4.6, 3.2, -2), paint(hex('#5a3a28')));
    brush.shape(
      smoothPath(
        [
          [-5, 12],
          [5, 12],
          [4.6, 6.6],
          [1.2, 3],
          [0.8, 0],
          [2.4, -2],
          [-2.4, -2],
          [-0.8, 0],
          [-1.2, 3],
          [-4.6, 6.6],
        ],
        0.3,
      ),
      paint(GOLD),
    );
    brush.shape(ellipse(0, 12, 5, 1), paint(darken(GOLD, 0.3)), { isFlat: true });
    brush.shape(ellipse(-2.6, 8.4, 0.7, 2), paint(lighten(GOLD, 0.5)), FLAT);
  },
  toy(brush, paint) {
    for (const side of [-1, 1]) {
      brush.shape(ellipse(side * 2.9, 10.9, 1.5, 1.5), paint(FUR));
      brush.shape(ellipse(side * 3, -3.4, 1.7, 2.2, side * 0.5), paint(FUR));
      brush.shape(ellipse(side * 3.8, 2.6, 1.3, 2.4, -side * 0.5), paint(FUR));
    }
    brush.shape(ellipse(0, 0.6, 3.6, 4.4), paint(FUR));
    brush.shape(ellipse(0, 0.4, 2.1, 2.8), paint(MUZZLE), FLAT);
    brush.shape(ellipse(0, 8, 3.9, 3.5), paint(FUR));
    brush.shape(ellipse(0, 7, 1.8, 1.4), paint(MUZZLE), FLAT);
    brush.shape(ellipse(0, 7.6, 0.6, 0.45), paint(DARK), FLAT);
    for (const side of [-1, 1]) brush.shape(ellipse(side * 1.5, 8.8, 0.45, 0.5), paint(DARK), FLAT);
  },
};

/** A sleeping baby in a blanket, which lies on both hands. The origin is between them. */
export const drawBaby: HeldThing = (brush, paint) => {
  brush.shape(ellipse(8, 6, 5.4, 5.6), paint(BLANKET));
  brush.shape(ellipse(8.4, 5.8, 4, 4.2), paint(SKIN), { isFlat: true });
  const lid = (x: number) =>
    smoothLine([
      [x - 0.8, 6.2],
      [x, 5.8],
      [x + 0.8, 6.2],
    ]);
  for (const x of [6.9, 10]) {
    brush.stroke(lid(x), paint(DARK), 1);
    brush.shape(ellipse(x, 4.8, 0.8, 0.5), paint(hex('#f0a090')), FLAT);
  }
  brush.stroke(
    smoothLine([
      [7.8, 4],
      [8.4, 3.7],
      [9, 4],
    ]),
    paint(hex('#a05848')),
    1,
  );
  brush.shape(
    smoothPath([
      [-11, 0.4],
      [-6, 5],
      [1, 7.2],
      [5, 5.4],
      [7, 2],
      [11, 1.6],
      [8, -2.4],
      [0, -4],
      [-8, -3.4],
    ]),
    paint(BLANKET),
  );
  brush.stroke(
    smoothLine([
      [-8, 0.4],
      [-2, 0.6],
      [5, 3.6],
    ]),
    paint(darken(BLANKET, 0.24)),
    1,
  );
};
