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

const SHORT = { length: 'short', texture: 'straight' } as const;
const [GOLD, BLOND]: readonly [Rgb, Rgb] = [
  [250, 210, 60],
  [190, 150, 90],
];

/** A head with a golden emblem in the middle of what is above the brows. @param worn color of what is beside the emblem */
function head(worn: Rgb = SKIN): HeadPicture {
  const data = new Uint8ClampedArray(WIDE * TALL * 4);
  for (let at = 0; at < WIDE * TALL; at += 1) {
    const [x, y] = [EXTENT.left + (at % WIDE) / SCALE, EXTENT.top + Math.floor(at / WIDE) / SCALE];
    data.set([...(y > -0.8 ? SKIN : Math.abs(x) < 0.4 ? GOLD : worn), 255], at * 4);
  }
  return {
    data,
    lit: data,
    width: WIDE,
    height: TALL,
    scale: SCALE,
    points: [],
    skin: SKIN,
    hair: BLOND,
  } as unknown as HeadPicture;
}

function colorAt(down: number, behind: Partial<Parameters<typeof headFromBehind>[1]>, of = head(behind.hat)): Rgb {
  const canvas = headFromBehind(of, { hair: HAIR, skin: SKIN, hat: undefined, cut: SHORT, ...behind });
  const { data } = canvas.getContext('2d').getImageData(WIDE / 2, Math.round((down - EXTENT.top) * SCALE), 1, 1);
  return [data[0] as number, data[1] as number, data[2] as number];
}

describe('a head from behind', () => {
  test('has no emblem on its hat', () => {
    const [red, , blue] = colorAt(-1.2, { hat: NAVY });
    expect(blue).toBeGreaterThan(red * 0.8);
    expect(luminance(colorAt(-1.2, { hat: NAVY }))).toBeLessThan(90);
  });

  test('wears the hat of the photograph, whose parts keep their colors', () => {
    const [red, , blue] = colorAt(-1.2, { hat: NAVY }, head([230, 226, 216]));
    expect(red).toBeGreaterThan(170);
    expect(blue).toBeGreaterThan(red * 0.85);
  });

  test('has hair in the color that the photograph shows in the light of its place', () => {
    const blond = head(BLOND);
    const dim = { ...blond, lit: blond.data.map((value, at) => (at % 4 === 3 ? value : value * 0.6)) };
    const bright = luminance(colorAt(-0.3, {}, blond));
    expect(bright).toBeGreaterThan(luminance(HAIR) + 40);
    expect(luminance(colorAt(-0.3, {}, dim))).toBeLessThan(bright * 0.75);
  });

  test('has strands, and not one color', () => {
    const canvas = headFromBehind(head(), { hair: BLOND, skin: SKIN, hat: undefined, cut: SHORT });
    const { data } = canvas
      .getContext('2d')
      .getImageData(WIDE / 2 - 16, Math.round((-0.3 - EXTENT.top) * SCALE), 32, 1);
    const reds = data.filter((_, at) => at % 4 === 0);
    expect(Math.max(...reds) - Math.min(...reds)).toBeGreaterThan(12);
  });

  test.each([-0.6, 0, 0.6])('has strands %f beside its middle as well, up to its sides', (aside) => {
    const canvas = headFromBehind(head(BLOND), { hair: BLOND, skin: SKIN, hat: undefined, cut: SHORT });
    const { data } = canvas
      .getContext('2d')
      .getImageData(WIDE / 2 + aside * SCALE - 4, Math.round((0.1 - EXTENT.top) * SCALE), 8, 12);
    const reds = data.filter((_, at) => at % 4 === 0);
    expect(Math.max(...reds) - Math.min(...reds)).toBeGreaterThan(12);
  });

  test('has no lines of the braid on its hat', () => {
    const braided = head(NAVY);
    const row = Math.round((-1.1 - EXTENT.top) * SCALE);
    for (let x = 0; x < WIDE; x += 1) braided.lit.set(GOLD, (row * WIDE + x) * 4);
    expect(luminance(colorAt(-1.1, { hat: NAVY }, braided))).toBeLessThan(60);
  });

  test('has long hair down to the shoulder blades', () => {
    const alphaAt = (length: 'medium' | 'long') => {
      const cut = { length, texture: 'wavy' } as const;
      const canvas = headFromBehind(head(BLOND), { hair: BLOND, skin: SKIN, hat: undefined, cut });
      return canvas.getContext('2d').getImageData(WIDE / 2, Math.round((1.8 - EXTENT.top) * SCALE), 1, 1).data[3];
    };
    expect(alphaAt('long')).toBe(255);
    expect(alphaAt('medium')).toBe(0);
  });

  test('narrows below short hair to a neck that is thinner than the head', () => {
    const width = (down: number) => {
      const canvas = headFromBehind(head(), { hair: HAIR, skin: SKIN, hat: undefined, cut: SHORT });
      const { data } = canvas.getContext('2d').getImageData(0, Math.round((down - EXTENT.top) * SCALE), WIDE, 1);
      return data.filter((alpha, at) => at % 4 === 3 && alpha > 128).length / SCALE;
    };
    expect(width(0.9)).toBeGreaterThan(0.5);
    expect(width(0.9)).toBeLessThan(1.1);
    expect(width(0.15)).toBeGreaterThan(width(0.9) * 1.6);
  });

  test('shows the neck below short hair, and hair below long hair', () => {
    expect(luminance(colorAt(1, {}))).toBeGreaterThan(
      luminance(colorAt(1, { cut: { ...SHORT, length: 'medium' } })) + 30,
    );
    expect(luminance(colorAt(-0.2, {}))).toBeLessThan(100);
  });
});
