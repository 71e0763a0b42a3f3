import { mix, type Rgb } from '../../drawing/color.ts';
import type { CharacterSheet } from '../../people/character-sheet.ts';

/** Share of the gray hairs in the color of graying hair, which is molded in one tone. */
const GRAY_HAIRS = 0.38;

/** Returns the one color in which solid hair is made. */
export function hairTone({ hair: { color, graying } }: Pick<CharacterSheet, 'hair'>): Rgb {
  return graying ? mix(color, graying, GRAY_HAIRS) : color;
}
