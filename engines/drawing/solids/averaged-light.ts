import { illuminate } from './illumination.ts';
import type { Lighting } from './lighting.ts';
import type { Materials } from './materials.ts';
import { LIGHT, type Points } from './points.ts';
import type { Rasterizer } from './rasterizer.ts';

/** Amount of light, 0 to 65,535, for each value of a screen. */
const LINEAR = Uint16Array.from({ length: 256 }, (_, value) => Math.round((value / 255) ** 2.2 * 65535));
/** Values of a screen for 4,096 amounts of light. */
const SCREEN = Uint8Array.from({ length: 4097 }, (_, step) => Math.round((step / 4096) ** (1 / 2.2) * 255));

/** Colors points with the mean of several lights, as under a wide lamp. */
export function illuminateMean(
  raster: Rasterizer,
  materials: Materials,
  lights: readonly Lighting[],
  points: Points,
  range: { from: number; to: number },
): void {
  const [only] = lights;
  if (only && lights.length === 1) {
    illuminate(raster, materials, only, points, range);
    return;
  }
  const { count } = points;
  const isTextured = materials.textures.length > 0;
  const sums = new Uint32Array(count * 3);
  const factors = new Float32Array(isTextured ? count * LIGHT : 0);
  for (const light of lights) {
    illuminate(raster, materials, light, points, range);
    for (let point = 0, to = 0; point < count; point += 1, to += 3) {
      const color = points.colors[point] as number;
      sums[to] = (sums[to] as number) + (LINEAR[color & 0xff] as number);
      sums[to + 1] = (sums[to + 1] as number) + (LINEAR[(color >>> 8) & 0xff] as number);
      sums[to + 2] = (sums[to + 2] as number) + (LINEAR[(color >>> 16) & 0xff] as number);
    }
    for (let at = 0; at < factors.length; at += 1)
      factors[at] = (factors[at] as number) + (points.lights[at] as number) / lights.length;
  }
  const over = 4096 / 65535 / lights.length;
  for (let point = 0, from = 0; point < count; point += 1, from += 3) {
    const record = points.records[point] as number;
    if (record < range.from || record >= range.to) continue;
    const red = SCREEN[Math.round((sums[from] as number) * over)] as number;
    const green = SCREEN[Math.round((sums[from + 1] as number) * over)] as number;
    const blue = SCREEN[Math.round((sums[from + 2] as number) * over)] as number;
    points.colors[point] = 0xff000000 | (blue << 16) | (green << 8) | red;
    if (isTextured) points.lights.set(factors.subarray(point * LIGHT, (point + 1) * LIGHT), point * LIGHT);
  }
}
