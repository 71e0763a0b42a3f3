import type { Path2D } from '@napi-rs/canvas';
import { darken, hex, mix, type Rgb } from '../../../drawing/color.ts';
import { writeLetter } from './handwriting.ts';
import type { HeldThing } from './held-thing.ts';
import type { Brush } from './ink.ts';
import { box, cornered, ellipse, smoothPath } from './tube.ts';

const PAPER = hex('#fbf7ea');
const FOLD = hex('#d9d2bd');
const INK = hex('#46506e');
const DARK = hex('#2c2a34');
const COVER = hex('#a83a3a');
const PRINT = hex('#9a968c');
const CHART = hex('#e8d3a0');
const CASE = hex('#23242c');
const SCREEN = hex('#dff1fb');
const FLAT = { hasLine: false, isFlat: true } as const;

/** What a reader sees of the sheet in both hands, in the coordinates of `LARGE_THINGS`. */
export const PAGES: Readonly<Record<string, HeldThing>> = {
  letter(brush, paint) {
    brush.shape(box(-7.4, -2.6, 7.4, 12.4), paint(PAPER), { isFlat: true });
    for (const y of [2.3, 7.16]) brush.shape(box(-7.4, y, 7.4, y + 0.16), paint(FOLD), FLAT);
    writeLetter(brush.context, paint(INK));
    brush.shape(
      cornered([
        [7.4, 12.4],
        [4.2, 12.4],
        [7.4, 9.2],
      ]),
      paint(FOLD),
      { isFlat: true },
    );
  },
  book(brush, paint) {
    brush.shape(box(-10, -4, 10, 10.4), paint(COVER), { isFlat: true });
    for (const side of [-1, 1]) {
      const page = [
        [side * 9.4, 10.2],
        [0, 9.4],
        [0, -3.6],
        [side * 9.4, -3.2],
      ] as const;
      brush.shape(cornered(page), paint(PAPER), { isFlat: true });
      for (let y = 7.8; y > -2; y -= 1.15)
        brush.shape(box(side * 4.9 - 3.6, y, side * 4.9 + 3.6, y + 0.4), paint(PRINT), FLAT);
    }
    brush.shape(box(-0.35, -3.6, 0.35, 9.4), paint(FOLD), FLAT);
  },
  newspaper(brush, paint) {
    brush.shape(box(-11, -4, 11, 13), paint(PAPER), { isFlat: true });
    brush.shape(box(-9.6, 10.6, -1.4, 11.8), paint(DARK), FLAT);
    brush.shape(box(1.2, 5.4, 9.6, 11.8), paint(PRINT), FLAT);
    for (let y = -2.4; y < 9.4; y += 1.3)
      for (const x of [-9.6, -5.3, 1.2, 5.6])
        if (x < 0 || y < 4.4) brush.shape(box(x, y, x + 3.9, y + 0.5), paint(PRINT), FLAT);
    brush.shape(box(-0.12, -4, 0.12, 13), paint(FOLD), FLAT);
  },
  photo(brush, paint) {
    brush.shape(box(-7, -2.6, 7, 8.4), paint(hex('#ffffff')), { isFlat: true });
    brush.shape(box(-6.2, -1.8, 6.2, 7.6), paint(hex('#8fc4e8')), FLAT);
    brush.shape(ellipse(4, 5.6, 1.3, 1.3), paint(hex('#ffe08a')), FLAT);
    brush.shape(box(-6.2, -1.8, 6.2, 1), paint(hex('#7fae5a')), FLAT);
    for (const [x, tall, color] of [
      [-1.9, 4.4, '#d8604a'],
      [1.5, 3.8, '#3f6fb8'],
    ] as const) {
      brush.shape(
        smoothPath(
          [
            [x - 1.7, -1.8],
            [x - 1.2, tall - 1.6],
            [x + 1.2, tall - 1.6],
            [x + 1.7, -1.8],
          ],
          0.4,
        ),
        paint(hex(color)),
        FLAT,
      );
      brush.shape(ellipse(x, tall - 0.2, 1.3, 1.5), paint(hex('#f0c4a0')), FLAT);
      brush.shape(ellipse(x, tall + 0.7, 1.4, 0.9), paint(DARK), FLAT);
    }
  },
  map(brush, paint) {
    brush.shape(box(-11.6, -4, 11.6, 12), paint(CHART), { isFlat: true });
    const land = [
      [-9.4, 2],
      [-7, 9],
      [-1, 10.4],
      [4, 8.6],
      [9.6, 9.4],
      [8.4, 2],
      [3, -1.6],
      [-4, -2],
    ] as const;
    brush.shape(smoothPath(land), paint(hex('#c2c47c')), FLAT);
    for (const [x, y] of [
      [-5.4, 6.4],
      [-3.6, 7.2],
    ] as const)
      brush.shape(
        cornered([
          [x - 1.3, y - 1.4],
          [x + 1.3, y - 1.4],
          [x, y + 1.2],
        ]),
        paint(hex('#8a6a44')),
        FLAT,
      );
    for (const [x, y] of [
      [-6.4, 1.4],
      [-4.2, 0.2],
      [-1.8, 0.6],
      [0.2, 2],
      [2.2, 3.4],
      [4.2, 4.4],
    ] as const)
      brush.shape(box(x - 0.6, y - 0.25, x + 0.6, y + 0.25), paint(COVER), FLAT);
    for (const way of [-1, 1])
      brush.shape(
        cornered([
          [5.4, 5.6 - way * 1.5],
          [5.9, 5.6 - way * 1.5],
          [8, 5.6 + way * 1.5],
          [7.5, 5.6 + way * 1.5],
        ]),
        paint(hex('#c8282e')),
        FLAT,
      );
    for (const x of [-3.9, 3.9]) brush.shape(box(x, -4, x + 0.16, 12), paint(hex('#b89c66')), FLAT);
  },
  // Messages on a screen that gives its own light.
  phone(brush, paint) {
    const { half, low, high } = PHONE;
    brush.shape(rounded(half, low, high), paint(CASE), { isFlat: true });
    brush.shape(rounded(half - 0.4, low + 0.5, high - 0.5), SCREEN, FLAT);
    for (const [from, to, y, color] of [
      [-2, 0.9, 8.4, '#ffffff'],
      [-2, 0.1, 6.8, '#ffffff'],
      [-0.6, 2, 5.2, '#7fd08a'],
      [-2, 1.2, 3.6, '#ffffff'],
    ] as const)
      brush.shape(box(from, y, to, y + 1.1), hex(color), FLAT);
  },
};

