import { Light } from './paint-input';
import { Raster } from './raster';
import { linear } from './tables';

/** Result of `reflect`: amounts of red, green and blue light. */
export const REFLECTED = memory.data(24, 16);

/** Returns the share of the key light that reaches a point: 0 in shadow, 1 in the light, between them at the edge. */
export function shadowAt(map: Raster, slack: f64, x: f64, y: f64, z: f64): f64 {
  const wx = x - map.px;
  const wy = y - map.py;
  const wz = z - map.pz;
  const u = map.centerX + (wx * map.rx + wy * map.ry + wz * map.rz) * map.focal - 0.5;
  const v = map.centerY - (wx * map.ux + wy * map.uy + wz * map.uz) * map.focal - 0.5;
  const size = map.width;
  if (u < 1 || v < 1 || u >= <f64>(size - 2) || v >= <f64>(size - 2)) return 1;
  const left = <i32>u;
  const top = <i32>v;
  const right = u - <f64>left;
  const below = v - <f64>top;
  const depth = slack - (wx * map.fx + wy * map.fy + wz * map.fz);
  const at = map.depths + ((<usize>(top * size + left)) << 2);
  const upper = at - ((<usize>size) << 2);
  const lower = at + ((<usize>size) << 2);
  // Samples nine neighbors. The outer ones count by how near the point is to them.
  const fade = 1 - right;
  let sum: f64 = 0;
  if (depth > <f64>load<f32>(upper - 4)) sum += fade * (1 - below);
  if (depth > <f64>load<f32>(upper)) sum += 1 - below;
  if (depth > <f64>load<f32>(upper, 4)) sum += right * (1 - below);
  if (depth > <f64>load<f32>(at - 4)) sum += fade;
  if (depth > <f64>load<f32>(at)) sum += 1;
  if (depth > <f64>load<f32>(at, 4)) sum += right;
  if (depth > <f64>load<f32>(lower - 4)) sum += fade * below;
  if (depth > <f64>load<f32>(lower)) sum += below;
  if (depth > <f64>load<f32>(lower, 4)) sum += right * below;
  return sum * 0.25;
}

/** Finds the light from a direction, which does not have to be a unit vector, in a mirror's image. */
export function reflect(light: Light, x: f64, y: f64, z: f64): void {
  const far = light.mirrorFx * x + light.mirrorFy * y + light.mirrorFz * z;
  const over = far > 1e-4 ? light.mirrorFocal / far : 0;
  const u = light.mirrorCenterX + (light.mirrorRx * x + light.mirrorRy * y + light.mirrorRz * z) * over - 0.5;
  const v = light.mirrorCenterY - (light.mirrorUx * x + light.mirrorUy * y + light.mirrorUz * z) * over - 0.5;
  const left = u < 0 ? 0 : min(u, <f64>(light.mirrorWidth - 2));
  const top = v < 0 ? 0 : min(v, <f64>(light.mirrorHeight - 2));
  const column = <i32>left;
  const row = <i32>top;
  const b = left - <f64>column;
  const d = top - <f64>row;
  const at = light.mirrorData + ((<usize>(row * light.mirrorWidth + column)) << 2);
  const below = at + ((<usize>light.mirrorWidth) << 2);
  for (let channel: usize = 0; channel < 3; channel += 1) {
    const upper = linear(at + channel) * (1 - b) + linear(at + 4 + channel) * b;
    const lower = linear(below + channel) * (1 - b) + linear(below + 4 + channel) * b;
    store<f64>(REFLECTED + (channel << 3), upper * (1 - d) + lower * d);
  }
}

/** Returns smooth noise from 0 to 1, with one spot per unit of length. */
export function noise(x: f64, y: f64): f64 {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const a = eased(x - left);
  const b = eased(y - top);
  const column = <i32>left;
  const row = <i32>top;
  const upper = spot(column, row) * (1 - a) + spot(column + 1, row) * a;
  const lower = spot(column, row + 1) * (1 - a) + spot(column + 1, row + 1) * a;
  return upper * (1 - b) + lower * b;
}

function eased(share: f64): f64 {
  return share * share * (3 - 2 * share);
}

function spot(x: i32, y: i32): f64 {
  let value = x * 374761393 + y * 668265263;
  value = (value ^ (value >>> 13)) * 1274126177;
  return <f64>((value ^ (value >>> 16)) & 0xffff) / 0xffff;
}
