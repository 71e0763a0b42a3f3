import { gridShape } from '../../../drawing/solids/grid-shape.ts';
import { cross, minus, unit, type Vector } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Shape, type Surface } from '../../../drawing/solids/mesh.ts';

/** The middle line of an arm from the shoulder over the bend to the wrist: outward, up and forward, millimeters. */
const LINE: readonly [Vector, Vector, Vector] = [
  [0.4, -0.9, 0],
  [0.4, -4.4, 0.2],
  [0.58, -7, 5],
];
/** Radii at the shoulder and at the wrist, and how much wider a short sleeve is than the arm, millimeters. */
const [SHOULDER, WRIST, LOOSE] = [2.5, 2.05, 0.12];
/** Shares of the piece in which the shoulder becomes round and in which an end closes. */
const [DOME, END] = [0.24, 0.07];
/** Columns around an arm, and rows along it. */
const [AROUND, ALONG] = [16, 18];
/** Share of the piece that a short sleeve covers. */
const SHORT = 0.5;

/**
 * Builds an arm as it is molded: one smooth bend from its pin, at the origin, to the wrist.
 * @param side 1 for the left arm, -1 for the right one
 * @param below surface of the arm below a short sleeve; without it, the sleeve reaches the wrist
 */
export function bentArm(side: 1 | -1, sleeve: Surface, below?: Surface): Mesh {
  const builder = new MeshBuilder();
  builder.add(tube(side, below ? { from: 0, to: SHORT, wider: LOOSE } : { from: 0, to: 1, wider: 0 }), sleeve);
  if (below) builder.add(tube(side, { from: SHORT - END * 2, to: 1, wider: 0 }), below);
  return builder.mesh();
}

function tube(side: 1 | -1, { from, to, wider }: { from: number; to: number; wider: number }): Shape {
  return gridShape(AROUND, ALONG, (u, v) => {
    const at = from + (to - from) * v;
    const along = Math.max(0, (Math.min(at, to - END) - DOME) / (1 - END - DOME));
    const angle = (u - 0.5) * 2 * Math.PI;
    // The shoulder is a part of a ball, and the other end is flat.
    const up = Math.min(1, Math.max(0, 1 - at / DOME));
    const closing = Math.min(1, Math.max(0, (to - at) / END));
    const radius = (SHOULDER + (WRIST - SHOULDER) * along + wider) * Math.sqrt(1 - up ** 2) * closing ** 0.4;
    const [x, y, z] = middleAt(along);
    const [, ahead, forward] = frontAt(along);
    const [aside, front] = [Math.sin(angle) * radius, Math.cos(angle) * radius];
    return [x * side + aside, y + up * (SHOULDER + wider) + front * ahead, z + front * forward];
  });
}

/** Returns a point of the middle line. @param along 0 at the shoulder, 1 at the wrist */
function middleAt(along: number): Vector {
  const [a, b, c] = [(1 - along) ** 2, 2 * along * (1 - along), along ** 2];
  const [shoulder, bend, wrist] = LINE;
  return [0, 1, 2].map(
    (axis) => a * (shoulder[axis] ?? 0) + b * (bend[axis] ?? 0) + c * (wrist[axis] ?? 0),
  ) as unknown as Vector;
}

/** Returns the direction that the front of the arm faces, which is square to its middle line. */
function frontAt(along: number): Vector {
  return unit(cross(minus(middleAt(along + 0.01), middleAt(along - 0.01)), [1, 0, 0]));
}
