import { type Context2D, pixels } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';
import { clamp } from '../../../drawing/motion.ts';
import type { Composition } from '../../look.ts';
import { serpent, windHead } from './beasts.ts';
import { rose } from './border.ts';
import { copperOf, cutInto, print, uneven } from './burin.ts';
import { mountain, town, wood } from './land.ts';
import { INK, PITCH } from './sea.ts';
import type { Sun } from './sun.ts';

/** The coast in shares of the frame, from top to bottom: a continent on the left, and an island on the right. */
const COAST: readonly Point[] = [
  [0.3, 0],
  [0.27, 0.07],
  [0.292, 0.12],
  [0.255, 0.17],
  [0.275, 0.23],
  [0.235, 0.27],
  [0.262, 0.33],
  [0.225, 0.38],
  [0.19, 0.4],
  [0.215, 0.45],
  [0.2, 0.5],
  [0.235, 0.54],
  [0.225, 0.6],
  [0.185, 0.64],
  [0.2, 0.7],
  [0.165, 0.74],
  [0.18, 0.8],
  [0.14, 0.85],
  [0.15, 0.92],
  [0.11, 1],
];

const WOODS: readonly Point[] = [
  [0.235, 0.18],
  [0.06, 0.29],
  [0.19, 0.39],
  [0.062, 0.47],
  [0.19, 0.49],
  [0.125, 0.63],
  [0.06, 0.6],
  [0.165, 0.69],
  [0.07, 0.79],
  [0.1, 0.87],
  [0.13, 0.1],
  [0.06, 0.11],
  [0.915, 0.79],
  [0.84, 0.81],
];

const ISLAND: readonly Point[] = [
  [0.79, 0.77],
  [0.82, 0.7],
  [0.815, 0.65],
  [0.85, 0.66],
  [0.87, 0.61],
  [0.905, 0.64],
  [0.93, 0.62],
  [0.945, 0.68],
  [0.93, 0.73],
  [0.945, 0.79],
  [0.91, 0.84],
  [0.885, 0.82],
  [0.85, 0.86],
  [0.825, 0.82],
];

/** The way of the ship in shares of the frame: from the port to the island, around the serpent. */
export function routeOf({ width, height }: Pick<Composition, 'width' | 'height'>, share: number): Point {
  const rest = 1 - share;
  const along = (a: number, b: number, c: number, d: number) =>
    a * rest ** 3 + 3 * b * rest ** 2 * share + 3 * c * rest * share ** 2 + d * share ** 3;
  return [along(0.235, 0.38, 0.6, 0.83) * width, along(0.54, 0.5, 0.98, 0.72) * height];
}

/** A page of an atlas: coasts, winds, a rose of the winds with its rays, a sea serpent, and the way of a ship. */
export function chart(pen: Context2D, composition: Composition, { x, y, radius, shines }: Sun): void {
  const { width, height, unit, tint, chance, shape } = composition;
  const own = chance.fork('chart');
  const ink = tint(INK);
  const wide = shape === 'wide';
  coasts(pen, composition, () => rays(pen, composition, [x, y], radius));
  pen.strokeStyle = ink;
  pen.lineCap = 'round';
  // Land: mountains with their shaded side, towns, and woods.
  const ridge: [number, number, number][] = [
    [0.09, 0.2, 1],
    [0.15, 0.17, 0.8],
    [0.2, 0.24, 0.7],
    [0.12, 0.3, 1.15],
    [0.18, 0.33, 0.85],
    [0.085, 0.4, 0.85],
    [0.145, 0.44, 1],
    [0.1, 0.54, 0.9],
    [0.16, 0.6, 0.8],
    [0.085, 0.68, 0.8],
    [0.13, 0.76, 0.65],
    [0.875, 0.73, 0.7],
    [0.91, 0.72, 0.55],
    [0.89, 0.79, 0.6],
  ];
  const high = 74 * unit * (wide ? 1 : 0.62);
  for (const [mx, my, size] of ridge) mountain(pen, composition, mx * width, my * height, high * size, own);
  if (wide) for (const [fx, fy] of WOODS) wood(pen, composition, fx * width, fy * height, 13 * unit, own);
  for (const [tx, ty] of [
    [0.215, 0.565],
    [0.225, 0.3],
    [0.855, 0.7],
  ] as const)
    town(pen, composition, tx * width, ty * height, (wide ? 24 : 17) * unit);
  // The way, in dashes, to a cross.
  pen.lineWidth = 3.4 * unit;
  pen.setLineDash([13 * unit, 11 * unit]);
  pen.beginPath();
  for (let step = 1; step <= 40; step++) pen.lineTo(...routeOf(composition, step / 40));
  pen.stroke();
  pen.setLineDash([]);
  const [cx, cy] = routeOf(composition, 1);
  pen.lineWidth = 5 * unit;
  pen.beginPath();
  for (const side of [-1, 1]) {
    pen.moveTo(cx - 10 * unit, cy - side * 10 * unit);
    pen.lineTo(cx + 10 * unit, cy + side * 10 * unit);
  }
  pen.stroke();
  const head = Math.min(width * 0.24, height * 0.34);
  windHead(pen, composition, width - 50 * unit - head * 0.55, 56 * unit + head * 0.5, head, -1, 0.72, own);
  if (wide) windHead(pen, composition, width * 0.3, height - 60 * unit - head * 0.38, head * 0.8, 1, -0.2, own);
  const long = wide ? width * 0.225 : width * 0.32;
  serpent(pen, composition, width * 0.3, wide ? height * 0.12 : height * 0.9 - long / 2, long);
  if (shines) return;
  rose(pen, composition, x, y, radius * 1.28);
}

