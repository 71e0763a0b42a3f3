import type { Music } from '../../sound/music.ts';
import { SUNG, showsSinging } from '../../sound/vocals.ts';

/** A part of the song in which somebody sings, in seconds. */
export interface Span {
  start: number;
  end: number;
}

/** Seconds. Two spans with a shorter pause between them, a breath, are joined. */
const BREATH = 0.4;

/**
 * Works like `sungSpans`, but returns the whole part if singing cannot be told apart from the instruments: somebody
 * sings, since there are lyrics.
 */
export function anythingSung(music: Music, within: Span): Span[] {
  const spans = showsSinging(music.vocals) ? sungSpans(music, within) : [];
  return spans.length > 0 ? spans : [within];
}

/** Returns the spans between two times in which somebody sings. */
export function sungSpans(music: Music, within: Span): Span[] {
  const spans: Span[] = [];
  for (let index = Math.ceil(within.start * music.rate); index < within.end * music.rate; index += 1) {
    if ((music.vocals[index] ?? 0) < SUNG) continue;
    const [start, end] = [index / music.rate, (index + 1) / music.rate];
    const last = spans.at(-1);
    if (last && start - last.end < BREATH) last.end = Math.min(end, within.end);
    else spans.push({ start, end: Math.min(end, within.end) });
  }
  return spans;
}

export function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0);
}

/**
 * Divides sung time in proportion to the weights, one span for each. No span includes a break: if a part would, the
 * span is the longest piece of it.
 */
export function divide(spans: readonly Span[], weights: readonly number[]): Span[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const length = lengthOf(spans);
  let used = 0;
  return weights.map((weight) => {
    const from = (used / total) * length;
    used += weight;
    return longest(between(spans, from, (used / total) * length));
  });
}

/** Returns the parts of the spans between two amounts of sung seconds. */
function between(spans: readonly Span[], from: number, to: number): Span[] {
  let before = 0;
  return spans.flatMap(({ start, end }) => {
    const [a, b] = [Math.max(start, start + from - before), Math.min(end, start + to - before)];
    before += end - start;
    return b > a ? [{ start: a, end: b }] : [];
  });
}

function longest(spans: readonly Span[]): Span {
  return spans.reduce((best, span) => (span.end - span.start > best.end - best.start ? span : best), {
    start: 0,
    end: 0,
  });
}
