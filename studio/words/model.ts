import type { Segment } from '../../client/src/types.ts';

/** One word of a song, with its times in seconds. */
export interface Word {
  id: number;
  text: string;
  start: number;
  end: number;
  /** Whether a line begins with it. */
  startsLine: boolean;
}

/** The words of a song in the order in which they are sung. They do not overlap. Every change makes a new list. */
export type Words = readonly Word[];

/** Seconds. A word that is shorter cannot be seen or touched. */
export const SHORTEST = 0.04;

export function wordsOf(segments: readonly Segment[]): Words {
  const words: Word[] = [];
  for (const { timedWords, text, start, end } of segments) {
    const timed = timedWords.length > 0 ? timedWords : spread(text, start, end);
    timed.forEach((word, index) => {
      words.push({ id: words.length, text: word.text, start: word.start, end: word.end, startsLine: index === 0 });
    });
  }
  return settled(words);
}

/** What an order takes: a segment for each line. */
export function segmentsOf(words: Words): Segment[] {
  return linesOf(words).map((line) => {
    const [start, end] = [line[0]?.start ?? 0, line.at(-1)?.end ?? 0];
    return {
      text: written(line.map(({ text }) => text)),
      start,
      end,
      duration: round(end - start),
      wordCount: line.length,
      timedWords: line.map((word) => ({ text: word.text, start: word.start, end: word.end })),
    };
  });
}

/** Chinese characters and kana have no spaces between them. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function written(words: readonly string[]): string {
  return words.reduce((line, word) => {
    const together = WITHOUT_SPACES.test(line.slice(-2)) && WITHOUT_SPACES.test(word.slice(0, 2));
    return `${line}${together ? '' : ' '}${word}`;
  });
}

export function linesOf(words: Words): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    if (word.startsLine || lines.length === 0) lines.push([]);
    lines.at(-1)?.push(word);
  }
  return lines;
}

/** Gives a word new times, as far as its neighbors leave room. */
export function retime(words: Words, id: number, start: number, end: number, songSeconds: number): Words {
  const at = indexOf(words, id);
  const [earliest, latest] = [words[at - 1]?.end ?? 0, words[at + 1]?.start ?? songSeconds];
  const from = Math.max(earliest, Math.min(start, latest - SHORTEST));
  const to = Math.min(latest, Math.max(end, from + SHORTEST));
  return settled(replaced(words, at, { start: from, end: to }), songSeconds);
}

/** Moves a word and keeps its length. */
export function shift(words: Words, id: number, seconds: number, songSeconds: number): Words {
  const at = indexOf(words, id);
  const word = words[at];
  if (!word) return words;
  const [earliest, latest] = [words[at - 1]?.end ?? 0, words[at + 1]?.start ?? songSeconds];
  const by = Math.min(Math.max(seconds, earliest - word.start), latest - word.end);
  return settled(replaced(words, at, { start: word.start + by, end: word.end + by }), songSeconds);
}

/** Writes another text. Several words divide the time by their length. Nothing but spaces changes nothing. */
export function retype(words: Words, id: number, text: string, songSeconds: number): Words {
  const at = indexOf(words, id);
  const word = words[at];
  if (!word || text.trim() === '') return words;
  const timed = asWords(words, spread(text, word.start, word.end), word.startsLine, id);
  return settled(spliced(words, at, 1, timed), songSeconds);
}

/** Divides a word in two: at a character if one is given, otherwise in the middle. */
export function split(words: Words, id: number, songSeconds: number, character?: number): Words {
  const word = words[indexOf(words, id)];
  if (!word || word.text.length < 2) return words;
  const middle = character ?? Math.ceil(word.text.length / 2);
  return retype(words, id, `${word.text.slice(0, middle)} ${word.text.slice(middle)}`, songSeconds);
}

/** Joins a word with the next one, without a space. */
export function merge(words: Words, id: number): Words {
  const at = indexOf(words, id);
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !next) return words;
  return spliced(words, at, 2, [{ ...word, text: word.text + next.text, end: next.end }]);
}

export function remove(words: Words, id: number): Words {
  const at = indexOf(words, id);
  const next = words[at + 1];
  const rest = spliced(words, at, 1, []);
  return words[at]?.startsLine && next ? replaced(rest, at, { startsLine: true }) : rest;
}

