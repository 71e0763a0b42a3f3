import { hex } from '../../drawing/color.ts';
import { type DrawnThing, drawnThing } from './sketch.ts';
import { VEHICLES } from './vehicles.ts';

const [BOX, LID, PIZZA, SAUCE] = [hex('#e8473a'), hex('#fbf6ea'), hex('#f6c344'), hex('#c8302a')];
const BARE = { hasOutline: false, isFlat: true } as const;
const { width, height, draw, ...more } = VEHICLES.bicycle;

/** A bicycle with a box of pizza on its carrier. */
export const DELIVERY_BIKE: DrawnThing = drawnThing(
  width,
  Math.max(height, 74),
  (sketch) => {
    draw(sketch);
    sketch.rect(-48, 46, 26, 22, BOX);
    sketch.rect(-49, 66, 28, 4, LID);
    sketch.disc(-35, 57, 7, PIZZA, BARE);
    for (const [x, y] of [
      [-38, 59],
      [-33, 60],
      [-35, 54],
    ] as const)
      sketch.disc(x, y, 1.7, SAUCE, BARE);
  },
  more,
);
