import { chanceOf } from '../../drawing/chance.ts';
import { hex, lighten, saturate } from '../../drawing/color.ts';
import { animeFigures } from '../figures/anime.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { Stage } from '../places/stage.ts';
import { drawCloud, drawSky } from '../props/sky.ts';
import { grain, texture, vignetted } from './lens.ts';
import { blurred } from './raster.ts';
import type { PaintedStyle, Style } from './style.ts';
import { cel } from './treatments.ts';

/** Poses are held on threes: eight a second. */
const POSES = 8;

/** Cels over gouache, photographed on film: ink, two tones, speed lines, grain and a gate that is not quite steady. */
export const anime: PaintedStyle = {
  hand: {
    shading: 'cel',
    outline: 0.3,
    ink: hex('#241a38'),
    wobble: 0.06,
    offset: 0,
    isAngular: false,
    skew: 0,
    corner: 0,
    bands: 0,
    tint: (color) => saturate([color[0] * 1.04, color[1] * 0.96, color[2] * 1.04 + 8], 1.4),
  },
  isSoft: false,
  drawings: 12,
  timing: (seconds) => Math.floor(seconds * POSES) / POSES,
  travel: 1,
  horizon: 0.64,
  distance: 'near',
  sky: toweringSky,
  finish(layer, role, unit) {
    if (role === 'front') return blurred(layer, unit * 0.008);
    const shaded = vignetted(layer, role === 'sky' ? 'rgba(40,10,60,0.55)' : 'rgba(40,10,60,0.35)');
    return role === 'sky' ? blurred(texture(shaded, 0.04), unit * 0.0025) : shaded;
  },
  treat: (image, unit) =>
    cel(image, unit, {
      smooth: 3,
      levels: 4,
      saturation: 1.2,
      contrast: 1.2,
      ink: { color: [36, 26, 56], strength: 0.9, threshold: 16 },
      body: { depth: 0.014, light: 'rgba(255,244,225,0.55)', shadow: 'rgba(60,30,110,0.42)' },
      contour: { width: 0.0034, color: '#241a38' },
    }),
  figures: animeFigures,
  overlay(context, facts) {
    if (facts.energy > 0.78 || facts.action === 'run' || facts.action === 'drive') speedLines(context, facts);
    grain(context, facts, 0.03);
  },
  shake: ({ frame }) => ({ x: ((frame * 13) % 5) * 0.00035, y: ((frame * 7) % 4) * 0.0005 }),
};

/** Great white clouds that stand on the horizon. */
function toweringSky(stage: Stage): void {
  drawSky(stage);
  const { sky, light, width, horizon, unit } = stage;
  if (light.clouds > 0.8) return;
  for (const [x, size] of [
    [0.2, 0.34],
    [0.86, 0.42],
  ] as const) {
    for (const [dx, lift, share] of [
      [-0.3, 0.16, 0.7],
      [0.25, 0.22, 0.75],
      [0, 0.5, 0.8],
      [0.06, 0.95, 0.5],
    ] as const) {
      drawCloud(
        sky,
        width * x + dx * size * unit,
        horizon - lift * size * unit,
        size * unit * share * 0.7,
        lighten(light.cloud, 0.15),
      );
    }
  }
}

/** Lines that run to where one should look. */
function speedLines(
  context: Parameters<NonNullable<Style['overlay']>>[0],
  { width, height, frame, pulse }: FrameFacts,
): void {
  const chance = chanceOf(`speed/${frame}`);
  const reach = Math.hypot(width, height);
  context.fillStyle = `rgba(255,255,255,${0.34 + pulse * 0.3})`;
  context.beginPath();
  for (let line = 0; line < 46; line += 1) {
    const angle = chance.next() * Math.PI * 2;
    const thin = chance.between(0.002, 0.009);
    const start = reach * chance.between(0.31, 0.42);
    const [x, y] = [width / 2, height * 0.46];
    context.moveTo(x + Math.cos(angle) * start, y + Math.sin(angle) * start);
    context.lineTo(x + Math.cos(angle - thin) * reach, y + Math.sin(angle - thin) * reach);
    context.lineTo(x + Math.cos(angle + thin) * reach, y + Math.sin(angle + thin) * reach);
    context.closePath();
  }
  context.fill();
}
