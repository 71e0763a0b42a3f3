import { Light } from './paint-input';
import { Raster } from './raster';
import { linear } from './tables';

/** Columns of the matrix that leads from a point to its place in the shadow map, and the map's size and distances. */
const COLUMN_X = memory.data(16, 16);
const COLUMN_Y = memory.data(16, 16);
const COLUMN_Z = memory.data(16, 16);
const ORIGIN = memory.data(16, 16);
let size: i32 = 0;
let depths: usize = 0;

/** Prepares `shadowAt`. @param slack tolerance, meters */
export function useShadow(map: Raster, slack: f64): void {
  const focal = map.focal;
  size = map.width;
  depths = map.depths;
  v128.store(COLUMN_X, f32x4(<f32>(map.rx * focal), <f32>(-map.ux * focal), <f32>-map.fx, 0));
  v128.store(COLUMN_Y, f32x4(<f32>(map.ry * focal), <f32>(-map.uy * focal), <f32>-map.fy, 0));
  v128.store(COLUMN_Z, f32x4(<f32>(map.rz * focal), <f32>(-map.uz * focal), <f32>-map.fz, 0));
  const across = map.px * map.rx + map.py * map.ry + map.pz * map.rz;
  const along = map.px * map.ux + map.py * map.uy + map.pz * map.uz;
  const away = map.px * map.fx + map.py * map.fy + map.pz * map.fz;
  v128.store(
    ORIGIN,
    f32x4(<f32>(map.centerX - across * focal - 0.5), <f32>(map.centerY + along * focal - 0.5), <f32>(slack + away), 0),
  );
}

/** Returns the share of the key light that reaches a point: 0 in shadow, 1 in the light, between them at the edge. */
export function shadowAt(point: v128): f32 {
  const place = f32x4.add(
    f32x4.add(v128.load(ORIGIN), f32x4.mul(v128.load(COLUMN_X), f32x4.splat(f32x4.extract_lane(point, 0)))),
    f32x4.add(
      f32x4.mul(v128.load(COLUMN_Y), f32x4.splat(f32x4.extract_lane(point, 1))),
      f32x4.mul(v128.load(COLUMN_Z), f32x4.splat(f32x4.extract_lane(point, 2))),
    ),
  );
  const u = f32x4.extract_lane(place, 0);
  const v = f32x4.extract_lane(place, 1);
  const most = <f32>(size - 2);
  if (!(u >= 1 && v >= 1 && u < most && v < most)) return 1;
  const left = <i32>u;
  const top = <i32>v;
  const right = u - <f32>left;
  const below = v - <f32>top;
  const depth = f32x4.splat(f32x4.extract_lane(place, 2));
  const at = depths + ((<usize>(top * size + left)) << 2) - 4;
  const line = (<usize>size) << 2;
  // Samples nine neighbors. The outer ones count by how near the point is to them.
  const weights = f32x4(1 - right, 1, right, 0);
  const upper = v128.and(weights, f32x4.gt(depth, v128.load(at - line)));
  const middle = v128.and(weights, f32x4.gt(depth, v128.load(at)));
  const lower = v128.and(weights, f32x4.gt(depth, v128.load(at + line)));
  const sum = f32x4.add(
    f32x4.add(f32x4.mul(upper, f32x4.splat(1 - below)), middle),
    f32x4.mul(lower, f32x4.splat(below)),
  );
  return (f32x4.extract_lane(sum, 0) + f32x4.extract_lane(sum, 1) + f32x4.extract_lane(sum, 2)) * 0.25;
}

/** Returns the light from a direction, which does not have to be a unit vector, in a mirror's image. */
export function reflect(light: Light, x: f64, y: f64, z: f64): v128 {
  const far = light.mirrorFx * x + light.mirrorFy * y + light.mirrorFz * z;
  const over = far > 1e-4 ? light.mirrorFocal / far : 0;
  const u = light.mirrorCenterX + (light.mirrorRx * x + light.mirrorRy * y + light.mirrorRz * z) * over - 0.5;
  const v = light.mirrorCenterY - (light.mirrorUx * x + light.mirrorUy * y + light.mirrorUz * z) * over - 0.5;
  const left = u < 0 ? 0 : min(u, <f64>(light.mirrorWidth - 2));
  const top = v < 0 ? 0 : min(v, <f64>(light.mirrorHeight - 2));
  const column = <i32>left;
  const row = <i32>top;
  const right = f32x4.splat(<f32>(left - <f64>column));
  const down = f32x4.splat(<f32>(top - <f64>row));
  const at = light.mirrorData + ((<usize>(row * light.mirrorWidth + column)) << 2);
  const below = at + ((<usize>light.mirrorWidth) << 2);
  return between(
    between(linear(at, 0), linear(at + 4, 0), right),
    between(linear(below, 0), linear(below + 4, 0), right),
    down,
  );
}

/** Mixes two vectors. @param share 0 for the first, 1 for the second */
export function between(one: v128, other: v128, share: v128): v128 {
  return f32x4.add(one, f32x4.mul(f32x4.sub(other, one), share));
}

/** Returns smooth noise from 0 to 1, with one spot per unit of length. */
export function noise(x: f32, y: f32): f32 {
  const left = floor<f32>(x);
  const top = floor<f32>(y);
  const a = eased(x - left);
  const b = eased(y - top);
  const columns = i32x4.add(i32x4.splat(<i32>left), i32x4(0, 1, 0, 1));
  const rows = i32x4.add(i32x4.splat(<i32>top), i32x4(0, 0, 1, 1));
  let spots = i32x4.add(i32x4.mul(columns, i32x4.splat(374761393)), i32x4.mul(rows, i32x4.splat(668265263)));
  spots = i32x4.mul(v128.xor(spots, i32x4.shr_u(spots, 13)), i32x4.splat(1274126177));
  spots = v128.and(v128.xor(spots, i32x4.shr_u(spots, 16)), i32x4.splat(0xffff));
  const shares = f32x4((1 - a) * (1 - b), a * (1 - b), (1 - a) * b, a * b);
  const sums = f32x4.mul(f32x4.convert_i32x4_s(spots), shares);
  const sum =
    f32x4.extract_lane(sums, 0) +
    f32x4.extract_lane(sums, 1) +
    f32x4.extract_lane(sums, 2) +
    f32x4.extract_lane(sums, 3);
  return sum * (1.0 / 0xffff);
}

function eased(share: f32): f32 {
  return share * share * (3 - 2 * share);
}
