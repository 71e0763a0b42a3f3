import {
  ACROSS,
  ALONG,
  DEPTH,
  DISTANCE,
  growRecords,
  NORMAL,
  Raster,
  RECORD,
  RECORD_NEARNESS,
  RECORD_NORMAL,
  U,
  X,
  Y,
} from './raster';

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
  const bend = min(last + 1, max(first, <i32>ceil(my - 0.5)));
  // Each edge begins in its own first row, so that both triangles beside it find the same samples.
  let longAt = fixed(tx + (<f64>first + 0.5 - ty) * long);
  let shortAt = fixed(tx + (<f64>first + 0.5 - ty) * upper);
  const longStep = fixed(long);
  let shortStep = fixed(upper);
  let depth = ad + (0.5 - ax) * depthX + (<f64>first + 0.5 - ay) * depthY;
  let isSeen = false;
  for (let row = first; row <= last; row += 1) {
    if (row === bend) {
      shortAt = fixed(mx + (<f64>row + 0.5 - my) * lower);
      shortStep = fixed(lower);
    }
    const start = max(0, sampleFrom(isLongLeft ? longAt : shortAt));
    const end = min(columns, sampleFrom(isLongLeft ? shortAt : longAt));
    if (start < end && fillRow(raster, id, row * columns, start, end, depth + <f64>start * depthX, depthX))
      isSeen = true;
    longAt += longStep;
    shortAt += shortStep;
    depth += depthY;
  }
  if (!isSeen) return;
  if (first < raster.top) raster.top = first;
  if (last >= raster.bottom) raster.bottom = last + 1;
  if (leftmost < <f64>raster.left) raster.left = <i32>max(0.0, floor(leftmost));
  if (rightmost > <f64>raster.right) raster.right = <i32>min(<f64>columns, ceil(rightmost));
  if (raster.isDepthOnly) raster.count = id;
  else record(raster, a, b, c, over, area > 0, material, group);
}

/** A position in steps of 1 / 2^32 sample. */
function fixed(position: f64): i64 {
  return <i64>(position * 4294967296.0);
}

/** The first sample whose middle is at a position or after it. */
function sampleFrom(position: i64): i32 {
  return <i32>((position + 0x7fffffff) >> 32);
}

/**
 * Draws a triangle's samples of one row, four at once. Those after the row's end keep what they have.
 * @returns whether one of them is nearer than what was drawn before
 */
function fillRow(raster: Raster, id: i32, line: i32, start: i32, end: i32, from: f64, step: f64): bool {
  const depths = raster.depths;
  const seen = raster.seen;
  const steps = f32x4.mul(f32x4.splat(<f32>step), f32x4(0, 1, 2, 3));
  const ids = i32x4.splat(id);
  let depth = from;
  let isSeen = false;
  const stop = (<usize>(line + end)) << 2;
  for (let at = (<usize>(line + start)) << 2; at < stop; at += 16) {
    const before = v128.load(depths + at);
    const own = f32x4.add(f32x4.splat(<f32>depth), steps);
    const isInside = i32x4.gt_s(i32x4.splat(<i32>(stop - at)), i32x4(0, 4, 8, 12));
    const isNearer = v128.and(f32x4.gt(own, before), isInside);
    if (v128.any_true(isNearer)) {
      v128.store(depths + at, v128.bitselect(own, before, isNearer));
      v128.store(seen + at, v128.bitselect(ids, v128.load(seen + at), isNearer));
      isSeen = true;
    }
    depth += step * 4;
  }
  return isSeen;
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
  const near = to + RECORD_NEARNESS;
  recordChange(near, aw, bw - aw, cw - aw, bx, by, cx, cy, over);
  for (let part: usize = 0; part < 8; part += 4) {
    const from = <f64>load<f32>(a + part, U) * aw;
    const byB = <f64>load<f32>(b + part, U) * bw - from;
    const byC = <f64>load<f32>(c + part, U) * cw - from;
    recordChange(near + 4 + part, from, byB, byC, bx, by, cx, cy, over);
  }
  recordChange(near + 12, 0, 0, 0, bx, by, cx, cy, over);
  const turned = isBack ? f32x4(-1, -1, -1, 1) : f32x4.splat(1);
  const from = f32x4.mul(v128.load(a, NORMAL), f32x4.mul(turned, f32x4.splat(<f32>aw)));
  const byB = f32x4.sub(f32x4.mul(v128.load(b, NORMAL), f32x4.mul(turned, f32x4.splat(<f32>bw))), from);
  const byC = f32x4.sub(f32x4.mul(v128.load(c, NORMAL), f32x4.mul(turned, f32x4.splat(<f32>cw))), from);
  v128.store(to, from, RECORD_NORMAL);
  v128.store(to, weighted(byB, cy * over, byC, -by * over), RECORD_NORMAL + 16);
  v128.store(to, weighted(byC, bx * over, byB, -cx * over), RECORD_NORMAL + 32);
  if (raster.isFaceted) recordFacet(raster, a, b, c, aw, to + RECORD_NORMAL);
  store<i32>(raster.groups + (count << 2), group);
  store<i32>(raster.materials + (count << 2), material);
  raster.count += 1;
}

/** Stores a quantity at the first corner, and its changes along x and y. */
function recordChange(to: usize, from: f64, byB: f64, byC: f64, bx: f64, by: f64, cx: f64, cy: f64, over: f64): void {
  store<f32>(to, <f32>from);
  store<f32>(to, <f32>((byB * cy - byC * by) * over), 16);
  store<f32>(to, <f32>((byC * bx - byB * cx) * over), 32);
}

/** The sum of two vectors times their weights. */
function weighted(one: v128, weight: f64, other: v128, otherWeight: f64): v128 {
  return f32x4.add(f32x4.mul(one, f32x4.splat(<f32>weight)), f32x4.mul(other, f32x4.splat(<f32>otherWeight)));
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
  for (let part: usize = 0; part < 48; part += 16)
    for (let axis: usize = 0; axis < 12; axis += 4) store<f32>(to + part + axis, 0);
  store<f32>(to, <f32>((x * raster.rx + y * raster.ux + z * raster.fx) * size * aw));
  store<f32>(to, <f32>((x * raster.ry + y * raster.uy + z * raster.fy) * size * aw), 4);
  store<f32>(to, <f32>((x * raster.rz + y * raster.uz + z * raster.fz) * size * aw), 8);
}
