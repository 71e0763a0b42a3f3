import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Card, cardsOf, type Setting } from '../../../engines/lyric-video/words/layout.ts';
import { phraseOf } from '../../../engines/lyric-video/words/tokens.ts';

const setting: Setting = {
  area: { left: 60, top: 600, width: 600, height: 400 },
  size: 90,
  smallest: 36,
  leading: 1.1,
  space: 0.3,
  joint: 0,
  align: 'center',
  rest: 0.5,
  measure: (text) => [...text].length * 0.55,
  hyphenate: (word) => [word],
};

function cards(text: string, seconds = 4, changed: Partial<Setting> = {}): Card[] {
  const segment = { text, start: 10, end: 10 + seconds, duration: seconds, wordCount: 0, timedWords: [] };
  return cardsOf(phraseOf(segment), { ...setting, ...changed });
}

const textOf = (card: Card) => card.words.map(({ text }) => text).join(' ');

function expectInside(card: Card): void {
  const { left, top, width, height } = setting.area;
  for (const word of card.words) {
    expect(word.x).toBeGreaterThanOrEqual(left - 0.01);
    expect(word.x + word.width).toBeLessThanOrEqual(left + width + 0.01);
    expect(word.y - card.size).toBeGreaterThanOrEqual(top - 0.2 * card.size);
    expect(word.y).toBeLessThanOrEqual(top + height);
  }
}

describe('a line of words', () => {
  test('has the wished size if it is short', () => {
    expect(cards('Hello')[0]?.size).toBe(90);
  });

  test('wraps into lines of similar length instead of leaving one word over', () => {
    const [card] = cards('Seven words that wrap into even lines');
    const widths = [...Array(card?.lines).keys()].map((line) =>
      (card?.words ?? []).filter((word) => word.line === line).reduce((sum, { width }) => sum + width, 0),
    );
    expect(Math.min(...widths)).toBeGreaterThan(0.5 * Math.max(...widths));
  });

  test.each([
    ['We remember him well', 450, ['We remember', 'him well']],
    ['Take my hand and sing along', 400, ['Take my', 'hand and', 'sing along']],
  ])('shrinks a little if a line of “%s” would be much shorter than the others otherwise', (text, width, expected) => {
    const linesOf = ({ words, lines }: Card) =>
      [...Array(lines).keys()].map((line) =>
        words
          .filter((word) => word.line === line)
          .map((word) => word.text)
          .join(' '),
      );
    const [card] = cards(text, 4, { area: { ...setting.area, width } });
    expect(card && linesOf(card)).toEqual(expected);
    expect(card?.size).toBeGreaterThan(0.7 * 90);
  });

  test('shrinks until it fits', () => {
    const [card, more] = cards(
      'A line of quite a lot of words that only fits when its letters are made smaller than wished',
    );
    expect(more).toBeUndefined();
    expect(card?.size).toBeLessThan(90);
    expect(card?.size).toBeGreaterThanOrEqual(36);
    if (card) expectInside(card);
  });

  test('starts at the right if it is read from right to left', () => {
    const [card] = cards('אחת שתיים');
    const [first, second] = card?.words ?? [];
    expect(first?.x).toBeGreaterThan(second?.x as number);
  });
});

describe('a word that is too long for its line', () => {
  const hyphenate = (word: string) => word.match(/.{1,5}/gu) ?? [];
  const linesOf = ({ words, lines }: Card) =>
    [...Array(lines).keys()].map((line) =>
      words
        .filter((word) => word.line === line)
        .map(({ text }) => text)
        .join(' '),
    );

  test('is divided with hyphens if its letters would be much smaller otherwise', () => {
    const [card, more] = cards('Der Donaudampfschifffahrtskapitän singt', 4, { hyphenate });
    expect(more).toBeUndefined();
    expect(card && linesOf(card)).toEqual(['Der Donaudampf-', 'schifffahr-', 'tskapitän singt']);
    if (card) expectInside(card);
  });

  test('stays whole if it only shrinks a little', () => {
    const [card] = cards('Wanderlustigen', 4, { hyphenate });
    expect(card?.words.map(({ text }) => text)).toEqual(['Wanderlustigen']);
    expect(card?.size).toBeLessThan(90);
  });

  test('lights up part by part', () => {
    const [card] = cards('Donaudampfschifffahrtskapitän', 4, { hyphenate });
    const times = (card?.words ?? []).map(({ start, end }) => [start, end]);
    expect(times[0]?.[0]).toBe(10);
    expect(times.at(-1)?.[1]).toBeCloseTo(14, 9);
    times.slice(1).forEach(([start], index) => {
      expect(start).toBeCloseTo(times[index]?.[1] as number, 9);
    });
  });

  test('shrinks below the smallest size if it cannot be divided', () => {
    const [card, more] = cards('a'.repeat(45));
    expect(more).toBeUndefined();
    expect(card?.words.map(({ text }) => text)).toEqual(['a'.repeat(45)]);
    expect(card?.size).toBeLessThan(36);
    if (card) expectInside(card);
  });

  test('goes on in the next line if it would be too small to read', () => {
    const set = cards('a'.repeat(120), 8);
    expect(set.flatMap(({ words }) => words.map(({ text }) => text)).join('')).toBe('a'.repeat(120));
    set.forEach(expectInside);
  });
});

