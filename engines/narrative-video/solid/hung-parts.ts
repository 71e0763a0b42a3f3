import type { CharacterSheet } from '../../people/character-sheet.ts';
import { spreadCape } from '../scenery/objects/worn.ts';
import type { Part } from '../scenery/part.ts';

/** Returns a cape, or wings in their color. */
export function hungParts(
  { kind, color }: NonNullable<CharacterSheet['back']>,
  parts: readonly Part[],
): readonly Part[] {
  return kind === 'cape' ? spreadCape(color) : parts.map((part) => (part.form === 'frond' ? { ...part, color } : part));
}
