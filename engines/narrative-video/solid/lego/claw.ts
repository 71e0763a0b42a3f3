import { gridShape } from '../../../drawing/solids/grid-shape.ts';
import { shifted, type Vector } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Surface } from '../../../drawing/solids/mesh.ts';
import { pill, roundedBox } from '../../../drawing/solids/shapes.ts';

/** A claw: the radius of its middle line, half of its thickness and half of its height, millimeters. */
const RING = { radius: 1.98, thick: 0.56, half: 1.45 };
/** Angles between which the ring is closed, radians counterclockwise from the right. It is open below, where bars click in. */
const [FROM, TO] = [-0.2 * Math.PI, 1.2 * Math.PI];
/** How square its cross-section is: 2 is an ellipse. Molded edges are crisp, but never sharp. */
const SQUARE = 6;
/** Columns around the cross-section and rows along the ring, and the share of the rows on each flat end. */
const [AROUND, ALONG, END] = [16, 17, 2 / 17];
/** Height of the claw's middle below the wrist, millimeters. */
const MIDDLE = 3.4;

/** Builds a hand that hangs from its wrist at the origin: a peg that fits into the arm, and a ring that is open below. */
export function clawOf(skin: Surface): Mesh {
  const builder = new MeshBuilder();
  builder.add(pill(16, 1.2, 2.6, 0.15), skin, shifted(0, -1.6, 0));
  builder.add(roundedBox(2.1, 1.1, RING.half * 1.8, 0.2, 1), skin, shifted(0, -MIDDLE + RING.radius - 0.2, 0));
  builder.add(gridShape(AROUND, ALONG, onRing), skin, shifted(0, -MIDDLE, 0));
  return builder.mesh();
}

/** Returns a point of the ring: `u` goes around its cross-section, and `v` along it from one flat end to the other. */
function onRing(u: number, v: number): Vector {
  const wide = Math.max(0, Math.min(1, v / END, (1 - v) / END));
  const turn = FROM + (TO - FROM) * Math.max(0, Math.min(1, (v - END) / (1 - 2 * END)));
  const angle = u * 2 * Math.PI;
  const out = RING.radius + RING.thick * wide * squared(Math.cos(angle));
  return [Math.cos(turn) * out, Math.sin(turn) * out, RING.half * wide * squared(Math.sin(angle))];
}

function squared(value: number): number {
  return Math.sign(value) * Math.abs(value) ** (2 / SQUARE);
}
