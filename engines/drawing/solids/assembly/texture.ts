import { Texture } from './paint-input';
import { linear } from './tables';

/** Result of `sample`: amounts of red, green and blue light, and the share of the surface that the texture covers. */
export const SAMPLED = memory.data(32, 16);

/** @param u 0 at the left edge, 1 at the right; textures repeat */
export function sample(texture: Texture, u: f64, v: f64): void {
  const width = texture.width;
  const height = texture.height;
  const data = texture.data;
  const x = (u - Math.floor(u)) * <f64>width;
  const y = (v - Math.floor(v)) * <f64>height;
  if (texture.isCoarse) {
    const at = data + ((<usize>(min(height - 1, <i32>y) * width + min(width - 1, <i32>x))) << 2);
    show(at);
    return;
  }
  const left = Math.floor(x - 0.5);
  const upper = Math.floor(y - 0.5);
  const right = x - 0.5 - left;
  const below = y - 0.5 - upper;
  const x0 = left < 0 ? width - 1 : <i32>left;
  const x1 = left + 1 >= <f64>width ? 0 : <i32>left + 1;
  const y0 = (upper < 0 ? height - 1 : <i32>upper) * width;
  const y1 = (upper + 1 >= <f64>height ? 0 : <i32>upper + 1) * width;
  const a = data + ((<usize>(y0 + x0)) << 2);
  const b = data + ((<usize>(y0 + x1)) << 2);
  const c = data + ((<usize>(y1 + x0)) << 2);
  const d = data + ((<usize>(y1 + x1)) << 2);
  const color = load<u32>(a);
  // Most of a print is plain.
  if (color === load<u32>(b) && color === load<u32>(c) && color === load<u32>(d)) {
    show(a);
    return;
  }
  const ka = (1 - below) * (1 - right) * <f64>load<u8>(a, 3);
  const kb = (1 - below) * right * <f64>load<u8>(b, 3);
  const kc = below * (1 - right) * <f64>load<u8>(c, 3);
  const kd = below * right * <f64>load<u8>(d, 3);
  const alpha = ka + kb + kc + kd;
  store<f64>(SAMPLED, alpha / 255, 24);
  if (alpha === 0) return;
  const over = 1 / alpha;
  for (let channel: usize = 0; channel < 3; channel += 1) {
    const sum =
      linear(a + channel) * ka + linear(b + channel) * kb + linear(c + channel) * kc + linear(d + channel) * kd;
    store<f64>(SAMPLED + (channel << 3), sum * over);
  }
}

/** Makes one pixel of a texture the result. */
function show(at: usize): void {
  store<f64>(SAMPLED, linear(at));
  store<f64>(SAMPLED, linear(at + 1), 8);
  store<f64>(SAMPLED, linear(at + 2), 16);
  store<f64>(SAMPLED, <f64>load<u8>(at, 3) / 255, 24);
}
