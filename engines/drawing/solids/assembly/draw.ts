import { clip } from './clip';
import { fill } from './fill';
import { ACROSS, ALONG, DEPTH, DISTANCE, moved, NX, NY, NZ, OPEN, Raster, U, V, VERTEX, X, Y } from './raster';

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
  const a = mesh.a;
  const b = mesh.b;
  const c = mesh.c;
  const d = mesh.d;
  const e = mesh.e;
  const f = mesh.f;
  const g = mesh.g;
  const h = mesh.h;
  const i = mesh.i;
  const density = <f64>raster.density;
  const isParallel = raster.isParallel !== 0;
  const focal = raster.focal * density;
  const centerX = raster.centerX * density;
  const centerY = raster.centerY * density;
  const isShaded = raster.isDepthOnly === 0;
  let from = mesh.positions;
  let normal = mesh.normals;
  let uv = mesh.uvs;
  let open = mesh.openness;
  let to = points;
  for (let vertex = 0; vertex < mesh.vertices; vertex += 1) {
    const x = <f64>load<f32>(from);
    const y = <f64>load<f32>(from, 4);
    const z = <f64>load<f32>(from, 8);
    const wx = a * x + b * y + c * z + mesh.dx - raster.px;
    const wy = d * x + e * y + f * z + mesh.dy - raster.py;
    const wz = g * x + h * y + i * z + mesh.dz - raster.pz;
    const distance = raster.fx * wx + raster.fy * wy + raster.fz * wz;
    const across = raster.rx * wx + raster.ry * wy + raster.rz * wz;
    const along = raster.ux * wx + raster.uy * wy + raster.uz * wz;
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
    if (isShaded) {
      store<f64>(to, across, ACROSS);
      store<f64>(to, along, ALONG);
      const nx = <f64>load<f32>(normal);
      const ny = <f64>load<f32>(normal, 4);
      const nz = <f64>load<f32>(normal, 8);
      store<f64>(to, (a * nx + b * ny + c * nz) * mesh.size, NX);
      store<f64>(to, (d * nx + e * ny + f * nz) * mesh.size, NY);
      store<f64>(to, (g * nx + h * ny + i * nz) * mesh.size, NZ);
      store<f64>(to, load<f32>(open), OPEN);
      store<f64>(to, load<f32>(uv), U);
      store<f64>(to, load<f32>(uv, 4), V);
    } else {
      store<f64>(to, across, ACROSS);
      store<f64>(to, along, ALONG);
    }
    from += 12;
    normal += 12;
    uv += 8;
    open += 4;
    to += VERTEX;
  }
}
