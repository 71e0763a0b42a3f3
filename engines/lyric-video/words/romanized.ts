import type { Romanize } from '../../language/romanization.ts';
import { type Card, cardsOf, type Setting } from './layout.ts';
import type { Token } from './tokens.ts';

/** Font size of a line in Latin letters, in shares of the words above it. Set by eye, as are the next three. */
const SIZE = 0.44;
/** Its smallest size, in shares of the smallest size of words. */
const SMALLEST = 0.5;
/** Room that the line and the gap above it take, in shares of the area's height. */
const BAND = 0.22;
/** Gap between the words and the line, in em of the line. */
const GAP = 0.25;

/** Keeps the lower end of the area free for lines in Latin letters. */
export function withBand(setting: Setting): Setting {
  return { ...setting, area: { ...setting.area, height: setting.area.height * (1 - BAND) } };
}

/**
 * Sets the words of a card in Latin letters below them. The card stays as it is if they are in Latin letters already.
 * @param setting of the card, without the band
 * @param by when the look's words enter: a look that shows each word when it is sung shows the whole line at once
 */
export function romanizedCard(card: Card, setting: Setting, romanize: Romanize, by: 'line' | 'word'): Card {
  const text = romanize(textOf(card.words));
  if (text === undefined) return card;
  const { block, start, end } = card;
  const size = card.size * SIZE;
  const turn = by === 'line' ? end : start;
  const tokens = text.split(' ').map((word): Token => ({ text: word, start: turn, end: turn, before: 'space' }));
  const top = block.top + block.height + GAP * size;
  const smallest = Math.min(size, setting.smallest * SMALLEST);
  const [line] = cardsOf(
    { tokens, start, end, rightToLeft: false },
    {
      ...setting,
      area: { ...setting.area, top, height: Math.max(smallest * setting.leading, setting.area.height * BAND) },
      size,
      smallest,
      rest: 0,
      align: card.rightToLeft ? mirrored(setting.align) : setting.align,
    },
  );
  if (!line) return card;
  const left = Math.min(block.left, line.block.left);
  const right = Math.max(block.left + block.width, line.block.left + line.block.width);
  const height = top + line.block.height - block.top;
  const words = line.words.map((word) => ({ ...word, line: card.lines + word.line }));
  return {
    ...card,
    romanized: { ...line, words },
    block: { ...block, left, width: right - left, height },
  };
}

function textOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ text, before }) => (before === 'space' || before === 'line' ? ` ${text}` : text))
    .join('')
    .trim();
}

function mirrored(align: Setting['align']): Setting['align'] {
  return align === 'left' ? 'right' : align === 'right' ? 'left' : align;
}
