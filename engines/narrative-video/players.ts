import type { Character } from '../engine.ts';
import type { Player } from './actors.ts';
import { loadPortrait } from './cutout.ts';
import { sheetFromColors } from './figures/sheet-of.ts';

/**
 * Everybody of the job, read from their pictures.
 * @throws Error where a file is no image that sharp can read
 */
export function playersOf(characters: readonly Pick<Character, 'name' | 'image'>[]): Promise<Player[]> {
  return Promise.all(
    characters.map(async ({ name, image }) => {
      const portrait = await loadPortrait(image);
      const sheet = sheetFromColors(portrait, name);
      return { portrait, ...(sheet && { model: { sheet, picture: image } }) };
    }),
  );
}
