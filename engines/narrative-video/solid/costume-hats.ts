import { product, scaled, shifted } from '../../drawing/solids/matrix.ts';
import { lathe, sphere } from '../../drawing/solids/shapes.ts';
import type { CharacterSheet } from '../../people/character-sheet.ts';
import type { Hatter } from './hatter.ts';
import { CLOSE_HATS } from './helmets-and-crowns.ts';
import { WIDE_HATS } from './wide-hats.ts';

/** Adds a hat that only stories name. Returns whether the hat is one of these. */
export function addCostumeHat(hat: NonNullable<CharacterSheet['hat']>, hatter: Hatter): boolean {
  const { builder, seat, sides, surface } = hatter;
  const add = WIDE_HATS[hat.kind] ?? CLOSE_HATS[hat.kind];
  const cloth = surface(hat.color);
  add?.({
    ...hatter,
    hat,
    cloth,
    round: (profile, color = hat.color) => builder.add(lathe(profile, sides), { ...cloth, color }, seat),
    ball: (at, size, color) =>
      builder.add(
        sphere(Math.max(5, sides >> 1)),
        { ...cloth, color },
        product(seat, shifted(...at), scaled(size[0] / 2, size[1] / 2, size[2] / 2)),
      ),
  });
  return add !== undefined;
}
