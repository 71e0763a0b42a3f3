import { luminance, type Rgb } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';

const DARK: Rgb = [46, 40, 44];
const RED: Rgb = [158, 62, 44];

/**
 * Returns the color of a frame of glasses. With gray hair it is red, because black rings would hide the eyes.
 */
export function rimOf({ hair: { color } }: Pick<CharacterSheet, 'hair'>): Rgb {
  const isGray = luminance(color) > 110 && Math.max(...color) - Math.min(...color) < 40;
  return isGray ? RED : DARK;
}
