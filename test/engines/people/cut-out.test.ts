import { describe, expect, test } from '@jest/globals';
import { cutOut } from '../../../engines/people/cut-out.ts';

describe('a cut-out', () => {
  test('keeps no color of the old background at its soft edges', () => {
    // One row: red, a pixel that is half red and half green, and green.
    const colors = [
      [200, 0, 0],
      [200, 0, 0],
      [100, 100, 0],
      [0, 200, 0],
    ];
    const data = Uint8ClampedArray.from(colors.flatMap((color) => [...color, 255]));
    cutOut({ data, width: 4, height: 1 }, Uint8Array.of(255, 255, 128, 0));
    expect([...data.slice(8, 12)]).toEqual([200, 0, 0, 128]);
    expect(data[15]).toBe(0);
  });
});
