import { IDENTITY } from '../../../drawing/solids/matrix.ts';
import type { Surface } from '../../../drawing/solids/mesh.ts';
import { type CharacterSheet, hasOwnSkirt } from '../../../people/character-sheet.ts';
import type { Placed } from '../solid-figure.ts';
import type { BodyCanon } from './canon.ts';
import { type SkirtKind, skirtOf, skirtRingCount, skirtRings } from './skirts.ts';
import type { Stance } from './stance.ts';
import { Tube } from './tube.ts';

/** Width of what is worn over the clothes, relative to theirs. */
const OVER = 1.06;

/** What hangs from the hips: a skirt, and over it an apron, a tabard or the lower part of a coat. */
export class HangingClothes {
  readonly #layers: readonly { kind: SkirtKind; tube: Tube; wide: number }[];

  constructor(sheet: CharacterSheet, { tubes, cloth }: Pick<BodyCanon, 'tubes' | 'cloth'>) {
    const layer = (kind: SkirtKind, surface: Surface, wide: number) => ({
      kind,
      tube: new Tube(skirtRingCount(kind), tubes + 8, [{ ...surface, isThin: true }]),
      wide,
    });
    const skirt = skirtOf(sheet);
    const { over } = sheet.top;
    const { color } = hasOwnSkirt(sheet.top) ? sheet.top : sheet.bottom;
    this.#layers = [
      ...(skirt ? [layer(skirt, cloth(color), 1)] : []),
      ...(over && over.kind !== 'vest' ? [layer(over.kind, cloth(over.color), OVER)] : []),
    ];
  }

  /** @param size half of the hips' width, and half of the trunk's depth, meters */
  pose({ at, height, wide, front }: Stance, size: { hips: number; deep: number }): Placed[] {
    return this.#layers.map((layer) => ({
      mesh: layer.tube.shape(
        skirtRings(at, height, size.hips * layer.wide, size.deep * wide * layer.wide, layer.kind),
        front,
      ),
      matrix: IDENTITY,
    }));
  }
}
