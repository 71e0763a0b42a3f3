import { hex, type Rgb } from '../../../drawing/color.ts';
import type { CharacterSheet, Emblem } from '../../../people/character-sheet.ts';

/** The clothes of a role. What is absent remains as in the person's picture, except hats, which are taken off. */
export interface Costume {
  top: CharacterSheet['top'];
  bottom?: CharacterSheet['bottom'];
  shoes?: Rgb;
  hat?: NonNullable<CharacterSheet['hat']> | undefined;
  back?: NonNullable<CharacterSheet['back']>;
  /** What men or women wear instead. `hat: undefined` is bare-headed. */
  masculine?: Omit<Costume, 'top'> & { top?: CharacterSheet['top'] };
  feminine?: Omit<Costume, 'top'> & { top?: CharacterSheet['top'] };
}

export const WHITE = hex('#f6f3ec');
export const CREAM = hex('#efe3c8');
export const BLACK = hex('#26262e');
export const GRAY = hex('#7b7f88');
export const STEEL = hex('#a9b2bf');
export const NAVY = hex('#23355e');
export const BLUE = hex('#2f62b8');
export const SKY = hex('#8cc3e6');
export const DENIM = hex('#3d5a86');
export const RED = hex('#c2283a');
export const WINE = hex('#7a1f3a');
export const PINK = hex('#f2a0c0');
export const ORANGE = hex('#e8872e');
export const GOLD = hex('#e2b23c');
export const YELLOW = hex('#f3cf3a');
export const GREEN = hex('#3f8a4e');
export const OLIVE = hex('#66703f');
export const PURPLE = hex('#5b3a9a');
export const TAN = hex('#b98a55');
export const BROWN = hex('#6b4527');
export const SAND = hex('#c9b48a');

export const trousers = (color: Rgb): CharacterSheet['bottom'] => ({ kind: 'trousers', color });
export const shorts = (color: Rgb): CharacterSheet['bottom'] => ({ kind: 'shorts', color });

/** A sign on the chest, large enough to be read from a distance. */
export function sign(shape: NonNullable<Emblem['shape']>, colors: readonly Rgb[], across = 0, size = 1): Emblem {
  return { shape, across, up: 0.6, wide: 0.62 * size, tall: 0.26 * size, colors };
}
