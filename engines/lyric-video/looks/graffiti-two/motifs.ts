import type { Context2D } from '../../../drawing/canvas.ts';
import { disc } from '../../../drawing/hand.ts';
import type { Tint } from '../../look.ts';
import { BLACK } from './piece.ts';

/** Width of the lines inside a motif. Motifs are drawn around the origin, with a radius of 1. */
const LINE = 0.035;

/** Fills and outlines the current path. */
function inkedPath(pen: Context2D, fill: Context2D['fillStyle']): void {
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = BLACK;
  pen.lineWidth = LINE;
  pen.lineJoin = 'round';
  pen.stroke();
}

function box(
  pen: Context2D,
  fill: Context2D['fillStyle'],
  x: number,
  y: number,
  wide: number,
  tall: number,
  round = 0.04,
): void {
  pen.beginPath();
  pen.roundRect(x, y, wide, tall, round);
  inkedPath(pen, fill);
}

/** @param share how far the cones come out, 0 to 1 */
export function boomBox(pen: Context2D, tint: Tint, share: number): void {
  const [body, light, dark] = [tint('#e0218a'), tint('#ff9ad8'), '#2b2540'];
  // The handle stands on brackets of the box.
  pen.lineJoin = 'round';
  for (const [color, wide] of [
    [BLACK, 0.17],
    ['#c9ced8', 0.1],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = wide;
    pen.beginPath();
    pen.moveTo(-0.72, -0.42);
    pen.lineTo(-0.62, -0.76);
    pen.lineTo(0.62, -0.76);
    pen.lineTo(0.72, -0.42);
    pen.stroke();
  }
  box(pen, dark, -0.34, -0.83, 0.68, 0.14, 0.06);
  for (const x of [-0.82, 0.62]) box(pen, '#8a90a2', x, -0.56, 0.2, 0.18);
  box(pen, body, -1.05, -0.46, 2.1, 1.18, 0.12);
  box(pen, light, -1.05, -0.46, 2.1, 0.14, 0.1);
  // The radio's scale and its knobs.
  box(pen, '#fff7d6', -0.36, -0.26, 0.72, 0.16);
  pen.fillStyle = BLACK;
  for (let mark = 0; mark < 12; mark++) pen.fillRect(-0.31 + mark * 0.055, -0.24, 0.012, mark % 3 ? 0.05 : 0.09);
  pen.fillStyle = tint('#ff4d2e');
  pen.fillRect(0.06, -0.25, 0.025, 0.14);
  for (const side of [-1, 1]) {
    const x = side * 0.68;
    for (const [radius, color] of [
      [0.4, dark],
      [0.34, '#c9ced8'],
      [0.29, dark],
      [0.19 + 0.05 * share, tint('#1597e8')],
      [0.08 + 0.03 * share, '#fff7d6'],
    ] as const) {
      disc(pen, x, 0.24, radius);
      inkedPath(pen, color);
    }
    pen.strokeStyle = 'rgb(255 255 255 / 0.8)';
    pen.lineWidth = 0.03;
    pen.beginPath();
    pen.arc(x, 0.24, 0.24, Math.PI * 1.1, Math.PI * 1.4);
    pen.stroke();
    disc(pen, side * 0.92, -0.2, 0.06);
    inkedPath(pen, tint('#fff35c'));
  }
  box(pen, dark, -0.25, -0.02, 0.5, 0.36);
  box(pen, '#8ff7ff', -0.2, 0.03, 0.4, 0.24);
  for (const x of [-0.1, 0.1]) {
    disc(pen, x, 0.15, 0.065);
    inkedPath(pen, '#ffffff');
    disc(pen, x, 0.15, 0.015);
    inkedPath(pen, BLACK);
  }
  for (let key = 0; key < 5; key++)
    box(pen, tint(key === 1 ? '#ff4d2e' : '#fff35c'), -0.25 + key * 0.102, 0.44, 0.09, 0.14, 0.02);
}
