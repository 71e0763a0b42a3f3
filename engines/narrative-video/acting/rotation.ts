import type { Vector } from './skeleton.ts';

/** A rotation matrix by columns: the directions of a frame's own left, up and forward. */
export type Rotation = readonly [Vector, Vector, Vector];

export const UPRIGHT: Rotation = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Rotates about the left axis, from up toward forward. The angle is in radians. */
export function pitched(angle: number): Rotation {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    [1, 0, 0],
    [0, c, s],
    [0, -s, c],
  ];
}

/** Rotates about the up axis, from forward toward left. The angle is in radians. */
export function turned(angle: number): Rotation {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    [c, 0, -s],
    [0, 1, 0],
    [s, 0, c],
  ];
}

/** Rotates about the forward axis, from up toward left. The angle is in radians. */
export function rolled(angle: number): Rotation {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    [c, -s, 0],
    [s, c, 0],
    [0, 0, 1],
  ];
}

export function rotate([left, up, forward]: Rotation, [x, y, z]: Vector): Vector {
  return [
    left[0] * x + up[0] * y + forward[0] * z,
    left[1] * x + up[1] * y + forward[1] * z,
    left[2] * x + up[2] * y + forward[2] * z,
  ];
}

/** Combines nested frames: the first is the outermost, and each of the others is relative to the one before it. */
export function within(...[first = UPRIGHT, ...rest]: readonly Rotation[]): Rotation {
  return rest.reduce<Rotation>(
    (parent, [left, up, forward]) => [rotate(parent, left), rotate(parent, up), rotate(parent, forward)],
    first,
  );
}

export function along(from: Vector, frame: Rotation, offset: Vector): Vector {
  const [x, y, z] = rotate(frame, offset);
  return [from[0] + x, from[1] + y, from[2] + z];
}
