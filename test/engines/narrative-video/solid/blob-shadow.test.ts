import { expect, test } from '@jest/globals';
import { lensAt } from '../../../../engines/drawing/solids/lens.ts';
import { darkenGround } from '../../../../engines/narrative-video/solid/ps2/blob-shadow.ts';

const SIZE = { width: 160, height: 90 };
const LENS = lensAt([0, 1.5, 4], [0, 0, 0], 0.86, SIZE);
const PEOPLE = 10;

/** Returns the brightness of each pixel after the shadow. `seen` is the record that each pixel shows. */
function shaded(seen: number): { at(x: number, y: number): number } {
  const pixels = new Uint8ClampedArray(SIZE.width * SIZE.height * 4).fill(200);
  darkenGround(pixels, { ...SIZE, seen: new Int32Array(SIZE.width * SIZE.height).fill(seen) }, LENS, PEOPLE, [0, 0]);
  return { at: (x, y) => pixels[(y * SIZE.width + x) * 4] as number };
}

test('a shadow darkens the ground under a person, and nothing far from it', () => {
  const ground = shaded(PEOPLE);
  expect(ground.at(80, 45)).toBeLessThan(100);
  expect(ground.at(5, 45)).toBe(200);
  expect(ground.at(80, 5)).toBe(200);
});

test('a shadow falls neither on people nor on the sky', () => {
  expect(shaded(PEOPLE + 1).at(80, 45)).toBe(200);
  expect(shaded(0).at(80, 45)).toBe(200);
});
