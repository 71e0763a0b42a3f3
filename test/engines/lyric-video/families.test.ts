import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { registerFonts } from '../../../engines/drawing/fonts.ts';
import { frameOf } from '../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../engines/lyric-video/composition.ts';
import type { Composition } from '../../../engines/lyric-video/look.ts';
import { lookOf } from '../../../engines/lyric-video/looks.ts';
import { moodOf } from '../../../engines/lyric-video/mood.ts';
import { captionsOf, setFont } from '../../../engines/lyric-video/words/captions.ts';
import { type HanShapes, hanShapesOf } from '../../../engines/lyric-video/words/families.ts';
import { phraseOf } from '../../../engines/lyric-video/words/tokens.ts';

registerFonts();
const composition: Composition = compositionOf({ width: 720, height: 1280 }, 'job', moodOf(undefined));
const lettering = lookOf(undefined).lettering(composition);
const SIZE = 100;

/** Returns the opacities of a text in the default look, with its baseline two thirds below the top. */
function drawn(text: string, han: HanShapes = 'SC'): { data: Uint8ClampedArray; width: number } {
  const canvas = createCanvas(4 * SIZE, 3 * SIZE);
  const pen = canvas.getContext('2d');
  setFont(pen, lettering, SIZE, text, han);
  pen.fillText(text, SIZE / 2, 2 * SIZE);
  const { data, width } = pen.getImageData(0, 0, canvas.width, canvas.height);
  return { data: data.filter((_, index) => index % 4 === 3), width };
}

/** Returns the number of empty rows above the first row with ink. */
function top(text: string): number {
  const { data, width } = drawn(text);
  return Math.floor(data.findIndex((opacity) => opacity > 128) / width);
}

describe('characters', () => {
  test.each(['ที่', 'นี้', 'ฟื้น', 'ຫຼື່'])('have room for a tone mark above a vowel: %s', (text) => {
    const tone = /[\u0e48-\u0e4b\u0ec8-\u0ecb]/g;
    expect(top(text.replace(tone, '')) - top(text)).toBeGreaterThan(0.08 * SIZE);
  });

  test.each<[string, HanShapes]>([
    ['直海を見た', 'JP'],
    ['나는 海', 'KR'],
    ['直海', 'SC'],
    ['hello', 'SC'],
  ])('have the shapes of the song’s language if several languages share them: %s', (lyrics, shapes) => {
    expect(hanShapesOf(lyrics)).toBe(shapes);
  });

  test('have different shapes in different languages', () => {
    expect(drawn('直', 'JP').data).not.toEqual(drawn('直', 'SC').data);
  });
});

test.each([
  ['حبيبي،', 'rtl'],
  ['hello,', 'ltr'],
])('punctuation follows the direction of its line: %s', (text, direction) => {
  const seen: string[] = [];
  const watching = {
    ...lettering,
    paint: (pen: Parameters<typeof lettering.paint>[0]) => void seen.push(`${pen.direction} ${pen.textAlign}`),
  };
  const phrase = phraseOf({ text, start: 0, end: 2, duration: 2, wordCount: 1, timedWords: [] });
  const moment = { seconds: 1 } as Parameters<ReturnType<typeof captionsOf>['draw']>[1];
  captionsOf([phrase], watching, composition, 24, (word) => [word]).draw(frameOf(720, 1280), moment);
  expect(new Set(seen)).toEqual(new Set([`${direction} left`]));
});
