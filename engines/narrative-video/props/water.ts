import { darken, hex, mix, type Rgb } from '../../drawing/color.ts';
import type { Light } from '../light.ts';
import type { Pen } from '../pen.ts';
import type { SetLayers } from '../places/set-layers.ts';

/** Number of bands from the pale water at the horizon to the deep water near the shore. */
const BANDS = 5;

/** Draws water with the reflection of the sun or the moon. Haze does not reach it, because it would turn it brown. */
export function water(pen: Pen, width: number, top: number, bottom: number, tone: Rgb, glints = 70): void {
  const { chance, light } = pen;
  for (let band = 0; band < BANDS; band += 1) {
    const from = top + (bottom - top) * (band / BANDS) ** 1.6;
    pen.shape(
      [
        [-20, from],
        [width + 20, from],
        [width + 20, bottom],
        [-20, bottom],
      ],
      mix(light.horizon, tone, 0.62 + (0.38 * band) / (BANDS - 1)),
      { isBright: true },
    );
  }
  for (let index = 0; index < glints; index += 1) {
    const near = chance.next() ** 1.3;
    const y = top + (bottom - top) * near;
    const sunX = (light.sun?.x ?? 0.5) * width;
    const x = chance.next() < 0.5 ? sunX + chance.between(-1, 1) * width * (0.03 + 0.16 * near) : chance.next() * width;
    const reach = width * chance.between(0.01, 0.03) * (0.4 + near);
    pen.disc(x, y, reach, mix(light.horizon, [255, 255, 255], 0.3), {
      squash: 0.09,
      alpha: chance.between(0.25, 0.75),
      isBright: true,
    });
  }
  for (let index = 0; index < 9; index += 1) {
    const near = (index + 0.5) / 9;
    pen.disc(
      chance.next() * width,
      top + (bottom - top) * near ** 1.4,
      width * chance.between(0.1, 0.25),
      darken(tone, 0.25),
      { squash: 0.02 + near * 0.02, alpha: 0.35, isBright: true },
    );
  }
}

/** Blue of deep water by the time of day, before the sky is reflected in it. */
const DEEP: Readonly<Record<Light['time'], Rgb>> = {
  dawn: hex('#4a83b0'),
  day: hex('#2f86bc'),
  sunset: hex('#3c5fa4'),
  night: hex('#173463'),
};

/** Returns the color that deep water shows under this sky. */
export function seaTone({ light }: Pick<SetLayers, 'light'>): Rgb {
  return mix(DEEP[light.time], light.middle, light.weather === 'clear' ? 0.16 : 0.5);
}
