import { writeFile } from 'node:fs/promises';
import type { Person } from './person.ts';
import { searchPicture } from './search.ts';

/**
 * `node find-people.ts PICTURE MASK`: a separate process, because it reads a stranger's file and takes a quarter of a
 * gigabyte.
 * Prints FoundPerson as JSON, or null if nobody is in the picture, and writes the person's mask as bytes.
 */

export type FoundPerson = Omit<Person, 'mask'>;

const [picture = '', target = ''] = process.argv.slice(2);
const person = await searchPicture(picture);
if (person) {
  const { mask, ...found } = person;
  await writeFile(target, mask);
  process.stdout.write(JSON.stringify(found satisfies FoundPerson));
} else {
  process.stdout.write('null');
}
