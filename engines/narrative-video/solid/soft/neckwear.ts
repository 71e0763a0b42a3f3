import { pitched, product, scaled, shifted, turned } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Surface } from '../../../drawing/solids/mesh.ts';
import { lathe, prism, sphere } from '../../../drawing/solids/shapes.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { tieOf } from './clothes.ts';

/** The metal of a space suit's ring. */
const METAL: Surface = { color: [74, 77, 86], gloss: 0.7, sharpness: 34, sheen: 0.7 };

/**
 * Builds what stands around a neck: the ring onto which a helmet locks, or the collar of a shirt under a jacket with the
 * knot of a tie. Its unit is the neck's radius, its origin the root of the neck, and it faces +z. Undefined if the clothes
 * have neither.
 * @param sides number of sides of round forms
 */
export function neckwearOf(
  sheet: CharacterSheet,
  cloth: (color: Surface['color']) => Surface,
  sides: number,
): Mesh | undefined {
  const { kind, accent } = sheet.top;
  const tie = tieOf(sheet.top);
  const builder = new MeshBuilder();
  if (kind === 'spacesuit') {
    builder.add(lathe(RING, sides), METAL);
    return builder.mesh();
  }
  if (kind !== 'jacket' || !accent) return undefined;
  const shirt = cloth(accent);
  builder.add(lathe(STAND, sides), shirt, pitched(0.12));
  for (const side of [-1, 1] as const) {
    const leaf = product(shifted(0, 0.34, 1.1), turned(side * 0.36), pitched(-0.42), scaled(side, 1, 1));
    builder.add(prism(POINT, 0.1), shirt, leaf);
  }
  if (tie) {
    const knot = product(shifted(0, -0.42, 1.36), pitched(-0.3), scaled(0.28, 0.66, 0.16));
    builder.add(sphere(Math.max(6, Math.round(sides / 2)), Math.max(4, Math.round(sides / 3))), cloth(tie), knot);
  }
  return builder.mesh();
}

/** Section of the ring: radius and height. */
const RING = [
  [1.1, -0.42],
  [1.64, -0.32],
  [1.74, -0.22],
  [1.74, -0.22],
  [1.74, 0.24],
  [1.74, 0.24],
  [1.6, 0.38],
  [1.38, 0.38],
  [1.32, 0.3],
  [1.28, -0.2],
] as const;

/** Section of the band that stands around the neck. */
const STAND = [
  [1.5, -0.62],
  [1.26, -0.1],
  [1.16, 0.28],
  [1.1, 0.36],
  [1.02, 0.3],
] as const;

/** One point of a collar, seen from the front, from the middle of the throat to the side of the neck. */
const POINT = [
  [0.02, 0],
  [0.5, -0.98],
  [0.98, -0.34],
  [0.8, 0.1],
] as const;
