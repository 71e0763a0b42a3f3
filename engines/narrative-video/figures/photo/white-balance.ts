import { luminance, type Rgb } from '../../../drawing/color.ts';
import type { Light } from '../../light/light.ts';
import { lightFall } from '../kit/puppet.ts';

/** Share of the light's color that people show: a camera is balanced for them, and eyes adapt to lamps. */
const COLORED = 0.3;
/** Least luminance of white on people: a crew lights them, whatever the hour. */
const LEAST = 238;

/**
 * Returns how the light of a place changes a color of a photograph. Photographed skin that takes on the whole color of
 * lamps or of a low sun looks like clay.
 */
export function balancedFall(light: Light): (color: Rgb) => Rgb {
  const fall = lightFall(light, 'face');
  const seen = fall([255, 255, 255]);
  const bright = luminance(seen);
  const by = Math.max(1, LEAST / bright);
  const gain = (channel: 0 | 1 | 2) => ((bright + (seen[channel] - bright) * COLORED) / seen[channel]) * by;
  const gains = [gain(0), gain(1), gain(2)] as const;
  return (color) => {
    const [red, green, blue] = fall(color);
    return [red * gains[0], green * gains[1], blue * gains[2]];
  };
}
