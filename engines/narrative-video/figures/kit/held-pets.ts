import { darken, hex, lighten, type Rgb } from '../../../drawing/color.ts';
import type { HeldThing } from './held-thing.ts';
import { cornered, ellipse, smoothLine, smoothPath } from './tube.ts';

const DARK = hex('#2c2a34');
const FLAT = { hasLine: false, isFlat: true } as const;

/** Returns a small animal that lies on both hands, with its head on the right. The origin is between the hands. */
function pet(coat: Rgb, muzzle: Rgb, ears: 'up' | 'hanging'): HeldThing {
  return (brush, paint) => {
    const fur = paint(coat);
    brush.stroke(
      smoothLine([
        [-9, 2],
        [-13, 0],
        [-13.6, -5],
        [-11.6, -8],
      ]),
      fur,
      3.4,
    );
    brush.shape(
      smoothPath([
        [-11, 1],
        [-8, 6.4],
        [0, 8],
        [7, 7],
        [9, 2],
        [6, -2.6],
        [-2, -3.8],
        [-9, -3],
      ]),
      fur,
    );
    for (const x of [-6.4, 4.6]) brush.shape(ellipse(x, -4.6, 1.7, 3), fur);
    if (ears === 'up')
      for (const side of [-1, 1])
        brush.shape(
          cornered([
            [9 + side * 1.2, 13.6],
            [9 + side * 5, 12.4],
            [9 + side * 4.2, 18],
          ]),
          fur,
        );
    brush.shape(ellipse(9, 10, 5.6, 5.2), fur);
    if (ears === 'hanging')
      for (const side of [-1, 1])
        brush.shape(ellipse(9 + side * 5.2, 10, 1.8, 4, side * 0.3), paint(darken(coat, 0.25)));
    brush.shape(ellipse(9.4, 7.8, 2.8, 2.1), paint(muzzle), FLAT);
    brush.shape(ellipse(9.4, 8.9, 0.8, 0.6), paint(DARK), FLAT);
    for (const x of [7, 11.4]) {
      brush.shape(ellipse(x, 11.4, 0.95, 1.2), paint(DARK), FLAT);
      brush.shape(ellipse(x + 0.3, 11.9, 0.3, 0.36), paint(lighten(muzzle, 0.6)), FLAT);
    }
  };
}

/** Small animals that are carried in both hands. */
export const HELD_PETS: Readonly<Record<string, HeldThing>> = {
  'held-cat': pet(hex('#e08a3c'), hex('#fbf6ea'), 'up'),
  'held-dog': pet(hex('#b8803c'), hex('#f0dcb8'), 'hanging'),
};
