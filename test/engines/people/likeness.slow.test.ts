import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { luminance, type Rgb } from '../../../engines/drawing/color.ts';
import type { CharacterSheet } from '../../../engines/people/character-sheet.ts';
import { peopleIn } from '../../../engines/people/find-person.ts';
import { apart } from '../../../engines/people/swatches.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** What a stranger would say of each photograph. */
const SEEN = {
  astronaut: { hair: 'brown', length: ['short', 'cropped'], top: 'orange' },
  'grace-hopper': { hair: 'gray', length: ['short', 'cropped', 'medium'], top: 'black', hat: true, glasses: true },
  cameraman: { hair: 'black', length: ['short', 'cropped'], top: 'black' },
  // Red-blond hair.
  leaning: { hair: 'orange', length: ['long'], top: 'black' },
  'blond-curls': { hair: 'blond', length: ['medium', 'long'], texture: 'curly' },
  'long-blond-hair': { hair: 'blond', length: ['long'], top: 'black' },
  'orange-top': { hair: 'black', length: ['long'], top: 'orange' },
  'green-top': { hair: 'black', length: ['medium', 'long'], top: 'green' },
} as const;

type Name = keyof typeof SEEN;
const NAMES = Object.keys(SEEN) as Name[];

const folder = await temporaryFolder();
const sheets = new Map<Name, CharacterSheet>();

beforeAll(async () => {
  const pictures = await Promise.all(
    NAMES.map(async (name) => {
      const picture = join(folder.path, `${name}.png`);
      await sharp(join(import.meta.dirname, `../../pictures/${name}.jpg`))
        .png()
        .toFile(picture);
      return { picture, about: { name } };
    }),
  );
  const found = await peopleIn(pictures, folder.path);
  found.forEach((one, index) => {
    if (one?.sheet) sheets.set(NAMES[index] as Name, one.sheet);
  });
});
afterAll(() => folder.remove());

function sheetOf(name: Name): CharacterSheet {
  const sheet = sheets.get(name);
  if (!sheet) throw new Error(`Nobody was found in ${name}.`);
  return sheet;
}

/** Returns a word for a color of hair or cloth. */
function wordFor(color: Rgb): string {
  const [red, green, blue] = color;
  const [most, least] = [Math.max(...color), Math.min(...color)];
  if (luminance(color) < 62) return most - least > most * 0.6 && most > 70 ? (red === most ? 'red' : 'green') : 'black';
  if (most - least < most * 0.22) return 'gray';
  if (green === most) return 'green';
  if (blue === most) return 'blue';
  if (most - least > most * 0.6) return green < red * 0.3 ? 'red' : 'orange';
  return luminance(color) > 150 ? 'blond' : 'brown';
}

test.each(NAMES)('the sheet of %s has what a stranger sees in the photograph', (name) => {
  const { hair, top, hat, glasses, beard } = sheetOf(name);
  const seen: { hair: string; length: readonly string[]; top?: string; hat?: true; glasses?: true; texture?: string } =
    SEEN[name];
  expect(wordFor(hair.color)).toBe(seen.hair);
  expect(seen.length).toContain(hair.length);
  if (seen.top) expect(wordFor(top.color)).toBe(seen.top);
  if (seen.texture) expect(hair.texture).toBe(seen.texture);
  expect({ hat: hat !== undefined, glasses, beard }).toEqual({
    hat: seen.hat === true,
    glasses: seen.glasses === true,
    beard: 'none',
  });
});

/** Number of features in which two people visibly differ. */
function differences(one: CharacterSheet, other: CharacterSheet): number {
  return [
    apart(one.hair.color, other.hair.color) > 34,
    one.hair.length !== other.hair.length,
    one.hair.texture !== other.hair.texture,
    apart(one.skin, other.skin) > 22,
    apart(one.top.color, other.top.color) > 45,
    one.top.kind !== other.top.kind,
    (one.hat === undefined) !== (other.hat === undefined),
    one.glasses !== other.glasses,
    one.age !== other.age,
  ].filter(Boolean).length;
}

test('any two of eight people differ in at least two features that are drawn', () => {
  const pairs = NAMES.flatMap((one, index) => NAMES.slice(index + 1).map((other) => [one, other] as const));
  const alike = pairs.filter(([one, other]) => differences(sheetOf(one), sheetOf(other)) < 2);
  expect(alike).toEqual([]);
});
