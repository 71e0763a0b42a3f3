import { ACROSS, ALONG, DEPTH, DISTANCE, growRecords, NX, PARTS, Raster, RECORD, X, Y } from './raster';

/** Draws one triangle. `a`, `b` and `c` are the addresses of its projected corners. */
export function fill(raster: Raster, a: usize, b: usize, c: usize, material: i32, group: i32, isThin: bool): void {
  const ax = load<f64>(a, X);
  const ay = load<f64>(a, Y);
  const bx = load<f64>(b, X);
  const by = load<f64>(b, Y);
  const cx = load<f64>(c, X);
  const cy = load<f64>(c, Y);
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  // The picture's y axis points down, so what is counterclockwise in space has a negative area here.
  if (area === 0 || (area > 0 && !isThin)) return;
  const columns = raster.width * raster.density;
  const rows = raster.height * raster.density;
  const first = max(0, <i32>ceil(least(ay, by, cy) - 0.5));
  const last = min(rows, <i32>ceil(most(ay, by, cy) - 0.5)) - 1;
  if (first > last) return;
  const leftmost = least(ax, bx, cx);
  const rightmost = most(ax, bx, cx);
  if (rightmost < 0 || leftmost > <f64>columns) return;
  // Most triangles of a person lie between samples, above all in shadows.
  if (ceil(leftmost - 0.5) >= ceil(rightmost - 0.5)) return;
  const ad = load<f64>(a, DEPTH);
  const bd = load<f64>(b, DEPTH) - ad;
  const cd = load<f64>(c, DEPTH) - ad;
  const over = 1 / area;
  const depthX = (bd * (cy - ay) - cd * (by - ay)) * over;
  const depthY = (cd * (bx - ax) - bd * (cx - ax)) * over;
  // Edges run from top to bottom, with the long edge on one side and the two short edges on the other.
  let high = a;
  let middle = b;
  let low = c;
  if (by < ay) {
    high = b;
    middle = a;
  }
  if (cy < load<f64>(high, Y)) {
    low = high;
    high = c;
  }
  if (load<f64>(low, Y) < load<f64>(middle, Y)) {
    const other = middle;
    middle = low;
    low = other;
  }
  const tx = load<f64>(high, X);
  const ty = load<f64>(high, Y);
  const mx = load<f64>(middle, X);
  const my = load<f64>(middle, Y);
  const lx = load<f64>(low, X);
  const ly = load<f64>(low, Y);
  const long = (lx - tx) / (ly - ty);
  const upper = my > ty ? (mx - tx) / (my - ty) : 0;
  const lower = ly > my ? (lx - mx) / (ly - my) : 0;
  const isLongLeft = (mx - tx) * (ly - ty) > (lx - tx) * (my - ty);
  const id = raster.count + 1;
  // The compiler cannot know that these do not change while samples are written.
  const depths = raster.depths;
  const seen = raster.seen;
  // Four samples at once.
  const steps = f32x4.mul(f32x4.splat(<f32>depthX), f32x4(0, 1, 2, 3));
  const ids = i32x4.splat(id);
  let isSeen = false;
  for (let row = first; row <= last; row += 1) {
    const y = <f64>row + 0.5;
    const onLong = tx + (y - ty) * long;
    const onShort = y < my ? tx + (y - ty) * upper : mx + (y - my) * lower;
    const start = max(0, <i32>ceil((isLongLeft ? onLong : onShort) - 0.5));
    const end = min(columns, <i32>ceil((isLongLeft ? onShort : onLong) - 0.5));
    if (start >= end) continue;
    let depth = ad + (<f64>start + 0.5 - ax) * depthX + (y - ay) * depthY;
    let at = (<usize>(row * columns + start)) << 2;
    const stop = (<usize>(row * columns + end)) << 2;
    for (; at + 16 <= stop; at += 16) {
      const before = v128.load(depths + at);
      const own = f32x4.add(f32x4.splat(<f32>depth), steps);
      const isNearer = f32x4.gt(own, before);
      if (v128.any_true(isNearer)) {
        v128.store(depths + at, v128.bitselect(own, before, isNearer));
        v128.store(seen + at, v128.bitselect(ids, v128.load(seen + at), isNearer));
        isSeen = true;
      }
      depth += depthX * 4;
    }
    for (; at < stop; at += 4) {
      if (depth > <f64>load<f32>(depths + at)) {
        store<f32>(depths + at, <f32>depth);
        store<i32>(seen + at, id);
        isSeen = true;
      }
      depth += depthX;
    }
  }
  if (!isSeen) return;
  if (first < raster.top) raster.top = first;
  if (last >= raster.bottom) raster.bottom = last + 1;
  if (leftmost < <f64>raster.left) raster.left = <i32>max(0.0, floor(leftmost));
  if (rightmost > <f64>raster.right) raster.right = <i32>min(<f64>columns, ceil(rightmost));
  if (raster.isDepthOnly) raster.count = id;
  else record(raster, a, b, c, over, area > 0, material, group);
}

