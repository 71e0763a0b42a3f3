import { cross, minus, unit, type Vector } from './matrix.ts';

/** The position from which a picture is taken, and its angle of view. */
export interface Lens {
  position: Vector;
  right: Vector;
  up: Vector;
  forward: Vector;
  /** Pixels that one meter covers, at a distance of one meter if there is perspective. */
  focal: number;
  /** The pixel at which the view's axis meets the picture. */
  centerX: number;
  centerY: number;
  isParallel: boolean;
}

/** @param angle angle of view along the picture's shorter side, in radians */
export function lensAt(
  position: Vector,
  target: Vector,
  angle: number,
  { width, height }: { width: number; height: number },
): Lens {
  const forward = unit(minus(target, position));
  const right = unit(cross(forward, [0, 1, 0]));
  return {
    position,
    forward,
    right,
    up: cross(right, forward),
    focal: Math.min(width, height) / 2 / Math.tan(angle / 2),
    centerX: width / 2,
    centerY: height / 2,
    isParallel: false,
  };
}

/** Returns the sun's view: a parallel projection of `reach` meters around `target`, on a square of `size` pixels. */
export function sunLens(toSun: Vector, target: Vector, reach: number, size: number): Lens {
  const forward: Vector = [-toSun[0], -toSun[1], -toSun[2]];
  const right = unit(cross(forward, Math.abs(toSun[1]) > 0.99 ? [0, 0, 1] : [0, 1, 0]));
  return {
    position: target,
    forward,
    right,
    up: cross(right, forward),
    focal: size / 2 / reach,
    centerX: size / 2,
    centerY: size / 2,
    isParallel: true,
  };
}

/** Returns the lens of the same picture at `scale` times its size. */
export function scaledLens(lens: Lens, scale: number): Lens {
  return { ...lens, focal: lens.focal * scale, centerX: lens.centerX * scale, centerY: lens.centerY * scale };
}

/** Returns a point's position in pixels, and its distance in meters along the view's axis. */
export function projected(lens: Lens, point: Vector): { x: number; y: number; distance: number } {
  const way = minus(point, lens.position);
  const distance = way[0] * lens.forward[0] + way[1] * lens.forward[1] + way[2] * lens.forward[2];
  const scale = lens.focal / (lens.isParallel ? 1 : Math.max(1e-3, distance));
  return {
    x: lens.centerX + (way[0] * lens.right[0] + way[1] * lens.right[1] + way[2] * lens.right[2]) * scale,
    y: lens.centerY - (way[0] * lens.up[0] + way[1] * lens.up[1] + way[2] * lens.up[2]) * scale,
    distance,
  };
}
