import { beforeAll, expect, test } from '@jest/globals';
import { registerFonts } from '../../../engines/drawing/fonts.ts';
import { compositionOf } from '../../../engines/lyric-video/composition.ts';
import { lookOf } from '../../../engines/lyric-video/looks.ts';
import { moodOf } from '../../../engines/lyric-video/mood.ts';
import { titleOf } from '../../../engines/lyric-video/words/title.ts';
import { phraseOf } from '../../../engines/lyric-video/words/tokens.ts';
import { line } from './films.ts';

const SONG: [text: string, start: number][] = [
  ['Paper boats', 20],
  ['Hold on', 24],
  ['All the windows', 40],
  ['Hold on!', 44],
];

beforeAll(registerFonts);

function titleIn(lines: typeof SONG, end: number) {
  const look = lookOf('BAUHAUS');
  const composition = compositionOf({ width: 320, height: 180 }, 'job', moodOf(undefined), undefined, 'opening', look);
  const phrases = lines.map(([text, start]) => ({ ...phraseOf(line(text, start, start + 3)), text }));
  const opening = { kind: 'opening', start: 0, end, free: 0 } as const;
  return titleOf(phrases, opening, look.lettering(composition), composition, 24, (word) => [word])?.cards[0];
}

const textOf = (card: ReturnType<typeof titleIn>) => card?.words.map(({ text }) => text).join(' ');

test('the title of a song is the line that returns', () => {
  expect(textOf(titleIn(SONG, 18))).toBe('hold on');
});

test('the title of a song without a returning line is its first line', () => {
  expect(textOf(titleIn(SONG.slice(0, 2), 18))).toBe('paper boats');
});

test('a title comes after the picture of its opening, and is gone before the next picture comes', () => {
  const { start = 0, end = 0 } = titleIn(SONG, 18) ?? {};
  expect(start).toBeGreaterThan(4);
  expect(end).toBeGreaterThan(16);
  expect(end).toBeLessThanOrEqual(17.5);
});

test('an opening that is too short to read a title has none', () => {
  expect(titleIn(SONG, 3)).toBeUndefined();
});
