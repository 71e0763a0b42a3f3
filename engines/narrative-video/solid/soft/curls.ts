import { gridShape } from '../../../drawing/solids/grid-shape.ts';
import { aligned, cross, plus, product, rolled, scaled, unit, type Vector } from '../../../drawing/solids/matrix.ts';
import type { MeshBuilder, Surface } from '../../../drawing/solids/mesh.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Skull } from './skull.ts';

const COUNT = 84;
/** Distance of a curl's middle from the head's middle, relative to the scalp's. */
const OFF = 1.1;
/** Rings and sides of a curl, and radians through which it winds. */
const [RINGS, SIDES, WOUND] = [11, 6, 7.4];
/** A curl winds in a plane around z, from its rim to its middle, and rises on its way. */
const CURL = gridShape(SIDES, RINGS, (u, share) => {
  const out: Vector = [Math.cos(share * WOUND), Math.sin(share * WOUND), 0];
  const [far, thick] = [0.82 - 0.58 * share, 0.42 * Math.sqrt(Math.min(1, share * 5 + 0.1, (1 - share) * 5 + 0.1))];
  const angle = u * Math.PI * 2;
  const middle: Vector = [out[0] * far, out[1] * far, 0.62 * share];
  return plus(plus(middle, out, Math.cos(angle) * thick), [0, 0, 1], Math.sin(angle) * thick);
});

/** Covers the scalp with wound curls, larger on top. @param tones surfaces of neighboring curls */
export function addCurls(
  builder: MeshBuilder,
  skull: Skull,
  { hair }: CharacterSheet,
  tones: readonly Surface[],
): void {
  for (let curl = 0; curl < COUNT; curl += 1) {
    const y = 1 - ((curl + 0.5) / COUNT) * 1.5;
    const turn = curl * 2.39996;
    const around = Math.sqrt(Math.max(0, 1 - y * y));
    const direction: Vector = [Math.sin(turn) * around, y, Math.cos(turn) * around];
    const line = direction[2] > 0.1 ? (hair.fringe ? 0.4 : 0.5) - Math.max(0, Math.abs(direction[0]) - 0.55) : -0.3;
    if (y < line) continue;
    const at = skull(direction).map((value) => value * OFF) as unknown as Vector;
    const size = 0.128 + 0.028 * Math.sin(curl * 1.7) + 0.02 * y;
    const level = unit(cross([0.1, 1, 0.2], direction));
    const frame = aligned(at, plus(at, cross(direction, level)), direction);
    builder.add(CURL, tones[curl % tones.length] as Surface, product(frame, rolled(curl * 2.1), scaled(size)));
  }
}
