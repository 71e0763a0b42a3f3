import { hex } from '../../../drawing/color.ts';
import { curveAt } from '../../../drawing/curve.ts';
import { clamp } from '../../../drawing/motion.ts';
import { gridShape } from '../../../drawing/solids/grid-shape.ts';
import { cross, dot, minus, plus, unit, type Vector } from '../../../drawing/solids/matrix.ts';
import type { Shape, Surface } from '../../../drawing/solids/mesh.ts';
import { bentSheet, prism, sphere } from '../../../drawing/solids/shapes.ts';
import type { Tint } from '../../look.ts';

/** A solid's material by its color. Plastic lets a little light in, so that its shadows stay warm. */
export type Plastic = (color: string, finish?: Partial<Surface>) => Surface;

/** Polished plastic, which mirrors the lamp; a soft skin of rubber; and the lacquer of the balls. */
export const GLOSSY: Partial<Surface> = { gloss: 0.8, sharpness: 36, sheen: 0.7, softness: 0.35 };
export const MATTE: Partial<Surface> = { gloss: 0.06, sharpness: 8, sheen: 0.25, softness: 0.55 };
export const LACQUER: Partial<Surface> = { gloss: 2, sharpness: 60, sheen: 0.9, softness: 0.3 };

/** The one ball that the film follows. */
export const HERO = '#f22f2a';
/** The small ball that goes with it. */
export const LITTLE_ONE = '#ffc93c';

export function plasticOf(tint: Tint): Plastic {
  return (color, finish) => ({
    color: hex(tint(color)),
    gloss: 0.24,
    sharpness: 26,
    sheen: 0.45,
    softness: 0.7,
    ...finish,
  });
}

export const BALL = sphere(36);
export const SMALL_BALL = sphere(18);

/** Share of a tube's length that its round ends take. */
const CAP = 0.2;

/**
 * A soft tube along a smooth line through points, with closed round ends.
 * @param radius meters, or a function of the share of the way along it
 * @param flat how many times as wide as thick it is: a plank with round edges, whose thin side is in the line's plane
 */
export function softTube(
  points: readonly Vector[],
  radius: number | ((share: number) => number),
  { columns = 14, rows = 26, flat = 1 } = {},
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
    const [across, along] =
      flat === 1 ? [Math.cos(angle), Math.sin(angle)] : [edged(Math.cos(angle)), edged(Math.sin(angle))];
    return plus(plus(at, side, -along * open), front, across * flat * open);
  });
}

/** Bends a circle to a square with round corners. */
function edged(part: number): number {
  return Math.sign(part) * Math.abs(part) ** 0.6;
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

/** A disc around the origin that faces the viewer and shows a whole texture, with a radius of one. */
export const PRINT = prism(
  Array.from({ length: 64 }, (_, corner) => {
    const angle = (corner / 64) * 2 * Math.PI;
    return [Math.cos(angle), Math.sin(angle)] as const;
  }),
  0.002,
);

/** A seamless backdrop: a floor that bends up into a wall. @param back depth of the wall, meters @param round of the bend */
export function backdropAt(back: number, round: number, front = 16): Shape {
  const bend = Array.from({ length: 15 }, (_, step) => {
    const angle = (step / 14) * (Math.PI / 2);
    return [round - round * Math.cos(angle), back + round - round * Math.sin(angle)] as const;
  });
  return bentSheet([[0, front], ...bend, [40, back]], 120);
}
