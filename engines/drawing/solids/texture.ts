import type { Texture } from './mesh.ts';

/** Result of `sample`: amounts of red, green and blue light, and the share of the surface that the texture covers. */
export const SAMPLED = new Float64Array(4);

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2);

/** Writes the texture's light at a point to `SAMPLED`. @param u 0 at the left edge, 1 at the right; textures repeat */
export function sample({ width, height, data, isCoarse }: Texture, u: number, v: number): void {
  const x = (u - Math.floor(u)) * width;
  const y = (v - Math.floor(v)) * height;
  if (isCoarse) {
    const at = (Math.min(height - 1, y | 0) * width + Math.min(width - 1, x | 0)) * 4;
    SAMPLED[0] = LINEAR[data[at] as number] as number;
    SAMPLED[1] = LINEAR[data[at + 1] as number] as number;
    SAMPLED[2] = LINEAR[data[at + 2] as number] as number;
    SAMPLED[3] = (data[at + 3] as number) / 255;
    return;
  }
  const left = Math.floor(x - 0.5);
  const upper = Math.floor(y - 0.5);
  const right = x - 0.5 - left;
  const below = y - 0.5 - upper;
  const x0 = left < 0 ? width - 1 : left;
  const x1 = left + 1 >= width ? 0 : left + 1;
  const y0 = (upper < 0 ? height - 1 : upper) * width;
  const y1 = (upper + 1 >= height ? 0 : upper + 1) * width;
  const a = (y0 + x0) * 4;
  const b = (y0 + x1) * 4;
  const c = (y1 + x0) * 4;
  const d = (y1 + x1) * 4;
  const ka = (1 - below) * (1 - right) * (data[a + 3] as number);
  const kb = (1 - below) * right * (data[b + 3] as number);
  const kc = below * (1 - right) * (data[c + 3] as number);
  const kd = below * right * (data[d + 3] as number);
  const alpha = ka + kb + kc + kd;
  SAMPLED[3] = alpha / 255;
  if (alpha === 0) return;
  const over = 1 / alpha;
  for (let channel = 0; channel < 3; channel += 1) {
    SAMPLED[channel] =
      ((LINEAR[data[a + channel] as number] as number) * ka +
        (LINEAR[data[b + channel] as number] as number) * kb +
        (LINEAR[data[c + channel] as number] as number) * kc +
        (LINEAR[data[d + channel] as number] as number) * kd) *
      over;
  }
}