/** Half of a telephone's width, and its lower and upper ends. */
const PHONE = { half: 2.9, low: -1, high: 10.6 };

/** Darkness of a sheet's back, which is turned away from the light by which it is read, and of ink that shines through it. */
const [IN_SHADE, THROUGH] = [0.08, 0.09];

/** What others see of the same sheet: its back. */
export const PAGE_BACKS: Readonly<Record<string, HeldThing>> = {
  phone(brush, paint) {
    const { half, low, high } = PHONE;
    brush.shape(rounded(half, low, high), paint(CASE), { isFlat: true });
    for (const [x, y] of [
      [1.4, 9.2],
      [1.4, 7.7],
    ] as const)
      brush.shape(ellipse(x, y, 0.6, 0.6), paint(PRINT), FLAT);
  },
  letter(brush, paint) {
    const paper = darken(paint(PAPER), IN_SHADE);
    back(brush, { half: 7.4, low: -2.6, high: 12.4 }, paper);
    for (const y of [2.3, 7.16]) brush.shape(box(-7.4, y, 7.4, y + 0.16), darken(paint(FOLD), IN_SHADE), FLAT);
    brush.context.save();
    brush.context.scale(-1, 1);
    writeLetter(brush.context, mix(paper, paint(INK), THROUGH));
    brush.context.restore();
  },
  photo(brush, paint) {
    back(brush, { half: 7, low: -2.6, high: 8.4 }, darken(paint(PAPER), IN_SHADE));
  },
  map(brush, paint) {
    const sheet = { half: 11.6, low: -4, high: 12 };
    back(brush, sheet, darken(paint(CHART), IN_SHADE));
    for (const x of [-3.9, 3.9]) brush.shape(box(x, -4, x + 0.16, 12), paint(hex('#b89c66')), FLAT);
  },
};

/** Returns an upright rectangle without its corners. */
function rounded(half: number, low: number, high: number, cut = 0.5): Path2D {
  const right = [
    [half - cut, high],
    [half, high - cut],
    [half, low + cut],
    [half - cut, low],
  ] as const;
  return cornered([...right, ...right.map(([x, y]) => [-x, y] as const).reverse()]);
}

/** How much wider the upper edge is, which leans toward the viewer, in hundredths of the figure's height. */
const NEARER = 0.35;

function back(brush: Brush, { half, low, high }: { half: number; low: number; high: number }, paper: Rgb): void {
  const outline = [
    [-half, low],
    [-half - NEARER, high],
    [half + NEARER, high],
    [half, low],
  ] as const;
  brush.shape(cornered(outline), paper, { isFlat: true });
}
