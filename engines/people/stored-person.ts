import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { CharacterSheet } from './character-sheet.ts';
import type { Person } from './person.ts';

/** What the search for a person finds in a picture. */
export interface Found {
  person: Person;
  /** How to draw the person. Absent if the search was not asked for it. */
  sheet?: CharacterSheet;
}

/** Longest side in pixels of a picture that is searched, and the largest size of the description, in bytes. */
const LARGEST_SIDE = 2048;
const MOST_BYTES = LARGEST_SIDE * LARGEST_SIDE + 1024 * 1024;

/** Writes what was found: a line of JSON and the bytes of the mask, compressed by gzip. */
export async function storePerson(path: string, { person: { mask, ...person }, sheet }: Found): Promise<void> {
  const line = Buffer.from(`${JSON.stringify({ person, ...(sheet && { sheet }) })}\n`);
  await writeFile(path, await promisify(gzip)(Buffer.concat([line, mask])));
}

/**
 * Reads what `storePerson` wrote.
 * @throws Error if the file is damaged
 */
export async function readPerson(path: string): Promise<Found> {
  const content = await promisify(gunzip)(await readFile(path), { maxOutputLength: MOST_BYTES });
  const end = content.indexOf('\n');
  const { person, sheet }: { person: Omit<Person, 'mask'>; sheet?: CharacterSheet } = JSON.parse(
    content.toString('utf8', 0, end),
  );
  const mask = new Uint8Array(content.subarray(end + 1));
  if (mask.length !== person.width * person.height) throw new Error('The mask has another size than the picture.');
  return { person: { ...person, mask }, ...(sheet && { sheet }) };
}
