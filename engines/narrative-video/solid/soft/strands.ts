import { darken, type Rgb } from '../../../drawing/color.ts';
import { noise } from '../../../drawing/noise.ts';
import type { Surface, Texture } from '../../../drawing/solids/mesh.ts';

const [WIDE, TALL] = [96, 12];
/** How much lighter or darker a strand and a clump of strands are than the mean. */
const [STRAND, CLUMP] = [0.11, 0.13];
/** How much brighter than the share of a tone a strand becomes. */
const BRIGHT = 1.4;

/** Returns a picture of strands of hair, which run from its upper to its lower edge and repeat to the sides. */
function strandsOf(color: Rgb): Texture {
  const data = new Uint8ClampedArray(WIDE * TALL * 4);
  for (let y = 0; y < TALL; y += 1) {
    for (let x = 0; x < WIDE; x += 1) {
      // A circle through the noise has no seam.
      const [angle, drift] = [(x / WIDE) * 2 * Math.PI, y * 0.02];
      const at = (reach: number) => noise(Math.cos(angle) * reach + drift, Math.sin(angle) * reach + 9) - 0.5;
      const tone = at(2.6) * 2 * CLUMP + at(13) * 2 * STRAND;
      data.set([...(tone > 0 ? brightened(color, tone) : darken(color, -tone * 1.5)), 255], (y * WIDE + x) * 4);
    }
  }
  return { width: WIDE, height: TALL, data };
}

/** Returns a lighter color of the same hue: dark strands that are mixed with white would be gray. */
function brightened(color: Rgb, by: number): Rgb {
  return color.map((channel) => Math.min(255, channel * (1 + by * BRIGHT))) as unknown as Rgb;
}

/** Returns a surface of combed strands instead of an even color. */
export function combed(surface: Surface): Surface {
  return { ...surface, texture: strandsOf(surface.color) };
}
