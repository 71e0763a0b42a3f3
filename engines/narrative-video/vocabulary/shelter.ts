import type { PlaceName } from '../story.ts';

/** Places that lamps light. */
export const INDOORS: ReadonlySet<PlaceName> = new Set([
  'train',
  'room',
  'kitchen',
  'hospital',
  'office',
  'club',
  'church',
  'school',
  'gym',
  'cafe',
  'supermarket',
  'library',
  'museum',
  'airport',
  'prison',
  'courtroom',
  'cinema',
  'theater',
  'ballroom',
  'bakery',
  'subway',
  'spaceship',
  'bedroom',
  'bathroom',
  'garage',
  'circus',
]);

/** Places in which no rain or snow falls. */
export const SHELTERED: ReadonlySet<PlaceName> = new Set([...INDOORS, 'cave', 'underwater', 'poolWater', 'space']);
