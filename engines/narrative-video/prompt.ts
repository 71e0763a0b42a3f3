import { chanceOf } from '../drawing/chance.ts';
import type { Character } from '../engine.ts';
import { ACTIONS, MOODS, type Mood, PLACES, type PlaceName, type StoryBeat, TIMES, WEATHERS } from './story.ts';
import {
  ACTION_WORDS,
  GROUP_WORDS,
  MOOD_WORDS,
  ONE_WORDS,
  PLACE_WORDS,
  SINGER_WORDS,
  TIME_WORDS,
  WEATHER_WORDS,
} from './vocabulary.ts';

type Cast = readonly Pick<Character, 'name' | 'role'>[];

const MOST_MOMENTS = 120;
/** Where a story goes on when it names no place: somewhere that suits its mood. */
const PLACES_OF_MOOD: Readonly<Record<Mood, readonly [PlaceName, ...PlaceName[]]>> = {
  calm: ['field', 'river', 'beach', 'garden', 'room'],
  joyful: ['garden', 'beach', 'market', 'club', 'field'],
  sad: ['street', 'room', 'train', 'sea', 'rooftop'],
  tense: ['street', 'forest', 'cave', 'road', 'city'],
  romantic: ['rooftop', 'beach', 'garden', 'cafe', 'city'],
  dreamy: ['clouds', 'space', 'underwater', 'forest', 'castle'],
  fierce: ['desert', 'mountain', 'castle', 'club', 'city'],
};

/**
 * What the prompt tells, in its order: at least one moment, whatever the language. What a sentence does not say (place, time,
 * weather, mood) stays as it was in the sentence before.
 */
export function readPrompt(prompt: string, cast: Cast): StoryBeat[] {
  const clauses = sentencesOf(prompt).flatMap(clausesOf).slice(0, MOST_MOMENTS);
  const chance = chanceOf(prompt);
  const mood = named(plain(prompt), MOOD_WORDS, MOODS) ?? chance.pick(MOODS as unknown as [Mood, ...Mood[]]);
  let before: StoryBeat = {
    text: prompt.trim(),
    place: chance.pick(PLACES_OF_MOOD[mood]),
    time: chance.pick(['day', 'sunset', 'night']),
    weather: 'clear',
    mood,
    action: 'stand',
    characters: [],
  };
  return clauses.map((clause) => {
    const moment = readClause(clause.text, cast, before);
    if (clause.goesOn && moment.characters.length === 0) moment.characters = before.characters;
    before = moment;
    return moment;
  });
}

function readClause(text: string, cast: Cast, before: StoryBeat): StoryBeat {
  const words = plain(text);
  const place = named(words, PLACE_WORDS, PLACES) ?? before.place;
  const time = named(words, TIME_WORDS, TIMES) ?? before.time;
  const weather = named(words, WEATHER_WORDS, WEATHERS) ?? (place === before.place ? before.weather : 'clear');
  return {
    text,
    place,
    time,
    weather,
    mood: named(words, MOOD_WORDS, MOODS) ?? before.mood,
    action: named(words, ACTION_WORDS, ACTIONS) ?? 'stand',
    characters: castOf(words, cast, before.characters),
  };
}

function sentencesOf(prompt: string): string[] {
  const sentences = prompt.split(/(?<=[.!?…])\s+|[\n;。！？]+/u).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  return sentences.length === 0 ? [prompt.trim()] : sentences;
}

interface Clause {
  text: string;
  /** Follows another clause of the same sentence. */
  goesOn: boolean;
}

/** After a comma, and before a word that leads to another place. Single spaces only. */
const CLAUSE_BORDER =
  /(?<=,) | (?=(?:and|then|to|into|towards?|until|before|und|dann|nach|zum|zur|et|puis|vers|y|luego|hacia|e|poi) )|(?<=[、，])/u;

/**
 * Splits a sentence where it goes on to another place; one that names a single place stays whole. Each part is read once: a
 * prompt may be one sentence of 10,000 characters and 5,000 parts.
 */
function clausesOf(sentence: string): Clause[] {
  const clauses: { parts: string[]; place: PlaceName | undefined }[] = [];
  // A pattern that begins with a run of spaces would look at each run once per space.
  for (const part of sentence.replace(/\s+/gu, ' ').trim().split(CLAUSE_BORDER)) {
    const place = named(plain(part), PLACE_WORDS, PLACES);
    const last = clauses.at(-1);
    if (!last || (place && last.place && place !== last.place)) {
      clauses.push({ parts: [part.trim()], place });
    } else {
      last.parts.push(part.trim());
      last.place ??= place;
    }
  }
  return clauses.map(({ parts }, index) => ({ text: parts.join(' '), goesOn: index > 0 }));
}

function castOf(words: string, cast: Cast, before: readonly number[]): number[] {
  const everybody = cast.map((_, index) => index);
  const called = everybody.filter((index) => isCalled(words, cast[index]?.name ?? ''));
  const singer = cast.findIndex(({ role }) => role === 'singer');
  if (singer !== -1 && !called.includes(singer) && mentions(words, SINGER_WORDS)) called.unshift(singer);
  if (called.length > 0) return called;
  if (mentions(words, GROUP_WORDS)) return before.length > 1 ? [...before] : everybody;
  if (mentions(words, ONE_WORDS)) return before.length > 0 ? before.slice(0, 1) : singer === -1 ? [] : [singer];
  return [];
}

/** By the whole name or by its first word. */
function isCalled(words: string, name: string): boolean {
  const whole = plain(name).trim();
  if (whole === '') return false;
  const first = whole.split(' ')[0] ?? whole;
  return contains(words, whole) || (first.length >= 3 && contains(words, first));
}

function contains(words: string, name: string): boolean {
  return isWithoutSpaces(name) ? words.includes(name) : new RegExp(` ${name}s? `, 'u').test(words);
}

/** The name whose word comes first in the text; of two at one place, the longer word's. */
function named<Name extends string>(
  words: string,
  vocabulary: Readonly<Record<Name, string>>,
  order: readonly Name[],
): Name | undefined {
  let best: { name: Name; index: number; length: number } | undefined;
  for (const name of order) {
    const found = first(words, vocabulary[name]);
    if (!found) continue;
    if (!best || found.index < best.index || (found.index === best.index && found.length > best.length)) {
      best = { name, ...found };
    }
  }
  return best?.name;
}

function mentions(words: string, list: string): boolean {
  return first(words, list) !== undefined;
}

const patterns = new Map<string, RegExp>();

function first(words: string, list: string): { index: number; length: number } | undefined {
  let pattern = patterns.get(list);
  if (!pattern) {
    const entries = list.split(',').map((entry) => plain(entry).trim());
    const spaced = entries.filter((entry) => !isWithoutSpaces(entry)).sort((a, b) => b.length - a.length);
    const unspaced = entries.filter(isWithoutSpaces);
    pattern = new RegExp([`(?<= )(?:${spaced.join('|')})(?:s|es)?(?= )`, ...unspaced].join('|'), 'u');
    patterns.set(list, pattern);
  }
  const match = pattern.exec(words);
  return match ? { index: match.index, length: match[0].length } : undefined;
}

/** Chinese, Japanese and Thai write no spaces; Korean glues particles to words. */
function isWithoutSpaces(text: string): boolean {
  return /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/u.test(text);
}

/** Lower case letters and digits without accents, one space before, between and after words. */
function plain(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss');
  return ` ${letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}
