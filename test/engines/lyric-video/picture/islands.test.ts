import { expect, test } from '@jest/globals';
import { withoutIslands } from '../../../../engines/lyric-video/picture/islands.ts';

test('a print in two tones has no specks, and keeps larger shapes', () => {
  const width = 30;
  const isShape = (x: number, y: number) => x < 12 && y < 12;
  const isSpeck = (x: number, y: number) => x >= 20 && x < 23 && y >= 20 && y < 23;
  const light = Float32Array.from({ length: width * width }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return isShape(x, y) || isSpeck(x, y) ? 0.2 : 0.8;
  });
  const cover = new Uint8Array(light.length).fill(255);
  const { light: even } = withoutIslands({ width, height: width, light, cover, speck: 16 }, [0.5]);
  expect(even[5 * width + 5]).toBeLessThan(0.5);
  expect(even[21 * width + 21]).toBeGreaterThan(0.5);
  expect(even[2 * width + 25]).toBeGreaterThan(0.5);
});
