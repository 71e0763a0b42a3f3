import type { JobType } from './job-type.ts';
import { REQUEST_SCHEMAS } from './requests.ts';

/** Names that callers use for fields that are called otherwise here. */
const MEANT: Readonly<Record<string, string>> = {
  style: 'style_preset',
  preset: 'style_preset',
  look: 'style_preset',
  genre: 'song_genre',
  ratio: 'aspect_ratio',
  aspect: 'aspect_ratio',
  format: 'aspect_ratio',
  resolution: 'quality',
  song: 'song_url',
  audio: 'song_url',
  audio_url: 'song_url',
  url: 'song_url',
  image_url: 'singer_image_url',
  singer_image: 'singer_image_url',
  photo_url: 'singer_image_url',
  words: 'lyrics',
  text: 'lyrics',
  lines: 'segments',
  webhook: 'webhook_url',
  callback_url: 'webhook_url',
  start: 'trim_start',
  end: 'trim_end',
};
/** Fields and characters of a name that the header shows at most. */
const MOST_FIELDS = 10;
const MOST_CHARACTERS = 40;
/** Changed, missing or additional letters of a misspelled name. */
const MOST_TYPOS = 2;

/**
 * Names the fields of an accepted body that the service does not know, as a list of RFC 9651, each with the field that was
 * probably meant: `"style";did_you_mean="style_preset", "color"`.
 * @returns undefined if there are none
 */
export function ignoredFields(type: JobType, body: object): string | undefined {
  const known = Object.keys(REQUEST_SCHEMAS[type].entries);
  const unknown = Object.keys(body).filter((name) => !known.includes(name));
  if (unknown.length === 0) return undefined;
  const free = known.filter((name) => !(name in body));
  return unknown
    .slice(0, MOST_FIELDS)
    .map((name) => {
      const meant = meantBy(name, free);
      return `"${shown(name)}"${meant === undefined ? '' : `;did_you_mean="${meant}"`}`;
    })
    .join(', ');
}

/** @param free the fields that the body does not have */
function meantBy(name: string, free: readonly string[]): string | undefined {
  const plain = name
    .slice(0, MOST_CHARACTERS)
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
  const alike = (field: string) => field.replaceAll('_', '');
  const other = Object.entries(MEANT).find(([alias]) => alike(alias) === plain)?.[1];
  if (other !== undefined && free.includes(other)) return other;
  const nearest = free
    .map((field) => ({ field, typos: distance(alike(field), plain) }))
    .sort((a, b) => a.typos - b.typos)[0];
  return nearest && nearest.typos <= MOST_TYPOS ? nearest.field : undefined;
}

/** Levenshtein distance. */
function distance(one: string, two: string): number {
  let row = Array.from({ length: two.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= two.length; to += 1) {
      const change = (row[to - 1] ?? 0) + (two[to - 1] === letter ? 0 : 1);
      next.push(Math.min(change, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Headers are ASCII, and a name may be anything. */
function shown(name: string): string {
  return name.slice(0, MOST_CHARACTERS).replaceAll(/[^\x20-\x7e]|["\\]/g, '?');
}
