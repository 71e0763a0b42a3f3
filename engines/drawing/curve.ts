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

/**
 * Returns a point of the smooth line through all points, in as many dimensions as they have.
 * @param share 0 for the first point, 1 for the last; each part between two points has an equal share
 */
export function curveAt<T extends readonly number[]>(points: readonly T[], share: number): T {
  const place = clamp(share) * (points.length - 1);
  const index = Math.min(points.length - 2, Math.floor(place));
  const at = (near: number) => points[clamp(index + near, 0, points.length - 1)] as T;
  const [a, b, c, d] = [at(-1), at(0), at(1), at(2)];
  const axis = (of: number) =>
    between(a[of] as number, b[of] as number, c[of] as number, d[of] as number, place - index);
  return b.map((_, of) => axis(of)) as readonly number[] as T;
}

/** Returns a smooth line through all points, as a number of short straight ones in all. */
export function sampled(points: readonly Point[], count: number): Point[] {
  return Array.from({ length: count + 1 }, (_, index) => curveAt(points, index / count));
}

/** Returns the length of a line up to each of its points. */
export function lengthsOf(line: readonly Point[]): number[] {
  let length = 0;
  return line.map(([x, y], index) => {
    const [fromX, fromY] = line[Math.max(0, index - 1)] as Point;
    length += Math.hypot(x - fromX, y - fromY);
    return length;
  });
}

/** Returns points of a line at equal distances, from its first to its last. @param count two or more */
export function evenly(line: readonly Point[], count: number): Point[] {
  const lengths = lengthsOf(line);
  const whole = lengths.at(-1) as number;
  let next = 1;
  return Array.from({ length: count }, (_, index): Point => {
    const wanted = (whole * index) / (count - 1);
    while (next < line.length - 1 && (lengths[next] as number) < wanted) next++;
    const [from, to] = [lengths[next - 1] as number, lengths[next] as number];
    const share = to > from ? clamp((wanted - from) / (to - from)) : 0;
    const [[ax, ay], [bx, by]] = [line[next - 1] as Point, line[next] as Point];
    return [ax + (bx - ax) * share, ay + (by - ay) * share];
  });
}

/** Reads points that are written as `x,y x,y …`. @param x and `y`: where their origin is */
export function pointsOf(text: string, x = 0, y = 0): Point[] {
  return text.split(' ').map((point) => {
    const [across, down] = point.split(',').map(Number);
    return [x + (across as number), y + (down as number)];
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