/** Adds a word after another one, in the room before the next one. Without room, it takes half of the other one's time. */
export function insertAfter(words: Words, id: number, text: string, songSeconds: number): Words {
  const at = indexOf(words, id);
  const word = words[at];
  if (!word) return words;
  const room = (words[at + 1]?.start ?? songSeconds) - word.end;
  const from = room >= 2 * SHORTEST ? word.end : (word.start + word.end) / 2;
  const to = room >= 2 * SHORTEST ? word.end + Math.min(room, 0.4) : word.end;
  const shortened = replaced(words, at, { end: Math.min(word.end, from) });
  return settled(spliced(shortened, at + 1, 0, asWords(words, [{ text, start: from, end: to }], false)), songSeconds);
}

/** Begins a line with the word, or joins its line with the one before. The first word always begins a line. */
export function toggleLine(words: Words, id: number): Words {
  const at = indexOf(words, id);
  return at <= 0 ? words : replaced(words, at, { startsLine: !words[at]?.startsLine });
}

/**
 * Sets when a word begins, as somebody taps along. The word before it ends by then. Later words that would have begun
 * already are pushed on, each just as far as it must be.
 */
export function tap(words: Words, id: number, at: number, songSeconds: number): Words {
  const index = indexOf(words, id);
  const before = words[index - 1];
  const latest = songSeconds - SHORTEST * (words.length - index);
  let earliest = Math.min(Math.max(at, before ? before.start + SHORTEST : 0), latest);
  const head = words.slice(0, index);
  if (before) head[index - 1] = { ...before, end: Math.min(before.end, earliest) };
  const tail = words.slice(index).map((word, place, all) => {
    const start = place === 0 ? earliest : Math.max(word.start, earliest);
    const next = Math.max(all[place + 1]?.start ?? songSeconds, start + SHORTEST);
    const end = start === word.start ? Math.min(word.end, next) : Math.min(start + word.end - word.start, next);
    earliest = Math.max(end, start + SHORTEST);
    return { ...word, start, end: earliest };
  });
  return settled([...head, ...tail], songSeconds);
}

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

/** Seconds. The service takes no word that ends when it begins. */
const LEAST = 0.001;

/**
 * Rounds to milliseconds and removes overlaps: a word that begins too early moves after the one before it, and words
 * that would end after the song move back.
 */
function settled(words: Words, songSeconds = Number.POSITIVE_INFINITY): Words {
  let earliest = 0;
  const forward = words.map((word) => {
    const start = Math.max(round(word.start), earliest);
    earliest = round(Math.max(round(word.end), start + LEAST));
    return { ...word, start, end: earliest };
  });
  let latest = Math.floor(songSeconds * 1000) / 1000;
  return forward
    .reverse()
    .map((word) => {
      const end = Math.min(word.end, latest);
      latest = round(Math.min(word.start, end - LEAST));
      return { ...word, start: latest, end };
    })
    .reverse();
}

export function indexOf(words: Words, id: number): number {
  return words.findIndex((word) => word.id === id);
}

/** The word that is sung at a moment, or the last one before it. */
export function wordAt(words: Words, seconds: number): Word | undefined {
  return words.findLast(({ start }) => start <= seconds);
}

/** The words of a text, dividing the time by their length. */
function spread(text: string, start: number, end: number): { text: string; start: number; end: number }[] {
  const parts = text.trim().split(/\s+/);
  const letters = parts.reduce((sum, part) => sum + part.length, 0);
  let from = start;
  return parts.map((part) => {
    const to = from + ((end - start) * part.length) / letters;
    const word = { text: part, start: from, end: to };
    from = to;
    return word;
  });
}

/** Gives new words their ids. The first keeps an id if one is given, so that it stays selected. */
function asWords(
  words: Words,
  timed: readonly { text: string; start: number; end: number }[],
  startsLine: boolean,
  firstId?: number,
): Word[] {
  const fresh = Math.max(-1, ...words.map(({ id }) => id)) + 1;
  return timed.map((word, index) => ({
    ...word,
    id: index === 0 && firstId !== undefined ? firstId : fresh + index,
    startsLine: startsLine && index === 0,
  }));
}

function replaced(words: Words, at: number, part: Partial<Word>): Words {
  return words.map((word, index) => (index === at ? { ...word, ...part } : word));
}

function spliced(words: Words, at: number, count: number, others: readonly Word[]): Words {
  return [...words.slice(0, at), ...others, ...words.slice(at + count)];
}
