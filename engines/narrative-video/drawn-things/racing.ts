import { darken, hex } from '../../drawing/color.ts';
import { type DrawnThing, drawnThing, type Sketch } from './sketch.ts';

const RED = hex('#d8342c');
const DARK = hex('#26262e');
const WHITE = hex('#fbf9f2');
const WOOD = hex('#a8743c');
const FLAT = { hasOutline: false } as const;

/** Half the distance between the posts of a finish, and the height of the banner's lower edge. */
const [HALF, LOW] = [104, 90];
/** Side of a square of the banner, and numbers of rows and columns. */
const [SQUARE, ROWS, COLUMNS] = [8, 3, 26];

/** Draws a checkered banner across the road between two posts, a line on the ground, and the torn tape. */
function finish(sketch: Sketch): void {
  for (let column = 0; column < COLUMNS; column += 1)
    sketch.rect(column * SQUARE - HALF, -2 + (column % 2) * 2, SQUARE, 2, column % 2 ? DARK : WHITE, FLAT);
  for (const side of [-1, 1]) {
    sketch.rect(side * HALF - 4, 0, 8, LOW + ROWS * SQUARE + 6, RED);
    sketch.rect(side * HALF - 11, 0, 22, 5, DARK);
    sketch.shape(
      [
        [side * HALF, 66],
        [side * 78, 60],
        [side * 56, 44],
        [side * 44, 22],
        [side * 50, 20],
        [side * 62, 40],
        [side * 82, 54],
        [side * HALF, 60],
      ],
      RED,
      { isSmooth: true },
    );
  }
  sketch.rect(-HALF, LOW, HALF * 2, ROWS * SQUARE, WHITE);
  for (let row = 0; row < ROWS; row += 1)
    for (let column = row % 2; column < COLUMNS; column += 2)
      sketch.rect(column * SQUARE - HALF, LOW + row * SQUARE, SQUARE, SQUARE, DARK, FLAT);
}

/** Draws a flag on a pole in the ground, which waves to the left. */
function plantedFlag(sketch: Sketch): void {
  sketch.blob(24, 1, 9, 2.6, darken(WOOD, 0.4));
  sketch.rect(22.8, 0, 2.4, 98, WOOD);
  sketch.disc(24, 99, 2.6, hex('#f2c23c'));
  const band = (high: number, low: number): [number, number][] => [
    [23, high],
    [8, high + 2],
    [-10, high - 2],
    [-26, high + 1],
    [-26, low + 1],
    [-10, low - 2],
    [8, low + 2],
    [23, low],
  ];
  sketch.shape(band(96, 66), WHITE, { isSmooth: true });
  sketch.shape(band(96, 86), RED, { ...FLAT, isSmooth: true });
  sketch.shape(band(76, 66), RED, { ...FLAT, isSmooth: true });
}

/** What stands where people race and where they arrive. */
export const RACING = {
  finish: drawnThing(232, 122, finish),
  'planted-flag': drawnThing(58, 102, plantedFlag),
} satisfies Record<string, DrawnThing>;
