import { hex, saturate } from '../../drawing/color.ts';
import { pixelArtFigures } from '../figures/pixel-art.ts';
import type { PaintedLook } from '../look.ts';
import { pixelArtTrainView } from './flat-train-views.ts';
import { toPalette } from './palette.ts';
import { ditheredSky } from './pixel-sky.ts';
import { pixels } from './raster.ts';
import { layTiles } from './tiles.ts';
import { contoured, inked } from './treatments.ts';

/** Poses per second. Consoles had memory for only a few drawings. */
const POSES = 8;

/** 16-bit consoles: large pixels, one palette in every frame, levels of tiles, and a camera that only scrolls. */
export const pixelArt: PaintedLook = {
  hand: {
    shading: 'cel',
    outline: 0.55,
    ink: hex('#1c1430'),
    wobble: 0,
    offset: 0,
    isAngular: false,
    skew: 0,
    corner: 0,
    bands: 7,
    foliage: 'sprite',
    tint: (color) => saturate(color, 1.25),
  },
  grid: 180,
  isSharp: true,
  isSoft: false,
  drawings: 12,
  ticks: 12,
  timing: (seconds) => Math.floor(seconds * POSES) / POSES,
  travel: 1,
  hasFarPlane: true,
  scrolls: true,
  horizon: 0.78,
  distance: 'far',
  async treat(image) {
    return contoured(await inked(image, { smooth: 0, levels: 7, saturation: 1.3, contrast: 1.15 }), 1, '#1c1430');
  },
  figures: pixelArtFigures,
  trainView: pixelArtTrainView,
  sky: ditheredSky,
  adorn: (set, { place }) => layTiles(set, place),
  // Patterns that belong to a layer move with it. Patterns of the frame would crawl over moving things.
  finish: (layer, role) => pixels(layer, (data, width) => toPalette(data, width, role === 'sky' ? 0.5 : 1)),
  rain: {
    shape: 'streak',
    color: '150,200,255',
    alpha: [0.8, 1],
    length: [0.02, 0.045],
    width: [0.005, 0.0056],
    slant: 0,
    density: 0.5,
    speed: 0.8,
    splash: 'ring',
  },
  present: (frame, width) => toPalette(frame, width, 0),
};
