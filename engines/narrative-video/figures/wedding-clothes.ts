import { hex } from '../../drawing/color.ts';
import type { CharacterSheet } from '../../people/character-sheet.ts';

const [WHITE, CREAM, BLACK, TIE] = ['#f8f5ee', '#efe6d2', '#23242c', '#8a93a6'].map(hex) as [
  CharacterSheet['shoes'],
  CharacterSheet['shoes'],
  CharacterSheet['shoes'],
  CharacterSheet['shoes'],
];

/** Returns the sheet of the same person dressed to be married: in a white dress, or in a black suit with a tie. */
export function inWeddingClothes({ hat: _, ...sheet }: CharacterSheet): CharacterSheet {
  return sheet.presentation === 'feminine'
    ? {
        ...sheet,
        top: { kind: 'dress', color: WHITE, accent: CREAM },
        bottom: { kind: 'dress', color: WHITE },
        shoes: CREAM,
      }
    : {
        ...sheet,
        top: { kind: 'jacket', color: BLACK, accent: WHITE, tie: TIE },
        bottom: { kind: 'trousers', color: BLACK },
        shoes: BLACK,
      };
}
