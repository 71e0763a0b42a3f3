import type { Canvas } from '@napi-rs/canvas';
import { css, hex, mix, type Rgb, saturate } from '../../drawing/color.ts';
import { photographedFigures } from '../figures/photographed.ts';
import type { PaintedLook } from '../look.ts';
import type { SetLayers } from '../places/set-layers.ts';
import { texture, vignetted } from './lens.ts';
import { filmNight } from './nights.ts';
import { blurred, contrasted } from './raster.ts';
import { roughened } from './surface.ts';
import { modeled } from './treatments.ts';

/** Poses per second. */
const POSES = 12;

/** A photographed film: rough surfaces, hazy air, a lens that focuses on people, and stray light. */
export const realistic: PaintedLook = {
  hand: {
    shading: 'soft',
    outline: 0,
    wobble: 0.12,
    offset: 0,
    isAngular: false,
    skew: 0,
    corner: 0.3,
    bands: 0,
    architecture: 'glass',
    tint: graded,
  },
  isSoft: true,
  drawings: 24,
  // The camera moves in every frame. People are posed in every second one, like most animated films, because drawing
  // them takes half of the time.
  timing: (seconds) => Math.floor(seconds * POSES + 1e-6) / POSES,
  holdsPeople: true,
  travel: 1,
  horizon: 0.58,
  distance: 'even',
  adorn: air,
  finish(layer, role, unit) {
    if (role === 'front') return blurred(layer, unit * 0.022);
    const rough = roughened(
      contrasted(layer),
      role === 'sky' ? 0.05 : 0.2,
      unit * 0.8,
      unit * (role === 'sky' ? 0.6 : 0.5),
    );
    return texture(throughLens(blurred(rough, unit * (role === 'sky' ? 0.007 : 0.0022)), role === 'sky'), 0.05);
  },
  treat: (image, unit) => modeled(image, unit * 0.03, 'rgba(255,236,206,0.3)', 'rgba(10,14,40,0.42)'),
  figures: photographedFigures,
  light: filmNight,
  rain: {
    shape: 'streak',
    color: '226,230,236',
    alpha: [0.16, 0.24],
    length: [0.05, 0.26],
    width: [0.0014, 0.0044],
    slant: 0.06,
    density: 1,
    speed: 1.4,
    splash: 'ring',
  },
  shake: ({ seconds }) => ({
    x: Math.sin(seconds * 1.7) * 0.0028 + Math.sin(seconds * 3.1) * 0.0012,
    y: Math.cos(seconds * 1.3) * 0.0026 + Math.sin(seconds * 2.7) * 0.001,
  }),
};

/** Shifts shadows toward teal and highlights toward orange, with slightly less saturation. */
function graded(color: Rgb): Rgb {
  const share = (color[0] + color[1] + color[2]) / 765;
  return saturate(mix(color, mix(hex('#0e3a48'), hex('#ffcf9a'), share), 0.13), 0.98);
}

/** Draws haze at the horizon, and the sun's glare in it. */
function air({ far, near, light, width, horizon, unit }: SetLayers): void {
  const haze = graded(mix(light.horizon, light.haze, 0.4));
  for (let step = 0; step < 5; step += 1)
    far.glow(width * (0.1 + step * 0.2), horizon, unit * 0.5, haze, light.isDark ? 0.14 : 0.2);
  if (light.sun && !light.sun.isMoon) near.glow(light.sun.x * width, horizon * 0.8, unit * 0.9, light.sun.color, 0.22);
}

/** Darkens the corners, and adds stray light in one corner of the sky. */
function throughLens(layer: Canvas, isSky: boolean): Canvas {
  vignetted(layer, isSky ? 'rgba(6,8,20,0.75)' : 'rgba(6,8,20,0.45)');
  if (!isSky) return layer;
  const context = layer.getContext('2d');
  const gradient = context.createLinearGradient(0, 0, layer.width * 0.5, layer.height * 0.18);
  for (const [at, alpha] of [
    [0, 0.36],
    [0.45, 0.13],
    [1, 0],
  ] as const) {
    gradient.addColorStop(at, css(hex('#ff9a4a'), alpha));
  }
  context.fillStyle = gradient;
  context.fillRect(0, 0, layer.width, layer.height);
  return layer;
}
