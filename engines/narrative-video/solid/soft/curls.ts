import { product, scaled, shifted, type Vector } from '../../../drawing/solids/matrix.ts';
import type { MeshBuilder, Surface } from '../../../drawing/solids/mesh.ts';
import { sphere } from '../../../drawing/solids/shapes.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Skull } from './skull.ts';

const CURL = sphere(9, 6);
const COUNT = 92;
/** Distance of a curl's middle from the head's middle, relative to the scalp's. */
const OFF = 1.06;

/** Covers the scalp with balls, larger on top. @param tones surfaces of neighboring curls */
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
    const at = skull(direction);
    const size = 0.1 + 0.028 * Math.sin(curl * 1.7) + 0.02 * y;
    const place = product(shifted(at[0] * OFF, at[1] * OFF, at[2] * OFF), scaled(size, size * 0.92, size));
    builder.add(CURL, tones[curl % tones.length] as Surface, place);
  }
}
