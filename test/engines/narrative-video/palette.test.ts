import { expect, test } from '@jest/globals';
import type { Rgb } from '../../../engines/drawing/color.ts';
import { clothLight, lightFall } from '../../../engines/narrative-video/figures/kit/puppet.ts';
import { lightOf } from '../../../engines/narrative-video/light/light.ts';
import { toPalette } from '../../../engines/narrative-video/looks/palette.ts';

function inPalette(color: Rgb): Rgb {
  const pixel = Uint8Array.from([...color, 255]);
  toPalette(pixel, 1, 0);
  return [pixel[0] ?? 0, pixel[1] ?? 0, pixel[2] ?? 0];
}

/** Returns the hue in degrees. */
function hueOf([red, green, blue]: Rgb): number {
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

test.each<[string, Rgb, ('face' | 'clothes')[]]>([
  ['dark blond hair', [143, 117, 65], ['face', 'clothes']],
  ['dark blond hair in the light', [201, 154, 78], ['face', 'clothes']],
  ['blond hair', [240, 176, 96], ['face', 'clothes']],
  ['brown hair', [124, 84, 44], ['face', 'clothes']],
  ['light skin', [246, 199, 170], ['face']],
  ['rosy skin', [216, 166, 142], ['face']],
  ['dark skin', [148, 99, 66], ['face']],
])('pixel art shows %s in one hue by day and by night', (_, color, parts) => {
  const hues = (['dawn', 'day', 'sunset', 'night'] as const).flatMap((time) =>
    (['clear', 'rain'] as const).flatMap((weather) =>
      parts.map((on) => {
        const lit = lightFall(lightOf(time, weather, 'calm'), on)(color);
        return Math.abs(hueOf(inPalette(lit)) - hueOf(lit));
      }),
    ),
  );
  expect(Math.max(...hues)).toBeLessThan(12);
});

test.each<[string, Rgb]>([
  ['light', [246, 199, 170]],
  ['dark', [148, 99, 66]],
])('a low sun does not turn %s skin orange', (_, skin) => {
  const blueness = (time: 'day' | 'sunset') => {
    const [red, , blue] = lightFall(lightOf(time, 'clear', 'calm'), 'face')(skin);
    return blue / red;
  };
  expect(blueness('sunset') / blueness('day')).toBeGreaterThan(0.8);
});

test.each(['dawn', 'sunset'] as const)('navy cloth is blue and not brown at %s', (time) => {
  const [red, , blue] = clothLight(lightOf(time, 'clear', 'calm'))([24, 26, 44]);
  expect(blue).toBeGreaterThan(red * 1.1);
});

test.each(['day', 'night'] as const)('pixel art shows black cloth without a brown tint by %s', (time) => {
  const [red, , blue] = inPalette(clothLight(lightOf(time, 'clear', 'calm'))([16, 14, 16]));
  expect(red).toBeLessThanOrEqual(blue);
});

test('pixel art shows white hair in daylight without a tint of skin', () => {
  const shown = inPalette(clothLight(lightOf('day', 'clear', 'calm'))([208, 207, 208]));
  expect((Math.max(...shown) - Math.min(...shown)) / Math.max(...shown)).toBeLessThan(0.14);
});

test.each(['dawn', 'day', 'sunset', 'night'] as const)('pixel art never shows navy cloth in green, at %s', (time) => {
  const [red, green, blue] = inPalette(clothLight(lightOf(time, 'clear', 'calm'))([28, 35, 51]));
  expect(blue).toBeGreaterThan(green * 1.05);
  expect(blue).toBeGreaterThan(red * 1.05);
});
