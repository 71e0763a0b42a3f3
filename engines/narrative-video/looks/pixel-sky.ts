import { darken, hex, lighten, mix, type Rgb } from '../../drawing/color.ts';
import { isSunLow } from '../light/low-sun.ts';
import type { Pen } from '../pen/pen.ts';
import type { SetLayers } from '../places/set-layers.ts';
import { besideSun } from '../props/sky.ts';

const BARE = { hasOutline: false, isFlat: true };

/** Shares of pixels in the next band's color, row by row, on the border between two bands of sky. */
const DITHER = [
  [4, 0],
  [2, 0],
  [2, 1],
  [-2, 0],
  [-4, 2],
] as const;

/** Draws a sky in flat bands with dithered borders, stepped clouds, and square stars. */
export function ditheredSky(set: SetLayers): void {
  const { sky, light, width, height, horizon, unit, chance } = set;
  const pixel = Math.max(1, Math.round(unit / 180));
  const bright = { ...BARE, isBright: true };
  // The palette has no pale orange, and would show olive.
  const glow = isSunLow(light) ? mix(light.horizon, hex('#ffb090'), 0.85) : light.horizon;
  const tones = [light.zenith, mix(light.zenith, light.middle, 0.5), light.middle, mix(light.middle, glow, 0.5), glow];
  const step = Math.round(horizon / tones.length / pixel) * pixel;
  tones.forEach((tone, band) => {
    sky.rect(0, band * step, width, height - band * step, tone, bright);
    if (band === 0) return;
    const before = tones[band - 1] ?? tone;
    DITHER.forEach(([every, shift], row) => {
      const y = band * step + (row - 2) * pixel;
      const [ground, mark] = every > 0 ? [before, tone] : [tone, before];
      sky.rect(0, y, width, pixel, ground, bright);
      const gap = Math.abs(every) * pixel;
      for (let x = shift * pixel; x < width; x += gap) sky.rect(x, y, pixel, pixel, mark, bright);
    });
  });
  for (let star = 0; star < light.stars * 70; star += 1) {
    const [x, y] = [Math.round(chance.next() * width), Math.round(chance.next() * horizon * 0.8)];
    sky.rect(x, y, pixel, pixel, [255, 252, 230], bright);
    if (star % 9 > 0) continue;
    sky.rect(x - pixel, y, pixel * 3, pixel, [255, 252, 230], bright);
    sky.rect(x, y - pixel, pixel, pixel * 3, [255, 252, 230], bright);
  }
  if (light.sun)
    drawSun(
      sky,
      { x: light.sun.x * width, y: light.sun.y * horizon, radius: light.sun.radius * unit * 1.3, pixel },
      light.sun.color,
    );
  const clouds = light.clouds > 0.8 ? 12 : 6;
  for (let cloud = 0; cloud < clouds; cloud += 1) {
    const far = cloud / clouds;
    const y = horizon * (0.14 + far * 0.62);
    const x = (((cloud * 5) % clouds) + chance.next()) * (width / clouds);
    const size = Math.round((9 - far * 5) * chance.between(0.8, 1.3));
    drawCloud(sky, { x: besideSun(x, y, size * pixel * 1.4, set), y, size, pixel });
  }
}

/** Draws a disk of whole pixels. The moon has a dark side. */
function drawSun(
  sky: Pen,
  { x, y, radius, pixel }: { x: number; y: number; radius: number; pixel: number },
  color: Rgb,
): void {
  const bright = { ...BARE, isBright: true };
  const rows = Math.round(radius / pixel);
  for (let row = -rows; row <= rows; row += 1) {
    const half = Math.round(Math.sqrt(Math.max(0, rows * rows - row * row)));
    sky.rect(Math.round(x) - half * pixel, Math.round(y) + row * pixel, half * 2 * pixel, pixel, color, bright);
    if (row % 2 === 0)
      sky.rect(Math.round(x) - (half + 3) * pixel, Math.round(y) + row * pixel, 2 * pixel, pixel, color, bright);
    if (row % 2 === 0)
      sky.rect(Math.round(x) + (half + 1) * pixel, Math.round(y) + row * pixel, 2 * pixel, pixel, color, bright);
  }
}

/** Draws a cloud as a stack of rows, with a lit top and a shaded flat base. */
function drawCloud(sky: Pen, { x, y, size, pixel }: { x: number; y: number; size: number; pixel: number }): void {
  const { light, chance } = sky;
  const bright = { ...BARE, isBright: true };
  const heads = [-1.5, -0.5, 0.5, 1.4].map((at) => ({ at: at * size, radius: size * chance.between(0.6, 1.1) }));
  for (let row = 0; row < size * 1.3; row += 1) {
    const up = size * 1.3 - row;
    for (const { at, radius } of heads) {
      const half = Math.round(Math.sqrt(Math.max(0, radius * radius - Math.max(0, up - radius * 0.3) ** 2)) * 1.5);
      if (half < 1) continue;
      const tone =
        up < size * 0.28
          ? darken(light.cloud, 0.26)
          : up < size * 0.55
            ? darken(light.cloud, 0.1)
            : lighten(light.cloud, 0.2);
      sky.rect(
        Math.round(x) + Math.round(at - half) * pixel,
        Math.round(y) + row * pixel,
        half * 2 * pixel,
        pixel,
        tone,
        bright,
      );
    }
  }
}
