import { chanceOf } from '../../drawing/chance.ts';
import { saturate } from '../../drawing/color.ts';
import { disneyFigures } from '../figures/disney.ts';
import type { FrameFacts } from '../frame-facts.ts';
import { isSunLow } from '../light/low-sun.ts';
import type { Look, PaintedLook } from '../look.ts';
import { drawSky } from '../props/sky.ts';
import type { PlaceName } from '../story.ts';
import { SHELTERED } from '../vocabulary/shelter.ts';
import { DISNEY } from './canons.ts';
import { darkFrame, mist } from './framing.ts';
import { distantCastle, lightShafts } from './landmarks.ts';
import { texture, vignetted } from './lens.ts';
import { disneyNight } from './nights.ts';
import { blurred } from './raster.ts';
import { disneyTrainView } from './train-views.ts';
import { cel } from './treatments.ts';

/** Open places without a castle in the distance: those with one of their own, or with water as far as one can see. */
const WITHOUT_CASTLE: ReadonlySet<PlaceName> = new Set(['castle', 'beach', 'sea', 'desert', 'clouds']);

/** Painted backgrounds on several planes, jewel colors, inked and painted characters, and a little sparkling dust. */
export const disney: PaintedLook = {
  hand: {
    shading: 'paint',
    outline: 0.14,
    wobble: 0.12,
    offset: 0,
    isAngular: false,
    skew: 0.6,
    corner: 1.2,
    bands: 0,
    architecture: 'spires',
    foliage: 'storybook',
    tint: (color) => saturate([color[0] * 1.02, color[1] * 0.97, Math.min(255, color[2] * 1.06)], 1.32),
  },
  isSoft: true,
  drawings: 12,
  travel: 1,
  hasFarPlane: true,
  framesMedium: true,
  horizon: 0.62,
  distance: 'even',
  sky(set, { place }) {
    drawSky(set);
    // A low sun sends no light from above.
    if (!isSunLow(set.light)) lightShafts(set);
    if (!WITHOUT_CASTLE.has(place)) distantCastle(set);
  },
  adorn(set, { place }) {
    const { sky, width, horizon, unit, light } = set;
    if (!isSunLow(light)) sky.glow(width * 0.5, horizon * 0.86, unit * 0.75, light.horizon, 0.65);
    if (SHELTERED.has(place)) return;
    mist(set);
    if (place !== 'beach' && place !== 'sea' && place !== 'clouds') darkFrame(set);
  },
  finish(layer, role, unit) {
    if (role === 'front') return blurred(layer, unit * 0.007);
    if (role === 'far') return blurred(texture(layer, 0.05), unit * 0.003);
    const paper = texture(vignetted(layer, role === 'sky' ? 'rgba(24,8,52,0.6)' : 'rgba(24,8,52,0.4)'), 0.05);
    return role === 'sky' ? blurred(paper, unit * 0.004) : paper;
  },
  treat: (image, unit) =>
    cel(image, unit, {
      smooth: 3,
      levels: 6,
      saturation: 1.3,
      contrast: 1.12,
      ink: { color: [70, 30, 26], strength: 0.95, threshold: 15 },
      body: { depth: 0.02, light: 'rgba(255,240,200,0.35)', shadow: 'rgba(70,20,80,0.4)' },
      contour: { width: 0.0036, color: '#3a1c1c' },
    }),
  canon: DISNEY,
  figures: disneyFigures,
  trainView: disneyTrainView,
  light: disneyNight,
  rain: {
    shape: 'tear',
    color: '176,206,255',
    alpha: [0.45, 0.85],
    length: [0.02, 0.06],
    width: [0.002, 0.006],
    slant: 0.2,
    density: 0.55,
    speed: 0.8,
    splash: 'crown',
  },
  overlay: sparkles,
};

/** Draws four-pointed stars that appear and fade along a curve. */
function sparkles(
  context: Parameters<NonNullable<Look['overlay']>>[0],
  { width, height, unit, seconds, length }: FrameFacts,
): void {
  const chance = chanceOf('sparkles');
  context.fillStyle = 'rgba(255,246,206,0.95)';
  context.beginPath();
  for (let spark = 0; spark < 30; spark += 1) {
    const along = spark / 30;
    const life = (seconds / Math.max(3, length) + along * 0.9 + chance.next() * 0.1) % 1;
    const size = unit * 0.011 * Math.max(0, Math.sin(life * Math.PI * 3)) * chance.between(0.4, 1);
    const x = (along + chance.between(-0.04, 0.04)) * width;
    const y = (0.3 + 0.22 * Math.sin(along * 5 + 1) + chance.between(-0.1, 0.1)) * height;
    if (size === 0) continue;
    context.moveTo(x, y - size);
    for (let corner = 1; corner < 8; corner += 1) {
      const reach = corner % 2 ? size * 0.22 : size;
      const angle = (corner / 8) * Math.PI * 2 - Math.PI / 2;
      context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    }
    context.closePath();
  }
  context.fill();
}
