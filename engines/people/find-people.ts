import { searchPicture } from './search.ts';
import { type About, sheetOf } from './sheet.ts';
import { storePerson } from './stored-person.ts';

/**
 * `node find-people.ts PICTURE TARGET ABOUT [PICTURE TARGET ABOUT …]`: a separate process, because it reads a stranger's
 * files and takes a quarter of a gigabyte. ABOUT is the JSON of an About, or `null` if no sheet is needed.
 * Writes each person that it finds to the target, and prints a JSON array that says for each picture whether there is one.
 */
const orders = process.argv.slice(2);
const found: boolean[] = [];
for (let at = 0; at + 2 < orders.length; at += 3) {
  const [picture = '', target = '', json = ''] = orders.slice(at);
  const person = await searchPicture(picture);
  const about: About | null = JSON.parse(json);
  if (person) await storePerson(target, { person, ...(about && { sheet: await sheetOf(picture, person, about) }) });
  found.push(person !== undefined);
}
process.stdout.write(JSON.stringify(found));
