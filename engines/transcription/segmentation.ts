import { MAX_SEGMENTS, type TimedWord } from '../../functions/domain/segments.ts';

/** The limits of a line that a person reads at once: it ends at a pause, and is no longer than a breath. */
interface Breath {
  /** Seconds without a word that end a line. */
  pause: number;
  /** Longest line, in seconds and in words. */
  seconds: number;
  words: number;
}

/** Set by eye: longer lines do not fit on one card, and shorter ones change faster than a person reads. */
const SUNG: Breath = { pause: 0.6, seconds: 6, words: 10 };
/** Seconds. Nobody could see a shorter word. */
const SHORTEST_WORD = 0.02;

/** Groups words into lines. @param limit seconds; no word ends later */
export function linesOf<Word extends TimedWord>(words: readonly Word[], limit: number): Word[][] {
  const ordered = inOrder(words, limit);
  for (let breath = SUNG; ; breath = longer(breath)) {
    const lines = atPauses(ordered, breath).flatMap((line) => atBreaths(line, breath));
    if (lines.length <= MAX_SEGMENTS) return lines;
  }
}

/** Sorts words, removes overlaps and applies the limit. Drops a word if no time is left for it. */
function inOrder<Word extends TimedWord>(words: readonly Word[], limit: number): Word[] {
  const sorted = [...words].sort((a, b) => a.start - b.start);
  const kept: Word[] = [];
  for (const [index, word] of sorted.entries()) {
    const text = word.text.trim();
    const start = Math.max(0, word.start, kept.at(-1)?.end ?? 0);
    const next = sorted[index + 1]?.start ?? limit;
    const end = Math.min(word.end, limit, Math.max(next, start + SHORTEST_WORD));
    if (text !== '' && end - start >= SHORTEST_WORD) kept.push({ ...word, text, start, end });
  }
  return kept;
}

function atPauses<Word extends TimedWord>(words: readonly Word[], { pause }: Breath): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const before = line?.at(-1);
    if (!line || !before || word.start - before.end >= pause) lines.push([word]);
    else line.push(word);
  }
  return lines;
}

/** Cuts lines that are too long at their longest gap, preferably near the middle, until all are short enough. */
function atBreaths<Word extends TimedWord>(line: Word[], breath: Breath): Word[][] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length === 1) return [line];
  if (line.length <= breath.words && last.end - first.start <= breath.seconds) return [line];
  let cut = 1;
  let best = Number.NEGATIVE_INFINITY;
  for (let at = 1; at < line.length; at++) {
    const gap = (line[at]?.start ?? 0) - (line[at - 1]?.end ?? 0);
    const offCenter = Math.abs(at / line.length - 0.5);
    const merit = gap + 0.1 * Number(/[.,;:!?…]$/.test(line[at - 1]?.text ?? '')) - 0.4 * offCenter;
    if (merit > best) [cut, best] = [at, merit];
  }
  return [...atBreaths(line.slice(0, cut), breath), ...atBreaths(line.slice(cut), breath)];
}

function longer({ pause, seconds, words }: Breath): Breath {
  return { pause: pause * 2, seconds: seconds * 2, words: words * 2 };
}
