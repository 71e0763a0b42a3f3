import { darken } from '../../../drawing/color.ts';
import { aligned, product, scaled, shifted, type Vector } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder } from '../../../drawing/solids/mesh.ts';
import { lathe, pill, roundedBox, sphere } from '../../../drawing/solids/shapes.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { addCostumeHat } from '../costume-hats.ts';
import { hairTone } from '../hair-tone.ts';
import { addRolledCap } from '../rolled-cap.ts';
import { hairShell, isShortCut } from './hair-shell.ts';
import { molded, moldedHair, plastic } from './plastic.ts';
import { curlPrint, strandPrint } from './strand-print.ts';

const BALL = sphere(10, 7);
const CURL = sphere(14, 8);
/** The hard gloss of hair pieces, whose highlights have clear edges. */
const GLOSSY = { gloss: 0.8, sharpness: 90 };
const CAP_SIDES = 48;
/** Hats that leave the hair on top of a head free. */
const OPEN: ReadonlySet<NonNullable<CharacterSheet['hat']>['kind']> = new Set(['crown', 'tiara', 'nurse', 'beret']);
const BRASS = plastic([214, 168, 62], { gloss: 0.6, sharpness: 45 });

/**
 * Builds the piece that clips onto the head's stud: hair by length and texture, or a hat. Millimeters from the neck.
 */
export function hairPiece({ hair, hat, presentation }: CharacterSheet): Mesh {
  const builder = new MeshBuilder();
  const color = moldedHair(hairTone({ hair }));
  const surface = plastic(color, GLOSSY);
  const combed = { ...surface, texture: strandPrint(color, hair.parting === 'left' ? 1 : -1, isCombed(hair)) };
  const { length, texture, fringe } = hair;
  if (hat) {
    const isOpen = OPEN.has(hat.kind);
    // Below a hat, the hair is seen at the back and at the sides.
    if (length !== 'bald' && (length !== 'cropped' || isOpen))
      builder.add(
        hairShell(isOpen ? { ...hair, texture: 'straight' } : { ...hair, fringe: false }, !isOpen),
        combed,
        isOpen ? scaled(1) : product(shifted(0, 0, -0.2), scaled(0.99, 0.86, 0.99)),
      );
    const tone = plastic(molded(hat.color));
    const seat = product(shifted(0, isOpen ? 8 : 7.3, -0.1), scaled(isOpen ? 12 : 11.4));
    if (addCostumeHat(hat, { builder, seat, sides: CAP_SIDES, surface: (dye) => plastic(molded(dye)) })) {
      return builder.mesh();
    }
    if (hat.kind === 'brimmed') {
      builder.add(pill(24, 7.6, 0.9, 0.4), tone, shifted(0, 8.3, 0));
      builder.add(pill(22, 5.4, 4.2, 1), tone, shifted(0, 8.4, 0));
    } else if (hat.crown && presentation === 'feminine') {
      const colors = { cloth: tone, crown: molded(hat.crown), badge: BRASS };
      addRolledCap(builder, colors, product(shifted(0, 7.6, -0.1), scaled(11.2)), CAP_SIDES);
    } else if (hat.crown) {
      const band = [
        [5.7, 0],
        [5.9, 2],
      ] as const;
      const plate = [
        [5.9, 1.9],
        [7.2, 3.6],
        [6.8, 4.4],
        [0, 5.2],
      ] as const;
      builder.add(lathe(band, 24), tone, shifted(0, 7.3, -0.1));
      builder.add(lathe(plate, 24), plastic(molded(hat.crown)), shifted(0, 7.3, -0.1));
      builder.add(BALL, BRASS, product(shifted(0, 8.7, 5.7), scaled(1.2, 1.1, 0.6)));
      builder.add(roundedBox(8, 0.8, 3.4, 0.35), tone, shifted(0, 7.4, 6.2));
    } else {
      builder.add(
        lathe(
          [
            [5.7, 0],
            [5.8, 1.5],
            [5.2, 3.4],
            [3, 4.9],
            [0, 5.3],
          ],
          24,
        ),
        tone,
        shifted(0, 7.5, -0.1),
      );
      if (hat.kind === 'cap') builder.add(roundedBox(8, 0.8, 3.4, 0.35), tone, shifted(0, 7.8, 6.2));
      else builder.add(pill(22, 6, 1.8, 0.5), plastic(darken(molded(hat.color), 0.12)), shifted(0, 7.1, 0));
    }
  } else if (length === 'bald') return builder.mesh();
  else if (texture === 'curly') {
    const low = length === 'long' ? -0.5 : length === 'medium' ? -0.2 : length === 'bob' ? -0.1 : 0.05;
    const count = low < 0 ? 76 : 58;
    builder.add(hairShell({ ...hair, texture: 'straight', length: 'short' }, true), surface, scaled(0.97, 0.9, 0.97));
    const curled = { ...surface, texture: curlPrint(color) };
    for (let curl = 0; curl < count; curl += 1) {
      const angle = curl * 2.39996;
      const up = low + (curl / count) * (1 - low);
      const reach = Math.sqrt(1 - up * up * 0.82) * (6.3 - Math.min(0, up) * 1.6);
      const z = Math.cos(angle) * reach - 0.7;
      if (z > 2.2 && up < (fringe ? 0.42 : 0.52)) continue;
      const at: Vector = [Math.sin(angle) * reach, 5.4 + up * 6, z];
      const out: Vector = [at[0] * 2, 5.4 + up * 12, z * 2];
      builder.add(CURL, curled, product(aligned(at, out), scaled(1.9, 1.7, 1.9)));
    }
  } else {
    builder.add(hairShell(hair), combed);
  }
  return builder.mesh();
}

/** Whether the hair of a short cut is combed over to one side. */
function isCombed(hair: CharacterSheet['hair']): boolean {
  return isShortCut(hair) && hair.length !== 'cropped' && !hair.fringe;
}
