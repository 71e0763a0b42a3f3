import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Point } from './tube.ts';

/** The right half of the edge of cropped hair over the face: around square temples, and level over the forehead. */
export const CROPPED: readonly Point[] = [
  [0.95, -0.08],
  [0.92, -0.2],
  [0.86, -0.36],
  [0.78, -0.47],
  [0.58, -0.63],
  [0.36, -0.68],
  [0, -0.7],
];
/** The same of hair that has moved up at the temples and stays lower in the middle. */
const RECEDING: readonly Point[] = [
  [0.95, -0.1],
  [0.92, -0.26],
  [0.86, -0.46],
  [0.76, -0.66],
  [0.56, -0.86],
  [0.3, -0.82],
  [0, -0.78],
];

/**
 * Returns the right half of a hairline that is the same on both sides, for hair too short to be parted: across and down in
 * the head's units. Other hair has none.
 */
export function evenHalf({ length, recedes }: CharacterSheet['hair']): readonly Point[] | undefined {
  return recedes ? RECEDING : length === 'cropped' ? CROPPED : undefined;
}
