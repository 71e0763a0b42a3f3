import { describe, expect, test } from '@jest/globals';
import { luminance, type Rgb } from '../../../../engines/drawing/color.ts';
import { headFromBehind } from '../../../../engines/narrative-video/figures/photo/head-from-behind.ts';
import { EXTENT, type HeadPicture } from '../../../../engines/narrative-video/figures/photo/head-picture.ts';

const SCALE = 40;
const [WIDE, TALL] = [(EXTENT.right - EXTENT.left) * SCALE, (EXTENT.bottom - EXTENT.top) * SCALE];
const [HAIR, SKIN, NAVY]: readonly [Rgb, Rgb, Rgb] = [
  [70, 50, 40],
  [220, 170, 150],
  [30, 34, 60],
];

/** A head with a golden emblem above the brows. */
function head(): HeadPicture {
  const data = new Uint8ClampedArray(WIDE * TALL * 4);
  for (let at = 0; at < WIDE * TALL; at += 1) {
    const y = EXTENT.top + Math.floor(at / WIDE) / SCALE;
    data.set([...(y < -0.8 ? [250, 210, 60] : SKIN), 255], at * 4);
  }
  return { data, lit: data, width: WIDE, height: TALL, scale: SCALE } as unknown as HeadPicture;
}

function colorAt(down: number, behind: Partial<Parameters<typeof headFromBehind>[1]>): Rgb {
  const canvas = headFromBehind(head(), { hair: HAIR, skin: SKIN, hat: undefined, isLong: false, ...behind });
  const { data } = canvas.getContext('2d').getImageData(WIDE / 2, Math.round((down - EXTENT.top) * SCALE), 1, 1);
  return [data[0] as number, data[1] as number, data[2] as number];
}

describe('a head from behind', () => {
  test('has no emblem on its hat', () => {
    const [red, , blue] = colorAt(-1.2, { hat: NAVY });
    expect(blue).toBeGreaterThan(red * 0.8);
    expect(luminance(colorAt(-1.2, { hat: NAVY }))).toBeLessThan(90);
  });

  test('narrows below short hair to a neck that is thinner than the head', () => {
    const width = (down: number) => {
      const canvas = headFromBehind(head(), { hair: HAIR, skin: SKIN, hat: undefined, isLong: false });
      const { data } = canvas.getContext('2d').getImageData(0, Math.round((down - EXTENT.top) * SCALE), WIDE, 1);
      return data.filter((alpha, at) => at % 4 === 3 && alpha > 128).length / SCALE;
    };
    expect(width(0.9)).toBeGreaterThan(0.5);
    expect(width(0.9)).toBeLessThan(1.1);
    expect(width(0.15)).toBeGreaterThan(width(0.9) * 1.6);
  });

  test('shows the neck below short hair, and hair below long hair', () => {
    expect(luminance(colorAt(1, {}))).toBeGreaterThan(luminance(colorAt(1, { isLong: true })) + 30);
    expect(luminance(colorAt(-0.2, {}))).toBeLessThan(100);
  });
});
