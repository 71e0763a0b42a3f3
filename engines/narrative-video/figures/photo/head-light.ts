import type { Rgb } from '../../../drawing/color.ts';
import { clamp } from '../../../drawing/motion.ts';
import { unit, type Vector } from '../../../drawing/solids/matrix.ts';
import type { Radiance } from '../../../drawing/solids/tone.ts';
import type { Point } from '../../../people/person.ts';
import type { Light } from '../../light.ts';
import { speckAt } from '../../solid/film/film-stock.ts';

/** How the light of a place models a head: factors of its pixels on the side of the light, and on the other side. */
export interface HeadLight {
  lit: Radiance;
  shaded: Radiance;
  /** Toward the light: right, up, toward the viewer. */
  toward: Vector;
}

type Tones = Pick<HeadLight, 'lit' | 'shaded'>;

/** Light of a key lamp and a weaker, cooler fill, as on film. It is around 1, because `white` carries the brightness. */
const TONES: Readonly<Record<Light['time'], Tones>> = {
  dawn: { lit: [1.14, 1.05, 0.94], shaded: [0.56, 0.56, 0.68] },
  day: { lit: [1.08, 1.05, 0.99], shaded: [0.56, 0.59, 0.66] },
  sunset: { lit: [1.24, 1.04, 0.8], shaded: [0.5, 0.43, 0.54] },
  night: { lit: [1.2, 1.04, 0.86], shaded: [0.34, 0.39, 0.58] },
};
const LAMPLIGHT: Tones = { lit: [1.24, 1.08, 0.82], shaded: [0.46, 0.42, 0.45] };
/** Light from windows: walls return it, so shadows are not blue. */
const WINDOWLIGHT: Tones = { lit: [1.15, 1.05, 0.92], shaded: [0.6, 0.57, 0.57] };
/** Share of the contrast that clouds leave by day, and at night, when only lamps shine. */
const [OVERCAST, BY_LAMPS] = [0.55, 0.88];

/** @param white color of white in the light of the place */
export function headLight(light: Light, [red, green, blue]: Rgb): HeadLight {
  const { lit, shaded } = !light.isInside ? TONES[light.time] : light.isDark ? LAMPLIGHT : WINDOWLIGHT;
  const contrast = light.weather === 'clear' || light.isInside ? 1 : light.isDark ? BY_LAMPS : OVERCAST;
  const white: Radiance = [red / 255, green / 255, blue / 255];
  const tone = (one: Radiance, other: Radiance): Radiance => {
    const at = (channel: 0 | 1 | 2) =>
      white[channel] * ((one[channel] * (1 + contrast)) / 2 + (other[channel] * (1 - contrast)) / 2);
    return [at(0), at(1), at(2)];
  };
  const side = light.sun && light.sun.x < 0.5 ? -1 : 1;
  return { lit: tone(lit, shaded), shaded: tone(shaded, lit), toward: unit([side * 0.8, 0.42, 0.44]) };
}

/** Color of the light on the side of the key lamp and on the other side, as factors around 1. */
export type Tint = Tones;

/** How much of the light's color clothes show. */
const ON_CLOTH = 0.6;

/** Returns the color, without the brightness, of the light that models a head. */
export function tintOf({ lit, shaded }: Tones): Tint {
  const colored = (tone: Radiance): Radiance => {
    const mean = (tone[0] + tone[1] + tone[2]) / 3;
    return [(tone[0] / mean) ** ON_CLOTH, (tone[1] / mean) ** ON_CLOTH, (tone[2] / mean) ** ON_CLOTH];
  };
  return { lit: colored(lit), shaded: colored(shaded) };
}

/** The head as an ellipsoid: its middle and half of its width and height, in the head's space. */
const HEAD = { y: 0.02, across: 0.86, down: 1.16 };
/** How far light reaches around the head, as light from a large lamp does. */
const WRAP = 0.42;
/** Half of a nose's width and height in the head's units, and how steep its sides are. */
const NOSE = { across: 0.15, down: 0.3, steep: 0.5 };

interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * Returns the picture of a head, or of its face, in this light.
 * @param left and top: where the picture begins, in the head's space
 * @param scale pixels per unit of that space
 * @param nose its tip in that space
 */
export function relit(
  { data, width, height }: Pixels,
  { left, top }: { left: number; top: number },
  scale: number,
  { lit, shaded, toward }: HeadLight,
  nose: Point = [0, 0.3],
): Pixels {
  const pixels = new Uint8ClampedArray(data);
  const ridge = Float32Array.from({ length: width }, (_, column) => {
    const aside = (left + (column + 0.5) / scale - nose[0]) / NOSE.across;
    return NOSE.steep * aside * Math.exp(1 - aside * aside);
  });
  for (let row = 0; row < height; row += 1) {
    const y0 = top + (row + 0.5) / scale;
    const down = (y0 - HEAD.y) / HEAD.down;
    // The bridge rises from the brows to the tip, below which the nose soon ends.
    const along = (y0 - nose[1]) / (y0 < nose[1] ? NOSE.down : NOSE.down / 3);
    const high = Math.exp(-along * along);
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + column) * 4;
      if (pixels[at + 3] === 0) continue;
      const across = (left + (column + 0.5) / scale) / HEAD.across;
      const far = Math.max(1, Math.hypot(across, down));
      const [x, y] = [across / far, down / far];
      const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
      const facing = (x + high * (ridge[column] as number)) * toward[0] - y * toward[1] + z * toward[2];
      const share = clamp((facing + WRAP) / (1 + WRAP));
      const speck = speckAt(at >> 2) * GRAIN;
      for (let channel = 0; channel < 3; channel += 1) {
        const [light, shade] = [lit[channel] as number, shaded[channel] as number];
        pixels[at + channel] = held((pixels[at + channel] as number) * (shade + (light - shade) * share) + speck);
      }
    }
  }
  return { data: pixels, width, height };
}

/** Share of the places' grain on heads. Enlarged portraits show it larger. */
const GRAIN = 0.7;

/** Brightness above which film shows differences less and less, instead of losing them in white. */
const SHOULDER = 174;

function held(value: number): number {
  const room = 255 - SHOULDER;
  return value <= SHOULDER ? value : SHOULDER + room * (1 - Math.exp((SHOULDER - value) / room));
}
