import { Texture } from './paint-input';
import { linear } from './tables';

/**
 * Returns amounts of red, green and blue light, and the share of the surface that the texture covers.
 * @param u 0 at the left edge, 1 at the right; textures repeat
 */
export function sample(texture: Texture, u: f32, v: f32): v128 {
  const width = texture.width;
  const height = texture.height;
  const data = texture.data;
  const x = (u - floor<f32>(u)) * <f32>width;
  const y = (v - floor<f32>(v)) * <f32>height;
  if (texture.isCoarse) return shown(data + ((<usize>(min(height - 1, <i32>y) * width + min(width - 1, <i32>x))) << 2));
  const left = floor<f32>(x - 0.5);
  const upper = floor<f32>(y - 0.5);
  const right: f32 = x - 0.5 - left;
  const below: f32 = y - 0.5 - upper;
  const x0 = left < 0 ? width - 1 : <i32>left;
  const x1 = left + 1 >= <f32>width ? 0 : <i32>left + 1;
  const y0 = (upper < 0 ? height - 1 : <i32>upper) * width;
  const y1 = (upper + 1 >= <f32>height ? 0 : <i32>upper + 1) * width;
  const a = data + ((<usize>(y0 + x0)) << 2);
  const b = data + ((<usize>(y0 + x1)) << 2);
  const c = data + ((<usize>(y1 + x0)) << 2);
  const d = data + ((<usize>(y1 + x1)) << 2);
  const color = load<u32>(a);
  // Most of a print is plain, and most of what is plain shows the surface.
  if (color === load<u32>(b) && color === load<u32>(c) && color === load<u32>(d))
    return color >>> 24 === 0 ? f32x4.splat(0) : shown(a);
  const sum = f32x4.add(
    f32x4.add(weighted(a, (1 - below) * (1 - right)), weighted(b, (1 - below) * right)),
    f32x4.add(weighted(c, below * (1 - right)), weighted(d, below * right)),
  );
  const covered = f32x4.extract_lane(sum, 3);
  if (covered === 0) return sum;
  return f32x4.replace_lane(f32x4.mul(sum, f32x4.splat(1 / covered)), 3, covered);
}

function opacity(pixel: usize): f32 {
  return <f32>load<u8>(pixel, 3) * (1.0 / 255);
}

function shown(pixel: usize): v128 {
  return linear(pixel, opacity(pixel));
}

/** A pixel's light times its share in a mean, and that share, if it covers the surface; less if it covers less. */
function weighted(pixel: usize, share: f32): v128 {
  return f32x4.mul(linear(pixel, 1), f32x4.splat(share * opacity(pixel)));
}
