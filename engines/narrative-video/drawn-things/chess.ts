import { hex } from '../../drawing/color.ts';
import { drawnThing } from './sketch.ts';

const WOOD = hex('#a8703c');
const DARK_WOOD = hex('#6a4228');
const LIGHT = hex('#f4e4c0');
const DARK = hex('#3a2a24');
/** Where the pieces stand that are left, and their heights: white ones on the left. */
const PIECES = [
  [-17, 9, LIGHT],
  [-13, 6, LIGHT],
  [-8, 6, LIGHT],
  [-3, 11, LIGHT],
  [4, 6, DARK],
  [9, 11, DARK],
  [13, 6, DARK],
  [17, 9, DARK],
] as const;

/** A small table with a game of chess. */
export const CHESS = drawnThing(56, 50, (sketch) => {
  sketch.rect(-3, 3, 6, 28, DARK_WOOD);
  sketch.rect(-14, 0, 28, 4, DARK_WOOD);
  sketch.rect(-28, 30, 56, 4, WOOD);
  for (let square = 0; square < 8; square += 1)
    sketch.rect(-20 + square * 5, 34, 5, 2.6, square % 2 ? DARK : LIGHT, { hasOutline: false });
  for (const [x, tall, color] of PIECES) {
    sketch.rect(x - 1.5, 36.6, 3, tall - 2, color);
    sketch.disc(x, 36 + tall, 1.9, color);
  }
});
