import { beforeAll, expect, test } from '@jest/globals';
import type { Canvas } from '../../../../engines/drawing/canvas.ts';
import { registerFonts } from '../../../../engines/drawing/fonts.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import { graffitiTwo } from '../../../../engines/lyric-video/looks/graffiti-two/index.ts';
import { lettersOf } from '../../../../engines/lyric-video/looks/graffiti-two/letters.ts';
import { wildWord } from '../../../../engines/lyric-video/looks/graffiti-two/wild.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';

const SIZE = { width: 640, height: 360 };

beforeAll(registerFonts);

function painted(word: string | undefined, unfinished = 0): Canvas {
  const composition = compositionOf(SIZE, 'job', moodOf(undefined), undefined, 'break', graffitiTwo);
  return wildWord({ ...composition, ...(word ? { word } : {}) }, { width: 400, height: 150, unfinished });
}

function cover(canvas: Canvas): number {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] as number) > 200) count++;
  return count / (canvas.width * canvas.height);
}

test('writes each Latin letter in wild style, without its accents', () => {
  expect(lettersOf('été')).toEqual(lettersOf('ETE'));
  expect(lettersOf('ABCDEFGHIJKLMNOPQRSTUVWXYZ').every((letter) => typeof letter !== 'string')).toBe(true);
});

test.each(["don't", 'don’t'])('writes the apostrophe of %s as a bar of the letter before it', (word) => {
  const [plain, letters] = [lettersOf('dont'), lettersOf(word)];
  expect(letters.map(({ length }) => length)).toEqual(plain.map(({ length }, index) => length + (index === 2 ? 1 : 0)));
});

test('keeps words whole in scripts that join their letters', () => {
  expect(lettersOf('حبيبي')).toEqual(['حبيبي']);
  expect(lettersOf('любовь')).toHaveLength(6);
});

test.each(['night', 'любовь', '사랑해', 'حبيبي', undefined])('paints a piece for the word %s', (word) => {
  expect(cover(painted(word))).toBeGreaterThan(0.2);
});

test('leaves the last letter of an unfinished piece as a sketch', () => {
  expect(cover(painted('night', 1))).not.toBe(cover(painted('night')));
});