/** Lines from the rose over the whole sea, as for courses. */
function rays(pen: Context2D, { width, height, unit, tint }: Composition, [x, y]: Point, radius: number): void {
  pen.strokeStyle = tint(INK);
  for (let ray = 0; ray < 32; ray++) {
    const turn = (ray / 32) * 2 * Math.PI;
    const far = Math.hypot(width, height);
    pen.globalAlpha = ray % 4 === 0 ? 0.75 : 0.5;
    pen.lineWidth = (ray % 4 === 0 ? 1.5 : 0.9) * unit;
    pen.beginPath();
    pen.moveTo(x + Math.cos(turn) * radius * 1.5, y + Math.sin(turn) * radius * 1.5);
    pen.lineTo(x + Math.cos(turn) * far, y + Math.sin(turn) * far);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

/** Blank land with a strong edge; the sea along it is ruled, darkest at the land. @param sea draws what is at sea only */
function coasts(pen: Context2D, { width, height, unit, tint }: Composition, sea: () => void): void {
  const path = (to: Context2D) => {
    to.moveTo(-20, 0);
    shore(to, COAST, width, height, unit);
    to.lineTo(-20, height);
    to.closePath();
    shore(to, ISLAND, width, height, unit, true);
  };
  const near = pixels(width, height, (to) => {
    to.strokeStyle = '#000';
    to.lineJoin = 'round';
    to.beginPath();
    path(to);
    for (let ring = 12; ring > 0; ring--) {
      to.globalAlpha = 0.14;
      to.lineWidth = ring * 11 * unit;
      to.stroke();
    }
  });
  const copper = copperOf(width, height);
  cutInto(copper, [0, 0, width, height], (x, y, cut) => {
    const close = (near[(y * copper.width + x) * 4 + 3] as number) / 255;
    if (close < 0.04) return false;
    cut.tone = clamp(0.72 * close ** 1.7 + 0.05 * uneven(x / (30 * unit), y / (9 * unit)));
    cut.line = y * 0.92 + 1.5 * unit * uneven(x / (60 * unit), y / (40 * unit));
    cut.cross = x * 0.8 + y * 1.7;
    return true;
  });
  pen.save();
  pen.beginPath();
  pen.rect(-40, -40, width + 80, height + 80);
  path(pen);
  pen.clip('evenodd');
  sea();
  print(pen, copper, PITCH * unit, tint(INK));
  pen.restore();
  pen.beginPath();
  path(pen);
  pen.strokeStyle = tint(INK);
  pen.lineJoin = 'round';
  pen.lineWidth = 3.2 * unit;
  pen.stroke();
}

function shore(
  pen: Context2D,
  points: readonly Point[],
  width: number,
  height: number,
  unit: number,
  closed = false,
): void {
  const all = closed ? [...points, points[0] as Point] : points;
  for (const [index, [px, py]] of all.entries()) {
    const [x, y] = [px * width, py * height];
    if (index === 0) {
      if (closed) pen.moveTo(x, y);
      else pen.lineTo(x, y);
      continue;
    }
    const [fx, fy] = all[index - 1] as Point;
    // Small bays between the larger ones.
    for (let step = 1; step <= 7; step++) {
      const share = step / 7;
      const [ax, ay] = [(fx + (px - fx) * share) * width, (fy + (py - fy) * share) * height];
      const off = step === 7 ? 0 : 5 * unit * uneven(ax / (9 * unit), ay / (8 * unit));
      pen.lineTo(ax + off, ay + off * 0.6);
    }
  }
  if (closed) pen.closePath();
}
