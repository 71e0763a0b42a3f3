import { type Path2D, PathOp } from '@napi-rs/canvas';
import type { Point } from '../../../drawing/hand.ts';
import { between, distance, type Spot } from './rig.ts';
import { ellipse, type Station, segment, type TubeEnds } from './tube.ts';

/**
 * Half widths along a limb, in shares of the figure's height: at its root, at the thickest part above the joint, at the
 * joint, at the thickest part below it, and at its end.
 */
export type Girth = readonly [root: number, upper: number, joint: number, lower: number, end: number];

/** The three joints of a limb: shoulder, elbow and wrist, or hip, knee and ankle. */
export type Chain = readonly [root: Spot, joint: Spot, end: Spot];

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

/**
 * Returns the outline of a limb: two tapering parts around its bones, with a round joint and a fold on its inner side.
 * @param to where the limb ends: 1 is the elbow or knee, 2 the wrist or ankle
 */
export function limb([root, joint, end]: Chain, girth: Girth, height: number, to = 2, ends?: TubeEnds): Path2D {
  const joined = jointHalf([root, joint, end], girth, height);
  const half = (at: number) => (at === 1 ? joined : girthAt(girth, at) * height);
  const isWhole = to > 1;
  const tip = isWhole ? between(joint, end, to - 1) : between(root, joint, to);
  const path = segment(stationsAlong(root, isWhole ? joint : tip, [half(0), girth[1] * height, half(Math.min(1, to))]));
  if (isWhole) {
    path.op(ball(joint, half(1)), PathOp.Union);
    path.op(segment(stationsAlong(joint, tip, [half(1), girth[3] * height, half(to)])), PathOp.Union);
  }
  if (ends?.start !== 'flat') path.op(ball(root, half(0)), PathOp.Union);
  if (ends?.end !== 'flat') path.op(ball(tip, half(to)), PathOp.Union);
  return path;
}

/** Length of a part, in widths of its root, from which it has its usual taper: shorter ones point to the viewer. */
const FORESHORTENED = 1.8;

/** Returns half of the width at a joint. One that comes toward the viewer is as wide as the limb's root behind it. */
function jointHalf([root, joint]: Chain, girth: Girth, height: number): number {
  const [first, usual] = [girth[0] * height, girth[2] * height];
  const toward = Math.max(0, 1 - distance(root, joint) / (2 * first * FORESHORTENED));
  return usual + Math.max(0, first - usual) * toward;
}

/** Shares of a part's length at its ends and at its thickest place. */
const STATIONS = [0, 0.42, 1] as const;

/** Most by which a part is thicker than its ends, relative to its length: one that points to the viewer has no bulge. */
const BULGE = 0.16;

/** @param halves half widths at the stations, in pixels */
function stationsAlong(from: Spot, to: Spot, [first, thickest, last]: readonly [number, number, number]): Station[] {
  const most = Math.max(first, last) + distance(from, to) * BULGE;
  return [first, Math.min(thickest, most), last].map((half, index) => {
    const { x, y } = between(from, to, STATIONS[index] ?? 0);
    return { x, y, half };
  });
}

function ball({ x, y }: Spot, half: number): Path2D {
  return ellipse(x, y, half, half);
}

/** Returns the widths multiplied by a factor. */
export function wider(girth: Girth, factor: number): Girth {
  return [girth[0] * factor, girth[1] * factor, girth[2] * factor, girth[3] * factor, girth[4] * factor];
}

/** Most by which the inner corner of a bent joint is farther from the joint than in a straight limb. */
const FARTHEST = 4;

/**
 * Returns where the inner side of a bent joint has its corner: the fold in which its two parts meet.
 * @param half half of the limb's width at the joint, in pixels
 */
export function innerCorner([root, joint, end]: Chain, half: number): Point {
  const unit = ({ x, y }: Spot): Point => {
    const long = Math.hypot(x - joint.x, y - joint.y) || 1;
    return [(x - joint.x) / long, (y - joint.y) / long];
  };
  const [[ax, ay], [bx, by]] = [unit(root), unit(end)];
  const long = Math.hypot(ax + bx, ay + by) || 1;
  const reach = half / Math.max(1 / FARTHEST, Math.cos(bendOf([root, joint, end]) / 2));
  return [joint.x + ((ax + bx) / long) * reach, joint.y + ((ay + by) / long) * reach];
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
