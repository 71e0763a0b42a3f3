import { hex, lighten } from '../../drawing/color.ts';
import { pointsOf } from '../../drawing/curve.ts';
import { IN_WATER } from '../acting/afloat.ts';
import { type DrawnThing, drawnThing, type Sketch } from './sketch.ts';
import { spray } from './spray.ts';

const FOAM = hex('#f6fbff');
const BARE = { hasOutline: false, isBright: true, isSmooth: true } as const;

/** Draws the water that is thrown up behind somebody, and the foam around them. */
function thrownUp(sketch: Sketch): void {
  sketch.shape(pointsOf('-22,0 -36,20 -29,18 -30,30 -22,20 -19,25 -12,2'), FOAM, { ...BARE, alpha: 0.92 });
  sketch.shape(pointsOf('22,0 34,17 28,16 31,32 22,19 18,24 12,2'), FOAM, { ...BARE, alpha: 0.92 });
  spray(sketch, FOAM, [
    [-48, 32, 2.4],
    [-38, 42, 3],
    [-24, 44, 1.8],
    [-54, 18, 1.8],
    [46, 30, 2.6],
    [36, 46, 2.2],
    [24, 42, 2.8],
    [54, 16, 2],
  ]);
}

/** Draws the foam before somebody, below whom nothing is seen. */
function foam(sketch: Sketch): void {
  sketch.shape(
    pointsOf('-34,1 -27,4 -20,1 -12,4 -4,1 4,4 12,1 20,4 28,1 36,3 30,-2 19,-3 10,-5 0,-4 -11,-6 -20,-3 -29,-3'),
    FOAM,
    BARE,
  );
}

/** Draws the rings that run away from somebody. */
function waterline(sketch: Sketch): void {
  for (const [half, y] of [
    [66, -6],
    [86, -13],
  ] as const)
    sketch.line(
      pointsOf(`${-half},${y + 5} ${-half / 2},${y} 0,${y - 2} ${half / 2},${y} ${half},${y + 5}`),
      1.6,
      lighten(sketch.sea, 0.42),
      BARE,
    );
}

/** Water around somebody who fell into it and floats upright. */
export const SPLASH: DrawnThing = drawnThing(176, 50, foam, {
  seat: [0, -IN_WATER * 100],
  isStoodOn: true,
  hull: 0,
  inside: thrownUp,
  waterline,
});
