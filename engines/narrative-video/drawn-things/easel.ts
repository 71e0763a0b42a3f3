import { hex } from '../../drawing/color.ts';
import { pointsOf } from '../../drawing/curve.ts';
import { type DrawnThing, drawnThing } from './sketch.ts';

const WOOD = hex('#a8743c');
const FLAT = { hasOutline: false, isFlat: true } as const;

/** An easel that is turned half to the viewer, with a landscape on its canvas. Whoever paints stands at its left. */
export const EASEL: DrawnThing = drawnThing(
  60,
  100,
  (sketch) => {
    for (const leg of ['2,92 26,0', '0,92 -14,0', '6,92 14,4']) sketch.line(pointsOf(leg), 2.4, WOOD);
    sketch.shape(pointsOf('-13,46 22,41 22,94 -13,90'), hex('#f7f1e2'));
    sketch.shape(pointsOf('-10,64 19,62 19,90 -10,86'), hex('#8cc4e8'), FLAT);
    sketch.shape(pointsOf('-10,50 19,46 19,63 8,68 -2,63 -10,65'), hex('#6fae62'), FLAT);
    sketch.disc(10, 78, 4, hex('#f5c445'), FLAT);
    sketch.line(pointsOf('-16,45 25,40'), 3, WOOD);
  },
  { seat: [-36, 0], isStoodOn: true },
);
