import { mix, type Rgb, saturate } from '../../../drawing/color.ts';
import type { Matrix } from '../../../drawing/solids/matrix.ts';
import { product, scaled, shifted, turned } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Surface } from '../../../drawing/solids/mesh.ts';
import { box, lathe, sphere } from '../../../drawing/solids/shapes.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { naturalSkin } from '../../../people/skin-tone.ts';
import { type FaceState, isCrying } from '../../acting/face-state.ts';
import { addCostumeHat } from '../costume-hats.ts';
import { hairTone } from '../hair-tone.ts';
import { addRolledCap } from '../rolled-cap.ts';
import type { LivingHead } from '../soft/canon.ts';
import { addLocks } from '../soft/locks.ts';
import { hairPush, layer, skullOf } from '../soft/skull.ts';
import { tearsOn } from '../soft/tears.ts';
import { visible } from '../soft/visible-cloth.ts';
import type { Placed } from '../solid-figure.ts';
import { blushOf } from './complexion.ts';
import { faceKey, painted } from './face.ts';
import { strandsOf } from './strands.ts';

/** Frame of a hat's lower edge. */
const HAT_SEAT = product(shifted(0, 0.25, -0.03), scaled(1.08));
const CURL = sphere(5, 3);
/** Rings and sides of a lock of hair. */
const COARSE = { rings: 5, sides: 3 };

/** Builds a head of few triangles with a face painted on it. */
export function paintedHead(person: CharacterSheet): LivingHead {
  const sheet = { ...person, skin: saturate(naturalSkin(person.skin), 1.15) };
  const meshes = new Map<string, Mesh>();
  const skull = skullOf(sheet);
  const tears = tearsOn(skull, sheet.skin, 5, { large: 1.3, lid: 0.02 });
  const made = (face: FaceState): Mesh => {
    const key = faceKey(face);
    const known = meshes.get(key);
    if (known) return known;
    const builder = new MeshBuilder();
    builder.add(
      layer(skull, () => 0, 12, 12),
      { ...skinOf(sheet), texture: painted(sheet, face) },
    );
    const nose = { ...skinOf(sheet), color: mix(sheet.skin, blushOf(sheet.skin), 0.12) };
    builder.add(sphere(6, 4), nose, product(shifted(0, -0.05, 0.43), scaled(0.042, 0.08, 0.066)));
    const [hair] = paintedHair(sheet) as [Surface];
    if (sheet.hair.length !== 'bald') builder.add(layer(skull, hairPush(sheet), 12, 9), hair);
    if (sheet.hair.texture !== 'curly') addLocks(builder, skull, sheet, [hair], COARSE);
    if (sheet.hair.texture === 'curly' && sheet.hair.length !== 'cropped' && !sheet.hat) addCurls(builder, hair);
    const isCostume =
      sheet.hat && addCostumeHat(sheet.hat, { builder, seat: HAT_SEAT, sides: 10, surface: (color) => ({ color }) });
    if (isCostume) {
      // Only costumes have such hats.
    } else if (sheet.hat?.crown && sheet.presentation === 'feminine') {
      const { color, crown } = sheet.hat;
      addRolledCap(builder, { cloth: { color: visible(color) }, crown, badge: BRASS }, shifted(0, 0.27, -0.03), 11);
    } else if (sheet.hat?.crown) officersCap(builder, sheet.hat.color, sheet.hat.crown);
    else if (sheet.hat)
      builder.add(
        lathe(
          [
            [0.55, 0],
            [0.55, 0.09],
            [0.43, 0.26],
            [0, 0.32],
          ],
          9,
        ),
        { color: sheet.hat.color },
        shifted(0, 0.26, -0.04),
      );
    const mesh = builder.mesh();
    meshes.set(key, mesh);
    return mesh;
  };
  return {
    pose: (frame: Matrix, face: FaceState): Placed[] => [
      { mesh: made(face), matrix: frame },
      ...(isCrying(face) ? [{ mesh: tears, matrix: frame }] : []),
    ],
  };
}

/** Skin of few triangles. Light spreads over it, because the dark side of a facet would look like a beard. */
function skinOf({ skin }: CharacterSheet): Surface {
  return { color: skin, softness: 1, glow: 0.3 };
}

const BRASS: Surface = { color: [214, 168, 62] };

/** Builds the band, the wide crown, the badge and the visor of an officer's cap of few triangles. */
function officersCap(builder: MeshBuilder, color: Rgb, crown: Rgb): void {
  const band = [
    [0.55, 0],
    [0.56, 0.15],
  ] as const;
  const plate = [
    [0.56, 0.14],
    [0.7, 0.26],
    [0.52, 0.34],
    [0, 0.36],
  ] as const;
  const seat = shifted(0, 0.26, -0.04);
  builder.add(lathe(band, 9), { color }, seat);
  builder.add(lathe(plate, 9), { color: crown }, seat);
  builder.add(sphere(5, 3), BRASS, product(shifted(0, 0.36, 0.5), scaled(0.1, 0.09, 0.06)));
  builder.add(box(), { color }, product(shifted(0, 0.28, 0.58), scaled(0.7, 0.05, 0.34)));
}

/** Covers the crown with balls of few triangles. */
function addCurls(builder: MeshBuilder, surface: Surface): void {
  for (let curl = 0; curl < 17; curl += 1) {
    const up = 0.22 + (curl / 16) * 0.7;
    const reach = Math.sqrt(1 - up * up) * 0.54;
    const turn = curl * 2.39996;
    const z = Math.cos(turn) * reach - 0.04;
    if (z > 0.3 && up < 0.5) continue;
    builder.add(CURL, surface, product(shifted(Math.sin(turn) * reach, up * 0.58, z), turned(curl), scaled(0.16)));
  }
}

/** Returns hair with painted strands. */
export function paintedHair(sheet: Pick<CharacterSheet, 'hair'>): Surface[] {
  const color = hairTone(sheet);
  return [{ color, texture: strandsOf(color) }];
}
