import { darken, hex, lighten, mix, type Rgb } from '../../drawing/color.ts';
import type { Light } from '../light/light.ts';
import { isSunLow } from '../light/low-sun.ts';
import type { Pen } from '../pen/pen.ts';
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
      // The orange of a low sun would turn blue water gray, so it reflects the rose above.
      mix(isSunLow(light) ? light.middle : light.horizon, tone, 0.62 + (0.38 * band) / (BANDS - 1)),
      { isBright: true },
    );
  }
  for (let index = 0; index < glints; index += 1) {
    const near = chance.next() ** 1.3;
    const y = top + (bottom - top) * near;
    const sunX = (light.sun?.x ?? 0.5) * width;
    const x = chance.next() < 0.5 ? sunX + chance.between(-1, 1) * width * (0.03 + 0.16 * near) : chance.next() * width;
    const reach = width * chance.between(0.01, 0.03) * (0.4 + near);
    dash(pen, x, y, reach, mix(light.horizon, [255, 255, 255], 0.3), chance.between(0.25, 0.75));
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
  glitterPath(pen, width, top, bottom);
}

/** Draws a flat reflection on a wave. */
function dash(pen: Pen, x: number, y: number, reach: number, color: Rgb, alpha: number): void {
  const ends = [
    [x - reach, y],
    [x + reach, y],
  ] as const;
  pen.line(ends, reach * 0.16, color, { isBright: true, hasOutline: false, alpha });
}

/** Draws the way of light that a low sun throws on water toward the viewer: broken, and wider where it is near. */
function glitterPath(pen: Pen, width: number, top: number, bottom: number): void {
  const { chance, light } = pen;
  if (!light.sun || !isSunLow(light)) return;
  const [x, tall] = [light.sun.x * width, bottom - top];
  for (let index = 0; index < GLITTERS; index += 1) {
    const near = (index / GLITTERS) ** 1.5;
    const wide = width * (0.022 + 0.07 * near);
    const reach = width * chance.between(0.008, 0.03) * (0.5 + near);
    dash(pen, x + chance.between(-1, 1) * wide, top + tall * near, reach, lighten(light.sun.color, 0.15), 0.9);
  }
}

/** Number of reflections in the path of a low sun. */
const GLITTERS = 120;

/** Blue of deep water by the time of day, before the sky is reflected in it. */
const DEEP: Readonly<Record<Light['time'], Rgb>> = {
  dawn: hex('#4a83b0'),
  day: hex('#2f86bc'),
  sunset: hex('#35589e'),
  night: hex('#173463'),
};

/** Returns the color that deep water shows under this sky. */
export function seaTone({ light }: Pick<SetLayers, 'light'>): Rgb {
  return mix(DEEP[light.time], light.middle, light.weather === 'clear' ? 0.16 : 0.5);
}
