import { expect, test } from '@jest/globals';
import { clearLooseParts } from '../../../../engines/lyric-video/picture/loose-parts.ts';

const SIDE = 60;
const FACE = { x: 20, y: 15, width: 20, height: 20 };

test('parts that hang in the air are cleared, but not a hand or hair that flies', () => {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  const paint = (left: number, top: number, width: number, height: number, opacity: number) => {
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width; x++) data[(y * SIDE + x) * 4 + 3] = opacity;
  };
  paint(18, 10, 24, 50, 255);
  const parts = { speck: [2, 2], haze: [50, 50], hand: [50, 5], hair: [43, 30] } as const;
  paint(...parts.speck, 3, 3, 255);
  paint(...parts.haze, 8, 8, 60);
  paint(...parts.hand, 8, 10, 255);
  paint(...parts.hair, 1, 6, 60);
  clearLooseParts({ data, width: SIDE, height: SIDE }, FACE);
  const opacityOf = ([x, y]: readonly [number, number]) => data[(y * SIDE + x) * 4 + 3];
  expect(Object.entries(parts).filter(([, place]) => opacityOf(place) === 0)).toEqual([
    ['speck', [2, 2]],
    ['haze', [50, 50]],
  ]);
  expect(opacityOf([30, 30])).toBe(255);
});
