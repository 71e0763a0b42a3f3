import { directionsOf, standing } from './direction.ts';
import type { Phrase, Token } from './tokens.ts';

export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Width of a text in pixels at a font size of 1 pixel. */
type Measure = (text: string) => number;

export interface Setting {
  area: Rectangle;
  /** Font size in pixels: preferred and smallest. */
  size: number;
  smallest: number;
  /** Distance between baselines, in em. */
  leading: number;
  /** Space between words, and between words that are written without one. Both in em. */
  space: number;
  joint: number;
  align: 'left' | 'center' | 'right';
  /** Position of the block in the area: 0 at its top, 1 at its bottom. */
  rest: number;
  measure: Measure;
}

/** A token at its place: the left end of its baseline, in pixels of the picture. */
export interface Placed extends Token {
  x: number;
  y: number;
  width: number;
  line: number;
  /** Reading direction of the word itself, whatever is around it. */
  rightToLeft: boolean;
}

/** What is shown at one time. */
export interface Card {
  words: Placed[];
  /** Font size in pixels. */
  size: number;
  block: Rectangle;
  lines: number;
  start: number;
  end: number;
  rightToLeft: boolean;
}

/** Font sizes are tried in steps of 7 %. */
const SHRINK = 0.93;
/** Nobody can read a page in less time than this, so the text is cut instead. */
const SHORTEST_PAGE_SECONDS = 0.9;
const ELLIPSIS = '…';

/**
 * Sets a phrase as large as it fits. A phrase that does not fit on one card gets several cards if there is time to read
 * them.
 */
export function cardsOf(phrase: Phrase, setting: Setting): Card[] {
  const cards: Card[] = [];
  let rest = phrase.tokens;
  let start = phrase.start;
  while (rest.length > 0) {
    const whole = fitted(rest, setting);
    if (whole) return [...cards, placed(whole.lines, whole.size, setting, phrase, start, phrase.end)];
    const page = firstPage(rest, setting);
    const count = page.lines.flat().length;
    const next = rest[count];
    const over = next !== undefined && next.start - start >= SHORTEST_PAGE_SECONDS && phrase.end - next.start >= 0.3;
    if (!over || next === undefined) {
      return [...cards, placed(cut(page.lines, setting, page.size), page.size, setting, phrase, start, phrase.end)];
    }
    cards.push(placed(page.lines, page.size, setting, phrase, start, next.start));
    start = next.start;
    rest = rest.slice(count);
  }
  return cards;
}

type Line = Token[];

function fitted(tokens: Token[], setting: Setting): { lines: Line[]; size: number } | undefined {
  for (let size = setting.size; size >= setting.smallest; size *= SHRINK) {
    const lines = wrap(tokens, setting.area.width / size, setting);
    if (lines && lines.length * setting.leading * size <= setting.area.height) {
      return { lines: balanced(tokens, lines, setting.area.width / size, setting), size };
    }
  }
  return undefined;
}

/** @param width in em. Returns undefined if a single word is wider. */
function wrap(tokens: Token[], width: number, setting: Setting): Line[] | undefined {
  const lines: Line[] = [];
  let used = 0;
  for (const token of tokens) {
    const own = setting.measure(token.text);
    if (own > width) return undefined;
    const gap = gapBefore(token, setting);
    const line = lines.at(-1);
    if (!line || token.before === 'line' || used + gap + own > width) {
      lines.push([token]);
      used = own;
    } else {
      line.push(token);
      used += gap + own;
    }
  }
  return lines;
}

function gapBefore({ before }: Token, { space, joint }: Setting): number {
  return before === 'nothing' ? joint : space;
}

/** The smallest width that needs no more lines than the full width, so that the lines are about equally long. */
function balanced(tokens: Token[], lines: Line[], width: number, setting: Setting): Line[] {
  let best = lines;
  let [low, high] = [width * 0.3, width];
  for (let step = 0; step < 7; step++) {
    const middle = (low + high) / 2;
    const narrower = wrap(tokens, middle, setting);
    if (narrower && narrower.length <= lines.length) [best, high] = [narrower, middle];
    else low = middle;
  }
  return best;
}

function firstPage(tokens: Token[], setting: Setting): { lines: Line[]; size: number } {
  const size = Math.max(setting.smallest, Math.min(setting.size, setting.smallest * 1.25));
  const width = setting.area.width / size;
  const room = Math.max(1, Math.floor(setting.area.height / (setting.leading * size)));
  const whole = tokens.map((token) => ({ ...token, text: shortened(token.text, width, setting.measure) }));
  return { lines: (wrap(whole, width, setting) ?? []).slice(0, room), size };
}

/** Cuts a word that is wider than a line to what fits. */
function shortened(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const characters = [...graphemes.segment(text.slice(0, 400))].map(({ segment }) => segment);
  let [low, high] = [1, characters.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (measure(characters.slice(0, middle).join('') + ELLIPSIS) <= width) low = middle;
    else high = middle - 1;
  }
  return characters.slice(0, low).join('') + ELLIPSIS;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function cut(lines: Line[], setting: Setting, size: number): Line[] {
  const line = [...(lines.at(-1) ?? [])];
  const last = line.pop();
  if (!last) return lines;
  const { area, measure } = setting;
  const used = line.reduce((sum, token) => sum + measure(token.text) + gapBefore(token, setting), 0);
  const text = last.text.endsWith(ELLIPSIS) ? last.text : last.text + ELLIPSIS;
  line.push({ ...last, text: shortened(text, area.width / size - used - 0.01, measure) });
  return [...lines.slice(0, -1), line];
}

function placed(lines: Line[], size: number, setting: Setting, phrase: Phrase, start: number, end: number): Card {
  const { area, leading, measure, align, rest } = setting;
  const height = lines.length * leading * size;
  const top = area.top + Math.max(0, area.height - height) * rest;
  const gapOf = (token: Token, index: number) => (index === 0 ? 0 : gapBefore(token, setting) * size);
  const widths = lines.map((line) =>
    line.reduce((sum, token, index) => sum + measure(token.text) * size + gapOf(token, index), 0),
  );
  const widest = Math.max(...widths);
  const side = phrase.rightToLeft && align !== 'center' ? (align === 'left' ? 'right' : 'left') : align;
  const offset = (width: number) =>
    side === 'left' ? 0 : side === 'right' ? area.width - width : (area.width - width) / 2;
  const direction = phrase.rightToLeft ? 'right-to-left' : 'left-to-right';
  const words = lines.flatMap((line, number) => {
    const left = area.left + offset(widths[number] as number);
    const y = top + (number * leading + 0.5 * leading + 0.35) * size;
    const directions = directionsOf(
      line.map(({ text }) => text),
      direction,
    );
    const words: Placed[] = [];
    let along = 0;
    for (const { index, gap } of standing(directions, direction)) {
      const [token, before] = [line[index] as Token, line[gap] as Token];
      const width = measure(token.text) * size;
      along += gapOf(before, gap);
      const x = phrase.rightToLeft ? left + (widths[number] as number) - along - width : left + along;
      words[index] = { ...token, x, y, width, line: number, rightToLeft: directions[index] === 'right-to-left' };
      along += width;
    }
    return words;
  });
  const block = { left: area.left + offset(widest), top, width: widest, height };
  return { words, size, block, lines: lines.length, start, end, rightToLeft: phrase.rightToLeft };
}
