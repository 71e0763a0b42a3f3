import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Frame } from '../../../engines/drawing/frame.ts';
import { type Film, filmOf } from '../../../engines/lyric-video/render.ts';
import { LYRIC_PRESETS } from '../../../functions/domain/requests.ts';
import {
  changeOfWords,
  difference,
  factsOf,
  frameAt,
  inLook,
  openStudio,
  type Studio,
  sceneAt,
  unlikeness,
  wordsAt,
} from './films.ts';

const ALL = [...LYRIC_PRESETS, 'default'] as const;
/** Composition and typeface of each look. */
const structures: number[][] = [];
const fonts: string[] = [];
let studio: Studio;

beforeAll(async () => {
  studio = await openStudio();
});

afterAll(() => studio.close());

describe.each(ALL)('%s', (preset) => {
  let film: Film;

  beforeAll(async () => {
    film = await filmOf(factsOf(studio, inLook(preset)));
    structures.push(structure(sceneAt(film, 6)));
    fonts.push(film.font);
  });

  test('[4.4c] shows words only from the start to the end of their segment', () => {
    const pixels = (seconds: number) => wordsAt(film, seconds)?.pixels ?? 0;
    const standing = pixels(7);
    expect(standing).toBeGreaterThan(4000);
    expect(pixels(5.02)).toBeGreaterThan(0);
    expect(pixels(8.4)).toBeGreaterThan(standing / 8);
    expect([4.05, 8.55, 11].map(pixels)).toEqual([0, 0, 0]);
  });

  test('shows a small count-in before the first line', () => {
    const signs = wordsAt(film, 1)?.pixels;
    expect(signs).toBeGreaterThan(60);
    expect(signs).toBeLessThan(film.width * film.height * 0.01);
  });

  test('keeps its words inside the safe margins', () => {
    const box = wordsAt(film, 7.5);
    expect(box?.left).toBeGreaterThan(film.width * 0.03);
    expect(box?.right).toBeLessThan(film.width * 0.97);
    expect(box?.top).toBeGreaterThan(film.height * 0.03);
    expect(box?.bottom).toBeLessThan(film.height * 0.93);
  });

  test('marks each word when it is sung', () => {
    expect(changeOfWords(film, 5.9, 8.2)?.pixels).toBeGreaterThan(1500);
  });

  test('moves with the music', () => {
    expect(difference(sceneAt(film, 9.02), sceneAt(film, 9.3))).toBeDefined();
  });

  test('draws the same frame for the same job', async () => {
    const again = await filmOf(factsOf(studio, inLook(preset)));
    expect(unlikeness(sceneAt(again, 6.2), sceneAt(film, 6.2))).toBeUndefined();
    expect(unlikeness(frameAt(again, 6.2), frameAt(film, 6.2))).toBeUndefined();
  });

  test('draws the same frame, whatever was drawn before it', () => {
    const at = (index: number) => frameAt(film, (index + 0.5) / film.look.fps);
    at(148);
    const inOrder = at(149);
    at(61);
    expect(unlikeness(at(149), inOrder)).toBeUndefined();
  });
});

test('[4.4c] no two looks differ only in colors', () => {
  expect(structures).toHaveLength(ALL.length);
  const alike = ALL.flatMap((a, first) =>
    ALL.slice(first + 1).flatMap((b, next) => {
      const [one, other] = [structures[first] as number[], structures[first + 1 + next] as number[]];
      const likeness = one.reduce((sum, value, index) => sum + value * (other[index] as number), 0) / 2;
      return Math.abs(likeness) > 0.8 ? [`${a} and ${b}: ${likeness.toFixed(2)}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test('every look has its own typeface', () => {
  // COLLAGE cuts its letters from several typefaces. The first of them is also that of ART_POSTER.
  expect(fonts.filter((font, index) => fonts.indexOf(font) !== index)).toEqual(['"Abril Fatface"']);
});

/**
 * Returns the brightness and the amount of detail in each cell of a coarse grid. Both are normalized, so that they
 * describe the composition and not the colors.
 */
function structure({ width, height, y }: Frame): number[] {
  const [columns, rows] = [18, 32];
  const light = new Float64Array(columns * rows);
  const edges = new Float64Array(columns * rows);
  const [wide, tall] = [width / columns, height / rows];
  for (let row = 0; row < height - 1; row++) {
    for (let column = 0; column < width - 1; column++) {
      const at = row * width + column;
      const cell = ((row / tall) | 0) * columns + ((column / wide) | 0);
      const across = (y[at + 1] as number) - (y[at] as number);
      light[cell] = (light[cell] as number) + (y[at] as number);
      edges[cell] = (edges[cell] as number) + (across < 0 ? -across : across);
    }
  }
  return [...normal(light), ...normal(edges)];
}

function normal(values: Float64Array): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0)) || 1;
  return [...values].map((value) => (value - mean) / spread);
}
