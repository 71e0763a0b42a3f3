import { expect, test } from '@jest/globals';
import type { Rgb } from '../../../engines/drawing/color.ts';
import { lightFall } from '../../../engines/narrative-video/figures/kit/puppet.ts';
import { lightOf } from '../../../engines/narrative-video/light.ts';
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

test.each<[string, Rgb]>([
  ['dark blond hair', [143, 117, 65]],
  ['blond hair', [240, 176, 96]],
  ['brown hair', [124, 84, 44]],
  ['light skin', [246, 199, 170]],
  ['rosy skin', [216, 166, 142]],
  ['dark skin', [148, 99, 66]],
])('pixel art shows %s in one hue by day and by night', (_, color) => {
  const hues = (['day', 'sunset', 'night'] as const).flatMap((time) =>
    (['clear', 'rain'] as const).map((weather) => {
      const lit = lightFall(lightOf(time, weather, 'calm'), 'face')(color);
      return Math.abs(hueOf(inPalette(lit)) - hueOf(lit));
    }),
  );
  expect(Math.max(...hues)).toBeLessThan(12);
});
