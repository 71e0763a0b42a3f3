import type { Character } from '../../engine.ts';
import { coifed } from '../../people/character-sheet.ts';
import { peopleIn } from '../../people/find-person.ts';
import { loadPortrait } from '../cutout.ts';
import type { Model } from '../figures/figure.ts';
import { sheetFromColors } from '../figures/sheet-of.ts';
import { presentationsTold } from '../prompt/presentations-told.ts';
import type { MinorCharacter, Pronoun } from '../prompt/story-cast.ts';
import type { Player } from './actors.ts';
import { minorSheetOf } from './minor-sheets.ts';

/**
 * Finds the people in the characters' pictures, unless they were found before. What the words of the job say about them
 * overrides what the pictures seem to show.
 * @param workDir folder for files of the search
 * @param prompt the job's story
 * @returns undefined for each character that is an animal or a thing
 * @throws Error if sharp cannot read a file as an image
 */
export async function modelsOf(
  characters: readonly (Pick<Character, 'name' | 'image' | 'description' | 'person'> &
    Partial<Pick<Character, 'role'>>)[],
  workDir: string,
  prompt = '',
): Promise<(Model | undefined)[]> {
  const found = await peopleIn(
    characters.map(({ name, image, description, person }) => ({
      picture: image,
      about: { name, ...(description === undefined ? {} : { description }) },
      ...(person === undefined ? {} : { person }),
    })),
    workDir,
  );
  const told = presentationsTold(prompt, characters);
  const models: (Model | undefined)[] = [];
  for (const [index, { name, image }] of characters.entries()) {
    const { person, sheet = sheetFromColors(await loadPortrait(image), name) } = found[index] ?? {};
    const presentation = told[index];
    models.push(
      sheet && {
        sheet: coifed({ ...sheet, ...(presentation && { presentation }) }),
        picture: image,
        ...(person ? { person } : {}),
      },
    );
  }
  return models;
}

/** Adds to the characters which pronouns can mean them. */
export function withPronouns<Named>(
  characters: readonly Named[],
  models: readonly (Model | undefined)[],
): (Named & { presentation?: Pronoun })[] {
  return characters.map((character, index) => {
    const presentation = models[index]?.sheet.presentation;
    return { ...character, ...(presentation && { presentation }) };
  });
}

/**
 * Returns the job's characters and after them the minor ones of its story.
 * @param board the minor characters, and the seed of all that nobody says of them
 * @throws Error if sharp cannot read a file as an image
 */
export async function playersOf(
  characters: readonly Pick<Character, 'image'>[],
  models: readonly (Model | undefined)[],
  { minor = [], seed = '' }: { minor?: readonly MinorCharacter[] | undefined; seed?: string } = {},
): Promise<Player[]> {
  const principals = await Promise.all(
    characters.map(async ({ image }, index): Promise<Player> => {
      const model = models[index];
      return model ? { model } : { portrait: await loadPortrait(image) };
    }),
  );
  const sheets = models.flatMap((model) => (model ? [model.sheet] : []));
  return [
    ...principals,
    ...minor.map(
      (one): Player => ({ model: { sheet: coifed(minorSheetOf(one, sheets, seed)), picture: '', isUnseen: true } }),
    ),
  ];
}

/** Whether there is no picture of somebody. */
export function isUnseen(player: Player | undefined): boolean {
  return player !== undefined && 'model' in player && player.model.isUnseen === true;
}
