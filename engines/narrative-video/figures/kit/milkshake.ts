import { hex } from '../../../drawing/color.ts';
import type { HeldThing } from './held-thing.ts';
import { cornered, ellipse, smoothPath } from './tube.ts';

const [SHAKE, CREAM, STRAW, CHERRY] = [hex('#f2a8bc'), hex('#fffaf2'), hex('#d8303a'), hex('#c81e30')];
const GLASS = hex('#dfeef4');

/** Draws a tall glass with a pink shake, cream on it, and a straw that leans to the mouth. */
export const drawMilkshake: HeldThing = (brush, paint, toward) => {
  const straw = (x: number) => x * toward;
  brush.shape(
    cornered([
      [straw(0.2), 5],
      [straw(1.1), 5],
      [straw(2.9), 10.6],
      [straw(2), 10.6],
    ]),
    paint(STRAW),
  );
  brush.shape(
    smoothPath([
      [-3.2, 5.4],
      [-1.8, 7.6],
      [0, 8.4],
      [1.8, 7.6],
      [3.2, 5.4],
    ]),
    paint(CREAM),
  );
  brush.shape(ellipse(straw(-0.8), 8.7, 0.9, 0.9), paint(CHERRY));
  brush.shape(
    cornered([
      [-3.1, 5.8],
      [3.1, 5.8],
      [1.9, -2.4],
      [-1.9, -2.4],
    ]),
    paint(SHAKE),
  );
  brush.shape(
    cornered([
      [-0.7, -2.4],
      [0.7, -2.4],
      [2.2, -4],
      [-2.2, -4],
    ]),
    paint(GLASS),
  );
  brush.shape(
    cornered([
      [-2.3, 5],
      [-1.6, 5],
      [-1, -1.4],
      [-1.5, -1.4],
    ]),
    paint(CREAM),
    { hasLine: false, isFlat: true },
  );
};
