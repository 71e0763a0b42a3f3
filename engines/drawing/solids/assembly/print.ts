import { STEP } from './choose';
import { LIT, lit, prints } from './lists';
import { GLOW, MATERIAL, PaintInput, TEXTURE, Texture } from './paint-input';
import { RECORD } from './raster';
import { screen } from './tables';
import { SAMPLED, sample } from './texture';

/**
 * Colors the pixels between shaded points of textured surfaces: the texture is sampled in each, and the light on it is
 * interpolated.
 */
export function printBetween(input: PaintInput): void {
  const raster = input.raster;
  const density = raster.density;
  const line = raster.width * density;
  for (let at: usize = 0; at < <usize>prints.count; at += 3) {
    const stretch = prints.data + (at << 2);
    const pixel = load<i32>(stretch);
    const first = load<i32>(stretch, 4);
    const from = lit.data + <usize>load<i32>(stretch, 8) * LIT;
    const to = from + LIT;
    const y = <f64>(first / line) + <f64>density / 2;
    const x = <f64>(first % line);
    for (let after = 1; after < STEP; after += 1) {
      const index = <usize>load<i32>(raster.seen + ((<usize>(first + after * density)) << 2)) - 1;
      const record = raster.records + index * RECORD;
      const dx = x + (<f64>after + 0.5) * <f64>density - <f64>load<f32>(record);
      const dy = y - <f64>load<f32>(record, 4);
      const distance =
        1 / (<f64>load<f32>(record, 8) + dx * <f64>load<f32>(record, 12) + dy * <f64>load<f32>(record, 16));
      const u = <f64>load<f32>(record, 68) + dx * <f64>load<f32>(record, 72) + dy * <f64>load<f32>(record, 76);
      const v = <f64>load<f32>(record, 80) + dx * <f64>load<f32>(record, 84) + dy * <f64>load<f32>(record, 88);
      const material = input.table + <usize>load<i32>(raster.materials + (index << 2)) * MATERIAL;
      const texture = input.textures + <usize>(load<f64>(material, TEXTURE) - 1) * offsetof<Texture>();
      sample(changetype<Texture>(texture), u * distance, v * distance);
      const covered = load<f64>(SAMPLED, 24);
      const share = <f64>after / <f64>STEP;
      const own = load<f64>(material);
      // Only the bright areas of a texture glow: lit windows, not the wall between them.
      const shines = own + (load<f64>(SAMPLED) - own) * covered > 0.45 ? load<f64>(material, GLOW) : 0;
      const passed = <f64>load<f32>(from, 24);
      const glow = shines * (passed + (<f64>load<f32>(to, 24) - passed) * share);
      let color: u32 = 0xff000000;
      for (let channel: usize = 0; channel < 3; channel += 1) {
        const bare = load<f64>(material + (channel << 3));
        const tone = bare + (load<f64>(SAMPLED + (channel << 3)) - bare) * covered;
        const factor = <f64>load<f32>(from + (channel << 2));
        const added = <f64>load<f32>(from + (channel << 2), 12);
        const shown =
          tone * (factor + (<f64>load<f32>(to + (channel << 2)) - factor) * share + glow) +
          added +
          (<f64>load<f32>(to + (channel << 2), 12) - added) * share;
        color |= screen(shown) << ((<u32>channel) << 3);
      }
      store<u32>(input.words + ((<usize>(pixel + after)) << 2), color);
    }
  }
}
