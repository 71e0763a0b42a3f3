import { hex } from '../../drawing/color.ts';
import { drawnThing } from './sketch.ts';

const PAINT = hex('#c8303a');
const GOLD = hex('#f2c23c');

/** A sleigh from its side, with a high back and runners that curl up before it. */
export const SLEIGH = drawnThing(
  190,
  80,
  (sketch) => {
    for (const x of [-44, 40])
      sketch.line(
        [
          [x, 3],
          [x, 24],
        ],
        3,
        GOLD,
      );
    sketch.line(
      [
        [-84, 3],
        [64, 3],
        [82, 9],
        [92, 22],
        [88, 36],
        [78, 36],
        [77, 28],
      ],
      4,
      GOLD,
    );
    sketch.shape(
      [
        [-62, 20],
        [-78, 50],
        [-84, 78],
        [-66, 80],
        [-46, 54],
        [-18, 42],
        [34, 42],
        [52, 60],
        [70, 62],
        [62, 34],
        [48, 20],
      ],
      PAINT,
      { isSmooth: true },
    );
    sketch.line(
      [
        [-66, 80],
        [-46, 54],
        [-18, 42],
        [34, 42],
        [52, 60],
        [68, 62],
      ],
      3,
      GOLD,
    );
    for (const x of [-44, -14, 16]) sketch.disc(x, 31, 4, GOLD, { hasOutline: false });
  },
  { seat: [-14, 40], isShared: true, hull: 42 },
);
