import type { Point } from './hand.ts';
import { clamp } from './motion.ts';

/** Returns a value on the smooth curve (Catmull-Rom) from `b`, where the share is 0, to `c`, where it is 1. */
export function between(a: number, b: number, c: number, d: number, share: number): number {
  return b + 0.5 * share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a)));
}

/**
 * Returns a smooth line through all points, as short straight ones. A point that comes twice is a corner.
 * @param parts straight lines from one point to the next
 */
export function curve(points: readonly Point[], closed = false, parts = 8): Point[] {
  const count = points.length;
  const at = (index: number) => points[closed ? (index + count) % count : clamp(index, 0, count - 1)] as Point;
  const line: Point[] = [];
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    if (b[0] === c[0] && b[1] === c[1]) continue;
    for (let part = 0; part < parts; part++) {
      const share = part / parts;
      line.push([between(a[0], b[0], c[0], d[0], share), between(a[1], b[1], c[1], d[1], share)]);
    }
  }
  if (!closed) line.push(at(count - 1));
  return line;
}

/** Reads points that are written as `x,y x,y …`. */
export function pointsOf(text: string): Point[] {
  return text.split(' ').map((point) => {
    const [x, y] = point.split(',').map(Number);
    return [x as number, y as number];
  });
}

/** Returns the unit normal of a line at each of its points: its direction, turned by 90° clockwise on the canvas. */
export function normalsOf(line: readonly Point[]): Point[] {
  return line.map((_, index): Point => {
    const [from, to] = [line[Math.max(0, index - 1)], line[Math.min(line.length - 1, index + 1)]] as [Point, Point];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const long = Math.hypot(dx, dy) || 1;
    return [-dy / long, dx / long];
  });
}

/**
 * Distance from a line at one of its points.
 * @param share share of the way along the points, 0 to 1
 */
type Distance = (share: number, index: number) => number;

/** Returns a line beside another, on the side of its normals; negative distances are on the other side. */
export function offset(line: readonly Point[], distance: Distance): Point[] {
  return normalsOf(line).map(([nx, ny], index): Point => {
    const [x, y] = line[index] as Point;
    const far = distance(index / Math.max(1, line.length - 1), index);
    return [x + nx * far, y + ny * far];
  });
}

/**
 * Returns the two sides of a line whose width changes, from its first point to its last.
 * @param half half of the width
 */
export function sidesOf(line: readonly Point[], half: Distance): [left: Point[], right: Point[]] {
  return [offset(line, half), offset(line, (...at) => -half(...at))];
}

/** Returns the outline of such a line: one side, and the other one back. */
export function ribbon(line: readonly Point[], half: Distance): Point[] {
  const [left, right] = sidesOf(line, half);
  return [...left, ...right.reverse()];
}
