import { expect, test } from '@jest/globals';
import { cleanPixels } from '../../../../engines/narrative-video/figures/clean-pixels.ts';

/** Colors by the letters of a drawing: a dark line, skin, a blend of both, almost skin, and white. */
const COLORS: Readonly<Record<string, readonly number[]>> = {
  '#': [30, 16, 52, 255],
  s: [232, 205, 163, 255],
  b: [140, 116, 112, 255],
  a: [224, 186, 150, 255],
  w: [250, 250, 255, 255],
  '.': [0, 0, 0, 0],
};

/** Cleans a drawing in letters. */
function cleaned(...rows: string[]): string[] {
  const width = (rows[0] as string).length;
  const data = Uint8ClampedArray.from(rows.flatMap((row) => [...row].flatMap((letter) => COLORS[letter] as number[])));
  cleanPixels(data, width);
  const letterAt = (at: number) =>
    Object.entries(COLORS).find(([, color]) => color.every((value, channel) => data[at * 4 + channel] === value))?.[0];
  return rows.map((_, row) => Array.from({ length: width }, (_, x) => letterAt(row * width + x)).join(''));
}

test('a smooth edge becomes hard', () => {
  expect(cleaned('##bsss', '##bsss', '##bsss')[1]).toMatch(/^##[#s]sss$/);
});

test('a line that turns in steps goes on diagonally, one pixel wide', () => {
  const rows = cleaned('ssssss', 's##sss', 'ss##ss', 'sss#ss', 'ssssss');
  expect(rows.slice(1, 4)).toEqual(['s#ssss', 'ss#sss', 'sss#ss']);
});

test('a pixel among others of nearly its color gets their color, and a gleam stays', () => {
  expect(cleaned('sssss', 'ssass', 'sssss')[1]).toBe('sssss');
  expect(cleaned('#####', '##w##', '#####')[1]).toBe('##w##');
});

test('nothing becomes visible that was not, and nothing vanishes', () => {
  const rows = cleaned('......', '.##s..', '..bss.', '...s..', '......');
  expect(rows.map((row) => row.replace(/[^.]/g, 'x'))).toEqual(['......', '.xxx..', '..xxx.', '...x..', '......']);
});
