import { STEP } from './choose';
import { LIT, LIT_ADDED, lit, POINT, POINT_X, POINT_Y, points, prints } from './lists';
import { GLOW, MATERIAL, PaintInput, TEXTURE, Texture } from './paint-input';
import { RECORD, RECORD_NEARNESS } from './raster';
import { between } from './surroundings';
import { screen } from './tables';
import { sample } from './texture';

/**
 * Colors the pixels between shaded points of textured surfaces: the texture is sampled in each, and the light on it is
 * interpolated.
 */
export function printBetween(input: PaintInput): void {
  const raster = input.raster;
  const density = raster.density;
  let known = -1;
  let record: usize = 0;
  let own: usize = 0;
  let glow: f32 = 0;
  let texture: usize = 0;
  for (let at: usize = 0; at < <usize>prints.count; at += 3) {
    const stretch = prints.data + (at << 2);
    const pixel = load<i32>(stretch);
    const first = load<i32>(stretch, 4);
    const index = <usize>load<i32>(stretch, 8);
    const x = load<f32>(points.data + index * POINT, POINT_X);
    const y = load<f32>(points.data + index * POINT, POINT_Y);
    const from = lit.data + index * LIT;
    const to = from + LIT;
    for (let after = 1; after < STEP; after += 1) {
      const triangle = load<i32>(raster.seen + ((<usize>(first + after * density)) << 2)) - 1;
      if (triangle !== known) {
        known = triangle;
        record = raster.records + <usize>triangle * RECORD;
        own = input.table + <usize>load<i32>(raster.materials + ((<usize>triangle) << 2)) * MATERIAL;
        glow = load<f32>(own, GLOW);
        texture = input.textures + <usize>(load<f32>(own, TEXTURE) - 1) * offsetof<Texture>();
      }
      const dx = x + <f32>(after * density) - load<f32>(record);
      const dy = y - load<f32>(record, 4);
      const place = placeAt(record + RECORD_NEARNESS, dx, dy);
      const distance: f32 = 1 / f32x4.extract_lane(place, 0);
      const print = sample(
        changetype<Texture>(texture),
        f32x4.extract_lane(place, 1) * distance,
        f32x4.extract_lane(place, 2) * distance,
      );
      const tone = between(v128.load(own), print, f32x4.splat(f32x4.extract_lane(print, 3)));
      const share = f32x4.splat(<f32>after / <f32>STEP);
      let factor = between(v128.load(from), v128.load(to), share);
      // Only the bright areas of a texture glow: lit windows, not the wall between them.
      if (glow > 0 && f32x4.extract_lane(tone, 0) > 0.45)
        factor = f32x4.add(factor, f32x4.splat(glow * f32x4.extract_lane(factor, 3)));
      const added = between(v128.load(from, LIT_ADDED), v128.load(to, LIT_ADDED), share);
      store<u32>(input.words + ((<usize>(pixel + after)) << 2), screen(f32x4.add(f32x4.mul(tone, factor), added)));
    }
  }
}

/** Four quantities of a record at a point. @param quantities where they are at the corner; their changes follow */
export function placeAt(quantities: usize, dx: f32, dy: f32): v128 {
  return f32x4.add(
    v128.load(quantities),
    f32x4.add(
      f32x4.mul(v128.load(quantities, 16), f32x4.splat(dx)),
      f32x4.mul(v128.load(quantities, 32), f32x4.splat(dy)),
    ),
  );
}
