import { darken, hex, lighten } from '../../drawing/color.ts';
import { type DrawnThing, drawnThing, type Sketch } from './sketch.ts';

const WOOD = hex('#a9764a');
const DARK_WOOD = hex('#7c5230');
const BARE = { hasOutline: false } as const;
/** Half of its length, the distance between posts, and the height of the railing. */
const [HALF, PITCH, RAIL] = [420, 60, 46];
/** Heights of the far and the near edge of its deck. */
const [FAR, NEAR] = [5, -13];

/** Draws the railing behind people and the deck on which they stand. */
function bridge(sketch: Sketch): void {
  for (let x = -HALF + PITCH / 2; x < HALF; x += PITCH)
    sketch.rect(x - 2.2, FAR, 4.4, RAIL - FAR, DARK_WOOD, { isFlat: true });
  sketch.rect(-HALF, RAIL - 14, HALF * 2, 2.4, WOOD, { ...BARE, isFlat: true });
  sketch.rect(-HALF, RAIL, HALF * 2, 4.4, lighten(WOOD, 0.12), { isFlat: true });
  sketch.rect(-HALF, NEAR, HALF * 2, FAR - NEAR, WOOD, { isFlat: true });
  for (let x = -HALF; x < HALF; x += PITCH / 3)
    sketch.line(
      [
        [x, FAR],
        [x * 1.05, NEAR],
      ],
      0.9,
      darken(WOOD, 0.3),
      BARE,
    );
  sketch.rect(-HALF, NEAR - 8, HALF * 2, 8, darken(WOOD, 0.35), { isFlat: true });
}

/** A wooden footbridge over water, from one edge of the picture to the other. */
export const BRIDGE: DrawnThing = drawnThing(HALF * 2, RAIL + 6, bridge, {
  isShared: true,
  waterline: () => undefined,
});
