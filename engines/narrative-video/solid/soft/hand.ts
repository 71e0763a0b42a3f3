import { scaled, type Vector } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Shape, type Surface } from '../../../drawing/solids/mesh.ts';
import { type DistanceField, surfaceNet } from '../../../drawing/solids/surface-net.ts';
import { CURLS, type HandShape } from './hand-shapes.ts';

// Looked up once, because distances are measured hundreds of thousands of times.
const { abs, max, min, sqrt } = Math;

/** A stretch of a finger or of the palm: its ends, and its radii there. */
interface Bone {
  from: Vector;
  to: Vector;
  thin: number;
  thick: number;
}

/** How each finger begins and how long it is, from the index finger on: its knuckle, and lengths of its three bones. */
const FINGERS = [
  { knuckle: [0.2, -0.5], bones: [0.2, 0.13, 0.1] },
  { knuckle: [0.07, -0.53], bones: [0.22, 0.15, 0.11] },
  { knuckle: [-0.06, -0.52], bones: [0.2, 0.14, 0.11] },
  { knuckle: [-0.18, -0.47], bones: [0.16, 0.11, 0.09] },
] as const;
/** Radii of a finger at its knuckle and at its tip, and of the palm at the wrist and at the knuckles. */
const [ROOT, TIP, WRIST, BACK] = [0.084, 0.058, 0.138, 0.086];
/** How much later bones bend than the first: the middle one bends most. */
const [MIDDLE, LAST] = [1, 0.55];
/** Distances over which a palm runs into its fingers, and the bones of a finger into each other. */
const [WEB, JOINT] = [0.07, 0.02];
/** Box around any hand. */
const BOX = { least: [-0.6, -1.14, -0.45], most: [0.24, 0.2, 0.68] } as const;
/** Side of a cell of the mesh. */
const CELL = 0.056;

/** The forms of left hands, each of which is built once. */
const forms = new Map<HandShape, Shape>();

/**
 * Builds a hand one unit long, which hangs from the wrist at the origin with its palm toward the body and its thumb ahead.
 * Four fingers that become thinner run out of one palm.
 */
export function handOf(shape: HandShape, side: 1 | -1, skin: Surface): Mesh {
  const form = forms.get(shape) ?? surfaceNet(handField(shape), BOX.least, BOX.most, CELL);
  forms.set(shape, form);
  return new MeshBuilder().add(form, skin, scaled(side, 1, 1)).mesh();
}

/** Returns the form of a left hand, whose palm faces the negative side of x. */
function handField(shape: HandShape): DistanceField {
  const { base, outer, spread, thumb } = CURLS[shape];
  const palm = FINGERS.map(
    ({ knuckle: [z, y] }): Bone => ({
      from: [0, -0.02, z * 0.4],
      to: [0, y, z],
      thick: WRIST,
      thin: BACK,
    }),
  );
  const fingers = FINGERS.map(({ knuckle: [z, y], bones }, index) => {
    const aside = (z - 0.01) * spread;
    const first = base[index] ?? 0;
    const bend = outer[index] ?? 0;
    let at: Vector = [0, y, z];
    let angle = first;
    let thick = ROOT * (index === 3 ? 0.9 : 1);
    return bones.map((long, bone): Bone => {
      if (bone > 0) angle += bend * (bone === 1 ? MIDDLE : LAST);
      const thin = thick - (ROOT - TIP) / 3;
      const to: Vector = [
        at[0] - Math.sin(angle) * long,
        at[1] - Math.cos(angle) * long,
        at[2] + aside * max(0, Math.cos(angle)) * long,
      ];
      const one = { from: at, to, thick, thin };
      [at, thick] = [to, thin];
      return one;
    });
  });
  const [ball, middle, end] = thumb.map(([x, y, z]): Vector => [-x, y, z]) as [Vector, Vector, Vector];
  const root: Vector = [-0.03, -0.08, 0.12];
  const thumbBones: Bone[] = [
    { from: root, to: ball, thick: 0.13, thin: 0.1 },
    { from: ball, to: middle, thick: 0.096, thin: 0.082 },
    { from: middle, to: end, thick: 0.082, thin: 0.064 },
  ];
  return (x, y, z) => {
    const palmAway = blended(palm, x, y, z, WEB);
    const heel = smooth(palmAway, awayFrom(thumbBones[0] as Bone, x, y, z), WEB);
    let nearest = smooth(heel, blended(thumbBones.slice(1), x, y, z, JOINT), JOINT * 2);
    for (const [first, ...others] of fingers) {
      const rooted = smooth(palmAway, awayFrom(first as Bone, x, y, z), WEB);
      nearest = min(nearest, min(rooted, blended([first as Bone, ...others], x, y, z, JOINT)));
    }
    return nearest;
  };
}

function blended(bones: readonly Bone[], x: number, y: number, z: number, width: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const bone of bones) nearest = smooth(nearest, awayFrom(bone, x, y, z), width);
  return nearest;
}

/** Returns the smaller of two distances, rounded where they are about equal. */
function smooth(one: number, other: number, width: number): number {
  const share = max(0, width - abs(one - other)) / width;
  return min(one, other) - share * share * width * 0.25;
}

function awayFrom({ from, to, thick, thin }: Bone, x: number, y: number, z: number): number {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const [px, py, pz] = [x - from[0], y - from[1], z - from[2]];
  const share = max(0, min(1, (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz)));
  const [ox, oy, oz] = [px - dx * share, py - dy * share, pz - dz * share];
  return sqrt(ox * ox + oy * oy + oz * oz) - (thick + (thin - thick) * share);
}
