import { code, hex, type Rgb, under } from '../drawing/color.ts';
import { type Mood, shifted } from './mood.ts';
import type { MovementKind } from './movements.ts';

/** How a movement changes the colors of a verse. Set by eye: a look must stay recognizable. */
interface Light {
  shift?: Omit<Mood, 'pace'>;
  /** Color of the light, as of the time of day. */
  color?: Rgb;
}

/** Early morning, day, a brighter day, the golden hour, night. */
const LIGHTS: Readonly<Record<MovementKind, Light>> = {
  opening: { shift: { hue: 0, saturation: 0.9, lightness: 1 }, color: [240, 240, 255] },
  verse: {},
  chorus: { shift: { hue: -14, saturation: 1.2, lightness: 1.02 } },
  break: { shift: { hue: -6, saturation: 1.15, lightness: 1 }, color: [255, 224, 196] },
  ending: { shift: { hue: 0, saturation: 0.9, lightness: 1 }, color: [138, 152, 226] },
};

/** Returns a color as it looks in the light of a movement. Both are `#rrggbb`. */
export function inLightOf(movement: MovementKind, surface: string): string {
  const { shift, color } = LIGHTS[movement];
  const own = shift ? shifted(surface, shift) : surface;
  return color ? code(under(hex(own), color)) : own;
}
