import { aligned, type Matrix, minus, plus, product, scaled, type Vector } from '../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Surface } from '../../drawing/solids/mesh.ts';
import { sphere } from '../../drawing/solids/shapes.ts';
import type { Placed } from './solid-figure.ts';

/** Radius of a finger one unit long, and how much longer it is than the way between the joints that it covers. */
const [RADIUS, COVERS] = [0.2, 1.6];
/** Directions of the fingers under a bowl, radians. */
const AROUND = [-0.6, -0.2, 0.2, 0.6];
/** Points along a finger that lies on a bowl: distance from its axis and height, meters at the scale of things in hands. */
const ON_BOWL = [
  [0.05, -0.034],
  [0.1, -0.012],
  [0.13, 0.028],
] as const;
/** The palm under a bowl, in which the fingers begin: places from side to side, its height, and its ends. */
const PALM = { across: [-0.042, 0, 0.042], up: -0.04, from: -0.05, to: 0.045 } as const;
/** A thumb on a sheet: how far it begins outside of the edge and ends inside, its heights, and how far it is in front. */
const ON_SHEET = { outside: 0.004, inside: 0.044, from: -0.014, to: 0.01, ahead: 0.012 };

/** Builds a finger one unit long around the origin, along the y axis. Its ends are round. */
export function digitOf(sides: number, skin: Surface): Mesh {
  const ball = sphere(sides, Math.max(4, Math.round(sides * 0.7)));
  return new MeshBuilder().add(ball, skin, scaled(RADIUS, 0.5, RADIUS)).mesh();
}

/**
 * Returns the hand that holds a bowl from below, with the tips of its fingers on the side away from the body.
 * @param bowl frame of the bowl @param turn of that side from the frame's z axis, radians
 */
export function fingersUnder(digit: Mesh, bowl: Matrix, turn: number): Placed[] {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const outward = (x: number, y: number, z: number): Vector => [x * cos + z * sin, y, z * cos - x * sin];
  return [
    ...PALM.across.map((x) => between(digit, bowl, outward(x, PALM.up, PALM.from), outward(x, PALM.up, PALM.to))),
    ...AROUND.flatMap((angle) => {
      const points = ON_BOWL.map(([out, up]) => outward(Math.sin(angle) * out, up, Math.cos(angle) * out));
      return points.slice(1).map((to, index) => between(digit, bowl, points[index] as Vector, to));
    }),
  ];
}

/**
 * Returns the thumbs that lie on the edges of a sheet.
 * @param sheet frame of the sheet, whose middle is between the hands
 * @param half half of its width in this frame, meters
 */
export function thumbsOn(digit: Mesh, sheet: Matrix, half: number): Placed[] {
  const { outside, inside, from, to, ahead } = ON_SHEET;
  return [-1, 1].map((side) =>
    between(digit, sheet, [side * (half + outside), from, ahead / 2], [side * (half - inside), to, ahead]),
  );
}

function between(digit: Mesh, frame: Matrix, from: Vector, to: Vector): Placed {
  const way = minus(to, from);
  const middle = plus(from, way, 0.5);
  // Only an even scale keeps normals right.
  const long = Math.hypot(...way) * COVERS;
  return { mesh: digit, matrix: product(frame, aligned(middle, plus(middle, way), [0, 0, 1]), scaled(long)) };
}
