import { curveAt } from '../../../drawing/curve.ts';
import { clamp } from '../../../drawing/motion.ts';
import { between, minus, plus, unit, type Vector } from '../../../drawing/solids/matrix.ts';

/** Where a ball is. Lengths are in meters. */
export interface BallPlace {
  middle: Vector;
  /** The direction that the surface below it faces: a unit vector. */
  up: Vector;
  /** Distance from that surface. */
  gap: number;
  /** Height of the ball in shares of its diameter: below 1 while a surface flattens it. */
  height: number;
}

/** Where a ball is at a share of its way, 0 to 1. */
export type Way = (share: number) => BallPlace;

/** Balls that follow each other on one way. */
export interface Ball {
  /** Meters. */
  radius: number;
  color: string;
  way: Way;
  /** Beats that the whole way takes. */
  beats: number;
  /** Where on the way the balls are when the music begins, as shares of it. */
  starts: readonly number[];
  /** What its eyes look at: the way ahead, or a direction of a length up to one. Without it, it has no eyes. */
  gaze?: 'ahead' | Vector;
}

const UP: Vector = [0, 1, 0];
/** Height of a ball at the moment at which it lands, and the beats that it takes to become round again. */
const [FLAT, ROUND_AGAIN] = [0.76, 0.12] as const;

/** A hop from one point of contact to another. Lengths are in meters. */
export interface Hop {
  from: Vector;
  to: Vector;
  /** Height above the straight line between the points. */
  rise: number;
  beats: number;
}

/** Where a ball is on a hop, which is a parabola. @param share of the time of the hop */
export function hopping({ from, to, rise, beats }: Hop, radius: number, share: number): BallPlace {
  const gap = 4 * share * (1 - share) * rise;
  const since = beats * Math.min(share, 1 - share);
  const height = FLAT + (1 - FLAT) * Math.min(1, since / ROUND_AGAIN);
  const lowest = plus(plus(from, minus(to, from), share), UP, gap);
  return { middle: plus(lowest, UP, radius * height), up: UP, gap, height };
}

/** How far ahead a ball looks, beats, and the distance on which its eyes turn as far as they can, meters. */
const [AHEAD, FAR] = [0.4, 0.7] as const;

/** The direction in which a ball moves at a share of its way, as a vector of a length up to one. */
export function aheadOn({ way, beats }: Ball, share: number): Vector {
  const step = minus(way((share + AHEAD / beats) % 1).middle, way(share).middle);
  return plus([0, 0, 0], step, 1 / Math.max(FAR, Math.hypot(...step)));
}

/** A round trough, seen from its side. Lengths are in meters. */
export interface Trough {
  /** The middle of the circle that its surface follows, and the circle's radius. */
  middle: Vector;
  radius: number;
}

/** The point of the surface of a trough. @param angle radians from its lowest point, to the right */
export function troughAt({ middle, radius }: Trough, angle: number): Vector {
  return plus(middle, [Math.sin(angle), -Math.cos(angle), 0], radius);
}

/** Rolls from the right end of its swing to the left and back, as a pendulum does. @param swing radians to each side */
export function rocking(trough: Trough, swing: number, radius: number): Way {
  return (share) => {
    const angle = swing * Math.cos(share * 2 * Math.PI);
    const up = unit(minus(trough.middle, troughAt(trough, angle)));
    return { middle: plus(troughAt(trough, angle), up, radius), up, gap: 0, height: 1 };
  };
}

/** Lines that a way along points is measured with. */
const PARTS = 480;

/**
 * A smooth way through points, in the time that it takes at a speed that may change.
 * @param speed at a point, in any unit @returns the point at a share of that time
 */
export function along(points: readonly Vector[], speed: (at: Vector) => number): (share: number) => Vector {
  const line = Array.from({ length: PARTS + 1 }, (_, part) => curveAt(points, part / PARTS));
  let whole = 0;
  const times = line.map((at, part) => {
    const before = line[Math.max(0, part - 1)] as Vector;
    whole += Math.hypot(...minus(at, before)) / speed(at);
    return whole;
  });
  return (share) => {
    const time = clamp(share) * whole;
    const next = Math.max(
      1,
      times.findIndex((at) => at >= time),
    );
    const [from, to] = [times[next - 1] as number, times[next] as number];
    return between(line[next - 1] as Vector, line[next] as Vector, to > from ? (time - from) / (to - from) : 0);
  };
}
