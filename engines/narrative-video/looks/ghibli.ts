import { chanceOf } from '../../drawing/chance.ts';
import { hex, lighten, mix, saturate } from '../../drawing/color.ts';
import { ghibliFigures } from '../figures/ghibli.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { Look, PaintedLook } from '../look.ts';
import type { SetLayers } from '../places/set-layers.ts';
import { flowers } from '../props/nature.ts';
import { besideSun, drawCloud } from '../props/sky.ts';
import type { PlaceName } from '../story.ts';
import { GHIBLI } from './canons.ts';
import { leafyCorner } from './framing.ts';
import { grassInWind } from './grass.ts';
import { gouacheCumulus } from './landmarks.ts';
import { texture } from './lens.ts';
import { ghibliNight } from './nights.ts';
import { blurred } from './raster.ts';
import { ghibliTrainView } from './train-views.ts';
import { contoured, inked } from './treatments.ts';

const MEADOWS: ReadonlySet<PlaceName> = new Set([
  'field',
  'village',
  'castle',
  'mountain',
  'river',
  'garden',
  'forest',
  'road',
]);

/** Poses per second: many of its drawings are held for three frames of film. */
const POSES = 8;

/** Places with buildings over which plants grow. */
const GREENED: ReadonlySet<PlaceName> = new Set(['city', 'street', 'market', 'rooftop']);
const GREEN = hex('#5fae4e');
const HORIZON = 0.58;

/** Poster colors on paper: a deep blue sky with towering clouds, meadows in the wind, and seeds in the light. */
export const ghibli: PaintedLook = {
  hand: {
    shading: 'paint',
    outline: 0,
    wobble: 0.5,
    offset: 0,
    isAngular: false,
    skew: 0.25,
    corner: 0,
    bands: 0,
    architecture: 'timber',
    foliage: 'leaves',
    tint(color) {
      // Some whites are slightly green, but they are not leaves.
      const isGreen = color[1] > color[0] + 14 && color[1] > color[2] + 14;
      return saturate(isGreen ? mix(color, GREEN, 0.25) : mix(color, hex('#f4e0c0'), 0.06), 1.2);
    },
  },
  isSoft: true,
  drawings: 12,
  timing: (seconds) => Math.floor(seconds * POSES) / POSES,
  holdsPeople: true,
  travel: 0.9,
  hasFarPlane: true,
  clouds: 0.012,
  horizon: HORIZON,
  distance: 'far',
  sky: paintedSky,
  adorn(set, { place }) {
    if (GREENED.has(place)) overgrow(set);
    if (GREENED.has(place) || MEADOWS.has(place)) leafyCorner(set);
    if (!MEADOWS.has(place)) return;
    const { width, height, horizon, unit } = set;
    flowers(
      set.near,
      width,
      horizon + unit * 0.2,
      height,
      unit * 0.01,
      [hex('#ffffff'), hex('#ffe27a'), hex('#ff9a8a')],
      50,
    );
  },
  stir: (scene, set) => (MEADOWS.has(scene.place) ? grassInWind(scene, set, HORIZON) : undefined),
  finish: (layer, role, unit) =>
    texture(role === 'ground' ? blurred(layer, unit * 0.0016) : blurred(layer, unit * 0.003), 0.05),
  async treat(image, unit) {
    const painted = await inked(image, {
      smooth: 7,
      levels: 6,
      saturation: 1.05,
      contrast: 1,
      ink: { color: [92, 58, 44], strength: 0.75, threshold: 20 },
    });
    return contoured(painted, unit * 0.0022, 'rgba(84,54,42,1)');
  },
  canon: GHIBLI,
  figures: ghibliFigures,
  trainView: ghibliTrainView,
  light: ghibliNight,
  rain: {
    shape: 'streak',
    color: '232,244,240',
    alpha: [0.3, 0.55],
    length: [0.015, 0.05],
    width: [0.0022, 0.004],
    slant: 0.03,
    density: 1,
    speed: 0.7,
    splash: 'ring',
  },
  overlay: seeds,
};

function paintedSky(set: SetLayers): void {
  const { sky, light, width, height, horizon, unit, chance } = set;
  sky.wash(0, horizon * 0.5, saturate(light.zenith, 1.25), light.middle);
  sky.wash(horizon * 0.5, horizon * 0.5, light.middle, lighten(light.horizon, 0.2));
  sky.wash(horizon, height - horizon, light.horizon, light.haze);
  for (let star = 0; star < light.stars * 120; star += 1) {
    sky.disc(chance.next() * width, horizon * chance.next(), unit * chance.between(0.0015, 0.004), [255, 250, 230], {
      isBright: true,
    });
  }
  if (light.sun) {
    sky.glow(light.sun.x * width, light.sun.y * horizon, light.sun.radius * unit * 5, light.sun.color, 0.6);
    sky.disc(light.sun.x * width, light.sun.y * horizon, light.sun.radius * unit, light.sun.color, { isBright: true });
  }
  for (const [x, size] of [
    [0.1, 0.42],
    [0.62, 0.56],
    [0.95, 0.34],
  ] as const)
    gouacheCumulus(set, besideSun(width * x, horizon, size * unit, set), horizon, size * unit);
  for (let index = 0; index < 5; index += 1) {
    drawCloud(
      sky,
      width * chance.next(),
      horizon * chance.between(0.08, 0.35),
      unit * chance.between(0.05, 0.1),
      light.cloud,
    );
  }
}

/** Draws bushes and flowers at the base of the walls. */
function overgrow({ near, width, height, horizon, ground, unit, chance }: SetLayers): void {
  for (const side of [0, 1]) {
    for (let bush = 0; bush < 9; bush += 1) {
      const along = bush / 9;
      const x = width * (side ? 1 - along * 0.3 : along * 0.3);
      const foot = ground + unit * (0.08 - along * 0.26) - (ground - horizon) * along * 0.2;
      const size = unit * (0.09 - along * 0.06) * chance.between(0.8, 1.3);
      near.blob(x, foot - size * 0.5, size * 1.2, size, mix(hex('#4f9440'), hex('#8fc05a'), chance.next()), {
        bumps: 13,
      });
    }
  }
  flowers(
    near,
    width,
    ground + unit * 0.04,
    height,
    unit * 0.009,
    [hex('#ffffff'), hex('#ffd86a'), hex('#ff9a8a')],
    26,
  );
}

/** Draws dandelion seeds and dust that drift slowly. */
function seeds(
  context: Parameters<NonNullable<Look['overlay']>>[0],
  { width, height, unit, seconds }: FrameFacts,
): void {
  const chance = chanceOf('seeds');
  context.fillStyle = 'rgba(255,252,228,0.5)';
  context.beginPath();
  for (let seed = 0; seed < 14; seed += 1) {
    const x = ((chance.next() + seconds * chance.between(0.02, 0.06)) % 1.1) * width;
    const y = (chance.next() + Math.sin(seconds * 0.7 + seed) * 0.02) * height;
    const radius = unit * chance.between(0.0016, 0.0046);
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 7);
  }
  context.fill();
}
