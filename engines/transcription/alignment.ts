import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_TIMED_WORDS, type Segment, type TimedWord } from '../../functions/domain/segments.ts';
import type { SongFile } from '../engine.ts';
import { type AudioClip, decodeVoice, partOf } from './audio-clip.ts';
import { pieceIndex, runPocketsphinx } from './pocketsphinx.ts';
import { pronounce, spokenParts } from './pronunciation.ts';

/** Finds the times of known words: the recognizer gets a grammar that allows nothing else. */

/** The words of a segment that are spoken. */
interface Script {
  segment: Segment;
  words: string[];
  /** The pronunciations of each word. A dash or a note sign has none. */
  ways: string[][][];
}

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
 * be found, because its script is not Latin or the song says something else.
 * @param workDir an empty folder
 */
export async function alignWords(song: SongFile, segments: Segment[], workDir: string): Promise<Segment[]> {
  return alignTo(() => decodeVoice(song.path), segments, workDir);
}

/** Works like `alignWords`. @param hear returns the result of `decodeVoice`; called only if there is a word to find */
export async function alignTo(
  hear: () => Promise<AudioClip>,
  segments: Segment[],
  workDir: string,
): Promise<Segment[]> {
  const scripts = await scriptsOf(segments.filter(({ timedWords }) => timedWords.length === 0));
  if (scripts.length === 0) return segments;
  const voice = await hear();
  const chunks = scripts.map(({ segment }) => roomOf(segment, segments, voice));
  const sung = await align(scripts, chunks, workDir);
  const aligned = new Map(scripts.map(({ segment }, index) => [segment, sung[index] ?? []]));
  return segments.map((segment) => {
    const timedWords = aligned.get(segment) ?? [];
    return timedWords.length === 0 ? segment : { ...segment, timedWords };
  });
}

async function scriptsOf(segments: Segment[]): Promise<Script[]> {
  const written = segments.flatMap((segment) => {
    const words = segment.text.split(/\s+/u).filter(Boolean);
    const parts = words.map(spokenParts);
    const spoken = parts.filter((each) => each !== undefined);
    const silent = spoken.every((each) => each.length === 0);
    return spoken.length < parts.length || silent || words.length > MAX_TIMED_WORDS ? [] : [{ segment, words, spoken }];
  });
  const ways = await pronounce(written.flatMap(({ spoken }) => spoken));
  return written.map(({ segment, words }) => ({ segment, words, ways: ways.splice(0, words.length) }));
}

function roomOf(segment: Segment, segments: Segment[], clip: AudioClip): AudioClip {
  const before = Math.max(0, ...segments.filter(({ end }) => end <= segment.start).map(({ end }) => end));
  const after = Math.min(...segments.filter(({ start }) => start >= segment.end).map(({ start }) => start));
  return partOf(clip, Math.max(before, segment.start - MARGIN), Math.min(after, segment.end + MARGIN));
}

async function align(scripts: Script[], chunks: AudioClip[], workDir: string): Promise<TimedWord[][]> {
  const dictionary = join(workDir, 'words.dict');
  const grammars = join(workDir, 'grammars.ctl');
  await writeFile(dictionary, scripts.flatMap(dictionaryOf).join(''));
  await writeFile(grammars, scripts.map((_, index) => `lines-${index}\n`).join(''));
  for (const [index, script] of scripts.entries()) {
    await writeFile(join(workDir, `lines-${index}.fsg`), grammarOf(script, index));
  }
  const args = ['-dict', dictionary, '-fsgctl', grammars, '-fsgdir', workDir, '-fsgext', '.fsg', ...SEARCH];
  const [found = ''] = await runPocketsphinx('lines', chunks, args, ['-ctm'], workDir);
  const times = scripts.map(() => new Map<number, { start: number; end: number }>());
  for (const line of found.split('\n')) {
    const [utterance = '', , start = '', duration = '', name = ''] = line.split(' ');
    const index = pieceIndex(utterance);
    const word = /^w\d+-(\d+)/.exec(name)?.[1];
    if (word === undefined) continue;
    const from = (chunks[index]?.start ?? 0) + Number(start);
    times[index]?.set(Number(word), { start: from, end: from + Number(duration) });
  }
  return scripts.map((script, index) => timedWords(script, times[index] ?? new Map()));
}

function wordName(script: number, word: number): string {
  return `w${script}-${word}`;
}

function dictionaryOf({ ways }: Script, index: number): string[] {
  return ways.flatMap((each, word) =>
    each
      .filter((phones) => phones.length > 0)
      .map((phones, way) => `${wordName(index, word)}${way === 0 ? '' : `(${way + 1})`} ${phones.join(' ')}\n`),
  );
}

/** Returns a grammar in FSG format with one path: the spoken words in order, and a state after each. */
function grammarOf({ ways }: Script, index: number): string {
  const spoken = ways.flatMap((each, word) => (isSpoken(each) ? [wordName(index, word)] : []));
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

function isSpoken(ways: string[][]): boolean {
  return ways.some((phones) => phones.length > 0);
}

/**
 * Returns an empty list if a spoken word was not found. A word that is not spoken starts and ends where the word before
 * it ends.
 */
function timedWords({ segment, words, ways }: Script, found: Map<number, { start: number; end: number }>): TimedWord[] {
  const within = (time: number) => Math.round(Math.min(segment.end, Math.max(segment.start, time)) * 1000) / 1000;
  const timed: TimedWord[] = [];
  for (const [index, text] of words.entries()) {
    const times = found.get(index);
    if (!times && isSpoken(ways[index] ?? [])) return [];
    const before = timed.at(-1)?.end ?? segment.start;
    timed.push(
      times ? { text, start: within(times.start), end: within(times.end) } : { text, start: before, end: before },
    );
  }
  return timed;
}
