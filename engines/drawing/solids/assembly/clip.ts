import { fill } from './fill';
import { ACROSS, ALONG, DEPTH, DISTANCE, NORMAL, Raster, U, V, VERTEX, X, Y } from './raster';

/** Positions of the corners that are left of a triangle. */
const kept = memory.data(16 * sizeof<usize>());

/**
 * Draws the part of a triangle that is far enough from the lens: a triangle, a quad or nothing.
 * @param spare where the first new vertex is written
 */
export function clip(
  raster: Raster,
  a: usize,
  b: usize,
  c: usize,
  spare: usize,
  material: i32,
  group: i32,
  isThin: bool,
): void {
  let count: usize = 0;
  let next = spare;
  const near = raster.near;
  for (let index = 0; index < 3; index += 1) {
    const from = index === 0 ? a : index === 1 ? b : c;
    const to = index === 0 ? b : index === 1 ? c : a;
    const before = load<f64>(from, DISTANCE);
    const after = load<f64>(to, DISTANCE);
    if (before >= near) {
      store<usize>(kept + count * sizeof<usize>(), from);
      count += 1;
    }
    if (before >= near === after >= near) continue;
    const share = (near - before) / (after - before);
    for (let part: usize = 0; part < NORMAL; part += 8)
      store<f64>(next + part, load<f64>(from + part) * (1 - share) + load<f64>(to + part) * share);
    const fading = f32x4.mul(v128.load(from, NORMAL), f32x4.splat(<f32>(1 - share)));
    v128.store(next, f32x4.add(fading, f32x4.mul(v128.load(to, NORMAL), f32x4.splat(<f32>share))), NORMAL);
    store<f32>(next, <f32>(<f64>load<f32>(from, U) * (1 - share) + <f64>load<f32>(to, U) * share), U);
    store<f32>(next, <f32>(<f64>load<f32>(from, V) * (1 - share) + <f64>load<f32>(to, V) * share), V);
    const over = 1 / near;
    const density = <f64>raster.density;
    store<f64>(next, (raster.centerX + load<f64>(next, ACROSS) * raster.focal * over) * density, X);
    store<f64>(next, (raster.centerY - load<f64>(next, ALONG) * raster.focal * over) * density, Y);
    store<f64>(next, over, DEPTH);
    store<usize>(kept + count * sizeof<usize>(), next);
    count += 1;
    next += VERTEX;
  }
  if (count < 3) return;
  const first = load<usize>(kept);
  const third = load<usize>(kept + 2 * sizeof<usize>());
  fill(raster, first, load<usize>(kept + sizeof<usize>()), third, material, group, isThin);
  if (count === 4) fill(raster, first, third, load<usize>(kept + 3 * sizeof<usize>()), material, group, isThin);
}
