import type { Context2D } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import { INK, PAPER } from './sea.ts';

/** A mountain as on old charts: one steep outline, its right side hatched down the slope. @param y its foot */
export function mountain(pen: Context2D, { unit, tint }: Composition, x: number, y: number, high: number, own: Chance) {
  const wide = high * 0.78;
  const lean = own.around() * 0.1;
  const ridge: Point[] = [
    [-1, 0],
    [-0.72, -0.26],
    [-0.6, -0.3],
    [-0.36, -0.68],
    [-0.24, -0.74],
    [lean, -1],
    [0.16, -0.8],
    [0.3, -0.72],
    [0.5, -0.4],
    [0.68, -0.32],
    [1, 0],
  ].map(([px, py]) => [x + (px as number) * wide, y + (py as number) * high * (0.94 + own.next() * 0.1)] as const);
  polygon(pen, ridge);
  // Its foot has no edge.
  const mist = pen.createLinearGradient(0, y - high, 0, y);
  mist.addColorStop(0.5, tint(PAPER));
  mist.addColorStop(1, `${tint(PAPER)}00`);
  pen.fillStyle = mist;
  pen.fill();
  pen.strokeStyle = pen.fillStyle = tint(INK);
  pen.lineWidth = 2.2 * unit;
  pen.lineJoin = 'round';
  pen.beginPath();
  for (const point of ridge) pen.lineTo(...point);
  pen.stroke();
  // Strokes down the shaded side, thick at the ridge.
  const top = ridge[5] as Point;
  const slope = ridge.slice(5);
  for (let line = 0; line < 13; line++) {
    const share = (line + 0.4) / 13;
    const at = Math.min(slope.length - 2, Math.floor(share * (slope.length - 1)));
    const part = share * (slope.length - 1) - at;
    const [a, b] = [slope[at] as Point, slope[at + 1] as Point];
    const from: Point = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
    const long = (y - from[1]) * (0.86 - 0.3 * own.next());
    taper(
      pen,
      from,
      [from[0] - long * 0.14, from[1] + long * 0.55],
      [from[0] - long * 0.34, from[1] + long],
      2.7 * unit,
    );
  }
  taper(pen, top, [top[0] - wide * 0.02, top[1] + high * 0.3], [top[0] + wide * 0.06, top[1] + high * 0.6], 3 * unit);
  for (let line = 0; line < 4; line++)
    taper(
      pen,
      [x - wide * (0.3 + line * 0.14), y - high * (0.66 - line * 0.15)],
      [x - wide * (0.24 + line * 0.14), y - high * (0.55 - line * 0.14)],
      [x - wide * (0.24 + line * 0.15), y - high * (0.44 - line * 0.13)],
      1.6 * unit,
    );
}

/** A stroke of the burin: thick where it starts, and nothing where it ends. */
export function taper(pen: Context2D, [ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, thick: number): void {
  const long = Math.hypot(cx - ax, cy - ay) || 1;
  const [nx, ny] = [(-(cy - ay) / long) * thick * 0.5, ((cx - ax) / long) * thick * 0.5];
  pen.beginPath();
  pen.moveTo(ax + nx, ay + ny);
  pen.quadraticCurveTo(bx + nx * 0.8, by + ny * 0.8, cx, cy);
  pen.quadraticCurveTo(bx - nx * 0.8, by - ny * 0.8, ax - nx, ay - ny);
  pen.fill();
}

/** A few round trees with shaded sides and shadows on the ground. */
export function wood(
  pen: Context2D,
  { unit, tint }: Composition,
  x: number,
  y: number,
  size: number,
  own: Chance,
): void {
  for (const [dx, dy] of [
    [-0.9, -0.5],
    [0.7, -0.7],
    [-1.7, 0.1],
    [0, 0.1],
    [1.6, 0.15],
  ] as const) {
    const [cx, cy] = [x + dx * size, y + dy * size];
    const r = size * own.between(0.48, 0.64);
    pen.beginPath();
    pen.ellipse(cx, cy - r, r * 0.85, r, 0, 0, 2 * Math.PI);
    pen.fillStyle = tint(PAPER);
    pen.fill();
    pen.strokeStyle = pen.fillStyle = tint(INK);
    pen.lineWidth = 1.5 * unit;
    pen.stroke();
    for (let line = 0; line < 4; line++) {
      const at = cx + r * (0.75 - line * 0.26);
      taper(pen, [at, cy - r * 0.5], [at + r * 0.12, cy - r], [at - r * 0.02, cy - r * (1.45 - line * 0.1)], 2 * unit);
    }
    taper(pen, [cx, cy + r * 0.12], [cx + r, cy + r * 0.2], [cx + r * 1.9, cy + r * 0.1], 2.4 * unit);
  }
}

/** A walled town: a tower, a nave and roofs. */
export function town(pen: Context2D, { unit, tint }: Composition, x: number, y: number, size: number): void {
  pen.strokeStyle = tint(INK);
  pen.lineWidth = 1.6 * unit;
  for (const [left, wide, high, roof] of [
    [-1, 0.8, 0.5, 0.4],
    [0.35, 0.7, 0.45, 0.35],
    [-0.3, 0.5, 1.1, 0.7],
  ] as const) {
    const at = (px: number, py: number): Point => [x + px * size, y - py * size];
    pen.fillStyle = tint(PAPER);
    polygon(pen, [at(left, 0), at(left, high), at(left + wide, high), at(left + wide, 0)]);
    pen.fill();
    pen.stroke();
    pen.fillStyle = tint(INK);
    polygon(pen, [at(left + wide * 0.62, 0), at(left + wide * 0.62, high), at(left + wide, high), at(left + wide, 0)]);
    pen.fill();
    polygon(pen, [at(left - 0.06, high), at(left + wide / 2, high + roof), at(left + wide + 0.06, high)]);
    pen.fill();
  }
}
