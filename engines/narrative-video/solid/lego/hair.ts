import { darken } from '../../../drawing/color.ts';
import { product, rolled, scaled, shifted } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder } from '../../../drawing/solids/mesh.ts';
import { lathe, pill, roundedBox, sphere } from '../../../drawing/solids/shapes.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { molded, plastic } from './plastic.ts';

const BALL = sphere(20);

/**
 * Builds the piece that clips onto the head's stud: hair by length and texture, or a hat. Millimeters from the neck.
 */
export function hairPiece({ hair, hat }: CharacterSheet): Mesh {
  const builder = new MeshBuilder();
  const color = molded(hair.color);
  const surface = plastic(color, { gloss: 0.6, sharpness: 45 });
  const strand = plastic(darken(color, 0.08), { gloss: 0.6, sharpness: 45 });
  const ball = (x: number, y: number, z: number, wide: number, tall: number, deep: number, isStrand = false) =>
    builder.add(BALL, isStrand ? strand : surface, product(shifted(x, y, z), scaled(wide, tall, deep)));
  const { length, texture, fringe, parting } = hair;
  if (hat) {
    const tone = plastic(molded(hat.color));
    if (hat.kind === 'brimmed') {
      builder.add(pill(24, 8.6, 1, 0.4), tone, shifted(0, 7.4, 0));
      builder.add(pill(22, 5.6, 5, 1), tone, shifted(0, 7.6, 0));
    } else {
      builder.add(
        lathe(
          [
            [5.7, 0],
            [5.8, 1.5],
            [5.2, 4],
            [3, 5.8],
            [0, 6.2],
          ],
          24,
        ),
        tone,
        shifted(0, 6.6, -0.1),
      );
      if (hat.kind === 'cap') builder.add(roundedBox(8.6, 0.8, 5, 0.35), tone, shifted(0, 6.7, 6.6));
      else builder.add(pill(22, 6, 1.8, 0.5), plastic(darken(molded(hat.color), 0.12)), shifted(0, 6.2, 0));
    }
  } else if (length === 'bald') return builder.mesh();
  else if (texture === 'curly') {
    for (let curl = 0; curl < 30; curl += 1) {
      const angle = curl * 2.4;
      const up = 0.15 + (curl / 30) * 0.85;
      const reach = Math.sqrt(1 - up * up * 0.82) * 5.6;
      const z = Math.cos(angle) * reach - 0.7;
      if (z > 3.2 && up < 0.62) continue;
      ball(Math.sin(angle) * reach, 5.4 + up * 5.4, z, 2.2, 2, 2.2, curl % 3 === 0);
    }
  } else {
    // The crown sits a little behind the face, so that the forehead shows.
    ball(0, 7.9, -0.5, 5.75, 4.2, 5.75);
    const side = parting === 'left' ? -1 : parting === 'right' ? 1 : 0;
    ball(side * 1.6, 10.3, 0.6, 4.2, 1.9, 4.4, true);
    if (fringe) for (const x of [-3, -1, 1, 3]) ball(x, 8.5, 4.2 - Math.abs(x) * 0.35, 1.35, 1.6, 1.2, x % 3 === 0);
    else if (side === 0) for (const x of [-2.7, 2.7]) ball(x, 9, 3.4, 2.4, 1.3, 1.7, x > 0);
    else ball(-side * 1.3, 9.1, 3.7, 4, 1.4, 1.7);
  }
  if (length !== 'bald' && length !== 'cropped' && texture !== 'curly') {
    for (const x of [-1, 1]) ball(x * 4.9, 6.2, -0.6, 0.95, 2.8, 2.4);
    builder.add(roundedBox(9.8, 5, 3.4, 1.5), surface, shifted(0, 3.4, -3.8));
  }
  if (length === 'medium' || length === 'long') {
    const low = length === 'long' ? -8.4 : -1.6;
    builder.add(roundedBox(12, 8 - low, 3.6, 1.6), surface, shifted(0, low, -4.6));
    for (const x of [-1, 1]) {
      builder.add(
        roundedBox(2.2, 8.4 - low, 3.8, 1),
        strand,
        product(shifted(x * 5.7, low + 0.4, -2), rolled(x * 0.05)),
      );
      if (texture !== 'straight')
        for (let wave = 0; wave < 3; wave += 1)
          ball(x * (5.9 + (wave % 2) * 0.5), low + 1.5 + wave * 3, -1.6, 1.5, 1.9, 1.9);
    }
    for (const x of [-2.6, 0, 2.6]) builder.add(pill(10, 1.3, 8 - low, 1), strand, shifted(x, low + 0.3, -6));
  }
  return builder.mesh();
}
