import type { Character } from '../engine.ts';
import { findPerson } from '../people/find-person.ts';
import { sheetOf } from '../people/sheet.ts';
import type { Player } from './actors.ts';
import { loadPortrait } from './cutout.ts';
import type { Model } from './figures/figure.ts';
import { sheetFromColors } from './figures/sheet-of.ts';

/**
 * Who the characters are, as far as their pictures show people. One search after the other, because each takes a processor.
 * @param workDir where files are kept during a search
 * @returns undefined in the place of whoever is an animal or a thing
 * @throws Error if a file is no image that sharp can read
 */
export async function modelsOf(
  characters: readonly Pick<Character, 'name' | 'image' | 'description'>[],
  workDir: string,
): Promise<(Model | undefined)[]> {
  const models: (Model | undefined)[] = [];
  for (const { name, image, description } of characters) {
    const about = { name, ...(description === undefined ? {} : { description }) };
    const person = await findPerson(image, workDir);
    const sheet = person ? await sheetOf(image, person, about) : sheetFromColors(await loadPortrait(image), name);
    models.push(sheet && { sheet, picture: image, ...(person ? { person } : {}) });
  }
  return models;
}

/**
 * Everybody of the job.
 * @throws Error if a file is no image that sharp can read
 */
export function playersOf(
  characters: readonly Pick<Character, 'image'>[],
  models: readonly (Model | undefined)[],
): Promise<Player[]> {
  return Promise.all(
    characters.map(async ({ image }, index) => {
      const model = models[index];
      return { portrait: await loadPortrait(image), ...(model && { model }) };
    }),
  );
}
