import { darken, lighten, mix, type Rgb } from '../../drawing/color.ts';
import type { Pen } from '../pen/pen.ts';
import type { SetLayers } from '../places/set-layers.ts';

/** Draws the whole sky: its colors, stars, sun or moon, and clouds. */
export function drawSky(set: SetLayers): void {
  const { light, width, height, horizon, sky, unit, chance } = set;
  sky.wash(0, horizon * 0.55, light.zenith, light.middle);
  sky.wash(horizon * 0.55, horizon * 0.45, light.middle, light.horizon);
  sky.wash(horizon, height - horizon, light.horizon, mix(light.horizon, light.haze, 0.5));
  drawStars(set);
  if (light.sun) {
    const { isMoon, color } = light.sun;
    const [x, y, radius] = [light.sun.x * width, light.sun.y * horizon, light.sun.radius * unit];
    sky.glow(x, y, radius * (isMoon ? 4 : 6), color, isMoon ? 0.4 : 0.75);
    sky.disc(x, y, radius, color, { isBright: true });
    if (isMoon) sky.disc(x - radius * 0.3, y + radius * 0.2, radius * 0.22, darken(color, 0.14), { isBright: true });
  }
  const isClosed = light.clouds > 0.8;
  const clouds = Math.round(light.clouds * 11);
  for (let index = 0; index < clouds; index += 1) {
    const y = horizon * chance.between(0.08, isClosed ? 0.55 : 0.75);
    const tone = mix(light.cloud, light.horizon, (y / horizon) * 0.4);
    const x = (index + chance.next()) * (width / clouds);
    const size = unit * chance.between(0.1, isClosed ? 0.34 : 0.22);
    drawCloud(sky, besideSun(x, y, size, set), y, size, tone);
  }
}

/**
 * Moves a cloud away from the sun. A cloud in the color of the sky would look like a bite out of it.
 * @returns the cloud's x
 */
export function besideSun(x: number, y: number, size: number, { light, width, horizon, unit }: SetLayers): number {
  if (!light.sun) return x;
  const [sunX, sunY, radius] = [light.sun.x * width, light.sun.y * horizon, light.sun.radius * unit];
  const reach = radius + size * 1.5;
  if (Math.abs(y - sunY) > radius + size * 0.6 || Math.abs(x - sunX) > reach) return x;
  return x < sunX ? sunX - reach : sunX + reach;
}

function drawStars({ light, chance, width, horizon, sky, unit }: SetLayers): void {
  const count = Math.round(light.stars * 160);
  for (let index = 0; index < count; index += 1) {
    const size = unit * chance.between(0.0012, 0.0036);
    const alpha = chance.between(0.4, 1);
    sky.disc(chance.next() * width, horizon * chance.next() ** 1.4, size, [255, 252, 236], { isBright: true, alpha });
  }
}

/** Draws a cloud with a flat base, domes of different heights, and a lighter top. */
export function drawCloud(pen: Pen, x: number, y: number, size: number, tone: Rgb): void {
  const heads = 6;
  const puff = (index: number, spread: number, lift: number, squash: number, color: Rgb, alpha: number) => {
    const along = index / (heads - 1) - 0.5;
    const radius = size * (0.27 + 0.25 * Math.cos(along * Math.PI)) * pen.chance.between(0.8, 1.1);
    pen.blob(x + along * size * spread, y - radius * lift, radius * 1.1, radius * squash, color, {
      isBright: true,
      alpha,
    });
  };
  for (let index = 0; index < heads; index += 1) puff(index, 2.1, -0.2, 0.5, darken(tone, 0.16), 0.75);
  for (let index = 0; index < heads; index += 1) puff(index, 1.9, 0.25, 0.62, lighten(tone, 0.1), 0.92);
}
