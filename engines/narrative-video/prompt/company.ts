import type { Action } from '../actions.ts';
import type { Deed, StoryBeat, Turn } from '../story.ts';
import { plain } from '../vocabulary/lexicon.ts';
import type { Cast } from './story-cast.ts';

/** What somebody does while friends sit or stand by, who look on or listen. */
const IN_COMPANY: ReadonlySet<Action> = new Set<Action>([
  'read',
  'write',
  'sing',
  'cry',
  'laugh',
  'eat',
  'drink',
  'sit',
  'pray',
  'point',
  'dance',
  'cook',
  'play-guitar',
  'play-piano',
  'play-violin',
  'play-trumpet',
  'play-accordion',
]);

/** Words of somebody who is alone, or whom somebody else has left, in plain text. */
const PARTED = new RegExp(
  ` (?:${[
    'alone|lonely|loneliness|her ?self|him ?self|on (?:her|his) own|miss(?:es|ed|ing)?|leav(?:es|e|ing)|left|without',
    'gone|vanish(?:es|ed)|disappear(?:s|ed)|footprints|goodbyes?|farewell|apart|away|breaks? up|broke up|lost|empty|old days|remembers?|dreams? of|waits? for',
    'sol[oa]|solitari[oa]|extrana|sin|adios|se va|allein|einsam|vermisst|ohne|verlasst|abschied|weg',
    'seule?|solitaire|manque|sans|adieu|quitte|sozinh[oa]|saudades?|sem|adeus|manca|senza|addio',
  ].join('|')}) `,
  'u',
);

/** Words of a couple that parts, after which they are not together. */
const SEPARATED =
  / (?:breaks? up|broke up|breakup|divorced?|split up|says? goodbye|said goodbye|se separan|rompimos|rompen|terminamos|trennen sich|trennten uns|trennen uns|getrennt|se separent|rompent|rompu|si lasciano|ci siamo lasciati|se separam|terminaram) |別れ|分手|헤어[졌지]/u;

/** Most people in a picture of somebody who has company: more would be a crowd. */
const MOST = 3;

const ELSEWHERE: ReadonlySet<Turn | undefined> = new Set<Turn | undefined>(['later', 'meanwhile', 'flashback']);

/** Words of somebody to whose music or dance somebody else attends, in plain text. */
const ATTENDS =
  / (?:listens?|listened|listening|watch(?:es|ed|ing)?|applauds?|claps?|escucha|escuchan|ecoute|ecoutent|hort zu|horen zu|sieht zu|ascolta|ascoltano) /u;

/**
 * Returns the part of a story with those who still do what they did in the part before: musicians and dancers while others
 * listen and watch, and everybody while a crowd cheers.
 * @param isOfCrowd whether everybody who acts in it is played by no character
 */
export function withPerformers(beat: StoryBeat, before: StoryBeat | undefined, isOfCrowd: boolean): StoryBeat {
  if (!before || beat.place !== before.place || ELSEWHERE.has(beat.turn)) return beat;
  if (isOfCrowd && beat.deeds.length === 0)
    return { ...beat, action: before.action, characters: before.characters, deeds: before.deeds };
  if (beat.deeds.length === 0 || !ATTENDS.test(plain(beat.text))) return beat;
  const performing = before.deeds.filter(
    ({ action, character }) =>
      (action === 'dance' || action === 'sing' || action.startsWith('play-')) && !beat.characters.includes(character),
  );
  if (performing.length + beat.deeds.length > MOST) return beat;
  const deeds = [...beat.deeds, ...performing].sort((one, other) => one.character - other.character);
  const things = before.things.filter((name) => performing.some(({ things: own }) => own?.includes(name)));
  return {
    ...beat,
    deeds,
    characters: deeds.map(({ character }) => character),
    things: [...new Set([...beat.things, ...things])],
  };
}

/**
 * Returns who of the people of the part before is still there although this part does not name them: whoever is together
 * in a place stays there until the story parts them.
 * @param sentence the plain text of its sentence
 */
export function companyIn(beat: StoryBeat, before: StoryBeat | undefined, sentence: string, cast: Cast): number[] {
  if (!before || beat.place !== before.place || ELSEWHERE.has(beat.turn) || PARTED.test(sentence)) return [];
  if (SEPARATED.test(plain(before.text))) return [];
  // Minor characters are seen in the parts that tell of them.
  const present = [...before.characters, ...(before.company ?? [])].filter((index) => !cast[index]?.minor);
  const isKnown = beat.characters.length > 0 && beat.characters.every((character) => present.includes(character));
  const isOwn = ({ action, with: partner, things = [] }: Deed) =>
    !IN_COMPANY.has(action) || partner !== undefined || things.includes('phone');
  if (!isKnown || beat.deeds.some(isOwn)) return [];
  const company = present.filter((character) => !beat.characters.includes(character)).toSorted((a, b) => a - b);
  return company.length + beat.characters.length > MOST ? [] : company;
}
