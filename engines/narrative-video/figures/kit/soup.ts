import { Path2D } from '@napi-rs/canvas';
import { hex } from '../../../drawing/color.ts';
import type { HeldThing } from './held-thing.ts';
import { holdOf, RIM, raisedBy, tipOf } from './noodles.ts';
import { ellipse, segment, smoothLine } from './tube.ts';

const [GLAZE, BAND, SOUP, STEEL] = [hex('#4a8fb8'), hex('#f6efe0'), hex('#e8a04a'), hex('#c8d0da')];
const FLAT = { hasLine: false, isFlat: true } as const;

/** Draws a bowl of soup. */
export const drawSoupBowl: HeldThing = (brush, paint, toward) => {
  brush.shape(ellipse(0, RIM.up, RIM.wide, 1.9), paint(GLAZE), { isFlat: true });
  brush.shape(ellipse(0, RIM.up - 0.1, RIM.wide * 0.86, 1.4), paint(SOUP), FLAT);
  for (const [x, y] of [
    [-2.4, 3.6],
    [1.6, 4.1],
    [-0.4, 3.2],
  ] as const)
    brush.shape(ellipse(x * toward, y, 0.7, 0.34), paint(hex('#5fae3c')), FLAT);
  const wall = new Path2D();
  wall.ellipse(0, RIM.up, RIM.wide, RIM.deep, 0, Math.PI, 2 * Math.PI);
  wall.ellipse(0, RIM.up, RIM.wide, 1.9, 0, 2 * Math.PI, Math.PI, true);
  wall.closePath();
  brush.shape(wall, paint(GLAZE));
  brush.stroke(
    smoothLine([
      [-5.6, 1.4],
      [0, 0.3],
      [5.6, 1.4],
    ]),
    paint(BAND),
    1.2,
  );
};

/** Draws the spoon in the other hand, which is over the bowl or at the mouth. */
export const drawSpoon: HeldThing = (brush, paint, toward, other, lips) => {
  const hold = holdOf(toward, other);
  const [tipX, tipY] = tipOf(toward, hold, lips);
  const raised = lips ? raisedBy(hold, lips) : 0;
  const spoon = paint(STEEL);
  brush.shape(
    segment([
      { x: tipX, y: tipY, half: 0.4 },
      { x: hold[0], y: hold[1], half: 0.5 },
      { x: hold[0] + (hold[0] - tipX) * 0.3, y: hold[1] + (hold[1] - tipY) * 0.3, half: 0.7 },
    ]),
    spoon,
  );
  brush.shape(ellipse(tipX, tipY, 1.9, 1.4 - 0.3 * raised, toward * -0.4), spoon);
  if (raised > 0.2) brush.shape(ellipse(tipX, tipY + 0.2, 1.3, 0.5), paint(SOUP), FLAT);
};

export const drawSoup: HeldThing = (brush, paint, toward, other, lips) => {
  drawSoupBowl(brush, paint, toward);
  drawSpoon(brush, paint, toward, other, lips);
};
