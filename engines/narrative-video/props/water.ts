import { darken, hex, mix, type Rgb } from '../../drawing/color.ts';
import type { Pen } from '../pen.ts';
import type { SetLayers } from '../places/set-layers.ts';

/** Draws water with the reflection of the sun or the moon. */
export function water(pen: Pen, width: number, top: number, bottom: number, tone: Rgb, glints = 70): void {
  const { chance, light } = pen;
  pen.shape(
    [
      [-20, top],
      [width + 20, top],
      [width + 20, bottom],
      [-20, bottom],
    ],
    tone,
    { hasOutline: false },
  );
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
      { squash: 0.02 + near * 0.02, alpha: 0.35, hasOutline: false, isFlat: true },
    );
  }
}

/** Returns the color of deep water under this sky. */
export function seaTone({ light }: Pick<SetLayers, 'light'>): Rgb {
  return mix(hex('#2f7fae'), light.middle, 0.3);
}
