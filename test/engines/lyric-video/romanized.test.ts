import { describe, expect, test } from '@jest/globals';
import { romanizerFor } from '../../../engines/language/romanization.ts';
import { type Card, cardsOf, type Setting } from '../../../engines/lyric-video/words/layout.ts';
import { romanizedCard, withBand } from '../../../engines/lyric-video/words/romanized.ts';
import { phraseOf } from '../../../engines/lyric-video/words/tokens.ts';
import { line } from './films.ts';

const setting: Setting = {
  area: { left: 60, top: 600, width: 600, height: 400 },
  size: 90,
  smallest: 36,
  leading: 1.1,
  space: 0.3,
  joint: 0,
  align: 'left',
  rest: 0.5,
  measure: (text) => [...text].length * 0.55,
  hyphenate: (word) => [word],
};

async function cardOf(text: string, by: 'line' | 'word' = 'line'): Promise<Card> {
  const [card] = cardsOf(phraseOf(line(text, 10, 14)), withBand(setting));
  if (!card) throw new Error('There is no card.');
  return romanizedCard(card, setting, await romanizerFor(text), by);
}

const textOf = (card?: Card) => card?.words.map(({ text }) => text).join(' ');

describe('a line in Latin letters', () => {
  test('stands small below the words, inside the area', async () => {
    const card = await cardOf('君の名前は東京で聞いた');
    const { romanized } = card;
    expect(textOf(romanized)).toBe('kimi no namae wa tōkyō de kiita');
    expect(romanized?.size).toBeLessThan(0.5 * card.size);
    const lowest = Math.max(...card.words.map(({ y }) => y));
    for (const { x, y, width } of romanized?.words ?? []) {
      expect(y).toBeGreaterThan(lowest);
      expect(y).toBeLessThan(1000);
      expect(x).toBeGreaterThanOrEqual(60);
      expect(x + width).toBeLessThanOrEqual(660.01);
    }
  });

  test('belongs to the block of the words, so that a shape behind them covers it', async () => {
    const { block, romanized } = await cardOf('나는 너를 사랑해 영원히 그리고 언제나');
    const below = romanized?.block;
    expect(block.top + block.height).toBeCloseTo((below?.top ?? 0) + (below?.height ?? 0));
    expect(block.left).toBeLessThanOrEqual(below?.left ?? 0);
    expect(block.left + block.width).toBeGreaterThanOrEqual((below?.left ?? 0) + (below?.width ?? 0));
  });

  test('ends at the right if the words are read from there, and is itself read from the left', async () => {
    const { romanized } = await cardOf('حبيبي يا نور');
    const [first, , last] = romanized?.words ?? [];
    expect(textOf(romanized)).toBe('hbyby y nwr');
    expect(first?.x).toBeLessThan(last?.x ?? 0);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(660);
  });

  test('is all there from the start if the look shows each word when it is sung', async () => {
    const starts = async (by: 'line' | 'word') =>
      (await cardOf('我爱你', by)).romanized?.words.map(({ start }) => start);
    expect(await starts('word')).toEqual([10, 10, 10]);
    expect(await starts('line')).toEqual([14, 14, 14]);
  });

  test('is not there if the words are in Latin letters', async () => {
    const card = await cardOf('Hello tonight');
    expect(card.romanized).toBeUndefined();
    expect(card.block).toEqual(cardsOf(phraseOf(line('Hello tonight', 10, 14)), withBand(setting))[0]?.block);
  });
});
