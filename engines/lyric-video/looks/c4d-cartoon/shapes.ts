import { hex } from '../../../drawing/color.ts';
import { curveAt } from '../../../drawing/curve.ts';
import { clamp } from '../../../drawing/motion.ts';
import { type CurvedSurface, gridShape } from '../../../drawing/solids/grid-shape.ts';
import { cross, dot, minus, plus, unit, type Vector } from '../../../drawing/solids/matrix.ts';
import type { Shape, Surface } from '../../../drawing/solids/mesh.ts';
import { lathe, type ProfilePoint, sphere } from '../../../drawing/solids/shapes.ts';
import type { Tint } from '../../look.ts';

/** A solid's material by its color. Vinyl lets a little light in, so that its shadows stay warm. */
export type Vinyl = (color: string, finish?: Partial<Surface>) => Surface;

/** Lacquer, which mirrors the lamp, and a soft skin that feels like rubber. */
export const GLOSSY: Partial<Surface> = { gloss: 0.75, sharpness: 70, sheen: 0.7, softness: 0.35 };
export const MATTE: Partial<Surface> = { gloss: 0.06, sharpness: 8, sheen: 0.25, softness: 0.55 };

export function vinylOf(tint: Tint): Vinyl {
  return (color, finish) => ({
    color: hex(tint(color)),
    gloss: 0.24,
    sharpness: 26,
    sheen: 0.45,
    softness: 0.7,
    ...finish,
  });
}

export const BALL = sphere(30);
export const SMALL_BALL = sphere(18);
/** For what is only a few pixels wide. */
export const TINY_BALL = sphere(10);

/** Share of a tube's length that its round ends take. */
const CAP = 0.2;

/**
 * A soft tube along a smooth line through points, with closed round ends.
 * @param radius meters, or a function of the share of the way along it
 */
export function softTube(
  points: readonly Vector[],
  radius: number | ((share: number) => number),
  { columns = 14, rows = 26 } = {},
): Shape {
  const wide = typeof radius === 'number' ? () => radius : radius;
  const aside = asideOf(points);
  // Each row is asked for many times.
  const known = new Map<number, TubeRing>();
  return gridShape(columns, rows, (u, v) => {
    const ring = known.get(v) ?? ringAt(points, aside, wide, v);
    known.set(v, ring);
    const { at, side, front, open } = ring;
    const angle = Math.PI - u * 2 * Math.PI;
    return plus(plus(at, side, -Math.sin(angle) * open), front, Math.cos(angle) * open);
  });
}

/** The axis that a line follows least: a tube that looks toward it does not twist. */
function asideOf(points: readonly Vector[]): Vector {
  const axes: readonly Vector[] = [
    [0, 0, 1],
    [0, 1, 0],
    [1, 0, 0],
  ];
  const follows = (axis: Vector) =>
    Math.max(
      ...points.slice(1).map((point, index) => Math.abs(dot(unit(minus(point, points[index] as Vector)), axis))),
    );
  const [first, ...others] = axes;
  return others.reduce((best, axis) => (follows(axis) < follows(best) ? axis : best), first as Vector);
}

interface TubeRing {
  at: Vector;
  side: Vector;
  front: Vector;
  open: number;
}

function ringAt(points: readonly Vector[], aside: Vector, wide: (share: number) => number, v: number): TubeRing {
  const share = clamp(v);
  const way = share < CAP ? 0 : share > 1 - CAP ? 1 : (share - CAP) / (1 - 2 * CAP);
  const round = (rest: number) => Math.cos((Math.min(1, rest / CAP) * Math.PI) / 2);
  const bend = round(1 - share) - round(share);
  const along = unit(minus(curveAt(points, way + 0.01), curveAt(points, way - 0.01)));
  const side = unit(cross(aside, along));
  const size = wide(way);
  return {
    at: plus(curveAt(points, way), along, bend * size),
    side,
    front: cross(along, side),
    open: Math.sqrt(Math.max(0, 1 - bend * bend)) * size,
  };
}

/** A body of revolution through a smooth profile: radii at heights that rise evenly from 0 to 1. Its ends are closed. */
export function turnedBody(radii: readonly number[], sides = 32): Shape {
  const points = radii.map((radius, index): Vector => [radius, index / (radii.length - 1), 0]);
  const steps = (radii.length - 1) * 3;
  const profile = Array.from({ length: steps + 1 }, (_, step): ProfilePoint => {
    const [radius, y] = curveAt(points, step / steps);
    return [Math.max(0, radius), y];
  });
  return lathe([[0, 0], ...profile, [0, 1]], sides);
}

/** An outline in the picture's plane, inflated like a cushion: a heart, a star, a cloud. */
export function cushion(outline: (angle: number) => number, depth: number, columns = 50, rows = 12): Shape {
  const surface: CurvedSurface = (u, v) => {
    const angle = u * 2 * Math.PI;
    const fall = v * Math.PI;
    const out = outline(angle) * Math.abs(Math.sin(fall)) ** 0.55 * Math.sign(Math.sin(fall));
    return [-Math.sin(angle) * out, Math.cos(angle) * out, Math.cos(fall) * depth];
  };
  return gridShape(columns, rows, surface);
}

/** @param round 0 has sharp rays, 1 is a disc */
export function starOutline(rays: number, round: number): (angle: number) => number {
  return (angle) => {
    const wave = 0.5 + 0.5 * Math.cos(angle * rays);
    return 1 - (1 - round) * (1 - wave ** 0.85);
  };
}

/** A heart whose point is at the bottom. */
export function heartOutline(angle: number): number {
  const turn = Math.abs(((angle + Math.PI) % (2 * Math.PI)) - Math.PI) / Math.PI;
  // From the dip at the top over the round of the shoulder to the point at the bottom.
  const shoulder = Math.exp(-(((turn - 0.24) / 0.2) ** 2));
  return 0.5 + 0.44 * shoulder + 0.42 * turn ** 3.2;
}
