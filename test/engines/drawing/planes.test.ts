import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { plateOf } from '../../../engines/drawing/frame.ts';
import { PlaneConverter } from '../../../engines/drawing/planes.ts';

const sizes = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 20 }));

/** Values that hardly repeat, a different sequence for each seed. */
function noise(length: number, seed: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => Math.imul(index + 1, seed | 1) >>> 21);
}

test('converts pixels to the planes of the plain formula, within one step', () => {
  const property = fc.property(sizes, fc.integer(), ([chunks, pairs], seed) => {
    const [width, height] = [chunks * 8, pairs * 2];
    const data = noise(width * height * 4, seed);
    const plain = plateOf({ data, width, height }).data;
    const planes = new PlaneConverter(width, height, 1).convert(data);
    const apart = plain.map((value, index) => Math.abs(value - (planes[index] as number)));
    expect(Math.max(...apart)).toBeLessThanOrEqual(1);
  });
  fc.assert(property, { numRuns: 200 });
});

test('keeps as many results as it was asked for', () => {
  const converter = new PlaneConverter(8, 2, 2);
  const gray = (value: number) => converter.convert(new Uint8Array(8 * 2 * 4).fill(value));
  const [first, second] = [gray(0), gray(255)];
  expect([first[0], second[0]]).toEqual([16, 235]);
  expect(gray(128)[0]).toBe(126);
  expect(second[0]).toBe(235);
});

test('refuses sizes that it would convert only in part', () => {
  expect(() => new PlaneConverter(20, 2, 1)).toThrow(RangeError);
  expect(() => new PlaneConverter(16, 3, 1)).toThrow(RangeError);
});
