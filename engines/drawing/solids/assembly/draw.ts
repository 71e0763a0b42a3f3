import { clip } from './clip';
import { fill } from './fill';
import { ACROSS, ALONG, DEPTH, DISTANCE, moved, NORMAL, Raster, U, V, VERTEX, X, Y } from './raster';

/** Corners of the mesh that is being drawn. All rasterizers share them. */
export let points: usize = 0;
let pointsRoom: usize = 0;

/** A mesh's arrays, and the matrix that places it. */
@unmanaged
export class MeshInput {
  a: f64;
  b: f64;
  c: f64;
  dx: f64;
  d: f64;
  e: f64;
  f: f64;
  dy: f64;
  g: f64;
  h: f64;
  i: f64;
  dz: f64;
  /** One divided by the matrix's scale. */
  size: f64;
  positions: usize;
  normals: usize;
  uvs: usize;
  openness: usize;
  corners: usize;
  groups: usize;
  materials: usize;
  /** For each material, whether it is visible from behind, a byte. */
  thin: usize;
  vertices: i32;
  triangles: i32;
  /** Number of the first of the mesh's materials. */
  firstSurface: i32;
}

export function draw(raster: Raster, mesh: MeshInput): void {
  // Clipping a triangle adds at most two vertices.
  const room = <usize>(mesh.vertices + 4) * VERTEX;
  if (room > pointsRoom) {
    pointsRoom = (room * 3) >> 1;
    points = moved(points, 0, pointsRoom);
  }
  project(raster, mesh);
  const nearest = raster.isParallel ? -Infinity : raster.near;
  let highest = 0;
  for (let triangle = 0; triangle < mesh.triangles; triangle += 1) {
    const corner = mesh.corners + <usize>triangle * 12;
    const a = points + <usize>load<u32>(corner) * VERTEX;
    const b = points + <usize>load<u32>(corner, 4) * VERTEX;
    const c = points + <usize>load<u32>(corner, 8) * VERTEX;
    const material = <i32>load<u16>(mesh.materials + ((<usize>triangle) << 1));
    const group = raster.groupBase + <i32>load<u16>(mesh.groups + ((<usize>triangle) << 1));
    if (group > highest) highest = group;
    const isThin = raster.keepsBacks !== 0 || load<u8>(mesh.thin + <usize>material) !== 0;
    const isBehind =
      <i32>(load<f64>(a, DISTANCE) < nearest) +
      <i32>(load<f64>(b, DISTANCE) < nearest) +
      <i32>(load<f64>(c, DISTANCE) < nearest);
    if (isBehind === 0) fill(raster, a, b, c, mesh.firstSurface + material, group, isThin);
    else if (isBehind < 3)
      clip(raster, a, b, c, points + <usize>mesh.vertices * VERTEX, mesh.firstSurface + material, group, isThin);
  }
  raster.groupBase = max(highest, raster.groupBase) + 1;
}

function project(raster: Raster, mesh: MeshInput): void {
  const density = <f64>raster.density;
  const isParallel = raster.isParallel !== 0;
  const focal = raster.focal * density;
  const centerX = raster.centerX * density;
  const centerY = raster.centerY * density;
  const isShaded = raster.isDepthOnly === 0;
  // Columns of the matrix that leads from the mesh to the lens: to the right, up, and away from it.
  const columnX = seen(raster, mesh.a, mesh.d, mesh.g);
  const columnY = seen(raster, mesh.b, mesh.e, mesh.h);
  const columnZ = seen(raster, mesh.c, mesh.f, mesh.i);
  const origin = seen(raster, mesh.dx - raster.px, mesh.dy - raster.py, mesh.dz - raster.pz);
  const size = mesh.size;
  const turnX = f32x4(<f32>(mesh.a * size), <f32>(mesh.d * size), <f32>(mesh.g * size), 0);
  const turnY = f32x4(<f32>(mesh.b * size), <f32>(mesh.e * size), <f32>(mesh.h * size), 0);
  const turnZ = f32x4(<f32>(mesh.c * size), <f32>(mesh.f * size), <f32>(mesh.i * size), 0);
  let from = mesh.positions;
  let normal = mesh.normals;
  let uv = mesh.uvs;
  let open = mesh.openness;
  let to = points;
  for (let vertex = 0; vertex < mesh.vertices; vertex += 1) {
    const place = f32x4.add(origin, placed(from, columnX, columnY, columnZ));
    const across = <f64>f32x4.extract_lane(place, 0);
    const along = <f64>f32x4.extract_lane(place, 1);
    const distance = <f64>f32x4.extract_lane(place, 2);
    const over = isParallel ? 1 : 1 / distance;
    let px = centerX + across * focal * over;
    let py = centerY - along * focal * over;
    if (raster.snaps) {
      px = Math.floor(px + 0.5);
      py = Math.floor(py + 0.5);
    }
    store<f64>(to, px, X);
    store<f64>(to, py, Y);
    store<f64>(to, isParallel ? -distance : over, DEPTH);
    store<f64>(to, distance, DISTANCE);
    store<f64>(to, across, ACROSS);
    store<f64>(to, along, ALONG);
    if (isShaded) {
      const turned = placed(normal, turnX, turnY, turnZ);
      v128.store(to, f32x4.replace_lane(turned, 3, load<f32>(open)), NORMAL);
      store<f32>(to, load<f32>(uv), U);
      store<f32>(to, load<f32>(uv, 4), V);
      normal += 12;
      uv += 8;
      open += 4;
    }
    from += 12;
    to += VERTEX;
  }
}

/** A direction as the lens sees it. */
function seen(raster: Raster, x: f64, y: f64, z: f64): v128 {
  return f32x4(
    <f32>(raster.rx * x + raster.ry * y + raster.rz * z),
    <f32>(raster.ux * x + raster.uy * y + raster.uz * z),
    <f32>(raster.fx * x + raster.fy * y + raster.fz * z),
    0,
  );
}

/** The sum of three columns, times the three numbers at an address. */
function placed(from: usize, columnX: v128, columnY: v128, columnZ: v128): v128 {
  return f32x4.add(
    f32x4.add(f32x4.mul(columnX, v128.load32_splat(from)), f32x4.mul(columnY, v128.load32_splat(from, 4))),
    f32x4.mul(columnZ, v128.load32_splat(from, 8)),
  );
}
