import { describe, expect, test } from '@jest/globals';
import { luminance, type Rgb } from '../../../../engines/drawing/color.ts';
import { skinGains } from '../../../../engines/narrative-video/figures/photo/skin-gains.ts';

const corrected = (seen: Rgb, skin: Rgb) =>
  seen.map((value, channel) => value * (skinGains(seen, skin)[channel] as number)) as unknown as Rgb;

describe('The exposure of a photograph', () => {
  test('leaves well lit skin as bright as it is, also if the skin is dark by nature', () => {
    const seen: Rgb = [220, 165, 136];
    expect(luminance(corrected(seen, [171, 127, 99]))).toBeGreaterThan(luminance(seen) * 0.97);
  });

  test('brightens a face that was taken in too little light', () => {
    const seen: Rgb = [133, 83, 53];
    expect(luminance(corrected(seen, [140, 95, 63]))).toBeGreaterThan(luminance(seen) * 1.4);
  });

  test('takes the color of a lamp from the skin', () => {
    const [red, green, blue] = corrected([185, 133, 160], [214, 165, 140]);
    expect(blue / red).toBeLessThan(160 / 185);
    expect(green / red).toBeGreaterThan(133 / 185);
  });
});

test('skin that is dark in daylight stays dark', () => {
  const dark = [92, 60, 44] as const;
  const gains = skinGains(dark, dark);
  expect(Math.max(...gains)).toBeLessThan(1.3);
});
