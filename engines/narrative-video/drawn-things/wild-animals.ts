import { darken, hex } from '../../drawing/color.ts';
import { pointsOf } from '../../drawing/curve.ts';
import type { DrawnThing, Sketch } from './sketch.ts';
import { drawnThing } from './sketch.ts';

const EYE = hex('#141014');
const WHITE = hex('#f8f6f0');
const BARE = { hasOutline: false } as const;
const ROUND = { isSmooth: true } as const;

function frog(sketch: Sketch): void {
  const skin = hex('#5fae48');
  const shade = darken(skin, 0.25);
  sketch.shape(pointsOf('-15,0 -18,8 -10,13 -3,8 -4,0'), shade, ROUND);
  sketch.blob(0, 9, 12, 8, skin);
  sketch.blob(-1, 6, 8, 4, hex('#cfe6a4'));
  sketch.blob(9, 15, 9, 6.5, skin);
  for (const x of [5, 12]) {
    sketch.disc(x, 21, 3.4, skin);
    sketch.disc(x + 0.6, 21.4, 2.2, WHITE, BARE);
    sketch.disc(x + 1.2, 21.4, 1.2, EYE, BARE);
  }
  sketch.line(pointsOf('4,13 10,11.6 16,13.4'), 0.9, shade, { ...BARE, ...ROUND });
  for (const x of [-2, 9]) sketch.line(pointsOf(`${x},6 ${x + 2},0 ${x + 6},0`), 2.4, skin, ROUND);
}

function turtle(sketch: Sketch): void {
  const skin = hex('#8ab05a');
  const shell = hex('#7a5a34');
  for (const x of [-12, 8]) sketch.rect(x, 0, 6, 7, darken(skin, 0.15));
  sketch.shape(pointsOf('-24,6 -18,10 -16,6'), skin);
  sketch.blob(22, 13, 6, 5, skin);
  sketch.disc(24, 14.4, 1, EYE, BARE);
  sketch.shape(pointsOf('-20,6 -16,17 -6,22 6,22 15,17 19,6'), shell, ROUND);
  for (const [x, y] of [
    [-9, 12],
    [0, 16],
    [9, 12],
  ] as const)
    sketch.disc(x, y, 4, darken(shell, -0.18), BARE);
  sketch.rect(-20, 5, 39, 3, hex('#d8c48a'));
}

function penguin(sketch: Sketch): void {
  const coat = hex('#2c3040');
  for (const x of [-5, 3]) sketch.shape(pointsOf(`${x - 2},0 ${x + 7},0 ${x + 3},4 ${x},4`), hex('#f0a03a'));
  sketch.shape(pointsOf('-11,4 -13,20 -9,34 0,44 9,38 12,24 11,8 8,2 -6,2'), coat, ROUND);
  sketch.shape(pointsOf('-3,5 -3,22 1,32 8,32 10,22 9,8 6,4'), WHITE, ROUND);
  sketch.shape(pointsOf('-9,28 -17,14 -13,13 -7,22'), darken(coat, 0.2), ROUND);
  sketch.disc(5, 37, 3.4, WHITE, BARE);
  sketch.disc(6, 37.4, 1.3, EYE, BARE);
  sketch.shape(pointsOf('9,38 16,35 9,34'), hex('#f0a03a'));
}

function mouse(sketch: Sketch): void {
  const fur = hex('#a89a94');
  sketch.line(pointsOf('-12,4 -20,3 -24,8 -28,6'), 1.2, hex('#e0a8a8'), ROUND);
  sketch.blob(-2, 7, 11, 7, fur);
  sketch.blob(10, 9, 7, 5.6, fur);
  for (const x of [5, 11]) {
    sketch.disc(x, 16, 4.2, fur);
    sketch.disc(x + 0.3, 16, 2.6, hex('#e8b8b4'), BARE);
  }
  sketch.disc(12, 10.6, 1.1, EYE, BARE);
  sketch.disc(17, 8.4, 1.4, hex('#e07a86'));
}

function monkey(sketch: Sketch): void {
  const fur = hex('#7a5030');
  const face = hex('#e0b890');
  sketch.line(pointsOf('-9,8 -22,8 -26,22 -20,28 -16,24'), 2.6, fur, ROUND);
  for (const x of [-7, 4]) sketch.rect(x, 0, 5, 12, darken(fur, 0.2));
  sketch.blob(0, 20, 10, 13, fur);
  sketch.blob(2, 18, 6, 9, face);
  for (const side of [-1, 1]) sketch.line(pointsOf(`${side * 8},28 ${side * 14},18 ${side * 10},10`), 3.6, fur, ROUND);
  for (const x of [-7, 13]) sketch.disc(x, 39, 4, face);
  sketch.disc(3, 39, 10, fur);
  sketch.blob(5, 37, 7, 7, face);
  for (const x of [2, 8]) sketch.disc(x, 40, 1.2, EYE, BARE);
  sketch.line(pointsOf('1,33.6 5,32.4 9,33.8'), 0.9, darken(fur, 0.3), { ...BARE, ...ROUND });
}

/** Small animals, which face right. */
export const WILD_ANIMALS = {
  frog: drawnThing(38, 26, frog),
  turtle: drawnThing(54, 24, turtle),
  penguin: drawnThing(36, 46, penguin),
  mouse: drawnThing(48, 22, mouse),
  monkey: drawnThing(52, 50, monkey),
} satisfies Record<string, DrawnThing>;
