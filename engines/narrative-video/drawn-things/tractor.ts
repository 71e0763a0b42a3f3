import { hex } from '../../drawing/color.ts';
import type { Sketch } from './sketch.ts';
import { drawnThing } from './sketch.ts';

const PAINT = hex('#d23c3a');
const DARK = hex('#2c2a30');
const RIM = hex('#f2c23c');

function wheel(sketch: Sketch, x: number, radius: number): void {
  sketch.disc(x, radius, radius, DARK);
  sketch.disc(x, radius, radius * 0.58, RIM);
  sketch.disc(x, radius, radius * 0.18, DARK, { hasOutline: false });
}

/** A tractor from its side, with an engine before the seat. */
export const TRACTOR = drawnThing(
  174,
  90,
  (sketch) => {
    sketch.rect(48, 60, 4, 30, DARK);
    sketch.line(
      [
        [-44, 50],
        [-40, 78],
      ],
      6,
      DARK,
    );
    sketch.rect(-40, 22, 112, 14, DARK);
    sketch.shape(
      [
        [14, 30],
        [14, 66],
        [74, 60],
        [82, 52],
        [82, 30],
      ],
      PAINT,
    );
    for (const x of [50, 57, 64, 71]) sketch.rect(x, 38, 3, 14, DARK, { hasOutline: false });
    sketch.shape(
      [
        [-82, 40],
        [-68, 70],
        [-46, 77],
        [-22, 66],
        [-6, 46],
        [14, 44],
        [14, 30],
        [-60, 30],
      ],
      PAINT,
    );
    wheel(sketch, -46, 34);
    wheel(sketch, 58, 21);
    sketch.disc(83, 50, 5, hex('#fff3c0'), { isBright: true });
    if (sketch.isDark) sketch.glow(88, 50, 46, hex('#fff0b0'), 0.6);
  },
  { seat: [-16, 51], isShared: true, hull: 46 },
);
