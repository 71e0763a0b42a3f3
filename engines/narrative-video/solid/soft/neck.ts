import { darken } from '../../../drawing/color.ts';
import { aligned, IDENTITY, minus, plus, product, scaled, type Vector } from '../../../drawing/solids/matrix.ts';
import type { Mesh } from '../../../drawing/solids/mesh.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Joint } from '../../acting/skeleton.ts';
import type { Placed } from '../solid-figure.ts';
import type { BodyCanon } from './canon.ts';
import { COLLARS } from './clothes.ts';
import { skinOf } from './head.ts';
import { neckwearOf } from './neckwear.ts';
import { evenly, type Ring, Tube } from './tube.ts';

/** A throat, with a rolled collar or what else is worn around it. */
export class Neck {
  readonly #collar: number | undefined;
  readonly #throat: Tube;
  readonly #roll: Tube;
  readonly #wear: Mesh | undefined;

  constructor(sheet: CharacterSheet, { tubes, cloth }: BodyCanon) {
    this.#collar = COLLARS[sheet.top.kind];
    this.#throat = new Tube(3, tubes, [skinOf(sheet)]);
    this.#roll = new Tube(ROLL.length, tubes * 2, [cloth(sheet.top.scarf ?? darken(sheet.top.color, 0.18))]);
    this.#wear = neckwearOf(sheet, cloth, tubes * 2);
  }

  /**
   * @param thick radius of the throat, meters
   * @param front direction that the chest faces
   */
  pose(at: (joint: Joint) => Vector, thick: number, front: Vector): Placed[] {
    const [chest, neck, skull] = [at('chest'), at('neck'), at('head')];
    const points = [plus(neck, minus(skull, neck), -0.8), neck, plus(skull, minus(skull, neck), 1.2)];
    const placed: Placed[] = [
      { mesh: this.#throat.shape(underChin(evenly(points, thick, thick)), front), matrix: IDENTITY },
    ];
    const up = minus(neck, chest);
    if (this.#wear)
      placed.push({ mesh: this.#wear, matrix: product(aligned(neck, plus(neck, up), front), scaled(thick)) });
    else if (this.#collar) {
      const size = thick * this.#collar;
      const rings = ROLL.map(([rise, wide]) => ({
        at: plus(neck, up, rise),
        across: size * wide,
        deep: size * wide * 0.97,
      }));
      placed.push({ mesh: this.#roll.shape(rings, front), matrix: IDENTITY });
    }
    return placed;
  }
}

/** Darkens a throat toward the chin above it. */
function underChin(rings: readonly Ring[]): Ring[] {
  return rings.map((ring, index) => ({ ...ring, open: [0.7, 0.62, 0.3][index] ?? 1 }));
}

/** Section of a rolled collar: heights in lengths of the upper chest, and widths. */
const ROLL = [
  [-0.2, 0.9],
  [-0.13, 1.02],
  [-0.02, 1.08],
  [0.09, 1.03],
  [0.14, 0.9],
  [0.13, 0.6],
] as const;
