import { darken, type Rgb } from '../../../drawing/color.ts';
import { pitched, product, scaled, shifted } from '../../../drawing/solids/matrix.ts';
import type { MeshBuilder, Surface } from '../../../drawing/solids/mesh.ts';
import { lathe, pill, sphere } from '../../../drawing/solids/shapes.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { addCostumeHat } from '../costume-hats.ts';
import { addRolledCap } from '../rolled-cap.ts';
import { visible } from './visible-cloth.ts';

/** Hats sit a little farther down at the back. */
const TILTED = pitched(-0.08);

const BRASS: Surface = { color: [214, 168, 62], gloss: 0.5, sharpness: 40 };

/** Adds a hat to a head one unit high. @param isWoman whose officer's cap has a rolled brim instead of a visor */
export function addHat(builder: MeshBuilder, hat: NonNullable<CharacterSheet['hat']>, isWoman: boolean): void {
  const { kind, color, crown: top } = hat;
  const surface = (dye: Rgb): Surface => ({
    color: visible(dye),
    softness: 0.2,
    mottle: { size: 0.02, strength: 0.05 },
  });
  const cloth = surface(color);
  const seat = product(shifted(0, 0.27, -0.03), TILTED);
  if (addCostumeHat(hat, { builder, seat, sides: 32, surface })) return;
  if (top) {
    if (isWoman)
      addRolledCap(builder, { cloth, crown: top, badge: BRASS }, product(shifted(0, 0.25, -0.03), TILTED), 36);
    else officersCap(builder, cloth, top);
    return;
  }
  const crown = lathe(
    [
      [0.5, 0],
      [0.515, 0.08],
      [0.47, 0.2],
      [0.32, 0.3],
      [0, 0.34],
    ],
    28,
  );
  if (kind === 'brimmed') {
    builder.add(pill(32, 0.78, 0.05, 0.024), cloth, shifted(0, 0.3, -0.02));
    builder.add(pill(28, 0.48, 0.36, 0.1), cloth, shifted(0, 0.3, -0.03));
    return;
  }
  builder.add(crown, cloth, product(shifted(0, 0.27, -0.03), TILTED));
  if (kind === 'cap') addVisor(builder, { ...cloth, color: darken(color, 0.12) }, 0.3);
  else
    builder.add(
      pill(28, 0.53, 0.15, 0.06),
      { ...cloth, color: darken(color, 0.1) },
      product(shifted(0, 0.25, -0.03), TILTED),
    );
}

/** Builds the dark band, the wide light crown, the badge and the visor of an officer's cap. */
function officersCap(builder: MeshBuilder, cloth: Surface, crown: Rgb): void {
  const seat = product(shifted(0, 0.27, -0.03), TILTED);
  const band = [
    [0.5, 0],
    [0.515, 0.12],
    [0.49, 0.14],
  ] as const;
  const plate = [
    [0.49, 0.12],
    [0.55, 0.18],
    [0.575, 0.23],
    [0.565, 0.265],
    [0.51, 0.29],
    [0.3, 0.315],
    [0, 0.32],
  ] as const;
  builder.add(lathe(band, 36), cloth, seat);
  builder.add(lathe(plate, 36), { ...cloth, color: crown }, seat);
  builder.add(sphere(10, 7), BRASS, product(shifted(0, 0.375, 0.475), scaled(0.075, 0.07, 0.04)));
  addVisor(builder, { ...cloth, gloss: 0.4 }, 0.27);
}

/** Adds a visor: a thin disc whose front stands out of the cap. */
function addVisor(builder: MeshBuilder, surface: Surface, up: number): void {
  builder.add(pill(32, 0.42, 0.04, 0.018), surface, product(shifted(0, up, 0.19), pitched(0.2)));
}
