import { darken, hex } from '../../drawing/color.ts';
import { type DrawnThing, drawnThing, type Sketch } from './sketch.ts';

const PAINTED = hex('#fbf9f2');
const BARE = hex('#a8743c');

/** Half the width of the fence, the distance between its pickets, their width and their height to the tip. */
const [HALF, APART, WIDE, HIGH] = [108, 12, 8.4, 56];

/** Draws a picket fence from the front, of which the left half is painted. */
function fence(sketch: Sketch): void {
  for (const y of [14, 36]) {
    sketch.rect(-HALF, y, HALF, 5, PAINTED);
    sketch.rect(0, y, HALF, 5, darken(BARE, 0.15));
  }
  for (let x = -HALF + APART / 2; x < HALF; x += APART) {
    const [left, right] = [x - WIDE / 2, x + WIDE / 2];
    sketch.shape(
      [
        [left, 0],
        [right, 0],
        [right, HIGH - 6],
        [x, HIGH],
        [left, HIGH - 6],
      ],
      x < 0 ? PAINTED : BARE,
    );
  }
}

export const FENCE: DrawnThing = drawnThing(HALF * 2, HIGH, fence);
