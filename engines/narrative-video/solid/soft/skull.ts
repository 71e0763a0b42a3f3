import { smoothstep } from '../../../drawing/motion.ts';
import { noise } from '../../../drawing/noise.ts';
import { gridShape } from '../../../drawing/solids/grid-shape.ts';
import type { Vector } from '../../../drawing/solids/matrix.ts';
import type { Shape } from '../../../drawing/solids/mesh.ts';
import { meanNormals } from '../../../drawing/solids/normals.ts';
import { sphere } from '../../../drawing/solids/shapes.ts';
import { type CharacterSheet, featuresIn } from '../../../people/character-sheet.ts';

/**
 * Maps a direction to a point of a head that is one unit high from chin to crown, with its middle at the origin, facing
 * +z. Every layer on it (hair, beard, mouth) is the same skin moved outward or inward.
 */
export type Skull = (direction: Vector) => Vector;

const WIDTHS: Readonly<Record<CharacterSheet['face'], { wide: number; jaw: number; cheeks: number }>> = {
  round: { wide: 0.48, jaw: 0.82, cheeks: 0.06 },
  oval: { wide: 0.445, jaw: 0.74, cheeks: 0.05 },
  square: { wide: 0.45, jaw: 0.92, cheeks: 0.03 },
  long: { wide: 0.41, jaw: 0.76, cheeks: 0.03 },
  heart: { wide: 0.465, jaw: 0.62, cheeks: 0.055 },
};

/** How much broader the broadest jaw is, and how much narrower the longest face. */
const [BROADEST, LONGEST] = [0.13, 0.075];

export function skullOf(sheet: Pick<CharacterSheet, 'face' | 'features' | 'age' | 'presentation'>): Skull {
  const { face, age, presentation } = sheet;
  const own = featuresIn(sheet);
  const { wide: usual, jaw: kind, cheeks } = WIDTHS[face];
  const [wide, broad] = [usual * (1 - LONGEST * own.length), kind * (1 + BROADEST * own.jaw)];
  // Men's jaws are broader than those of women and children.
  const jaw = broad * (presentation === 'feminine' ? 0.92 : age === 'child' ? 1 : 1.14);
  const baby = age === 'child' ? 0.04 : 0;
  return ([x, y, z]) => {
    const low = y < 0 ? -y : 0;
    const narrow = 1 - (1 - jaw) * low ** 1.4;
    const chin = 1 - 0.1 * low * low * (z < 0 ? 1.6 : 0);
    const cheek = (cheeks + baby) * Math.exp(-(((y + 0.32) / 0.3) ** 2)) * Math.max(0, z + 0.2);
    const front = z > 0 ? 0.94 - 0.05 * Math.max(0, y) : 1.04;
    // The chin stands out under the lips.
    const tip = z > 0 ? 0.05 * Math.exp(-(((y + 0.84) / 0.2) ** 2) - (x / 0.34) ** 2) : 0;
    return [x * (wide + cheek) * narrow, y * 0.5, z * 0.47 * front * chin + cheek * 0.3 + low * low * 0.025 + tip];
  };
}

/** Pushes each point of the skull outward by a share of its distance from the middle. Normals follow the new form. */
export function layer(skull: Skull, push: (direction: Vector) => number, sides: number, rings: number): Shape {
  const ball = sphere(sides, rings);
  const positions = new Float32Array(ball.positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const direction: Vector = [
      ball.positions[at] as number,
      ball.positions[at + 1] as number,
      ball.positions[at + 2] as number,
    ];
    const [x, y, z] = skull(direction);
    const out = 1 + push(direction);
    positions.set([x * out, y * out, z * out], at);
  }
  return { ...ball, positions, normals: meanNormals(positions, ball.corners, sides + 1) };
}

/**
 * Returns a patch of the skull's skin on the face, with one texture over all of it. Its middle, width and height are in
 * radians.
 * @param lift how far it is pushed outward, as a share of the distance from the middle, by turn and rise in radians
 * @param sink how far its edges are inside the skin around it, in the same shares. The light on it stays that of the
 *   surface which is not sunk: it would draw a line along a slope
 * @param grid numbers of its columns and rows
 */
