import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AudioClip } from '../audio-clip.ts';
import { runPocketsphinx } from '../pocketsphinx.ts';
import { type SpokenWord, spokenWordsOf } from '../spoken-words.ts';
import type { LyricLine } from './lyrics-text.ts';
import type { PlacedLine } from './placed-lines.ts';

/**
 * Finds lines by their sounds in a whole song, in any language that has phonemes here. The grammar has all lines in
 * order. Between two lines, any sounds may be heard. A line may be missing.
 */

/** Phones that together are like any sound. A loop of them stands for everything that is not in the text. */
const SOUNDS = 'AA AE AH EH IY OW UW ER F HH K L M N R S SH T'.split(' ');
/** Probabilities of one sound that is not in the text, and of a missing line. Chosen with the voices of espeak-ng. */
const OTHER_SOUND = 1e-12;
const MISSING_LINE = 1e-30;
/**
 * Probability that the text goes on although nothing more of it is heard. Without this way out, a search that has lost its
 * place returns nothing at all. It is near the least number that the decoder can read.
 */
const LOST = 1e-36;
/**
 * Narrower than for a single line, because a whole song has thousands of states. `-ds 2` compares the sound with the
 * model in every second frame, that is every 20 ms. The exact times are found later, line by line.
 */
const SEARCH = [
  ...['-ds', '2', '-maxhmmpf', '3000', '-bestpath', 'no'],
  ...['-lw', '1', '-wip', '1', '-pip', '1', '-silprob', '0.1', '-fillprob', '0.01'],
];
const WIDTHS = {
  narrow: ['-beam', '1e-64', '-pbeam', '1e-64', '-wbeam', '1e-48'],
  /** Finds lines over loud music that the narrow search loses, and takes half as long again. */
  wide: ['-beam', '1e-90', '-pbeam', '1e-90', '-wbeam', '1e-70'],
};
/** Seconds for one sound. Words outside this pace were squeezed or stretched to where they do not belong. */
const FASTEST_SOUND = 0.04;
const SLOWEST_SOUND = 0.7;

/**
 * Words that are searched as if they were one. The decoder visits every end of a word of the text at each moment, even if
 * it is not active there, which took half of its time. `npm run bench:transcription -- languages` prints the time.
 */
const WORDS_TOGETHER = 3;
/** Pronunciations of such a group. Each multiplies what is searched. */
const MOST_WAYS = 6;

interface Line extends LyricLine {
  groups: SpokenWord[];
}

/** Below this share of groups at a possible pace, a line could be anywhere. */
const LEAST_LIKELY = 0.5;

/**
 * Places the lines that are heard, in the text's order. The result has undefined for every other line.
 * @param language ISO 639-1 code of the song's language
 * @param workDir an empty folder
 */
export async function placeBySound(
  lines: readonly LyricLine[],
  voice: AudioClip,
  workDir: string,
  language: string,
  width: keyof typeof WIDTHS,
): Promise<(PlacedLine | undefined)[]> {
  const spoken = await spokenWordsOf(
    lines.map(({ text }) => text),
    language,
  );
  const known = lines.map((line, index) => ({ ...line, groups: groupsOf(spoken[index] ?? []) }));
  // Nothing can be found in a language that has no phonemes here.
  if (known.every(({ groups }) => groups.length === 0)) return known.map(() => undefined);
  const times = await search(known, voice, WIDTHS[width], workDir);
  return known.map(({ text, groups }, index) => placedLine(text, groups, times[index] ?? new Map(), voice.start));
}

/** Joins neighboring words into groups of about equal size. Leaves out words that are not spoken. */
function groupsOf(words: readonly SpokenWord[]): SpokenWord[] {
  const spoken = words.filter(({ ways }) => ways.some((way) => way.length > 0));
  const size = Math.ceil(spoken.length / Math.max(1, Math.round(spoken.length / WORDS_TOGETHER)));
  const groups: SpokenWord[] = [];
  for (let from = 0; from < spoken.length; from += size) groups.push(joined(spoken.slice(from, from + size)));
  return groups;
}

function joined(words: readonly SpokenWord[]): SpokenWord {
  const ways = words.reduce<string[][]>(
    (before, word) => before.flatMap((way) => word.ways.map((phones) => [...way, ...phones])).slice(0, MOST_WAYS),
    [[]],
  );
  return { text: words.map(({ text }) => text).join(' '), ways: ways.filter((way) => way.length > 0) };
}

type Times = Map<number, { start: number; end: number }>;

async function search(
  lines: readonly Line[],
  voice: AudioClip,
  width: readonly string[],
  workDir: string,
): Promise<Times[]> {
  const dictionary = join(workDir, 'song.dict');
  const grammar = join(workDir, 'song.fsg');
  await writeFile(
    dictionary,
    [...SOUNDS.map((phone) => `other-${phone} ${phone}\n`), ...lines.flatMap(entries)].join(''),
  );
  await writeFile(grammar, grammarOf(lines));
  const [found = ''] = await runPocketsphinx(
    'song',
    [voice],
    ['-dict', dictionary, '-fsg', grammar, ...SEARCH, ...width],
    ['-ctm'],
    workDir,
  );
  const times = lines.map((): Times => new Map());
  for (const row of found.split('\n')) {
    const [, , start = '', duration = '', name = ''] = row.split(' ');
    const [, line, group] = /^w(\d+)-(\d+)/.exec(name) ?? [];
    if (line === undefined) continue;
    times[Number(line)]?.set(Number(group), { start: Number(start), end: Number(start) + Number(duration) });
  }
  return times;
}

function entries({ groups }: Line, line: number): string[] {
  return groups.flatMap(({ ways }, group) =>
    ways.map((phones, way) => `w${line}-${group}${way === 0 ? '' : `(${way + 1})`} ${phones.join(' ')}\n`),
  );
}

/** Returns a grammar in FSG format. The first states are the places between the lines. */
function grammarOf(lines: readonly Line[]): string {
  const steps: string[] = [];
  let states = lines.length + 1;
  for (let place = 0; place <= lines.length; place += 1) {
    for (const phone of SOUNDS) steps.push(`TRANSITION ${place} ${place} ${OTHER_SOUND} other-${phone}`);
  }
  lines.forEach(({ groups }, line) => {
    let from = line;
    groups.forEach((_, group) => {
      const to = group === groups.length - 1 ? line + 1 : states++;
      steps.push(`TRANSITION ${from} ${to} 1.0 w${line}-${group}`);
      from = to;
    });
    steps.push(`TRANSITION ${line} ${line + 1} ${groups.length === 0 ? 1 : MISSING_LINE}`);
  });
  for (let place = 0; place < lines.length - 1; place += 1) {
    steps.push(`TRANSITION ${place} ${lines.length} ${LOST}`);
  }
  const head = ['FSG_BEGIN song', `NUM_STATES ${states}`, 'START_STATE 0', `FINAL_STATE ${lines.length}`];
  return [...head, ...steps, 'FSG_END', ''].join('\n');
}

function placedLine(text: string, groups: readonly SpokenWord[], times: Times, origin: number): PlacedLine | undefined {
  const found = [...times].map(([index, { start, end }]) => {
    const sounds = groups[index]?.ways[0]?.length ?? 1;
    return { start, end, isLikely: end - start >= sounds * FASTEST_SOUND && end - start <= sounds * SLOWEST_SOUND };
  });
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return undefined;
  const likely = found.filter(({ isLikely }) => isLikely).length / found.length;
  if (likely < LEAST_LIKELY) return undefined;
  return { text, start: origin + first.start, end: origin + last.end, heard: likely };
}
