import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { hex, lighten, luminance, mix, type Rgb, saturate } from '../../drawing/color.ts';
import { cartoonNetworkFigures } from '../figures/cartoon-network.ts';
import type { PaintedLook } from '../look.ts';
import type { SetLayers } from '../places/set-layers.ts';
import type { Mood, Scene } from '../story.ts';
import { CARTOON_NETWORK } from './canons.ts';
import { cartoonNetworkTrainView } from './flat-train-views.ts';
import { silhouette } from './raster.ts';
import { snapAt } from './snap.ts';
import { contoured, inked } from './treatments.ts';

const INK = '#0f0f14';
const POSTER: readonly Rgb[] = [
  '#0f0f14',
  '#f5f0e1',
  '#ff3b3f',
  '#ffb400',
  '#ffe74c',
  '#20bf6b',
  '#0b7f45',
  '#7bc043',
  '#0fb9b1',
  '#2d98da',
  '#3b3b98',
  '#8854d0',
  '#ff6bb5',
  '#a5673f',
  '#ff8a5c',
  '#b8e994',
].map(hex);

const DRAWINGS = 12;

/**
 * Shapes that look cut with scissors: few strong colors printed beside thick outlines, rays and dots in the background,
 * and bouncing movements.
 */
export const cartoonNetwork: PaintedLook = {
  hand: {
    shading: 'flat',
    outline: 0.8,
    swells: true,
    // People have blacker lines than places, so that they stand out.
    ink: hex('#33333f'),
    wobble: 0.35,
    offset: 0.7,
    isAngular: true,
    skew: 1,
    corner: 0,
    bands: 2,
    architecture: 'paper',
    foliage: 'shapes',
    pigment: poster,
    tint: (color) => saturate(color, 0.75),
  },
  isSoft: false,
  isSharp: true,
  isFlat: true,
  drawings: DRAWINGS,
  passage: (seconds, rhythm) => snapAt(seconds, rhythm, 1 / DRAWINGS),
  travel: 0.8,
  horizon: 0.6,
  distance: 'near',
  sky: posterSky,
  async treat(image, unit) {
    const flat = await inked(image, {
      smooth: 3,
      levels: 3,
      saturation: 1.8,
      contrast: 1.25,
      ink: { color: [15, 15, 20], strength: 1, threshold: 20 },
    });
    return misprinted(contoured(flat, unit * 0.011, INK), unit * 0.013);
  },
  canon: CARTOON_NETWORK,
  figures: cartoonNetworkFigures,
  trainView: cartoonNetworkTrainView,
  rain: {
    shape: 'wedge',
    color: '127,232,255',
    alpha: [0.9, 0.95],
    length: [0.06, 0.16],
    width: [0.004, 0.011],
    slant: 0.4,
    density: 0.26,
    speed: 1.2,
    splash: 'none',
  },
  shake: ({ pulse }) => ({ x: 0, y: -pulse * 0.006 }),
};

function poster(world: Rgb): Rgb {
  const color = saturate(world, 1.9);
  let best = color;
  let least = Infinity;
  for (const ink of POSTER) {
    const distance = 2 * (ink[0] - color[0]) ** 2 + 4 * (ink[1] - color[1]) ** 2 + 3 * (ink[2] - color[2]) ** 2;
    if (distance < least) {
      least = distance;
      best = ink;
    }
  }
  return mix(best, color, 0.25);
}

/** Moods in which rays burst from behind the horizon. Behind calm scenes they would be noise. */
const BURSTING: ReadonlySet<Mood> = new Set<Mood>(['joyful', 'fierce', 'tense']);

/** Draws a flat sky with rows of dots, and rays from behind the horizon in lively scenes. */
function posterSky({ sky, light, width, height, horizon, unit }: SetLayers, { mood }: Scene): void {
  const tone = light.middle;
  sky.rect(-20, -20, width + 40, height + 40, tone, { isBright: true });
  const [x, y] = [width * 0.5, horizon];
  const reach = Math.hypot(width, height);
  const rays = BURSTING.has(mood) ? 12 : 0;
  for (let ray = 0; ray < rays; ray += 1) {
    const [from, to] = [Math.PI * (1 + ray / 12), Math.PI * (1 + (ray + 0.5) / 12)];
    sky.shape(
      [
        [x, y],
        [x + Math.cos(from) * reach, y + Math.sin(from) * reach],
        [x + Math.cos(to) * reach, y + Math.sin(to) * reach],
      ],
      lighten(tone, light.isDark ? 0.08 : 0.16),
      { isBright: true, alpha: 0.9 },
    );
  }
  const [dot, low] = [unit * 0.03, horizon * 0.52];
  for (let row = 0; row * dot < low; row += 1) {
    for (let column = 0; column * dot < width; column += 1) {
      const size = dot * 0.34 * (1 - (row * dot) / low);
      sky.disc((column + (row % 2) / 2) * dot, row * dot, size, light.zenith, { isBright: true, alpha: 0.8 });
    }
  }
  if (light.sun) {
    const radius = light.sun.radius * unit * 1.5;
    // The picture's edge does not cut it off.
    const [x, y] = [light.sun.x * width, Math.max(light.sun.y * horizon, radius + unit * 0.09)];
    const isDay = luminance(tone) > 150;
    sky.disc(x, y, radius + unit * 0.008, hex(INK), { isBright: true });
    sky.disc(x, y, radius, light.isDark ? hex('#f5f0e1') : isDay ? hex('#ffe74c') : hex('#ffb400'), { isBright: true });
  }
}

/** Prints a color slightly beside the image, like cheap printing. */
function misprinted(image: Canvas, offset: number): Canvas {
  const result = createCanvas(image.width, image.height);
  const context = result.getContext('2d');
  context.globalAlpha = 0.9;
  context.drawImage(silhouette(image, '#ff3b8f'), -offset, offset * 0.4);
  context.globalAlpha = 1;
  context.drawImage(image, 0, 0);
  return result;
}
