import type { Context2D } from '../../drawing/canvas.ts';
import type { Point } from '../../drawing/hand.ts';

/** Outlines that are drawn by hand: curves through points, limbs and ovals. */

/** Reads points from `x,y x,y …`; a corner ends with `!`. */
export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .flatMap((token) => {
      const [x = 0, y = 0] = token.replace('!', '').split(',').map(Number);
      return token.endsWith('!') ? [[x, y] as const, [x, y] as const] : [[x, y] as const];
    });
}

/** A curve through points (Catmull-Rom). A point that is given twice is a corner. */
export function curve(points: readonly Point[], closed = true, parts = 7): Point[] {
  const count = points.length;
  const at = (index: number) =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] as Point;
  const dense: Point[] = [];
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const isCorner = b[0] === c[0] && b[1] === c[1];
    for (let part = 0; part < (isCorner ? 1 : parts); part++) {
      const t = part / parts;
      const on = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      dense.push([on(0), on(1)]);
    }
  }
  if (!closed) dense.push(at(count - 1));
  return dense;
}

/** The outline of a limb around its bent middle line. @param widths at its points, from joint to paw */
export function around(spine: readonly Point[], widths: readonly number[]): Point[] {
  const line = curve(spine, false, 6);
  const sides: [Point[], Point[]] = [[], []];
  line.forEach(([x, y], index) => {
    const [ax, ay] = line[Math.max(0, index - 1)] as Point;
    const [bx, by] = line[Math.min(line.length - 1, index + 1)] as Point;
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const place = (index / (line.length - 1)) * (widths.length - 1);
    const from = widths[Math.floor(place)] as number;
    const to = widths[Math.min(widths.length - 1, Math.floor(place) + 1)] as number;
    const half = (from + (to - from) * (place % 1)) / 2;
    sides[0].push([x - ((by - ay) / long) * half, y + ((bx - ax) / long) * half]);
    sides[1].unshift([x + ((by - ay) / long) * half, y - ((bx - ax) / long) * half]);
  });
  return [...sides[0], ...capOf(sides[0].at(-1), sides[1][0]), ...sides[1], ...capOf(sides[1].at(-1), sides[0][0])];
}

/** The round end of a limb, between the ends of its two sides. */
function capOf(from: Point | undefined, to: Point | undefined): Point[] {
  const [[ax, ay], [bx, by]] = [from as Point, to as Point];
  const [x, y, dx, dy] = [(ax + bx) / 2, (ay + by) / 2, (ax - bx) / 2, (ay - by) / 2];
  return [1, 2, 3, 4, 5].map((step): Point => {
    const angle = (step / 6) * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle) * 0.9];
    return [x + dx * cos + dy * sin, y + dy * cos - dx * sin];
  });
}

/** Points of an oval. */
const ROUND = 36;

/** An oval. @param turn radians */
export function oval(x: number, y: number, rx: number, ry: number, turn = 0): Point[] {
  return Array.from({ length: ROUND }, (_, index): Point => {
    const angle = (index / ROUND) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
    return [x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn)];
  });
}

/** Begins a closed path. */
export function trace(pen: Context2D, outline: readonly Point[]): void {
  pen.beginPath();
  follow(pen, outline);
  pen.closePath();
}

/** Adds a line to the path. */
export function follow(pen: Context2D, points: readonly Point[], dx = 0, dy = 0): void {
  points.forEach(([x, y], index) => {
    if (index === 0) pen.moveTo(x + dx, y + dy);
    else pen.lineTo(x + dx, y + dy);
  });
}

export function boundsOf(points: readonly Point[]): [left: number, top: number, right: number, bottom: number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
