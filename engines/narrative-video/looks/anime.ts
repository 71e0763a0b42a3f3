import { chanceOf } from '../../drawing/chance.ts';
import { hex, lighten, mix, saturate } from '../../drawing/color.ts';
import { animeFigures } from '../figures/anime.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { Look, PaintedLook } from '../look.ts';
import type { SetLayers } from '../places/set-layers.ts';
import { besideSun, drawCloud } from '../props/sky.ts';
import { ANIME } from './canons.ts';
import { impactFrame } from './impact.ts';
import { celCumulus, utilityPoles } from './landmarks.ts';
import { grain, texture, vignetted } from './lens.ts';
import { animeNight } from './nights.ts';
import { blurred } from './raster.ts';
import { animeTrainView } from './train-views.ts';
import { cel } from './treatments.ts';

/** Actions with speed lines. */
const FAST: ReadonlySet<string> = new Set(['run', 'drive', 'ride', 'jump', 'fight', 'fall', 'fly']);
/** Actions without speed lines, even if the music is loud. */
const STILL: ReadonlySet<string> = new Set([
  ...['sit', 'lie', 'sleep', 'read', 'write', 'pray', 'cry', 'phone', 'hug', 'kiss', 'hold-hands', 'eat', 'drink'],
]);

/** Poses per second: each is held for three frames of a film at 24 frames per second. */
const POSES = 8;

/**
 * Japanese animation of the film era: inked cels in two tones over gouache backgrounds, speed lines, grain, and a
 * slight jitter of the frame.
 */
export const anime: PaintedLook = {
  hand: {
    shading: 'cel',
    // Backgrounds of the film era were painted without lines. Only the cels have them.
    outline: 0,
    wobble: 0.06,
    offset: 0,
    isAngular: false,
    skew: 0,
    corner: 0,
    bands: 0,
    architecture: 'concrete',
    foliage: 'masses',
    tint: (color) => saturate([color[0] * 1.04, color[1] * 0.96, color[2] * 1.04 + 8], 1.4),
  },
  isSoft: false,
  drawings: 12,
  timing: (seconds) => Math.floor(seconds * POSES) / POSES,
  holdsPeople: true,
  travel: 1,
  horizon: 0.75,
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
  canon: ANIME,
  figures: animeFigures,
  trainView: animeTrainView,
  light: animeNight,
  rain: {
    shape: 'streak',
    color: '255,255,255',
    alpha: [0.4, 0.75],
    length: [0.1, 0.3],
    width: [0.0012, 0.0022],
    slant: 0.32,
    density: 0.8,
    speed: 1.6,
    splash: 'crown',
  },
  adorn: (set, { place }) => utilityPoles(set, place),
  overlay(context, facts) {
    if (FAST.has(facts.action) || (facts.energy > 0.78 && !STILL.has(facts.action))) speedLines(context, facts);
    impactFrame(context, facts);
    grain(context, facts, 0.03);
  },
  shake: ({ frame }) => ({ x: ((frame * 13) % 5) * 0.00035, y: ((frame * 7) % 4) * 0.0005 }),
};

/** Draws a deep blue sky above thunderheads with hard edges. Nights have many stars and a large moon. */
function toweringSky(set: SetLayers): void {
  const { sky, light, width, height, horizon, unit, chance } = set;
  // Snow makes a night blue, and no neon shines on it.
  const isNeon = light.isDark && light.weather !== 'snow';
  const deep = isNeon ? mix(light.zenith, hex('#2a1060'), 0.4) : saturate(light.zenith, 1.25);
  sky.wash(0, horizon * 0.62, deep, light.middle);
  sky.wash(
    horizon * 0.62,
    horizon * 0.38,
    light.middle,
    isNeon ? mix(light.horizon, hex('#c04a9a'), 0.3) : light.horizon,
  );
  sky.wash(horizon, height - horizon, light.horizon, light.haze);
  for (let star = 0; star < light.stars * 260; star += 1) {
    const size = unit * chance.between(0.001, 0.0042);
    sky.disc(chance.next() * width, horizon * chance.next() ** 1.3, size, [255, 250, 240], { isBright: true });
  }
  if (light.sun) drawSun(set, light.sun);
  if (light.clouds > 0.8) {
    drawClosed(set);
    return;
  }
  for (const [x, y, size] of [
    [0.16, 0, 0.42],
    [0.88, 0, 0.52],
    [0.52, 0.02, 0.22],
  ] as const)
    celCumulus(set, besideSun(width * x, horizon + y * unit, unit * size * 0.6, set), horizon + y * unit, unit * size);
}

/** Draws the sun or moon with a glow around it, and a row of lens reflections for the sun. */
function drawSun(
  { sky, width, height, horizon, unit }: SetLayers,
  { x, y, radius, color, isMoon }: NonNullable<SetLayers['light']['sun']>,
): void {
  const [left, top, size] = [x * width, y * horizon, radius * unit * (isMoon ? 1.7 : 1)];
  sky.glow(left, top, size * (isMoon ? 3.4 : 7), color, 0.8);
  sky.disc(left, top, size, lighten(color, 0.3), { isBright: true });
  if (isMoon) return;
  for (const [share, ring, alpha] of [
    [0.35, 0.05, 0.2],
    [0.55, 0.025, 0.28],
    [0.8, 0.08, 0.14],
  ] as const) {
    sky.disc(left + (width * 0.5 - left) * share * 1.6, top + (height * 0.55 - top) * share, unit * ring, color, {
      isBright: true,
      alpha,
    });
  }
}

function drawClosed({ sky, light, width, horizon, unit, chance }: SetLayers): void {
  for (let index = 0; index < 9; index += 1) {
    const x = ((index + chance.next()) * width) / 9;
    drawCloud(sky, x, horizon * chance.between(0.06, 0.5), unit * chance.between(0.2, 0.36), light.cloud);
  }
}

/** Draws lines that lead the eye to the middle. */
function speedLines(
  context: Parameters<NonNullable<Look['overlay']>>[0],
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
