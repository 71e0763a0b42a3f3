import { createCanvas, ImageData } from '@napi-rs/canvas';
import { chanceOf } from '../../../drawing/chance.ts';
import { css, hex, lighten, mix, type Rgb, saturate } from '../../../drawing/color.ts';
import { keepShapes } from '../../../drawing/lasting-shapes.ts';
import { fractalAt, fractalTile } from '../../../drawing/solids/fractal.ts';
import type { Around, SolidDesign } from '../painted-place.ts';
import { skyTones } from '../sky.ts';

/** Pixels of the picture for each pixel of the clouds, along each side. */
const COARSE = 2;

/** Draws the sky of a photograph: pale colors, clouds in layers that run to the horizon, and a sun that dazzles. */
export const drawFilmSky: SolidDesign['drawSky'] = (context, around) => {
  const { width, height, horizon, unit, light, scenery, seed } = around;
  const tones = skyTones(around).map((tone) => saturate(tone, light.isDark ? 0.7 : light.time === 'day' ? 0.78 : 0.62));
  const gradient = context.createLinearGradient(0, 0, 0, Math.max(1, horizon));
  tones.forEach((tone, index) => {
    gradient.addColorStop([0, 0.55, 1][index] ?? 0, css(tone));
  });
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  const chance = chanceOf(`${seed}/sky`);
  const stars = scenery.around === 'space' ? 1 : scenery.around === undefined ? light.stars : 0;
  for (let star = 0; star < stars * 260; star += 1) {
    const size = unit * chance.between(0.0004, 0.0014);
    context.fillStyle = css(hex('#f4f2ff'), chance.between(0.2, 0.9));
    context.fillRect(width * chance.next(), horizon * chance.next() ** 1.3, size * 2, size * 2);
  }
  if (scenery.around !== undefined && scenery.around !== 'sky') return;
  dazzle(context, around);
  if (horizon < 2) return;
  const clouds = cloudsOf(around, tones as [Rgb, Rgb, Rgb]);
  context.imageSmoothingEnabled = true;
  context.drawImage(clouds, 0, 0, clouds.width * COARSE, clouds.height * COARSE);
};

function dazzle(context: Parameters<SolidDesign['drawSky']>[0], { width, height, horizon, unit, light }: Around): void {
  if (!light.sun) return;
  const { x, y, radius, color, isMoon } = light.sun;
  const [sunX, sunY, size] = [width * x, Math.min(horizon * 0.93, height * y * 0.9), unit * radius];
  context.save();
  // Added to a blue sky, the light of a high sun would be green.
  if (light.time !== 'day') context.globalCompositeOperation = 'lighter';
  const halo = context.createRadialGradient(sunX, sunY, 0, sunX, sunY, size * (isMoon ? 6 : 10));
  const core = saturate(lighten(color, 0.3), 0.8);
  halo.addColorStop(0, css(core, isMoon ? 0.5 : 0.95));
  halo.addColorStop(0.08, css(core, isMoon ? 0.2 : light.time === 'day' ? 0.8 : 0.55));
  halo.addColorStop(0.3, css(core, isMoon ? 0.06 : light.time === 'day' ? 0.26 : 0.2));
  halo.addColorStop(1, css(core, 0));
  context.fillStyle = halo;
  context.fillRect(0, 0, width, height);
  context.restore();
  context.fillStyle = css(lighten(color, isMoon ? 0.6 : 0.94));
  context.beginPath();
  context.arc(sunX, sunY, size * (isMoon ? 0.42 : 0.5), 0, 7);
  context.fill();
}

/** Draws clouds as noise on a level plane above the viewer, lit from the side of the sun. */
function cloudsOf({ width, horizon, light, seed }: Around, [, middle, low]: readonly [Rgb, Rgb, Rgb]) {
  const [wide, tall] = [Math.ceil(width / COARSE), Math.ceil(horizon / COARSE)];
  const pixels = new Uint8ClampedArray(wide * tall * 4);
  const tile = fractalTile();
  const [dx, dy] = [chanceOf(`${seed}/wind`).next(), chanceOf(`${seed}/clouds`).next()];
  const isClosed = light.weather !== 'clear';
  const cover = isClosed ? 0.3 : 0.5 - light.clouds * 0.06;
  const white = mix(saturate(light.cloud, 0.5), light.isDark ? hex('#2a3040') : hex('#ffffff'), isClosed ? 0.1 : 0.45);
  const gray = mix(mix(middle, low, 0.5), light.isDark ? hex('#0a0c14') : hex('#6f7684'), isClosed ? 0.55 : 0.4);
  const side = light.sun ? (light.sun.x - 0.5) * 0.03 : 0.01;
  const clouds: Clouds = {
    ...{ wide, tall, tile, dx, dy, cover, white, gray, side },
    steep: isClosed ? 3 : 4.5,
    opacity: light.isDark ? 0.6 : 0.92,
  };
  keepShapes('drawRow of clouds', clouds);
  for (let y = 0; y < tall; y += 1) drawRow(y, clouds, pixels);
  const canvas = createCanvas(wide, tall);
  canvas.getContext('2d').putImageData(new ImageData(pixels, wide, tall), 0, 0);
  return canvas;
}

/** Clouds that are drawn row by row. */
interface Clouds {
  wide: number;
  tall: number;
  tile: Float32Array;
  /** Where the noise begins. */
  dx: number;
  dy: number;
  /** Density from which there is a cloud, how fast it gets opaque with more, and its most opacity. */
  cover: number;
  steep: number;
  opacity: number;
  white: Rgb;
  gray: Rgb;
  /** Distance toward the sun at which density is compared. */
  side: number;
}

function drawRow(
  y: number,
  { wide, tall, tile, dx, dy, cover, steep, opacity, white, gray, side }: Clouds,
  pixels: Uint8ClampedArray,
): void {
  const below = 1 - y / tall;
  const far = 1 / (below + 0.13);
  for (let x = 0; x < wide; x += 1) {
    const u = (x / wide - 0.5) * far * 0.34 + dx;
    const v = far * 0.2 + dy;
    const dense = density(tile, u, v);
    const amount = (dense - cover) * steep;
    if (amount <= 0) continue;
    const lit = Math.max(0, Math.min(1, 0.55 + (dense - density(tile, u + side, v - 0.012)) * 7 - amount * 0.25));
    const alpha = Math.min(1, amount) * Math.min(1, below * 6) * opacity;
    const at = (y * wide + x) * 4;
    for (let channel = 0; channel < 3; channel += 1) {
      const from = gray[channel] as number;
      pixels[at + channel] = from + ((white[channel] as number) - from) * lit;
    }
    pixels[at + 3] = alpha * 255;
  }
}

function density(tile: Float32Array, u: number, v: number): number {
  return fractalAt(tile, u, v) * 0.72 + fractalAt(tile, u * 3.1 + 0.37, v * 3.1 + 0.71) * 0.28;
}
