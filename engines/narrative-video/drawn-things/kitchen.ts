import { darken, hex, lighten } from '../../drawing/color.ts';
import { type DrawnThing, drawnThing, type Sketch } from './sketch.ts';

const IRON = hex('#3a3f4a');
const WOOD = hex('#a8743c');
const DARK_WOOD = hex('#6e4724');
const RED = hex('#d8342c');
const DOUGH = hex('#f4dfb4');
const GOLDEN = hex('#d99a48');
const LIT = { isBright: true, hasOutline: false } as const;

/** Draws a stove from the front, with nothing on it. */
function stove(sketch: Sketch): void {
  const enamel = hex('#efe8da');
  sketch.rect(-30, 0, 60, 52, enamel);
  sketch.rect(-23, 8, 46, 28, IRON);
  sketch.rect(-19, 12, 38, 20, hex('#e8a04a'), LIT);
  sketch.line(
    [
      [-20, 39.5],
      [20, 39.5],
    ],
    1.6,
    hex('#b8bec8'),
  );
  for (const x of [-22, -11, 11, 22]) sketch.disc(x, 46, 2.2, hex('#d8604a'));
  sketch.rect(-32, 51, 64, 3, IRON);
}

/** Draws a stove with a pot of soup and a pan. */
function potOnStove(sketch: Sketch): void {
  stove(sketch);
  sketch.rect(-8, 54, 21, 14, RED);
  sketch.rect(-9.5, 66.5, 24, 1.8, lighten(RED, 0.2));
  for (const x of [-12, 13]) sketch.rect(x, 62, 4, 1.8, IRON);
  sketch.shape(
    [
      [-27, 58],
      [-13, 58],
      [-15, 54],
      [-25, 54],
    ],
    IRON,
  );
}

/** Draws a stove with a pancake in a pan, and a stack of them on a plate. */
function pancakesOnStove(sketch: Sketch): void {
  stove(sketch);
  sketch.line(
    [
      [14, 57],
      [31, 61],
    ],
    2.4,
    DARK_WOOD,
  );
  sketch.shape(
    [
      [-9, 59],
      [17, 59],
      [14, 54],
      [-6, 54],
    ],
    IRON,
  );
  sketch.blob(4, 59.6, 11.4, 2.8, GOLDEN);
  sketch.rect(-29, 54, 17, 1.8, hex('#fbf9f2'));
  for (const row of [0, 1, 2, 3]) sketch.blob(-20.5, 57 + row * 2.4, 7.4, 1.9, row % 2 ? DOUGH : GOLDEN);
  sketch.rect(-22.5, 65.6, 4, 2.2, hex('#ffe27a'));
}

/** Draws a table with dough, flour, a rolling pin and a loaf that is done. It is low, so that hands are seen on the dough. */
function doughOnTable(sketch: Sketch): void {
  for (const x of [-37, 32]) sketch.rect(x, 0, 5, 43, DARK_WOOD);
  sketch.rect(-42, 41, 84, 6, WOOD);
  sketch.blob(6, 47.4, 22, 1.4, hex('#fbf9f2'));
  sketch.blob(6, 50.4, 16, 4.6, DOUGH);
  sketch.blob(-28, 52, 11, 6.4, GOLDEN);
  for (const x of [-34, -28, -22])
    sketch.line(
      [
        [x - 1, 53],
        [x + 2, 57],
      ],
      1.2,
      darken(GOLDEN, 0.3),
    );
  sketch.rect(26, 47, 12, 5, lighten(WOOD, 0.25));
  for (const x of [23, 38]) sketch.rect(x, 48.2, 3, 2.6, DARK_WOOD);
}

/** What cooks and bakers stand at, from the front. */
export const KITCHEN = {
  stove: drawnThing(62, 68, potOnStove),
  pancakes: drawnThing(66, 68, pancakesOnStove),
  dough: drawnThing(84, 60, doughOnTable, { seat: [-4, 0] }),
} satisfies Record<string, DrawnThing>;