test('a Japanese line does not begin with a particle', () => {
  for (let width = 200; width < 700; width += 20) {
    const area = { ...setting.area, width };
    const measure = (text: string) => [...text].length;
    const [card] = cards('今日は天気ですね君と東京へ行こうよ', 4, { area, measure, size: 40 });
    const first = (card?.words ?? []).filter(({ line }, index, all) => all[index - 1]?.line !== line);
    for (const { text } of first) expect(text).toMatch(/^(?:今日|天気|君|東京|行)/u);
  }
});

describe('words whose direction differs from that of their line', () => {
  const WIDE = { area: { ...setting.area, width: 5000 } };
  const seen = (text: string) => {
    const words = cards(text, 4, WIDE)[0]?.words ?? [];
    return [...words].sort((a, b) => a.x - b.x).map((word) => word.text);
  };

  test.each([
    ['I say שלום עולם again', ['I', 'say', 'עולם', 'שלום', 'again']],
    ['אני New York City שר', ['שר', 'New', 'York', 'City', 'אני']],
    ['אני Route 66 Drive', ['Route', '66', 'Drive', 'אני']],
    ['אני Route 66 שר', ['שר', 'Route', '66', 'אני']],
    ['אני 66 – שר', ['שר', '–', '66', 'אני']],
  ])('stand in their own reading order: %s', (text, order) => {
    expect(seen(text)).toEqual(order);
  });

  test('are filled in their own direction', () => {
    const [card] = cards('I say שלום', 4, WIDE);
    expect(card?.words.map(({ rightToLeft }) => rightToLeft)).toEqual([false, false, true]);
  });

  test('keep the usual distance from each other', () => {
    const [card] = cards('אני New York', 4, WIDE);
    const [first, second, third] = card?.words ?? [];
    if (!first || !second || !third) throw new Error('three words were set');
    expect(first.x - third.x - third.width).toBeCloseTo(0.3 * 90, 6);
    expect(third.x - second.x - second.width).toBeCloseTo(0.3 * 90, 6);
  });
});

test('words without spaces between them are as far apart as the look requires', () => {
  const [first, second] = cards('今日天気', 4, { joint: 0.2 })[0]?.words ?? [];
  if (!first || !second) throw new Error('two words were set');
  expect(second.x - first.x - first.width).toBeCloseTo(0.2 * 90, 6);
});

describe('a text too long for one card', () => {
  const long = Array.from({ length: 120 }, (_, index) => `word${index}`).join(' ');

  test('is divided into pages if there is time to read them', () => {
    const pages = cards(long, 60);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.map(textOf).join(' ')).toBe(long);
    expect(pages[0]?.start).toBe(10);
    expect(pages.at(-1)?.end).toBe(70);
    pages.slice(1).forEach((page, index) => {
      expect(page.start).toBe(pages[index]?.end);
    });
    pages.forEach(expectInside);
  });

  test('is cut off with an ellipsis if there is no time', () => {
    const [card, more] = cards('lorem '.repeat(1666), 1.5);
    expect(more).toBeUndefined();
    expect(card && textOf(card).endsWith('…')).toBe(true);
    if (card) expectInside(card);
  });

  test('keeps the beginning of a word that is wider than a line', () => {
    const [card] = cards('a'.repeat(10_000));
    expect(card && textOf(card).endsWith('…')).toBe(true);
    if (card) expectInside(card);
  });
});

test('any text stays inside its area and within the time of its segment', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc.lorem({ maxCount: 150 }),
    fc.array(fc.string({ unit: 'binary', maxLength: 90 }), { maxLength: 40 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(anyText, fc.double({ min: 0.05, max: 60, noNaN: true }), (text, seconds) => {
      const set = cards(text, seconds);
      set.forEach(expectInside);
      for (const { start, end } of set) {
        expect(start).toBeGreaterThanOrEqual(10);
        expect(end).toBeLessThanOrEqual(10 + seconds + 1e-9);
        expect(end).toBeGreaterThan(start);
      }
    }),
  );
});