/** Compared by hand, because the processor's instructions for it treat NaN and zeros in another way. */
function least(a: f64, b: f64, c: f64): f64 {
  const ab = a < b ? a : b;
  return ab < c ? ab : c;
}

function most(a: f64, b: f64, c: f64): f64 {
  const ab = a > b ? a : b;
  return ab > c ? ab : c;
}

/** Stores how each quantity, divided by its distance, changes over the triangle, so that perspective is correct. */
function record(
  raster: Raster,
  a: usize,
  b: usize,
  c: usize,
  over: f64,
  isBack: bool,
  material: i32,
  group: i32,
): void {
  if (raster.count + 1 > raster.room) growRecords(raster);
  const count = <usize>raster.count;
  const to = raster.records + count * RECORD;
  const ax = load<f64>(a, X);
  const ay = load<f64>(a, Y);
  const bx = load<f64>(b, X) - ax;
  const by = load<f64>(b, Y) - ay;
  const cx = load<f64>(c, X) - ax;
  const cy = load<f64>(c, Y) - ay;
  const isParallel = raster.isParallel !== 0;
  const aw = isParallel ? 1 : load<f64>(a, DEPTH);
  const bw = isParallel ? 1 : load<f64>(b, DEPTH);
  const cw = isParallel ? 1 : load<f64>(c, DEPTH);
  store<f32>(to, <f32>ax);
  store<f32>(to, <f32>ay, 4);
  store<f32>(to, <f32>aw, 8);
  store<f32>(to, <f32>(((bw - aw) * cy - (cw - aw) * by) * over), 12);
  store<f32>(to, <f32>(((cw - aw) * bx - (bw - aw) * cx) * over), 16);
  for (let part = 0; part < PARTS; part += 1) {
    const at = to + 20 + <usize>part * 12;
    if (raster.isFaceted && part < 3) continue;
    const sign: f64 = isBack && part < 3 ? -1 : 1;
    const offset = (<usize>part) << 3;
    const from = load<f64>(a + offset, NX) * aw * sign;
    const byB = load<f64>(b + offset, NX) * bw * sign - from;
    const byC = load<f64>(c + offset, NX) * cw * sign - from;
    store<f32>(at, <f32>from);
    store<f32>(at, <f32>((byB * cy - byC * by) * over), 4);
    store<f32>(at, <f32>((byC * bx - byB * cx) * over), 8);
  }
  if (raster.isFaceted) recordFacet(raster, a, b, c, aw, to + 20);
  store<i32>(raster.groups + (count << 2), group);
  store<i32>(raster.materials + (count << 2), material);
  raster.count += 1;
}

/**
 * Stores the direction that a triangle faces as one flat facet. Both halves of a flat quad face the same way, whatever
 * the normals at their corners are. The lens has perspective, and the triangle faces it.
 */
function recordFacet(raster: Raster, a: usize, b: usize, c: usize, aw: f64, to: usize): void {
  const across = load<f64>(a, ACROSS);
  const along = load<f64>(a, ALONG);
  const distance = load<f64>(a, DISTANCE);
  const bx = load<f64>(b, ACROSS) - across;
  const by = load<f64>(b, ALONG) - along;
  const bz = load<f64>(b, DISTANCE) - distance;
  const cx = load<f64>(c, ACROSS) - across;
  const cy = load<f64>(c, ALONG) - along;
  const cz = load<f64>(c, DISTANCE) - distance;
  const x = by * cz - bz * cy;
  const y = bz * cx - bx * cz;
  const z = bx * cy - by * cx;
  const toward: f64 = x * across + y * along + z * distance > 0 ? -1 : 1;
  const long = sqrt(x * x + y * y + z * z);
  const size = toward / (long === 0 ? 1 : long);
  store<f32>(to, <f32>((x * raster.rx + y * raster.ux + z * raster.fx) * size * aw));
  store<f32>(to, <f32>((x * raster.ry + y * raster.uy + z * raster.fy) * size * aw), 12);
  store<f32>(to, <f32>((x * raster.rz + y * raster.uz + z * raster.fz) * size * aw), 24);
  for (let axis: usize = 0; axis < 3; axis += 1) {
    store<f32>(to + axis * 12, 0, 4);
    store<f32>(to + axis * 12, 0, 8);
  }
}
