import { createCanvas } from '@napi-rs/canvas';
import { css, darken } from '../../../drawing/color.ts';
import { IDENTITY } from '../../../drawing/solids/matrix.ts';
import type { Surface } from '../../../drawing/solids/mesh.ts';
import { type CharacterSheet, hasOwnSkirt } from '../../../people/character-sheet.ts';
import type { Placed } from '../solid-figure.ts';
import type { BodyCanon } from './canon.ts';
import { type SkirtKind, skirtOf, skirtRingCount, skirtRings } from './skirts.ts';
import type { Stance } from './stance.ts';
import { Tube } from './tube.ts';
import { visible } from './visible-cloth.ts';

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
      ...(over && over.kind !== 'vest'
        ? [layer(over.kind, over.kind === 'coat' ? opened(cloth(over.color), sheet) : cloth(over.color), OVER)]
        : []),
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

/** Size of the texture around a coat, and the half widths of its opening at the hem and at the waist, pixels. */
const [WIDTH, HEIGHT] = [256, 64];
const OPENING = { hem: 13, waist: 3 };

/** Returns the cloth of a coat that is open in front, where trousers are seen. */
function opened(cloth: Surface, { top, bottom }: CharacterSheet): Surface {
  const { fur } = top.over ?? {};
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const shape = (color: string, wider: number) => {
    context.fillStyle = color;
    context.beginPath();
    for (const [across, row] of [
      [-OPENING.hem - wider, 0],
      [OPENING.hem + wider, 0],
      [OPENING.waist + wider, HEIGHT],
      [-OPENING.waist - wider, HEIGHT],
    ] as const)
      context.lineTo(WIDTH / 2 + across, row);
    context.fill();
  };
  context.fillStyle = css(cloth.color);
  context.fillRect(0, 0, WIDTH, HEIGHT);
  shape(css(fur ?? darken(cloth.color, 0.3)), fur ? 16 : 4);
  shape(css(darken(visible(bottom.color), 0.12)), 0);
  if (fur) {
    context.fillStyle = css(fur);
    context.fillRect(0, 0, WIDTH / 2 - OPENING.hem, 9);
    context.fillRect(WIDTH / 2 + OPENING.hem, 0, WIDTH, 9);
  }
  // The gap between the legs.
  context.fillStyle = css(darken(visible(bottom.color), 0.45));
  context.fillRect(WIDTH / 2 - 2, 0, 4, HEIGHT * 0.8);
  return { ...cloth, texture: { width: WIDTH, height: HEIGHT, data: context.getImageData(0, 0, WIDTH, HEIGHT).data } };
}
