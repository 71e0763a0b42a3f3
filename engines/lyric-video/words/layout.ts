import { directionsOf, standing } from './direction.ts';
import { divided, type WordShapes, widthOf, wordsOf } from './long-words.ts';
import { charactersOf, type Phrase, type Token } from './tokens.ts';

export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns a function that makes an area of a frame from shares of its width and height. */
export function areasOf({ width, height }: Pick<Rectangle, 'width' | 'height'>) {
  return (left: number, top: number, across: number, down: number): Rectangle => ({
    left: left * width,
    top: top * height,
    width: across * width,
    height: down * height,
  });
}

export interface Setting extends WordShapes {
  area: Rectangle;
  /** Font size in pixels: preferred and smallest. */
  size: number;
  smallest: number;
  /** Distance between baselines, in em. */
  leading: number;
  /** Space between words, in em. */
  space: number;
  align: 'left' | 'center' | 'right';
  /** Position of the block in the area: 0 at its top, 1 at its bottom. */
  rest: number;
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
  /** The words in Latin letters, below the others. */
  romanized?: Card;
}

/** Font sizes are tried in steps of 7 %. */
const SHRINK = 0.93;
/**
 * Whole words are easier to read than divided ones. They are divided if their letters are at least this many times as
 * large then. Set by eye.
 */
const WORTH_DIVIDING = 1.3;
/** A block is ragged if its shortest line is shorter than this share of its longest. Set by eye, as is the next. */
const RAGGED = 0.62;
/** The letters may become this much smaller if no line is left over then. */
const WORTH_EVEN = 0.66;
/** Share of the smallest size to which a word shrinks that can neither stay whole nor be divided. */
const TINY = 0.6;
/** Nobody can read a page in less time than this, so the text is cut instead. */
const SHORTEST_PAGE_SECONDS = 0.9;
const ELLIPSIS = '…';

/**
 * Sets a phrase as large as it fits. A phrase that does not fit on one card gets several cards if there is time to read
 * them. Otherwise it shrinks, and is cut only if it is still too long then.
 */
export function cardsOf(phrase: Phrase, setting: Setting): Card[] {
  const cards: Card[] = [];
  let rest = phrase.tokens;
  let start = phrase.start;
  while (rest.length > 0) {
    const last = ({ lines, size }: Page) => [...cards, placed(lines, size, setting, phrase, start, phrase.end)];
    const whole = readable(rest, setting);
    if (whole) return last(whole);
    const { all, ...page } = firstPage(rest, setting);
    const count = page.lines.flat().length;
    const next = all[count];
    if (!next) return last(page);
    if (next.start - start < SHORTEST_PAGE_SECONDS || phrase.end - next.start < 0.3) {
      const tiny = fitted(rest, { ...setting, size: setting.smallest, smallest: setting.smallest * TINY }, true);
      return last(tiny ?? { lines: cut(page.lines, setting, page.size), size: page.size });
    }
    cards.push(placed(page.lines, page.size, setting, phrase, start, next.start));
    start = next.start;
    rest = all.slice(count);
  }
  return cards;
}

type Line = Token[];

interface Page {
  lines: Line[];
  /** Font size in pixels. */
  size: number;
}

/** Sets all tokens on one card, and divides long words if the letters become much larger. */
function readable(tokens: Token[], setting: Setting): Page | undefined {
  const whole = fitted(tokens, setting);
  if (whole && whole.size * WORTH_DIVIDING > setting.size) return whole;
  const inParts = fitted(tokens, setting, true);
  return inParts && inParts.size > WORTH_DIVIDING * (whole?.size ?? 0) ? inParts : whole;
}

/** @param dividing divides words that are wider than a line */
function fitted(tokens: Token[], setting: Setting, dividing = false): Page | undefined {
  let largest: Page | undefined;
  for (let size = setting.size; size >= setting.smallest; size *= SHRINK) {
    if (largest && size < largest.size * WORTH_EVEN) break;
    const width = setting.area.width / size;
    const parts = dividing ? divided(tokens, width, setting) : tokens;
    const lines = wrap(parts, width, setting);
    if (!lines || lines.length * setting.leading * size > setting.area.height) continue;
    const page = { lines: balanced(parts, lines, width, setting), size };
    if (!isRagged(page.lines, setting)) return page;
    largest ??= page;
  }
  return largest;
}

function isRagged(lines: readonly Line[], setting: Setting): boolean {
  const widths = lines.map((line) => lengthOf(line, setting));
  return Math.min(...widths) < RAGGED * Math.max(...widths);
}

/** @param width in em. Returns undefined if a single word is wider. */
function wrap(tokens: Token[], width: number, setting: Setting): Line[] | undefined {
  const lines: Line[] = [];
  let used = 0;
  for (const word of wordsOf(tokens)) {
    const own = widthOf(word, setting);
    if (own > width) return undefined;
    const [first] = word as [Token];
    const gap = gapBefore(first, setting);
    const line = lines.at(-1);
    if (!line || first.before === 'line' || used + gap + own > width) {
      lines.push([...word]);
      used = own;
    } else {
      line.push(...word);
      used += gap + own;
    }
  }
  return lines;
}

function gapBefore({ before }: Token, { space, joint }: Setting): number {
  if (before === 'letter') return 0;
  return before === 'nothing' || before === 'particle' ? joint : space;
}

/** In em. */
function lengthOf(line: Line, setting: Setting): number {
  return line.reduce(
    (sum, token, index) => sum + setting.measure(token.text) + (index && gapBefore(token, setting)),
    0,
  );
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

/** Fills a card. Words that cannot be divided shrink first, and are divided anywhere if they are still too wide. */
function firstPage(tokens: Token[], setting: Setting): Page & { all: Token[] } {
  const { area, smallest, leading } = setting;
  let size = Math.max(smallest, Math.min(setting.size, smallest * 1.25));
  const widthAt = () => area.width / size;
  const isWide = (word: Token[]) => widthOf(word, setting) > widthAt();
  while (size > smallest * TINY && wordsOf(divided(tokens, widthAt(), setting)).some(isWide)) size *= SHRINK;
  const all = divided(tokens, widthAt(), setting, true);
  const room = Math.max(1, Math.floor(area.height / (leading * size)));
  return { lines: (wrap(all, widthAt(), setting) ?? []).slice(0, room), size, all };
}

/** Cuts a word that is wider than a line to what fits. */
function shortened(text: string, width: number, measure: Setting['measure']): string {
  if (measure(text) <= width) return text;
  const characters = charactersOf(text.slice(0, 400));
  let [low, high] = [1, characters.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (measure(characters.slice(0, middle).join('') + ELLIPSIS) <= width) low = middle;
    else high = middle - 1;
  }
  return characters.slice(0, low).join('') + ELLIPSIS;
}

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
  const widths = lines.map((line) => lengthOf(line, setting) * size);
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
