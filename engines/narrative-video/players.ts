import type { Character } from '../engine.ts';
import { findPeople } from '../people/find-person.ts';
import { sheetOf } from '../people/sheet.ts';
import type { Player } from './actors.ts';
import { loadPortrait } from './cutout.ts';
import type { Model } from './figures/figure.ts';
import { sheetFromColors } from './figures/sheet-of.ts';

/**
 * Finds the people in the characters' pictures.
 * @param workDir folder for files of the search
 * @returns undefined for each character that is an animal or a thing
 * @throws Error if sharp cannot read a file as an image
 */
export async function modelsOf(
  characters: readonly Pick<Character, 'name' | 'image' | 'description'>[],
  workDir: string,
): Promise<(Model | undefined)[]> {
  const models: (Model | undefined)[] = [];
  const people = await findPeople(
    characters.map(({ image }) => image),
    workDir,
  );
  for (const [index, { name, image, description }] of characters.entries()) {
    const about = { name, ...(description === undefined ? {} : { description }) };
    const person = people[index];
    const sheet = person ? await sheetOf(image, person, about) : sheetFromColors(await loadPortrait(image), name);
    models.push(sheet && { sheet, picture: image, ...(person ? { person } : {}) });
  }
  return models;
}

/**
 * Returns the job's characters.
 * @throws Error if sharp cannot read a file as an image
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
