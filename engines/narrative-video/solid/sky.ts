import { hex, type Rgb } from '../../drawing/color.ts';
import type { Around } from './painted-place.ts';

/** Returns the colors of a place's surroundings, from the zenith to the horizon. */
export function skyTones({ light, scenery }: Pick<Around, 'light' | 'scenery'>): readonly [Rgb, Rgb, Rgb] {
  switch (scenery.around) {
    case 'deep':
      return [hex('#0a4f8a'), hex('#1f8fc0'), hex('#7fd8e0')];
    case 'space':
      return [hex('#07060f'), hex('#14102a'), hex('#2a1f4a')];
    case 'dark':
      return [hex('#0d0b12'), hex('#1c1822'), hex('#2c2634')];
    default:
      return [light.zenith, light.middle, light.horizon];
  }
}
