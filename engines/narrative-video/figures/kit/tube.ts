import { Path2D } from '@napi-rs/canvas';
import { sidesOf } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';

/** A place along a limb: its middle, and half of the limb's width there. */
export interface Station {
  x: number;
  y: number;
  half: number;
}

export type { Point };

export interface TubeEnds {
  start: 'round' | 'flat';
  end: 'round' | 'flat';
}

const ROUND: TubeEnds = { start: 'round', end: 'round' };

/** Returns the outline of a limb, a trunk or a sleeve along its stations. */
export function tube(stations: readonly Station[], ends: TubeEnds = ROUND): Path2D {
  return smoothPath(outlineOf(stations, ends));
}

/** Returns the outlines of several round-ended limbs as one path, which is filled as one shape. */
export function tubes(limbs: readonly (readonly Station[])[]): Path2D {
  const path = new Path2D();
  for (const stations of limbs) addSmooth(path, outlineOf(stations, ROUND));
  return path;
}

function outlineOf(stations: readonly Station[], ends: TubeEnds): Point[] {
  const [left, right] = edgesOf(stations);
  const outline: Point[] = [...left];
  const [first, last] = [stations[0], stations.at(-1)];
  if (ends.end === 'round' && last) outline.push(...cap(stations.at(-2), last));
  outline.push(...right.reverse());
  if (ends.start === 'round' && first) outline.push(...cap(stations[1], first));
  return outline;
}

/** Returns the outline of a part between two joints, which is cut off straight at both ends. */
export function segment(stations: readonly Station[]): Path2D {
  const path = new Path2D();
  addSegment(path, stations);
  return path;
}

/** Adds the outline of such a part to a path. */
export function addSegment(path: Path2D, stations: readonly Station[]): void {
  const [left, right] = edgesOf(stations);
  const back = right.reverse();
  path.moveTo(...(left[0] ?? [0, 0]));
  follow(path, left);
  path.lineTo(...(back[0] ?? [0, 0]));
  follow(path, back);
  path.closePath();
}

function edgesOf(stations: readonly Station[]): [left: Point[], right: Point[]] {
  const middle = stations.map(({ x, y }): Point => [x, y]);
  return sidesOf(middle, (_, index) => stations[index]?.half ?? 0);
}

function cap(before: Station | undefined, { x, y, half }: Station): Point[] {
  if (!before) return [];
  const long = Math.hypot(x - before.x, y - before.y) || 1;
  const [tx, ty] = [(x - before.x) / long, (y - before.y) / long];
  const at = (along: number, aside: number): Point => [
    x + (tx * along - ty * aside) * half,
    y + (ty * along + tx * aside) * half,
  ];
  return [at(0.72, 0.72), at(1, 0), at(0.72, -0.72)];
}

/**
 * Returns a closed curve through all points (Catmull-Rom).
 * @param tension 0 is loose, 1 has corners
 */
export function smoothPath(points: readonly Point[], tension = 0): Path2D {
  const path = new Path2D();
  addSmooth(path, points, tension);
  return path;
}

function addSmooth(path: Path2D, points: readonly Point[], tension = 0): void {
  const count = points.length;
  const at = (index: number) => points[(index + count) % count] ?? [0, 0];
  path.moveTo(...at(0));
  for (let index = 0; index < count; index += 1)
    curve(path, at(index - 1), at(index), at(index + 1), at(index + 2), tension);
  path.closePath();
}

/** Returns an open curve through all points (Catmull-Rom). */
export function smoothLine(points: readonly Point[]): Path2D {
  const path = new Path2D();
  path.moveTo(...(points[0] ?? [0, 0]));
  follow(path, points);
  return path;
}

function curve(path: Path2D, before: Point, from: Point, to: Point, after: Point, tension: number): void {
  const pull = (1 - tension) / 6;
  path.bezierCurveTo(
    from[0] + (to[0] - before[0]) * pull,
    from[1] + (to[1] - before[1]) * pull,
    to[0] - (after[0] - from[0]) * pull,
    to[1] - (after[1] - from[1]) * pull,
    to[0],
    to[1],
  );
}

/** Returns a closed polygon. */
export function cornered(points: readonly Point[]): Path2D {
  const path = new Path2D();
  points.forEach(([x, y], index) => {
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
  return path;
}

/** Returns an upright rectangle. */
export function box(left: number, low: number, right: number, high: number): Path2D {
  return cornered([
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ]);
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number, turn = 0): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, Math.max(0, radiusX), Math.max(0, radiusY), turn, 0, Math.PI * 2);
  return path;
}

/** Continues a path as a curve through points, of which the first is where the path is. */
export function follow(path: Path2D, points: readonly Point[]): void {
  for (let index = 0; index + 1 < points.length; index += 1) {
    const from = points[index] ?? [0, 0];
    const to = points[index + 1] ?? from;
    curve(path, points[index - 1] ?? from, from, to, points[index + 2] ?? to, 0);
  }
}
