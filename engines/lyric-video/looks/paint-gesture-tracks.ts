import type { Point } from '../../drawing/hand.ts';

/** A point of a line, the direction across it, and how far along the line it is. */
export interface Track {
  x: number;
  y: number;
  nx: number;
  ny: number;
  at: number;
}

/** A smooth line through points, in steps of equal length. @param step pixels */
export function tracksOf(path: readonly Point[], step: number): { points: Track[]; length: number } {
  const fine: Point[] = [];
  for (let index = 0; index + 1 < path.length; index++) {
    for (let part = 0; part < 24; part++) fine.push(between(path, index, part / 24));
  }
  fine.push(path.at(-1) as Point);
  const ends = [0];
  for (let index = 1; index < fine.length; index++) {
    const [[ax, ay], [bx, by]] = [fine[index - 1] as Point, fine[index] as Point];
    ends.push((ends[index - 1] as number) + Math.hypot(bx - ax, by - ay));
  }
  const length = Math.max(1, ends.at(-1) as number);
  const count = Math.max(2, Math.ceil(length / step));
  const places: Point[] = [];
  for (let index = 0, near = 0; index <= count; index++) {
    const wanted = (index / count) * length;
    while (near + 2 < ends.length && (ends[near + 1] as number) < wanted) near++;
    const [from, to] = [ends[near] as number, ends[near + 1] as number];
    const [[ax, ay], [bx, by]] = [fine[near] as Point, fine[near + 1] as Point];
    const part = to > from ? Math.min(1, (wanted - from) / (to - from)) : 0;
    places.push([ax + (bx - ax) * part, ay + (by - ay) * part]);
  }
  const points = places.map(([x, y], index): Track => {
    const [[ax, ay], [bx, by]] = [places[Math.max(0, index - 1)] as Point, places[Math.min(count, index + 1)] as Point];
    const long = Math.hypot(bx - ax, by - ay) || 1;
    return { x, y, nx: -(by - ay) / long, ny: (bx - ax) / long, at: (index / count) * length };
  });
  return { points, length };
}

/** A point of a curve through all points, between one and the next. */
function between(path: readonly Point[], index: number, share: number): Point {
  const at = (place: number) => path[Math.max(0, Math.min(path.length - 1, place))] as Point;
  const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
  const axis = (of: 0 | 1) =>
    b[of] +
    0.5 *
      share *
      (c[of] -
        a[of] +
        share * (2 * a[of] - 5 * b[of] + 4 * c[of] - d[of] + share * (3 * (b[of] - c[of]) + d[of] - a[of])));
  return [axis(0), axis(1)];
}
