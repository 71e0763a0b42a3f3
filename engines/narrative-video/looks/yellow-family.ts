import { hex, mix, type Rgb, saturate } from '../../drawing/color.ts';
import { yellowFamilyFigures } from '../figures/yellow-family.ts';
import type { PaintedLook } from '../look.ts';
import type { SetLayers } from '../places/set-layers.ts';
import type { PlaceName } from '../story.ts';
import { YELLOW_FAMILY } from './canons.ts';
import { yellowFamilyTrainView } from './flat-train-views.ts';
import { sidewalk } from './framing.ts';
import { coolingTowers } from './landmarks.ts';
import { pixels } from './raster.ts';
import { contoured, inked } from './treatments.ts';

/** Places with a sidewalk in front. */
const PAVED: ReadonlySet<PlaceName> = new Set(['street', 'village', 'market', 'road']);
const SKIN: Rgb = [255, 217, 54];
const INK = '#1d1713';

/** Poses per second: series for television hold many drawings for three frames. */
const POSES = 8;

/** Flat, strong colors, one thick outline around everything, and lemon-yellow skin. */
export const yellowFamily: PaintedLook = {
  hand: {
    shading: 'flat',
    outline: 0.5,
    ink: hex(INK),
    wobble: 0,
    offset: 0,
    isAngular: false,
    skew: 0.15,
    corner: 0,
    bands: 2,
    architecture: 'suburb',
    foliage: 'outline',
    pigment: sweet,
    tint: (color) => saturate(color, 1.2),
  },
  isSoft: false,
  isSharp: true,
  isFlat: true,
  drawings: 12,
  timing: (seconds) => Math.floor(seconds * POSES) / POSES,
  holdsPeople: true,
  // A shade over yellow skin would be brown.
  hasFlatPeople: true,
  travel: 0.7,
  horizon: 0.5,
  distance: 'even',
  sky: flatSky,
  adorn(set, { place }) {
    if (PAVED.has(place)) sidewalk(set);
  },
  async treat(image, unit) {
    const flat = await inked(image, {
      smooth: 3,
      levels: 5,
      saturation: 1.45,
      contrast: 1.1,
      ink: { color: [29, 23, 19], strength: 1, threshold: 18 },
    });
    return contoured(pixels(flat, yellowSkin), unit * 0.0065, INK);
  },
  canon: YELLOW_FAMILY,
  figures: yellowFamilyFigures,
  trainView: yellowFamilyTrainView,
  rain: {
    shape: 'streak',
    color: '190,226,250',
    alpha: [0.95, 0.95],
    length: [0.04, 0.06],
    width: [0.006, 0.008],
    slant: 0.25,
    density: 0.3,
    speed: 0.9,
    splash: 'none',
  },
};

/** Mixes dull grays with a candy color, which depends on the gray. */
function sweet(color: Rgb): Rgb {
  const strong = saturate(color, 1.55);
  const spread = Math.max(...color) - Math.min(...color);
  if (spread > 40) return strong;
  const bright = (color[0] + color[1] + color[2]) / 3;
  if (bright < 50 || bright > 235) return strong;
  const sweets: readonly Rgb[] = [hex('#f4a6c0'), hex('#7fd0c0'), hex('#c0a4e0'), hex('#f2c48a'), hex('#9fcf6a')];
  const pick = sweets[Math.round(color[0] * 3 + color[1] * 5 + color[2] * 7) % sweets.length] ?? strong;
  return mix(strong, mix([0, 0, 0], pick, Math.min(1, bright / 165)), 0.6);
}

function flatSky(set: SetLayers): void {
  const { sky, light, width, height, horizon, unit, chance } = set;
  // The sky is flat blue by day. At night, it is purple instead of dark.
  const purple = hex('#3f2f86');
  const top = mix(light.zenith, light.middle, 0.55);
  sky.wash(
    0,
    height,
    light.isDark ? mix(top, purple, 0.7) : top,
    light.isDark ? hex('#6a4fb0') : mix(light.middle, light.horizon, 0.35),
  );
  if (light.sun) {
    const { isMoon, color, radius } = light.sun;
    const [x, y] = [light.sun.x * width, Math.max(light.sun.y * horizon, unit * (radius + 0.09))];
    sky.disc(x, y, unit * (radius + 0.0035), hex('#1d1713'), { isBright: true });
    sky.disc(x, y, unit * radius, isMoon ? hex('#f6f0d0') : mix(color, hex('#ffd23a'), 0.7), { isBright: true });
  }
  for (let star = 0; star < light.stars * 40; star += 1) {
    sky.disc(chance.next() * width, horizon * chance.next(), unit * 0.0035, [255, 250, 220], { isBright: true });
  }
  coolingTowers(set);
  for (let cloud = 0; cloud < 3 + light.clouds * 6; cloud += 1) {
    const [x, y, size] = [width * chance.next(), horizon * chance.between(0.1, 0.6), unit * chance.between(0.06, 0.12)];
    const tone = mix(light.cloud, [255, 255, 255], 0.4);
    // Each cloud is one shape: round domes on a flat base.
    sky.shape(
      [
        [x - size * 2, y],
        [x - size * 1.9, y - size * 0.7],
        [x - size, y - size * 0.8],
        [x - size * 0.5, y - size * 1.6],
        [x + size * 0.6, y - size * 1.5],
        [x + size * 0.9, y - size * 0.8],
        [x + size * 1.9, y - size * 0.8],
        [x + size * 2, y],
      ],
      tone,
      { isSmooth: true, isBright: true },
    );
  }
}

interface Tone {
  hue: number;
  strength: number;
  bright: number;
}

/** Returns the tone of a warm color that human skin can have, or null for any other color. */
function warm(data: Uint8ClampedArray, index: number): Tone | null {
  const [red, green, blue] = [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
  const high = Math.max(red, green, blue);
  const spread = high - Math.min(red, green, blue);
  if ((data[index + 3] ?? 0) < 128 || red !== high || high < 56 || spread < 18 || blue > green) return null;
  const hue = ((green - blue) / spread) * 60;
  const strength = spread / high;
  return hue < 4 || hue > 46 || strength < 0.12 || strength > 0.8 ? null : { hue, strength, bright: high };
}

/** Skin is the most frequent warm color where faces are. Similar colors become yellow and keep their brightness. */
function yellowSkin(data: Uint8ClampedArray, width: number, height: number): void {
  const face: Tone[] = [];
  for (let y = Math.round(height * 0.06); y < height * 0.36; y += 2) {
    for (let x = Math.round(width * 0.3); x < width * 0.7; x += 2) {
      const tone = warm(data, (y * width + x) * 4);
      if (tone && tone.bright > 80) face.push(tone);
    }
  }
  if (face.length < 20) return;
  const usual = (key: keyof Tone) => face.map((tone) => tone[key]).sort((a, b) => a - b)[face.length >> 1] ?? 0;
  const skin: Tone = { hue: usual('hue'), strength: usual('strength'), bright: usual('bright') };
  for (let index = 0; index < data.length; index += 4) {
    const tone = warm(data, index);
    if (!tone || Math.abs(tone.hue - skin.hue) > 12 || Math.abs(tone.strength - skin.strength) > 0.22) continue;
    if (tone.bright < skin.bright * 0.45) continue;
    const gain = Math.max(0.78, Math.min(1, tone.bright / skin.bright));
    data[index] = SKIN[0] * gain;
    data[index + 1] = SKIN[1] * gain;
    data[index + 2] = SKIN[2] * gain;
  }
}
