/** x points right, y up, z toward the viewer. Lengths are in meters, unless a comment says otherwise. */
export type Vector = readonly [x: number, y: number, z: number];

/** Three rows of four numbers: rotation and scale, then translation. */
export type Matrix = readonly number[];

export const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

/** Multiplies matrices: the last one is applied first, as in written notation. */
export function product(...matrices: readonly Matrix[]): Matrix {
  let all = matrices[0] ?? IDENTITY;
  for (let index = 1; index < matrices.length; index += 1) all = multiplied(all, matrices[index] as Matrix);
  return all;
}

/** A matrix's numbers, for code that names each of them. */
export type Cells = readonly [
  ...[number, number, number, number],
  ...[number, number, number, number],
  ...[number, number, number, number],
];

// Written out, because each form of a frame needs several products.
function multiplied(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, x, d, e, f, y, g, h, i, z] = one as Cells;
  const [o, p, q, u, r, s, t, v, k, l, m, w] = other as Cells;
  return [
    a * o + b * r + c * k,
    a * p + b * s + c * l,
    a * q + b * t + c * m,
    a * u + b * v + c * w + x,
    d * o + e * r + f * k,
    d * p + e * s + f * l,
    d * q + e * t + f * m,
    d * u + e * v + f * w + y,
    g * o + h * r + i * k,
    g * p + h * s + i * l,
    g * q + h * t + i * m,
    g * u + h * v + i * w + z,
  ];
}

function at(matrix: Matrix, index: number): number {
  return matrix[index] ?? 0;
}

export function shifted(x: number, y: number, z: number): Matrix {
  return [1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z];
}

export function scaled(x: number, y = x, z = x): Matrix {
  return [x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0];
}

/** Rotates by radians around the vertical axis. Something that faces the viewer turns to the viewer's right. */
export function turned(angle: number): Matrix {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, 0, sin, 0, 0, 1, 0, 0, -sin, 0, cos, 0];
}

/** Rotates by radians around the x axis. Something that faces the viewer then looks down. */
export function pitched(angle: number): Matrix {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [1, 0, 0, 0, 0, cos, -sin, 0, 0, sin, cos, 0];
}

/** Rotates by radians in the picture's plane, clockwise as the viewer sees it. */
export function rolled(angle: number): Matrix {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, 0, 0, -sin, cos, 0, 0, 0, 0, 1, 0];
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function plus(a: Vector, b: Vector, share = 1): Vector {
  return [a[0] + b[0] * share, a[1] + b[1] * share, a[2] + b[2] * share];
}

export function between(a: Vector, b: Vector, share: number): Vector {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** Scales a vector to length one. A vector without length becomes straight up. */
export function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector);
  return length < 1e-9 ? [0, 1, 0] : [vector[0] / length, vector[1] / length, vector[2] / length];
}

/**
 * Maps the y axis onto `to - from`, starting at `from`, and the z axis as near to `front` as possible. Keeps lengths.
 */
export function aligned(from: Vector, to: Vector, front: Vector = [0, 0, 1]): Matrix {
  const y = unit(minus(to, from));
  const side = cross(y, front);
  const x = unit(Math.hypot(...side) < 1e-6 ? cross(y, [1, 0, 0]) : side);
  const z = cross(x, y);
  return [x[0], y[0], z[0], from[0], x[1], y[1], z[1], from[1], x[2], y[2], z[2], from[2]];
}

export function moved(matrix: Matrix, [x, y, z]: Vector): Vector {
  return [
    at(matrix, 0) * x + at(matrix, 1) * y + at(matrix, 2) * z + at(matrix, 3),
    at(matrix, 4) * x + at(matrix, 5) * y + at(matrix, 6) * z + at(matrix, 7),
    at(matrix, 8) * x + at(matrix, 9) * y + at(matrix, 10) * z + at(matrix, 11),
  ];
}
