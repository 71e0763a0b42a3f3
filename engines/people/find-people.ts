import { writeFile } from 'node:fs/promises';
import type { Person } from './person.ts';
import { searchPicture } from './search.ts';

/**
 * `node find-people.ts PICTURE MASK [PICTURE MASK …]`: a separate process, because it reads a stranger's files and takes
 * a quarter of a gigabyte.
 * Prints a JSON array with FoundPerson for each picture, or null if nobody is in it, and writes the people's masks as
 * bytes.
 */

export type FoundPerson = Omit<Person, 'mask'>;

const files = process.argv.slice(2);
const people: (FoundPerson | null)[] = [];
for (let at = 0; at + 1 < files.length; at += 2) {
  const [picture = '', target = ''] = files.slice(at);
  const person = await searchPicture(picture);
  if (person) {
    const { mask, ...found } = person;
    await writeFile(target, mask);
    people.push(found);
  } else people.push(null);
}
process.stdout.write(JSON.stringify(people));
