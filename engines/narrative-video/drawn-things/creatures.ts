import { darken, hex, lighten } from '../../drawing/color.ts';
import { type DrawnThing, drawnThing, type Sketch } from './sketch.ts';

const DARK = hex('#20202c');
const WHITE = hex('#fbfaf4');
const GREEN = hex('#7cc64e');
const FUR = hex('#8a62c4');
const HORN = hex('#f2e2b0');
const STEEL = hex('#a8b4c4');
const LIT = { isBright: true, hasOutline: false } as const;

/** A small green alien with a large head, who raises one hand. */
function alien(sketch: Sketch): void {
  const shade = darken(GREEN, 0.22);
  for (const side of [-1, 1]) {
    sketch.rect(side * 7 - 3, 2, 6, 18, shade);
    sketch.blob(side * 9, 3, 6.5, 3.4, shade);
  }
  const arms = [
    [
      [-9, 34],
      [-20, 26],
      [-22, 14],
    ],
    [
      [9, 34],
      [21, 38],
      [25, 52],
    ],
  ] as const;
  for (const arm of arms) {
    const [x, y] = arm[2];
    sketch.line(arm, 5, shade, { isSmooth: true });
    sketch.disc(x, y, 4.2, GREEN);
  }
  sketch.blob(0, 28, 12.5, 14, GREEN);
  sketch.blob(0, 25, 7, 8.4, lighten(GREEN, 0.35));
  for (const side of [-1, 1]) {
    sketch.line(
      [
        [side * 8, 70],
        [side * 14, 86],
      ],
      2,
      shade,
    );
    sketch.disc(side * 14, 87, 3.6, hex('#f2d24a'));
  }
  sketch.blob(0, 58, 21, 19, GREEN);
  for (const side of [-1, 1]) {
    sketch.blob(side * 9, 60, 6.4, 8, DARK);
    sketch.disc(side * 9 + 2, 64, 2, WHITE, LIT);
  }
  sketch.line(
    [
      [-6, 47],
      [0, 44.6],
      [6, 47],
    ],
    1.6,
    DARK,
    { isSmooth: true },
  );
}

/** A friendly monster with fur, horns and fangs. */
function monster(sketch: Sketch): void {
  const shade = darken(FUR, 0.22);
  for (const side of [-1, 1]) {
    sketch.blob(side * 14, 5, 11, 6, shade);
    sketch.line(
      [
        [side * 24, 54],
        [side * 37, 44],
        [side * 35, 26],
      ],
      11,
      shade,
      { isSmooth: true },
    );
    sketch.shape(
      [
        [side * 9, 84],
        [side * 20, 102],
        [side * 21, 78],
      ],
      HORN,
    );
  }
  sketch.shape(
    [
      [-26, 6],
      [-32, 30],
      [-29, 62],
      [-19, 86],
      [0, 92],
      [19, 86],
      [29, 62],
      [32, 30],
      [26, 6],
    ],
    FUR,
    { isSmooth: true },
  );
  sketch.blob(0, 28, 18, 18, lighten(FUR, 0.4));
  for (const side of [-1, 1]) {
    sketch.disc(side * 10, 70, 8, WHITE);
    sketch.disc(side * 8.5, 69, 3.4, DARK, LIT);
  }
  sketch.shape(
    [
      [-15, 57],
      [15, 57],
      [9, 49],
      [-9, 49],
    ],
    DARK,
    { isSmooth: true },
  );
  for (const x of [-8, 8])
    sketch.shape(
      [
        [x - 3, 57],
        [x + 3, 57],
        [x, 51],
      ],
      WHITE,
      { hasOutline: false },
    );
}

/** A sheet with eyes and two short arms. It hovers above the ground. */
function ghost(sketch: Sketch): void {
  const cloth = hex('#f2f5ff');
  for (const side of [-1, 1]) sketch.blob(side * 27, 54, 10, 7, cloth);
  sketch.shape(
    [
      [-27, 14],
      [-27, 68],
      [-15, 93],
      [15, 93],
      [27, 68],
      [27, 14],
      [18, 24],
      [9, 12],
      [0, 24],
      [-9, 12],
      [-18, 24],
    ],
    cloth,
    { isSmooth: true, isBright: true },
  );
  for (const x of [-9, 9]) {
    sketch.blob(x, 70, 4.4, 6.4, DARK);
    sketch.disc(x * 1.7, 59, 3.4, hex('#f6b8c8'), LIT);
  }
  sketch.blob(0, 57, 3.6, 4.6, DARK);
}

/** A robot of steel with a lit face and an antenna. */
function robot(sketch: Sketch): void {
  const shade = darken(STEEL, 0.25);
  for (const side of [-1, 1]) {
    sketch.rect(side * 10 - 5, 3, 10, 28, shade);
    sketch.rect(side * 12 - 8, 0, 16, 6, darken(STEEL, 0.4));
    sketch.line(
      [
        [side * 23, 62],
        [side * 31, 48],
        [side * 27, 34],
      ],
      6,
      shade,
    );
    sketch.disc(side * 27, 33, 5, darken(STEEL, 0.4));
  }
  sketch.rect(-22, 28, 44, 40, STEEL);
  sketch.rect(-13, 38, 26, 18, hex('#f2c23c'));
  for (const [x, color] of [
    [-7, '#d8342c'],
    [0, '#4ab86a'],
    [7, '#3f8fd0'],
  ] as const)
    sketch.disc(x, 47, 2.6, hex(color), LIT);
  sketch.rect(-5, 67, 10, 5, shade);
  sketch.rect(-19, 71, 38, 26, lighten(STEEL, 0.2));
  sketch.rect(-15, 75, 30, 18, DARK);
  for (const x of [-7, 7]) sketch.disc(x, 86, 4, hex('#5fe8ff'), LIT);
  sketch.line(
    [
      [-6, 79],
      [6, 79],
    ],
    1.6,
    hex('#5fe8ff'),
    LIT,
  );
  sketch.rect(-1, 97, 2, 8, DARK);
  sketch.disc(0, 106, 3, hex('#e0483c'));
}

/** Creatures of stories that stand beside people. */
export const CREATURES = {
  alien: drawnThing(56, 92, alien),
  monster: drawnThing(84, 102, monster),
  ghost: drawnThing(74, 96, ghost),
  robot: drawnThing(74, 110, robot),
} satisfies Record<string, DrawnThing>;
