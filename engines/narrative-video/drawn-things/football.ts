import { hex } from '../../drawing/color.ts';
import { type DrawnThing, drawnThing } from './sketch.ts';

const PATCH = hex('#2a2a32');
const RADIUS = 7.5;

/** A football on the ground before whoever plays with it. */
export const FOOTBALL: DrawnThing = drawnThing(
  16,
  16,
  (sketch) => {
    sketch.disc(0, RADIUS, RADIUS, hex('#fbf9f2'));
    for (const [x, y] of [
      [0.6, 8],
      [-4.6, 11],
      [4.8, 11.4],
      [-3, 3.2],
      [4.2, 3.6],
    ] as const)
      sketch.disc(x, y, 1.9, PATCH, { hasOutline: false, isFlat: true });
  },
  { seat: [-36, 0], isStoodOn: true },
);
