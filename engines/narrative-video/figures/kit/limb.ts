import { Path2D } from '@napi-rs/canvas';
import type { Rgb } from '../../../drawing/color.ts';
import type { Point } from '../../../drawing/hand.ts';
import type { Brush, Laid } from './ink.ts';
import { between, distance, type Spot } from './rig.ts';
import { addSegment, type Station, type TubeEnds } from './tube.ts';

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

/** How a limb is cut: to where, and what its ends look like. */
interface LimbCut {
  girth: Girth;
  height: number;
  /** Where it ends: 1 is the elbow or knee, 2 the wrist or ankle. */
  to?: number;
  ends?: TubeEnds;
}

/**
 * Returns the outline of a limb: two tapering parts around its bones, with a round joint and a fold on its inner side.
 * @param to where the limb ends: 1 is the elbow or knee, 2 the wrist or ankle
 */
export function limb(chain: Chain, girth: Girth, height: number, to = 2, ends?: TubeEnds): Path2D {
  return outlineOf(boneOf(chain, { girth, height, to }), ends);
}

/** The ends of a sleeve or a trouser leg. */
export const HEMMED: TubeEnds = { start: 'round', end: 'flat' };

/** Draws a limb. */
export function drawLimb(
  brush: Brush,
  chain: Chain,
  cut: LimbCut,
  color: Rgb,
  laid: Pick<Laid, 'relief' | 'hasRim'>,
): void {
  const bone = boneOf(chain, cut);
  brush.shape(outlineOf(bone, cut.ends), color, {
    ...laid,
    across: acrossLimb(chain, cut.girth, cut.height),
    grown: (line) => [outlineOf(grown(bone, line, cut.ends), cut.ends)],
    lit: (light, far, near) => outlineOf(trimmed(bone, light, far, near), cut.ends),
  });
}

/** The parts of a limb from its root: where each begins and ends, and half of its widths there and where it is thickest. */
type Bone = readonly Part[];
interface Part {
  from: Spot;
  to: Spot;
  halves: readonly [number, number, number];
}

function boneOf([root, joint, end]: Chain, { girth, height, to = 2 }: LimbCut): Bone {
  const joined = jointHalf([root, joint, end], girth, height);
  const half = (at: number) => (at === 1 ? joined : girthAt(girth, at) * height);
  const upper = girth[1] * height;
  if (to <= 1) return [{ from: root, to: between(root, joint, to), halves: [half(0), upper, half(Math.min(1, to))] }];
  return [
    { from: root, to: joint, halves: [half(0), upper, joined] },
    { from: joint, to: between(joint, end, to - 1), halves: [joined, girth[3] * height, half(to)] },
  ];
}

/** Returns the outline of all parts as one path, which is filled as one shape because all of it has the same direction. */
function outlineOf(bone: Bone, ends?: TubeEnds): Path2D {
  const path = new Path2D();
  for (const [index, { from, to, halves }] of bone.entries()) {
    const [isFirst, isLast] = [index === 0, index === bone.length - 1];
    addSegment(path, stationsAlong(from, to, halves));
    if (!isFirst || ends?.start !== 'flat') addBall(path, from, halves[0]);
    // The parts of a trimmed limb do not meet in one place.
    if (isLast ? ends?.end !== 'flat' : to !== bone[index + 1]?.from) addBall(path, to, halves[2]);
  }
  return path;
}

/** Returns a limb with its edges moved outward, pixels. */
function grown(bone: Bone, by: number, ends?: TubeEnds): Bone {
  return bone.map(({ from, to, halves: [start, thickest, end] }, index) => ({
    from: index === 0 && ends?.start === 'flat' ? beyond(to, from, by) : from,
    to: index === bone.length - 1 && ends?.end === 'flat' ? beyond(from, to, by) : to,
    halves: [start + by, thickest + by, end + by],
  }));
}

/** Returns the place that is farther than `to`, as seen from another one. */
function beyond(from: Spot, to: Spot, far: number): Spot {
  return between(from, to, 1 + far / (distance(from, to) || 1));
}

/**
 * Returns a limb without its edges: narrower, and moved to the side from which less was cut off.
 * @param far how far the edges away from the light are cut off, pixels
 * @param near the same for the edges toward the light
 */
function trimmed(bone: Bone, [lightX, lightY]: Point, far: number, near: number): Bone {
  return bone.map(({ from, to, halves }, index): Part => {
    const other = bone[1 - index];
    // A part that points to the viewer has no direction in the picture, so it is lit like the other one.
    const rest = other ? 1 - Math.min(1, distance(from, to) / (halves[0] * 2)) : 0;
    const along = (axis: 'x' | 'y') => to[axis] - from[axis] + (other ? (other.to[axis] - other.from[axis]) * rest : 0);
    const [dx, dy] = [along('x'), along('y')];
    const long = Math.hypot(dx, dy) || 1;
    const facing = (lightY * dx - lightX * dy) / long;
    const share = Math.min(1, (Math.min(...halves) * NARROWEST) / (((far + near) / 2) * Math.abs(facing) || 1));
    const [move, less] = [((far - near) / 2) * facing * share, ((far + near) / 2) * Math.abs(facing) * share];
    const moved = (spot: Spot): Spot => ({ ...spot, x: spot.x - (dy / long) * move, y: spot.y + (dx / long) * move });
    const [start, thickest, end] = halves;
    return { from: moved(from), to: moved(to), halves: [start - less, thickest - less, end - less] };
  });
}

/** Most of its width that a limb loses at its edges. */
const NARROWEST = 0.75;

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

/** Adds a circle in the direction of segments. */
function addBall(path: Path2D, { x, y }: Spot, half: number): void {
  path.moveTo(x + half, y);
  path.ellipse(x, y, half, half, 0, Math.PI * 2, 0, true);
  path.closePath();
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
