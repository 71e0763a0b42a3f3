import type { Point } from '../../../drawing/hand.ts';
import { bearHead, limb, paw, scarf, trunk } from './bear.ts';
import { type Brush, dab, drawn, form, placed } from './paint.ts';
import { rabbitArm, rabbitBody, rabbitHead } from './rabbit.ts';
import { around, outlineOf, oval, points } from './shapes.ts';

/** Where the bear sits in the boat. */
const SEAT: Point = [-15, 5];

/** The bear paddles and the rabbit looks ahead; their boat lies on the origin. @param share 0 to 1 of a stroke */
export function rowing(brush: Brush, share: number): void {
  const angle = share * 2 * Math.PI;
  // The blade is dipped far ahead, drawn back through the water, and lifted on its way to the front.
  const [reach, lift] = [Math.cos(angle), Math.max(0, -Math.sin(angle))];
  const lean = 0.15 + 0.15 * reach;
  const blade: Point = [21 + 15 * reach, 16 - 11 * lift];
  const grip: Point = [9 + 4 * reach, -39 + 2 * reach];
  const held = between(grip, blade, 0.42);
  image(brush, reach);
  placed(brush, { x: SEAT[0], y: SEAT[1], turn: lean }, (own) =>
    trunk(own, points('-4,-51 -14,-46 -21,-33 -22,-12 -4,-4 14,-8 17,-24 15,-39 9,-48'), -3),
  );
  passenger(brush, reach);
  const farShoulder = inBoat([10, -40], lean);
  limb(brush, [farShoulder, [(farShoulder[0] + grip[0]) / 2 + 4, grip[1] + 9], grip], [11, 10, 8.4], true);
  hull(brush);
  paddle(brush, grip, blade);
  paw(brush, ...grip, 4.6, true);
  placed(brush, { x: SEAT[0], y: SEAT[1], turn: lean }, (own) => {
    placed(own, { x: 7, y: -57, turn: 0.04 - lean }, (head) => bearHead(head));
    scarf(own, 4, -46, 19, reach);
  });
  const shoulder = inBoat([-5, -39], lean);
  const elbow: Point = [(shoulder[0] + held[0]) / 2 - 3, Math.max(shoulder[1], held[1]) + 2 - 2 * reach];
  limb(brush, [shoulder, elbow, held], [14, 12.4, 9.4]);
  paw(brush, ...held, 5);
  if (lift > 0.2) return;
  for (const [dx, dy, size] of [
    [-6, -2.4, 0.9],
    [5, -4, 0.7],
    [8, -1.4, 1],
    [-3, -5.6, 0.6],
  ] as const)
    dab(brush, blade[0] + dx, 10 + dy, size, size * 1.2, '#fff6e2');
  drawn(
    brush,
    [
      [blade[0] - 10, 12],
      [blade[0], 13.4],
      [blade[0] + 10, 12],
    ],
    '#fdf0d4',
    1,
    0.9,
  );
}

function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** A place on the bear that leans from its seat. */
function inBoat([x, y]: Point, lean: number): Point {
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  return [SEAT[0] + x * cos - y * sin, SEAT[1] + x * sin + y * cos];
}

/** The boat's image in the water, and the wave before its bow. */
function image(brush: Brush, reach: number): void {
  const { pen, tint } = brush;
  for (let row = 0; row < 9; row++) {
    pen.globalAlpha = 0.5 - row * 0.05;
    pen.strokeStyle = tint(row % 3 ? '#7d5a44' : '#4f4a52');
    pen.lineWidth = 2.2;
    pen.lineCap = 'round';
    pen.beginPath();
    const half = 44 - row * 3.6 + (row % 2) * 3;
    pen.moveTo(-half, 5 + row * 2.7);
    pen.lineTo(half - 4, 5 + row * 2.7 + reach * 0.3);
    pen.stroke();
  }
  pen.globalAlpha = 1;
  drawn(brush, points('-52,5 -20,7.4 30,7 54,4'), '#fdf0d4', 1, 0.9);
}

/** The rabbit leans over the bow with a lantern. */
function passenger(brush: Brush, reach: number): void {
  placed(brush, { x: 31, y: 2, turn: 0.14 }, (own) => {
    rabbitBody(own);
    placed(own, { x: 2, y: -28.4, turn: -0.2 }, (head) => rabbitHead(head, { ears: 0.9 + reach * 0.25 }));
    rabbitArm(own, points('-1,-20.4 4,-19 10,-22.6'));
    drawn(own, points('10,-24 16,-36 17,-33'), '#7a5236', 0.9, 1);
    form(own, oval(17, -29.6, 2.8, 3.4), '#fbe3a0', { line: 0.4, shade: 0.3 });
  });
}

function hull(brush: Brush): void {
  form(brush, outlineOf(points('-50,-9! -30,-4.6 0,-3.6 30,-6 53,-13! 48,0 38,6.4 0,8.4 -34,6.4 -46,1')), '#b4452c', {
    flow: 0.05,
    even: true,
    hair: 4,
    apart: 0.5,
    line: 0.6,
  });
  drawn(brush, points('-49,-7.6 -28,-3 0,-2 30,-4.4 51,-11'), '#f3e6cb', 1.8, 1);
}

function paddle(brush: Brush, grip: Point, blade: Point): void {
  const coat = { flow: 1.4, line: 0.4, shade: 0.8 };
  form(brush, around([grip, between(grip, blade, 0.5), blade], [2, 2, 2]), '#d9b47c', coat);
  form(
    brush,
    around([between(grip, blade, 0.74), between(grip, blade, 0.9), between(grip, blade, 1.04)], [1.8, 6.4, 4.6]),
    '#d9b47c',
    coat,
  );
}
