import { curve, sidesOf } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';

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

/** The outline of a shape: a closed curve through points, of which one that is given twice is a corner. */
export function outlineOf(points: readonly Point[]): Point[] {
  return curve(points, true);
}

/** The outline of a limb around its bent middle line. @param widths at its points, from joint to paw */
export function around(spine: readonly Point[], widths: readonly number[]): Point[] {
  const [left, right] = sidesOf(curve(spine, false, 6), (share) => {
    const place = share * (widths.length - 1);
    const [from, to] = [widths[Math.floor(place)] as number, widths[Math.ceil(place)] as number];
    return (from + (to - from) * (place % 1)) / 2;
  });
  right.reverse();
  return [...left, ...capOf(left.at(-1), right[0]), ...right, ...capOf(right.at(-1), left[0])];
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

export function boundsOf(points: readonly Point[]): [left: number, top: number, right: number, bottom: number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
