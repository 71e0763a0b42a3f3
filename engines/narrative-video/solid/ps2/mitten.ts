import { minus, plus, scaled, type Vector } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Surface } from '../../../drawing/solids/mesh.ts';
import { CURLS, type HandShape } from '../soft/hand-shapes.ts';
import { type Ring, Tube } from '../soft/tube.ts';

/** Sides of a palm and of the fingers, and of a thumb. */
const [SIDES, THUMB_SIDES] = [6, 4];
/** The palm: how far down each ring is, half of its width and half of its depth. */
const PALM = [
  [0.04, 0.16, 0.13],
  [-0.14, 0.21, 0.13],
  [-0.46, 0.28, 0.11],
  [-0.52, 0.25, 0.09],
] as const;
/** Blocks of fingers: the index finger, and the three others, which bend as the ring finger does. */
const BLOCKS = [
  { finger: 0, z: 0.15, half: 0.1, long: 0.38 },
  { finger: 2, z: -0.08, half: 0.19, long: 0.42 },
] as const;
/** Shares of a block's length at which it bends, and how much it narrows to its end. */
const JOINTS = [0, 0.46, 0.8, 1];
const NARROWS = 0.16;
/** Half of the depth of fingers, and of a thumb. */
const [DEEP, THUMB] = [0.085, 0.08];

/** Builds a mitten one unit long, whose index finger and thumb are apart. Its palm faces the body. */
export function mittenOf(shape: HandShape, side: 1 | -1, skin: Surface): Mesh {
  const { base, outer, thumb } = CURLS[shape];
  const builder = new MeshBuilder();
  const add = (rings: readonly Ring[], sides: number) =>
    builder.add(new Tube(rings.length, sides, [skin]).shape(rings, [-1, 0, 0]), skin, scaled(side, 1, 1));
  add(
    PALM.map(([y, across, deep]) => ({ at: [0, y, 0], across, deep })),
    SIDES,
  );
  for (const { finger, z, half, long } of BLOCKS) {
    let at: Vector = [0, -0.44, z];
    let angle = base[finger] ?? 0;
    const rings = JOINTS.map((share, joint): Ring => {
      const before = JOINTS[joint - 1] ?? 0;
      if (joint > 1) angle += (outer[finger] ?? 0) * (joint === 2 ? 1 : 0.5);
      const step = (share - before) * long + (joint === 1 ? 0.06 : 0);
      at = plus(at, [-Math.sin(angle), -Math.cos(angle), 0], step);
      const size = 1 - NARROWS * share;
      return { at, across: half * size, deep: DEEP * size };
    });
    add(rings, SIDES);
  }
  const points: Vector[] = [[-0.02, -0.12, 0.12], ...thumb.map(([x, y, z]): Vector => [-x, y, z])];
  const last = points.at(-1) as Vector;
  const tip = plus(last, minus(last, points.at(-2) as Vector), 0.1);
  const rings = [...points, tip].map((at, index): Ring => {
    const size = THUMB * ([1.2, 1.1, 1, 0.85, 0.45][index] ?? 1);
    return { at, across: size, deep: size };
  });
  add(rings, THUMB_SIDES);
  return builder.mesh();
}