export function patch(
  skull: Skull,
  middle: number,
  wide: number,
  tall: number,
  lift: (turn: number, rise: number) => number,
  { grid: [columns, rows] = [18, 12], sink }: { grid?: readonly [number, number]; sink?: typeof lift } = {},
): Shape {
  const on = (u: number, v: number, out: typeof lift): Vector => {
    const [turn, rise] = [(u - 0.5) * wide, middle + (0.5 - v) * tall];
    const [x, y, z] = skull([Math.sin(turn) * Math.cos(rise), Math.sin(rise), Math.cos(turn) * Math.cos(rise)]);
    const by = 1 + out(turn, rise);
    return [x * by, y * by, z * by];
  };
  const lifted = gridShape(columns, rows, (u, v) => on(u, v, lift));
  if (!sink) return lifted;
  const { uvs } = lifted;
  const positions = lifted.positions.map((_, at) => {
    const vertex = Math.floor(at / 3) * 2;
    const place = on(
      uvs[vertex] as number,
      uvs[vertex + 1] as number,
      (turn, rise) => lift(turn, rise) - sink(turn, rise),
    );
    return place[at % 3] as number;
  });
  return { ...lifted, positions };
}

/** How much farther full hair stands from the skull. */
const FULL = 0.15;

/**
 * Returns how far hair stands out from the skull. It grows above a line over the forehead, in front of the ears and
 * around the neck.
 */
export function hairPush({ hair, hat }: CharacterSheet): (direction: Vector) => number {
  const { length, texture, fringe, parting, recedes, full } = hair;
  const usual =
    length === 'cropped' ? 0.045 : recedes ? 0.08 : texture === 'curly' ? 0.2 : length === 'short' ? 0.11 : 0.13;
  const isEven = length === 'cropped' || recedes === true;
  const side = isEven || parting === 'middle' ? 0 : parting === 'left' ? -1 : 1;
  return ([x, y, z]) => {
    const front = smoothstep(-0.1, 0.35, z);
    const forehead = recedes
      ? 0.7 + 0.16 * Math.exp(-(((Math.abs(x) - 0.42) / 0.15) ** 2))
      : fringe
        ? 0.4 - 0.1 * Math.sin(x * 9) * 0.3
        : 0.55 +
          (side === 0 ? 0.08 * Math.cos(x * 3) : 0.2 * Math.exp(-(((x - side * 0.25) / 0.3) ** 2)) - 0.08 * side * x);
    // Short hair ends in the nape, lower than beside the face.
    const nape = -0.42 - 0.3 * smoothstep(-0.05, -0.5, z);
    const line = forehead * front + (length === 'cropped' || length === 'short' ? nape : -0.75) * (1 - front);
    const temple = -0.34 * smoothstep(0.42, 0.72, Math.abs(x)) * front;
    const inside = smoothstep(line + temple - 0.03, line + temple + 0.14, y);
    const strands =
      texture === 'curly'
        ? 0.11 * (noise(x * 5 + 7, y * 5 + z * 5) - 0.5) + 0.05 * (noise(x * 11, y * 11 + z * 9) - 0.5)
        : (texture === 'wavy' ? 0.018 : 0.011) *
          Math.sin((x - side * 0.3 + z * 0.4) * 26 + y * (texture === 'wavy' ? 8 : 3));
    // Full hair stands out most above the ears, and narrows to the nape.
    const thick = usual + (full ? FULL * smoothstep(-0.6, -0.1, y) : 0);
    const volume =
      thick * (0.72 + 0.4 * Math.max(0, y)) +
      (side === 0 ? 0 : 0.05 * Math.max(0, -side * x + 0.1) * Math.max(0, y) * front);
    // A hat presses only the hair under it.
    const pressed = hat ? 1 - 0.65 * smoothstep(0.2, 0.5, y) : 1;
    return inside * (volume * pressed + strands) - (1 - inside) * 0.09;
  };
}

/** Returns how far a beard stands out from the skull. It grows along the jaw; a goatee grows only on the chin. */
export function beardPush(beard: CharacterSheet['beard']): (direction: Vector) => number {
  const thick = { none: 0, stubble: 0.006, mustache: 0, goatee: 0.06, full: 0.085 }[beard];
  return ([x, y, z]) => {
    const jaw =
      beard === 'goatee'
        ? smoothstep(0.42, 0.3, Math.abs(x)) * smoothstep(-0.5, -0.62, y)
        : smoothstep(
            -0.2 - 0.34 * smoothstep(0.75, 0.2, Math.abs(x)),
            -0.36 - 0.34 * smoothstep(0.75, 0.2, Math.abs(x)),
            y,
          );
    const inside = jaw * smoothstep(-0.15, 0.1, z);
    return inside * (thick + 0.012 * noise(x * 14, y * 14)) - (1 - inside) * 0.07;
  };
}
