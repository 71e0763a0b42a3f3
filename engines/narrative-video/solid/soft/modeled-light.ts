import { mix } from '../../../drawing/color.ts';
import type { Lighting } from '../../../drawing/solids/lighting.ts';
import { hollowAt, hollowsOf } from '../../../drawing/solids/occlusion.ts';
import { type Radiance, radiance } from '../../../drawing/solids/tone.ts';
import type { Light } from '../../light/light.ts';
import type { Develop } from '../slices.ts';

/** Factors of the usual light by day, in rooms and under the moon: lit sides are warm, and shaded ones are cool. */
const FACTORS: Readonly<Record<'day' | 'room' | 'night', Record<'key' | 'fill' | 'sky' | 'rim' | 'lamps', Radiance>>> =
  {
    day: {
      key: [1.22, 1.08, 0.88],
      fill: [0.8, 0.92, 1.15],
      sky: [0.78, 0.88, 1.08],
      rim: [0.8, 0.76, 0.68],
      lamps: [1.1, 1, 0.85],
    },
    room: {
      key: [1.16, 1.03, 0.86],
      fill: [0.7, 0.8, 1.1],
      sky: [0.8, 0.84, 0.98],
      rim: [1.1, 1.1, 1.25],
      lamps: [1.2, 1, 0.78],
    },
    night: {
      key: [1, 1.2, 1.5],
      fill: [0.8, 0.85, 1.1],
      sky: [0.62, 0.8, 1.12],
      rim: [1.25, 1.4, 1.7],
      lamps: [1.6, 1.25, 0.8],
    },
  };
/** Share of the sky above the horizon in the haze of a night, and how much of the usual haze there is. */
const NIGHT_HAZE = { middle: 0.72, most: 0.8 };

/** Returns the light of modeled looks, which tells warm from cool, and in which nights are blue and clear. */
export function modeledLight(usual: Lighting, light: Light): Lighting {
  const isNight = light.isDark && !light.isInside;
  const factors = FACTORS[light.isInside ? 'room' : isNight ? 'night' : 'day'];
  const { key, fill, rim, sky, lamps, haze } = usual;
  const night = haze && {
    ...haze,
    color: radiance(mix(light.horizon, light.middle, NIGHT_HAZE.middle)),
    most: haze.most * NIGHT_HAZE.most,
  };
  return {
    ...usual,
    key: { ...key, color: times(key.color, factors.key) },
    fill: { ...fill, color: times(fill.color, factors.fill) },
    rim: { ...rim, color: times(rim.color, factors.rim) },
    sky: times(sky, factors.sky),
    lamps: lamps.map((lamp) => ({ ...lamp, color: times(lamp.color, factors.lamps) })),
    ...(isNight && light.weather === 'clear' && night && { haze: night }),
  };
}

function times(one: Radiance, other: Radiance): Radiance {
  return [one[0] * other[0], one[1] * other[1], one[2] * other[2]];
}

/** Shares of red, green and blue light that the deepest hollow loses. Light that bounces in hollows is warm. */
const LOST = [0.42, 0.5, 0.48] as const;

/** Shares of hidden light up to this are noise of the measurement, which would streak even walls. */
const FAINT = 0.07;

/** Darkens the hollows where surfaces meet, such as under eaves, between leaves and around feet of things. */
export const darkenHollows: Develop = (raster, _light, pixels, { left, top, width }) => {
  const { cells, wide } = hollowsOf(raster);
  const line = width * 4;
  for (let row = 0; row * line < pixels.length; row += 1)
    darkenRow(pixels.subarray(row * line, (row + 1) * line), cells, wide, left, top + row);
};

/** Darkens a row of pixels. V8 keeps the code of a function for later pictures, but not that of a loop over a picture. */
function darkenRow(
  pixels: Uint8ClampedArray | Uint8Array,
  cells: Float32Array,
  wide: number,
  left: number,
  y: number,
): void {
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue;
    const hidden = hollowAt(cells, wide, left + at / 4, y) - FAINT;
    if (hidden <= 0) continue;
    for (let channel = 0; channel < 3; channel += 1)
      pixels[at + channel] = (pixels[at + channel] as number) * (1 - hidden * (LOST[channel] as number));
  }
}
