import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_TIMED_WORDS, type Segment, type TimedWord } from '../../functions/domain/segments.ts';
import type { SongFile } from '../engine.ts';
import { inShares } from '../process/shares.ts';
import { type AudioClip, decodeVoice, partOf } from './audio-clip.ts';
import { pieceIndex, runPocketsphinx } from './pocketsphinx.ts';
import { type SpokenWord, spokenWordsOf } from './spoken-words.ts';

/** Finds the times of known words: the recognizer gets a grammar that allows nothing else. */

interface Script {
  segment: Segment;
  words: SpokenWord[];
}

/** A script and the sound in which its words are looked for. */
interface Search {
  script: Script;
  room: AudioClip;
}

/** Processes that search at the same time. Each takes 60 MB. */
const MOST_PROCESSES = 4;

/**
 * Seconds added before and after a segment if its neighbors leave them free, because callers cut close. More would let
 * words of an instrumental break match. Set by hand; `npm run bench:transcription` measures the alignment.
 */
const MARGIN = 0.25;
/**
 * Beams far wider than pocketsphinx's defaults, so that no word is lost in loud music. They cost time, not accuracy.
 * `npm run bench:transcription` prints how many words are found, and how far off their starts are.
 */
const SEARCH = [
  ...['-beam', '1e-150', '-pbeam', '1e-150', '-wbeam', '1e-120', '-maxhmmpf', '-1', '-bestpath', 'no'],
  ...['-lw', '1', '-wip', '1', '-pip', '1', '-silprob', '0.1', '-fillprob', '0.01'],
];

/**
 * Adds word times to segments that have none. Segments with times stay unchanged. So does a segment whose words cannot
 * be found, because its language has no pronunciations here or the song says something else. A segment's text may have
 * several lines.
 * @param workDir an empty folder
 */
export async function alignWords(song: SongFile, segments: Segment[], workDir: string): Promise<Segment[]> {
  return alignTo(() => decodeVoice(song.path), segments, workDir);
}

/**
 * Works like `alignWords`.
 * @param hear returns the result of `decodeVoice`; called only if there is a word to find
 * @param language ISO 639-1 code of the song's language; without it, the words decide
 */
export async function alignTo(
  hear: () => Promise<AudioClip>,
  segments: Segment[],
  workDir: string,
  language?: string,
): Promise<Segment[]> {
  const untimed = segments.filter(({ timedWords }) => timedWords.length === 0);
  const scripts = await scriptsOf(untimed, language);
  if (scripts.length === 0) return segments;
  const voice = await hear();
  const searches = scripts.map((script) => ({ script, room: roomOf(script.segment, segments, voice) }));
  const sung = await inShares(searches, MOST_PROCESSES, (share, index, signal) =>
    align(share, `lines-${index}`, workDir, signal),
  );
  const aligned = new Map(scripts.map(({ segment }, index) => [segment, sung[index] ?? []]));
  return segments.map((segment) => {
    const timedWords = aligned.get(segment) ?? [];
    return timedWords.length === 0 ? segment : { ...segment, timedWords };
  });
}

async function scriptsOf(segments: Segment[], language: string | undefined): Promise<Script[]> {
  const lines = segments.map(({ text }) => text.split('\n'));
  const spoken = await spokenWordsOf(lines.flat(), language);
  return segments.flatMap((segment, index) => {
    const words = spoken.splice(0, lines[index]?.length).filter((line) => line !== undefined);
    if (words.length < (lines[index]?.length ?? 0) || words.flat().length > MAX_TIMED_WORDS) return [];
    return words.flat().some(isSpoken) ? [{ segment, words: words.flat() }] : [];
  });
}

function roomOf(segment: Segment, segments: Segment[], clip: AudioClip): AudioClip {
  const before = Math.max(0, ...segments.filter(({ end }) => end <= segment.start).map(({ end }) => end));
  const after = Math.min(...segments.filter(({ start }) => start >= segment.end).map(({ start }) => start));
  return partOf(clip, Math.max(before, segment.start - MARGIN), Math.min(after, segment.end + MARGIN));
}

/** Searches in one process. @param name begins the names of its files in the folder */
async function align(
  searches: readonly Search[],
  name: string,
  workDir: string,
  signal: AbortSignal,
): Promise<TimedWord[][]> {
  const scripts = searches.map(({ script }) => script);
  const rooms = searches.map(({ room }) => room);
  const dictionary = join(workDir, `${name}.dict`);
  const grammars = join(workDir, `${name}-grammars.ctl`);
  await writeFile(dictionary, scripts.flatMap(dictionaryOf).join(''));
  await writeFile(grammars, scripts.map((_, index) => `${name}-${index}\n`).join(''));
  for (const [index, script] of scripts.entries()) {
    await writeFile(join(workDir, `${name}-${index}.fsg`), grammarOf(script, index));
  }
  const args = ['-dict', dictionary, '-fsgctl', grammars, '-fsgdir', workDir, '-fsgext', '.fsg', ...SEARCH];
  const [found = ''] = await runPocketsphinx(name, rooms, args, ['-ctm'], workDir, signal);
  const times = scripts.map(() => new Map<number, { start: number; end: number }>());
  for (const line of found.split('\n')) {
    const [utterance = '', , start = '', duration = '', word = ''] = line.split(' ');
    const index = pieceIndex(utterance);
    const number = /^w\d+-(\d+)/.exec(word)?.[1];
    if (number === undefined) continue;
    const from = (rooms[index]?.start ?? 0) + Number(start);
    times[index]?.set(Number(number), { start: from, end: from + Number(duration) });
  }
  return scripts.map((script, index) => timedWords(script, times[index] ?? new Map()));
}

function wordName(script: number, word: number): string {
  return `w${script}-${word}`;
}

function dictionaryOf({ words }: Script, index: number): string[] {
  return words.flatMap(({ ways }, word) =>
    ways
      .filter((phones) => phones.length > 0)
      .map((phones, way) => `${wordName(index, word)}${way === 0 ? '' : `(${way + 1})`} ${phones.join(' ')}\n`),
  );
}

/** Returns a grammar in FSG format with one path: the spoken words in order, and a state after each. */
function grammarOf({ words }: Script, index: number): string {
  const spoken = words.flatMap((each, word) => (isSpoken(each) ? [wordName(index, word)] : []));
  return [
    'FSG_BEGIN line',
    `NUM_STATES ${spoken.length + 1}`,
    'START_STATE 0',
    `FINAL_STATE ${spoken.length}`,
    ...spoken.map((name, state) => `TRANSITION ${state} ${state + 1} 1.0 ${name}`),
    'FSG_END',
    '',
  ].join('\n');
}

function isSpoken({ ways }: SpokenWord): boolean {
  return ways.some((phones) => phones.length > 0);
}

/**
 * Returns an empty list if a spoken word was not found. A word that is not spoken starts and ends where the word before
 * it ends.
 */
function timedWords({ segment, words }: Script, found: Map<number, { start: number; end: number }>): TimedWord[] {
  const within = (time: number) => Math.round(Math.min(segment.end, Math.max(segment.start, time)) * 1000) / 1000;
  const timed: TimedWord[] = [];
  for (const [index, word] of words.entries()) {
    const { text } = word;
    const times = found.get(index);
    if (!times && isSpoken(word)) return [];
    const before = timed.at(-1)?.end ?? segment.start;
    timed.push(
      times ? { text, start: within(times.start), end: within(times.end) } : { text, start: before, end: before },
    );
  }
  return timed;
}
