import { RECORD } from './layout.ts';
import { GLOW, MATERIAL, type Materials } from './materials.ts';
import type { Texture } from './mesh.ts';
import { LIGHT, type Numbers, type Points } from './points.ts';
import type { Rasterizer } from './rasterizer.ts';
import { SAMPLED, sample } from './texture.ts';
import { screen } from './tone.ts';

/**
 * Colors the pixels between shaded points of textured surfaces: the texture is sampled in each, and the light on it is
 * interpolated.
 * @param prints for each stretch: the pixel of its first point, that pixel's first sample, and the point
 * @param step pixels from one point to the next
 */
export function printBetween(
  raster: Rasterizer,
  { table }: Materials,
  { lights }: Points,
  prints: Numbers,
  step: number,
  words: Uint32Array,
): void {
  const { width, density, seen, records, materials, surfaces } = raster;
  const line = width * density;
  const { data, count } = prints;
  for (let at = 0; at < count; at += 3) {
    const pixel = data[at] as number;
    const first = data[at + 1] as number;
    const from = (data[at + 2] as number) * LIGHT;
    const to = from + LIGHT;
    const y = Math.floor(first / line) + density / 2;
    for (let after = 1; after < step; after += 1) {
      const record = (seen[first + after * density] as number) - 1;
      const base = record * RECORD;
      const dx = (first % line) + (after + 0.5) * density - (records[base] as number);
      const dy = y - (records[base + 1] as number);
      const distance =
        1 / ((records[base + 2] as number) + dx * (records[base + 3] as number) + dy * (records[base + 4] as number));
      const u =
        (records[base + 17] as number) + dx * (records[base + 18] as number) + dy * (records[base + 19] as number);
      const v =
        (records[base + 20] as number) + dx * (records[base + 21] as number) + dy * (records[base + 22] as number);
      const material = materials[record] as number;
      sample(surfaces[material]?.texture as Texture, u * distance, v * distance);
      const plain = material * MATERIAL;
      const covered = SAMPLED[3] as number;
      const share = after / step;
      const own = table[plain] as number;
      // Only the bright areas of a texture glow: lit windows, not the wall between them.
      const shines = own + ((SAMPLED[0] as number) - own) * covered > 0.45 ? (table[plain + GLOW] as number) : 0;
      const passed = lights[from + 6] as number;
      const glow = shines * (passed + ((lights[to + 6] as number) - passed) * share);
      let color = 0xff000000;
      for (let channel = 0; channel < 3; channel += 1) {
        const bare = table[plain + channel] as number;
        const tone = bare + ((SAMPLED[channel] as number) - bare) * covered;
        const factor = lights[from + channel] as number;
        const added = lights[from + channel + 3] as number;
        const shown =
          tone * (factor + ((lights[to + channel] as number) - factor) * share + glow) +
          added +
          ((lights[to + channel + 3] as number) - added) * share;
        color |= screen(shown) << (channel * 8);
      }
      words[pixel + after] = color;
    }
  }
}
