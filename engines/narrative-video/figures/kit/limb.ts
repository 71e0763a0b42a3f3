import type { Path2D } from '@napi-rs/canvas';
import type { Point } from '../../../drawing/hand.ts';
import { between, type Spot } from './rig.ts';
import { type Station, type TubeEnds, tube } from './tube.ts';

/**
 * Half widths along a limb, in shares of the figure's height: at its root, at the thickest part above the joint, at the
 * joint, at the thickest part below it, and at its end.
 */
export type Girth = readonly [root: number, upper: number, joint: number, lower: number, end: number];

/** The three joints of a limb: shoulder, elbow and wrist, or hip, knee and ankle. */
export type Chain = readonly [root: Spot, joint: Spot, end: Spot];

/** How far a bent joint is rounded toward the chord of its limb, and how much wider it is at most than a straight one. */
const [ROUNDED, CORNER] = [0.05, 1.22];

/**
 * Returns the stations along a limb, with a corner at a bent joint: an elbow or a knee.
 * @param to where the limb ends: 1 is the elbow or knee, 2 the wrist or ankle
 */
function stationsOf([root, joint, end]: Chain, girth: Girth, height: number, to = 2): Station[] {
  const chord = between(root, end, 0.5);
  const bent = between(joint, chord, ROUNDED);
  const corner = Math.min(CORNER, 1 / Math.max(0.1, Math.cos(bendOf([root, joint, end]) / 2)));
  const spots: readonly [at: number, spot: Spot, half: number][] = [
    [0, root, girth[0]],
    [0.45, between(root, bent, 0.45), girth[1]],
    [0.84, between(root, bent, 0.84), (girth[1] + girth[2] * 3) / 4],
    [1, bent, girth[2] * corner],
    [1.16, between(bent, end, 0.16), (girth[3] + girth[2] * 3) / 4],
    [1.4, between(bent, end, 0.4), girth[3]],
    [2, end, girth[4]],
  ];
  const stations = spots.filter(([at]) => at < to - 0.05).map(([, { x, y }, half]) => ({ x, y, half: half * height }));
  const tip = to <= 1 ? between(root, bent, to) : between(bent, end, to - 1);
  stations.push({ x: tip.x, y: tip.y, half: girthAt(girth, to) * height });
  return stations;
}

/** Returns the angle by which a limb bends at its joint as the viewer sees it, in radians; 0 is straight. */
export function bendOf([root, joint, end]: Chain): number {
  const [ax, ay, bx, by] = [joint.x - root.x, joint.y - root.y, end.x - joint.x, end.y - joint.y];
  return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));
}

function girthAt(girth: Girth, at: number): number {
  const index = Math.min(3, Math.floor(at * 2));
  const [from, to] = [girth[index] ?? 0, girth[index + 1] ?? 0];
  return from + (to - from) * (at * 2 - index);
}

export function limb(chain: Chain, girth: Girth, height: number, to = 2, ends?: TubeEnds): Path2D {
  return tube(stationsOf(chain, girth, height, to), ends);
}

/** Returns the widths multiplied by a factor. */
export function wider(girth: Girth, factor: number): Girth {
  return [girth[0] * factor, girth[1] * factor, girth[2] * factor, girth[3] * factor, girth[4] * factor];
}

/** Returns a line across a limb, from one side to the other, along which it is shaded. */
export function acrossLimb([root, joint, end]: Chain, girth: Girth, height: number): readonly [Point, Point] {
  const [dx, dy] = [end.x - root.x, end.y - root.y];
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / long, dx / long];
  const bend = Math.abs((joint.x - root.x) * nx + (joint.y - root.y) * ny);
  const half = Math.max(...girth) * height + bend / 2;
  const [x, y] = [(root.x + joint.x + end.x) / 3, (root.y + joint.y + end.y) / 3];
  return [
    [x + nx * half, y + ny * half],
    [x - nx * half, y - ny * half],
  ];
}
