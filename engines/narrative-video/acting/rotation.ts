import type { Vector } from './skeleton.ts';

/** Nine numbers, column by column: where a frame's own left, up and forward point. */
export type Rotation = readonly [Vector, Vector, Vector];

export const UPRIGHT: Rotation = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** About the left axis: tips up toward forward. Radians. */
export function pitched(angle: number): Rotation {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    [1, 0, 0],
    [0, c, s],
    [0, -s, c],
  ];
}

/** About the up axis: turns forward toward left. Radians. */
export function turned(angle: number): Rotation {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    [c, 0, -s],
    [0, 1, 0],
    [s, 0, c],
  ];
}

/** About the forward axis: tips up toward left. Radians. */
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

/** The first is the parent's frame, each further one lies within the one before. */
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
