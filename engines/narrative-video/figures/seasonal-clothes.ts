import { chanceOf } from '../../drawing/chance.ts';
import { darken, hex } from '../../drawing/color.ts';
import type { CharacterSheet } from '../../people/character-sheet.ts';

/** Colors of pajamas, of winter coats and of scarves and caps. */
const [PAJAMAS, COATS, WOOL] = [
  ['#a9c4e8', '#e8b9c4', '#b7d8bd', '#e9d7a4'].map(hex),
  ['#35507a', '#7a3f3a', '#4a5d43', '#6a4f7a'].map(hex),
  ['#c8382e', '#e0b03a', '#2f8f8a', '#d8dde4'].map(hex),
] as const;

/** Returns the sheet of the same person in pajamas. */
export function inPajamas({ hat: _, ...sheet }: CharacterSheet): CharacterSheet {
  const color = chanceOf(`${sheet.seed}/pajamas`).pick(PAJAMAS);
  return {
    ...sheet,
    top: { kind: 'shirt', color, accent: darken(color, 0.4) },
    bottom: { kind: 'trousers', color },
    shoes: sheet.skin,
  };
}

/** Tops in which nobody is cold. */
const WARM: ReadonlySet<CharacterSheet['top']['kind']> = new Set(['jacket', 'hoodie', 'sweater', 'spacesuit']);

/** Returns the sheet of the same person dressed for the snow: a coat over thin clothes, a scarf and a knitted cap. */
export function inWinterClothes(sheet: CharacterSheet): CharacterSheet {
  const chance = chanceOf(`${sheet.seed}/winter`);
  const [coat, wool] = [chance.pick(COATS), chance.pick(WOOL)];
  if (sheet.top.kind === 'spacesuit') return sheet;
  const top: CharacterSheet['top'] = WARM.has(sheet.top.kind)
    ? { ...sheet.top, scarf: wool }
    : { kind: 'jacket', color: coat, accent: sheet.top.color, over: { kind: 'coat', color: coat }, scarf: wool };
  const { bottom, hat = { kind: 'beanie' as const, color: wool } } = sheet;
  const isBare = bottom.kind !== 'trousers' || sheet.top.kind === 'dress';
  return { ...sheet, top, bottom: isBare ? { kind: 'trousers', color: darken(bottom.color, 0.3) } : bottom, hat };
}
