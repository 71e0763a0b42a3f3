import { chanceOf } from '../../drawing/chance.ts';
import { darken, hex } from '../../drawing/color.ts';
import type { CharacterSheet } from '../../people/character-sheet.ts';

/** Colors of swimwear. They stand out on water and on sand. */
const COLORS = ['#1f7a8c', '#e4572e', '#2e4a9e', '#2f8f5b', '#f2b134'].map(hex);

/** Returns the sheet of the same person in swimwear: bare arms, legs and feet, and nothing on the head. */
export function inSwimwear({ hat: _, ...sheet }: CharacterSheet): CharacterSheet {
  const color = chanceOf(`${sheet.seed}/swimwear`).pick(COLORS);
  return {
    ...sheet,
    top: { kind: 'tank-top', color },
    bottom: { kind: 'shorts', color: darken(color, 0.35) },
    shoes: sheet.skin,
  };
}
