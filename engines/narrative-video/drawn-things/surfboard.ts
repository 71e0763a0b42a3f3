import { hex, lighten } from '../../drawing/color.ts';
import { pointsOf } from '../../drawing/curve.ts';
import { type DrawnThing, drawnThing, type Sketch } from './sketch.ts';
import { spray } from './spray.ts';

const FOAM = hex('#f6fbff');
const BARE = { hasOutline: false, isBright: true, isSmooth: true } as const;

/** Draws the wave that rises behind the surfer, its crest and the spray of the board's end. */
function wave(sketch: Sketch): void {
  const face = pointsOf('-190,-6 -150,14 -118,36 -84,46 -56,40 -30,26 10,12 70,4 150,-4 150,-14 -190,-14');
  sketch.shape(face, lighten(sketch.sea, 0.12), BARE);
  sketch.shape(pointsOf('-150,14 -118,36 -84,46 -56,40 -44,33 -66,36 -90,34 -118,24'), FOAM, { ...BARE, alpha: 0.92 });
  spray(sketch, FOAM, [
    [-86, 12, 7],
    [-98, 20, 5],
    [-74, 22, 4],
    [-108, 10, 6],
    [-64, 9, 5],
    [-118, 22, 3],
  ]);
}

function board(sketch: Sketch): void {
  sketch.shape(pointsOf('-58,9 -40,5 20,6 52,11 70,19 48,15 14,11 -36,10'), hex('#f2e6c8'), { isSmooth: true });
  sketch.line(pointsOf('-44,8 10,9 52,14'), 1.6, hex('#e0486a'), { hasOutline: false, isSmooth: true });
}

/** Draws the water that the board cuts. */
function waterline(sketch: Sketch): void {
  sketch.shape(pointsOf('-80,6 -40,5 10,5 40,8 24,0 -30,-6 -84,-2'), FOAM, { ...BARE, alpha: 0.85 });
  for (const [from, to, y] of [
    [-120, -50, -5],
    [-20, 46, -9],
    [60, 120, -2],
  ] as const)
    sketch.line(
      [
        [from, y],
        [(from + to) / 2, y + 2.4],
        [to, y],
      ],
      1.5,
      lighten(sketch.sea, 0.42),
      BARE,
    );
}

/** A surfboard on a wave, with its nose to the right. */
export const SURFBOARD: DrawnThing = drawnThing(300, 50, board, {
  seat: [0, 9],
  isStoodOn: true,
  inside: wave,
  waterline,
});
