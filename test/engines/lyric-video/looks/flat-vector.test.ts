import { describe, expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import { flatVector } from '../../../../engines/lyric-video/looks/flat-vector.ts';
import {
  ACROSS,
  PERSONS,
  person,
  UNDER_UMBRELLA,
  UP,
} from '../../../../engines/lyric-video/looks/flat-vector-people.ts';
import { seen, signsOf, streetOf } from '../../../../engines/lyric-video/looks/flat-vector-street.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';

const SHAPES = { tall: [360, 640], wide: [640, 360], square: [360, 360] } as const;

describe.each(['tall', 'wide', 'square'] as const)('a street in a %s frame', (shape) => {
  const [width, height] = SHAPES[shape];
  const composed = (movement: 'verse' | 'chorus') =>
    compositionOf({ width, height }, 'job', moodOf(undefined), undefined, movement, flatVector);

  test('has no house or sign over the words', () => {
    for (const movement of ['verse', 'chorus'] as const) {
      const composition = composed(movement);
      const { text } = composition;
      const street = streetOf(composition);
      const isAmong = (x: number, y: number) =>
        x > text.left && x < text.left + text.width && y > text.top && y < text.top + 0.8 * text.height;
      for (const { sign, away, tall } of street.sides) {
        for (const distance of [1, 1.3, 2, 4])
          expect(isAmong(...seen(street, distance, sign * away * 0.99, street.depth + tall))).toBe(false);
      }
      for (const { at, wide } of signsOf(composition, street)) {
        expect(isAmong(at[0] - wide, at[1])).toBe(false);
        expect(isAmong(at[0] + wide, at[1])).toBe(false);
      }
    }
  });

  test('reaches from the middle to both edges of the frame', () => {
    const street = streetOf(composed('verse'));
    const [left, right] = street.sides;
    expect(seen(street, 1, -left.away, 0)[0]).toBeLessThan(0);
    expect(seen(street, 1, right.away, 0)[0]).toBeGreaterThan(width);
  });
});

test('draws everybody who walks wholly inside the drawing, with and without an umbrella', () => {
  const tall = 100;
  for (const hasUmbrella of [false, true]) {
    for (let number = 0; number < PERSONS; number++) {
      for (const step of [0, 0.25, 0.75]) {
        const [width, height] = [ACROSS * tall, tall * (hasUmbrella ? UNDER_UMBRELLA : UP)];
        const { canvas, pen } = newCanvas(width, height);
        person(pen, { tint: (color) => color }, number, tall, { step, hasUmbrella });
        const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
        const alpha = (x: number, y: number) => data[(y * canvas.width + x) * 4 + 3] as number;
        for (let y = 0; y < canvas.height; y++) expect(alpha(0, y) + alpha(canvas.width - 1, y)).toBe(0);
        for (let x = 0; x < canvas.width; x++) expect(alpha(x, 0)).toBe(0);
      }
    }
  }
});
