import { type Context2D, frames } from '../../../drawing/canvas.ts';
import { curve, pointsOf } from '../../../drawing/curve.ts';
import { disc, type Point } from '../../../drawing/hand.ts';
import type { Composition, Tint } from '../../look.ts';
import { around, block, carve, FOAM, KEY, PALE, RED, tapered } from './carving.ts';

/** The drawing's own size, and the states of one beat of the wings. */
const [WIDE, HIGH, STATES] = [230, 232, 10];

/** A crane that flies to the right, in the states of one beat of its wings. @param wide pixels */
export function craneOf({ tint }: Composition, wide: number) {
  const scale = wide / WIDE;
  return frames(STATES, wide, HIGH * scale, (pen, share) => {
    pen.scale(scale, scale);
    pen.translate(0, 44);
    const spread = 0.5 - 0.5 * Math.cos(share * 2 * Math.PI);
    wing(pen, [127, 110], -1.36 + 0.42 * spread, 0.94, tint);
    body(pen, tint);
    wing(pen, [114, 112], -1.95 - 0.6 * spread, 1, tint);
  });
}

function outlined(pen: Context2D, outline: readonly Point[], color: string, line: number, tint: Tint) {
  block(pen, outline, tint(color));
  pen.fillStyle = tint(KEY);
  carve(pen, [...outline, outline[0] as Point], line, around);
}

function body(pen: Context2D, tint: Tint): void {
  pen.fillStyle = tint(KEY);
  carve(pen, curve(pointsOf('74,124 44,132 8,134')), 4.4, (share) => 1 - 0.4 * share);
  carve(pen, curve(pointsOf('76,128 46,138 14,143')), 4, (share) => 1 - 0.4 * share);
  const neck = curve(pointsOf('128,110 150,108 170,100 190,93 200,93'), false, 10);
  pen.fillStyle = tint(KEY);
  carve(pen, neck, 17, (share) => 1 - 0.56 * share ** 0.6);
  pen.fillStyle = tint(FOAM);
  carve(pen, neck.slice(0, 16), 12.5, (share) => 1 - 0.5 * share ** 0.6);
  const trunk = curve(pointsOf('58,128 78,112 106,103 132,105 142,112 126,126 98,134 76,132 58,128'));
  outlined(pen, trunk, FOAM, 3.2, tint);
  pen.fillStyle = tint(PALE);
  carve(pen, curve(pointsOf('74,129 98,131 124,122')), 5);
  // The head: white cheek, red crown, long bill.
  pen.fillStyle = tint(FOAM);
  disc(pen, 199, 93, 4.6);
  pen.fill();
  pen.fillStyle = tint(RED);
  carve(pen, pointsOf('194,88 199,86.5 204,89.5'), 5);
  pen.fillStyle = tint(KEY);
  carve(pen, pointsOf('202,94 214,95.5 227,97'), 4.4, (share) => 1 - share);
  disc(pen, 201, 92.4, 1.2);
  pen.fill();
}

/**
 * A wing: an arm from the shoulder, dark feathers behind it and a fan of white ones at its end.
 * @param turn of the arm, radians: -1.57 is up, -3.14 is back
 */
function wing(pen: Context2D, [x, y]: Point, turn: number, size: number, tint: Tint): void {
  const reach = 66 * size;
  const wrist: Point = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
  for (let index = 0; index < 7; index++) {
    const share = index / 6;
    const root: Point = [x + (wrist[0] - x) * share, y + (wrist[1] - y) * share];
    const way = -3.05 + (turn - 1.02 + 3.05) * share;
    feather(pen, root, way, (36 + 6 * share) * size, 15 * size, KEY, tint);
  }
  for (let index = 8; index >= 0; index--) {
    const share = index / 8;
    feather(pen, wrist, turn + 0.08 - 1.2 * share, (68 - 24 * share) * size, 13 * size, FOAM, tint);
  }
  const arm: Point[] = [
    [x - 14 * size, y + 4],
    [x + (wrist[0] - x) * 0.5 - 13 * size, y + (wrist[1] - y) * 0.5 + 5 * size],
    [wrist[0] - 9 * size, wrist[1] + 6 * size],
    [wrist[0] + 3 * size, wrist[1] - 2 * size],
    [x + (wrist[0] - x) * 0.5 + 9 * size, y + (wrist[1] - y) * 0.5],
    [x + 13 * size, y],
  ];
  outlined(pen, curve(arm, true, 6), FOAM, 2.8, tint);
}

function feather(
  pen: Context2D,
  [x, y]: Point,
  way: number,
  long: number,
  wide: number,
  color: string,
  tint: Tint,
): void {
  const spine = Array.from({ length: 9 }, (_, step): Point => {
    const share = step / 8;
    const bent = way - 0.24 * share;
    return [x + Math.cos(bent) * long * share, y + Math.sin(bent) * long * share];
  });
  const full = (share: number) => Math.max(0.25 * (1 - share), tapered(share * 0.94 + 0.06));
  pen.fillStyle = tint(KEY);
  carve(pen, spine, wide + 3.2, full);
  if (color === KEY) return;
  pen.fillStyle = tint(color);
  carve(pen, spine.slice(0, -1), wide - 1, full);
}

/** A plover that flies to the right, in the states of one beat of its wings. @param wide pixels */
export function ploverOf({ tint }: Composition, wide: number) {
  const scale = wide / 100;
  return frames(6, wide, 130 * scale, (pen, share) => {
    pen.scale(scale, scale);
    pen.translate(0, 18);
    const lift = 0.15 + 0.85 * Math.cos(share * 2 * Math.PI);
    const wings = (x: number, lean: number) => {
      const tip: Point = [x - 30 + lean, 46 - 58 * lift];
      const front = curve([[x + 12, 46], [x + 4 + lean / 2, 46 - 30 * lift], tip]);
      const back = curve([tip, [x - 22 + lean / 2, 48 - 24 * lift], [x - 18, 50]]);
      outlined(pen, [...front, ...back], FOAM, 4.4, tint);
      pen.fillStyle = tint(KEY);
      carve(pen, [...front].reverse(), 13, (at) => 1 - at);
    };
    wings(58, 26);
    outlined(pen, curve(pointsOf('2,50 14,46 34,44 58,41 76,40 84,44 80,51 62,57 40,56'), true, 6), FOAM, 4, tint);
    pen.fillStyle = tint(KEY);
    carve(pen, pointsOf('82,45 90,46 98,48'), 4.6, (at) => 1 - at);
    carve(pen, curve(pointsOf('64,41 74,37 85,43')), 8);
    wings(52, 0);
  });
}
