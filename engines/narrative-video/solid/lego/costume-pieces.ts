import { lighten } from '../../../drawing/color.ts';
import { product, shifted, turned } from '../../../drawing/solids/matrix.ts';
import type { MeshBuilder, Surface } from '../../../drawing/solids/mesh.ts';
import { lathe, prism, roundedBox } from '../../../drawing/solids/shapes.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';

/** Whether a top reaches the ground, so that no legs are seen. */
export function isLong(kind: CharacterSheet['top']['kind']): boolean {
  return kind === 'robe' || kind === 'gown';
}

/** Adds a skirt down to the ground, in millimeters from the hips. */
export function addLongSkirt(builder: MeshBuilder, cloth: Surface): void {
  const bell = [
    [-9.6, 0],
    [9.6, 0],
    [7.9, 15],
    [-7.9, 15],
  ] as const;
  builder.add(prism(bell, 10.4), cloth, shifted(0, -15, 0.4));
  builder.add(
    roundedBox(19.8, 1.6, 11.2, 0.5, 1),
    { ...cloth, color: lighten(cloth.color, 0.2) },
    shifted(0, -15, 0.4),
  );
}

/** Adds a disc of stiff net around the hips. */
export function addTutu(builder: MeshBuilder, cloth: Surface): void {
  for (const [up, wide, light] of [
    [-2, 12.4, 0.5],
    [-0.8, 11.4, 0.3],
  ] as const)
    builder.add(
      lathe(
        [
          [6, -0.4],
          [wide, -1],
          [wide, -0.4],
          [6, 0.9],
        ],
        28,
      ),
      { ...cloth, color: lighten(cloth.color, light) },
      shifted(0, up, 0),
    );
}

/** Adds the lower part of what is worn over the clothes: in front of the legs, or at their sides and behind them. */
export function addOverSkirt(
  builder: MeshBuilder,
  kind: NonNullable<CharacterSheet['top']['over']>['kind'],
  cloth: Surface,
): void {
  if (kind === 'vest') return;
  if (kind !== 'coat') {
    const wide = kind === 'apron' ? 14 : 11;
    builder.add(roundedBox(wide, 9, 0.9, 0.3, 1), cloth, shifted(0, -8.4, 4.6));
    return;
  }
  const side = roundedBox(0.9, 10.6, 8.6, 0.3, 1);
  builder.add(side, cloth, shifted(8.3, -10, 0));
  builder.add(side, cloth, shifted(-8.3, -10, 0));
  builder.add(roundedBox(16.6, 10.6, 0.9, 0.3, 1), cloth, shifted(0, -10, -4.6));
  for (const at of [-1, 1])
    builder.add(roundedBox(3.4, 10.6, 0.9, 0.3, 1), cloth, product(shifted(at * 7, -10, 4.4), turned(at * 0.12)));
}
