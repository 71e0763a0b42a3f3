import { darken, hex, lighten } from '../../drawing/color.ts';
import { pointsOf } from '../../drawing/curve.ts';
import { type DrawnThing, drawnThing, type Sketch } from './sketch.ts';

const WOOD = hex('#b87a44');
const DARK_WOOD = hex('#7a4c28');
const OAR = hex('#e0bd84');
const BARE = { hasOutline: false } as const;

/** Draws what is behind the people: the far side from inside, the seats, and the far oar. */
function inside(sketch: Sketch): void {
  sketch.line(pointsOf('-2,32 -78,40'), 2.6, OAR);
  sketch.shape(pointsOf('-74,43 -94,45 -95,40 -76,37'), OAR);
  sketch.shape(pointsOf('-96,27 -60,33 0,34 60,35 108,41 70,20 -60,18'), darken(WOOD, 0.42), { isFlat: true });
  sketch.line(pointsOf('-96,28 -60,34 0,35 60,36 108,42'), 3.4, WOOD);
  for (const x of [-52, 0, 52]) sketch.rect(x - 9, 20, 18, 5, lighten(WOOD, 0.12));
}

/** Draws the near side, whose edge is low enough to show people from the belly up, and the near oar. */
function side(sketch: Sketch): void {
  sketch.shape(pointsOf('-98,28 -60,23 0,21 60,24 110,42 100,16 88,0 -84,0'), WOOD, { isFlat: true });
  sketch.shape(pointsOf('-94,17 0,10 60,12 104,25 100,16 88,0 -84,0'), darken(WOOD, 0.18), { ...BARE, isFlat: true });
  sketch.line(pointsOf('-94,17 0,10 60,12 104,25'), 1.4, DARK_WOOD, BARE);
  sketch.line(pointsOf('-99,28 -60,23 0,21 60,24 111,42'), 4, lighten(WOOD, 0.22));
  sketch.line(pointsOf('14,31 -52,0'), 3, OAR);
  sketch.shape(pointsOf('-46,5 -68,-6 -72,-1 -50,8'), OAR);
  sketch.line(pointsOf('10,21 10,28'), 2, hex('#4a4f5a'), BARE);
}

/** Draws the reflection in the water, and the waves that touch the side. */
function waterline(sketch: Sketch): void {
  sketch.shape(pointsOf('-90,1 92,1 78,-9 40,-12 -36,-12 -74,-8'), darken(sketch.sea, 0.42), {
    ...BARE,
    isBright: true,
    isSmooth: true,
    alpha: 0.7,
  });
  for (const [from, to, y] of [
    [-112, -40, 1],
    [-26, 44, 0],
    [58, 124, 2],
    [-84, -20, -8],
    [10, 76, -10],
  ] as const) {
    const middle = (from + to) / 2;
    sketch.line(
      [
        [from, y],
        [(from + middle) / 2, y + 2],
        [middle, y],
        [(middle + to) / 2, y + 2],
        [to, y],
      ],
      1.5,
      lighten(sketch.sea, 0.42),
      { ...BARE, isBright: true, isSmooth: true },
    );
  }
}

/** A rowing boat with its bow to the right. */
export const BOAT: DrawnThing = drawnThing(204, 44, side, {
  seat: [0, 27],
  isShared: true,
  hull: 14,
  inside,
  waterline,
});
