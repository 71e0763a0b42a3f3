import { hex } from '../../drawing/color.ts';
import { pointsOf } from '../../drawing/curve.ts';
import { type DrawnThing, drawnThing } from './sketch.ts';
import { spray } from './spray.ts';

/** A snowboard from the side, which throws up snow behind it. */
export const SNOWBOARD: DrawnThing = drawnThing(
  86,
  14,
  (sketch) => {
    const snow = hex('#f4f9ff');
    spray(sketch, snow, [
      [-46, 4, 9],
      [-58, 8, 7],
      [-68, 13, 4.6],
      [-76, 19, 2.6],
      [-60, 19, 2.2],
    ]);
    sketch.line(pointsOf('-42,11 -37,5 -30,3 30,3 37,5 43,12'), 3.6, hex('#e0486a'), { isSmooth: true });
    for (const x of [-17, 17]) sketch.rect(x - 6, 4, 12, 3, hex('#2a2f3c'));
    sketch.disc(0, 0, 40, snow, { hasOutline: false, isFlat: true, squash: 0.06 });
  },
  { seat: [0, 6], isStoodOn: true },
);
