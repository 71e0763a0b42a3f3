import * as v from 'valibot';
import { atMost } from './text.ts';

/** Short strings that a caller adds to a job, an addition to the contract. Reads and lists return them unchanged. */
export type Metadata = Record<string, string>;

const MOST = 10;
const MOST_CHARACTERS = 200;

export const MetadataSchema = v.pipe(
  v.record(
    v.pipe(
      v.string(),
      v.regex(/^[A-Za-z0-9_.-]{1,40}$/, 'must have a name of 1 to 40 letters, digits, dots, hyphens and underscores'),
    ),
    v.pipe(
      v.string('must be a string'),
      atMost(MOST_CHARACTERS),
      // A table cannot store half of a character.
      v.check((text) => text.isWellFormed(), 'must be well-formed Unicode'),
    ),
    'must be an object of strings',
  ),
  v.maxEntries(MOST, `must have at most ${MOST} entries`),
);
