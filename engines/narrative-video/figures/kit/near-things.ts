import { Path2D } from '@napi-rs/canvas';
import { darken, hex, lighten } from '../../../drawing/color.ts';
import type { HeldThing } from './held-thing.ts';
import { box, cornered, ellipse, smoothLine, smoothPath } from './tube.ts';

const FLAT = { hasLine: false, isFlat: true } as const;
const [GLAZE, BAND, TEA] = [hex('#f4f0e6'), hex('#d8604a'), hex('#6a3c20')];
const [CASE, SCREEN, LIT] = [hex('#2c2a34'), hex('#a8dcf4'), hex('#e8f7ff')];
const GOLD = hex('#e8b83a');
const [GREEN, GRAY] = [hex('#3fae6a'), hex('#7f8ea0')];

/** A mug with an ear, of which the open mouth is seen. */
export const drawCup: HeldThing = (brush, paint, toward) => {
  brush.stroke(ellipse(2.9 * toward, 1.5, 1.5, 1.7), paint(GLAZE), 3.4);
  const wall = new Path2D();
  wall.moveTo(-2.9, 4.6);
  wall.bezierCurveTo(-2.9, 0.6, -2.6, -1.2, -2.2, -2);
  wall.quadraticCurveTo(0, -2.7, 2.2, -2);
  wall.bezierCurveTo(2.6, -1.2, 2.9, 0.6, 2.9, 4.6);
  wall.closePath();
  brush.shape(wall, paint(GLAZE));
  brush.shape(
    smoothPath([
      [-2.84, 2.9],
      [0, 2.4],
      [2.84, 2.9],
      [2.76, 1.5],
      [0, 1],
      [-2.76, 1.5],
    ]),
    paint(BAND),
    FLAT,
  );
  brush.shape(ellipse(0, 4.6, 2.9, 0.9), paint(darken(GLAZE, 0.14)), { isFlat: true });
  brush.shape(ellipse(0, 4.45, 2.45, 0.62), paint(TEA), FLAT);
  brush.stroke(
    smoothLine([
      [-1.7, 4.5],
      [-0.6, 4.75],
      [0.6, 4.7],
    ]),
    paint(lighten(TEA, 0.3)),
    0.6,
  );
};

/** A telephone whose screen shows a call: a picture, a name, and the two buttons. */
export const drawPhone: HeldThing = (brush, paint) => {
  // The hand holds its lower end, so that the screen is seen.
  const up = 1.5;
  const corners = (half: number, bottom: number, top: number, cut: number) => {
    const [low, high] = [bottom + up, top + up];
    return cornered([
      [-half + cut, high],
      [half - cut, high],
      [half, high - cut],
      [half, low + cut],
      [half - cut, low],
      [-half + cut, low],
      [-half, low + cut],
      [-half, high - cut],
    ]);
  };
  brush.shape(corners(2.2, -2.8, 5.8, 0.5), paint(CASE));
  // The screen gives its own light.
  brush.shape(corners(1.85, -2.2, 5.3, 0.3), SCREEN, FLAT);
  brush.shape(ellipse(0, 3.2 + up, 0.95, 0.95), LIT, FLAT);
  brush.shape(ellipse(0, 3.45 + up, 0.34, 0.38), GRAY, FLAT);
  brush.shape(ellipse(0, 2.65 + up, 0.6, 0.36), GRAY, FLAT);
  brush.shape(box(-1, 1.35 + up, 1, 1.7 + up), GRAY, FLAT);
  for (const [x, color] of [
    [-0.85, BAND],
    [0.85, GREEN],
  ] as const)
    brush.shape(ellipse(x, up, 0.5, 0.5), color, FLAT);
};

/** A ring with a cut stone that sparkles. */
export const drawRing: HeldThing = (brush, paint) => {
  brush.stroke(ellipse(0, 1.4, 1.5, 1.5), paint(darken(GOLD, 0.3)), 2.6);
  brush.stroke(ellipse(0, 1.4, 1.5, 1.5), paint(lighten(GOLD, 0.2)), 1.2);
  const stone = hex('#bfeaf8');
  brush.shape(
    cornered([
      [-1.1, 4.9],
      [1.1, 4.9],
      [1.7, 4.1],
      [0, 2.5],
      [-1.7, 4.1],
    ]),
    paint(stone),
  );
  // Facets, and the light in the stone.
  for (const [left, middle, right, tone] of [
    [-1.7, -0.9, -0.5, -0.2],
    [-0.5, 0, 0.6, 0.7],
    [0.6, 1, 1.7, 0.3],
  ] as const)
    brush.shape(
      cornered([
        [left, 4.1],
        [middle, 4.8],
        [right, 4.1],
        [0, 2.7],
      ]),
      tone < 0 ? paint(darken(stone, -tone)) : lighten(paint(stone), tone),
      FLAT,
    );
  brush.shape(
    cornered([
      [1.3, 6.3],
      [1.5, 5.2],
      [2.6, 5],
      [1.5, 4.8],
      [1.3, 3.7],
      [1.1, 4.8],
      [0, 5],
      [1.1, 5.2],
    ]),
    hex('#ffffff'),
    FLAT,
  );
};
