import { addPoint, cells, edges, means, points, prints, runs, targets } from './lists';
import { MATERIAL, PaintInput, TEXTURE } from './paint-input';
import { Raster } from './raster';

const EDGE: i32 = -1;
/** Inside one smooth surface, light changes so slowly that only every fourth pixel of every fourth row is shaded. */
export const STEP: i32 = 4;

/** Finds what each pixel of the drawn bounds shows. */
export function findCells(raster: Raster, left: i32, top: i32, right: i32, bottom: i32): void {
  cells.reserve((right - left) * (bottom - top));
  let to = cells.data;
  for (let y = top; y < bottom; y += 1) {
    findRow(raster, y, left, right, to);
    to += (<usize>(right - left)) << 2;
  }
}

/** @param to address of the row's first cell */
function findRow(raster: Raster, y: i32, left: i32, right: i32, to: usize): void {
  const density = raster.density;
  const line = raster.width * density;
  const step = (<usize>density) << 2;
  let at = raster.seen + ((<usize>(y * density * line + left * density)) << 2);
  const end = to + ((<usize>(right - left)) << 2);
  if (density === 1) {
    for (let known = 0, cell = 0; to < end; at += step, to += 4) {
      const id = load<i32>(at);
      if (id !== known) {
        known = id;
        cell = cellOf(raster, id);
      }
      store<i32>(to, cell);
    }
    return;
  }
  const below = (<usize>line) << 2;
  let known = 0;
  let cell = 0;
  for (; to + 4 < end; at += 16, to += 8) {
    const upper = v128.load(at);
    const lower = v128.load(at + below);
    const first = load<i32>(at);
    // Most neighbors show one triangle, or none.
    if (i32x4.all_true(v128.and(i32x4.eq(upper, i32x4.splat(first)), i32x4.eq(lower, upper)))) {
      if (first !== known) {
        known = first;
        cell = cellOf(raster, first);
      }
      store<i32>(to, cell);
      store<i32>(to, cell, 4);
      continue;
    }
    store<i32>(to, mixedCell(raster, at, below));
    store<i32>(to, mixedCell(raster, at + step, below), 4);
  }
  if (to < end) store<i32>(to, mixedCell(raster, at, below));
}

/** What a pixel of four samples shows. @param below bytes to the samples in its second row */
function mixedCell(raster: Raster, at: usize, below: usize): i32 {
  const a = load<i32>(at);
  const b = load<i32>(at, 4);
  const c = load<i32>(at + below);
  const d = load<i32>(at + below, 4);
  if (a === b && a === c && a === d) return cellOf(raster, a);
  if (a === 0 || b === 0 || c === 0 || d === 0) return EDGE;
  const groups = raster.groups - 4;
  const group = load<i32>(groups + ((<usize>a) << 2));
  const isSame =
    load<i32>(groups + ((<usize>b) << 2)) === group &&
    load<i32>(groups + ((<usize>c) << 2)) === group &&
    load<i32>(groups + ((<usize>d) << 2)) === group;
  return isSame ? cellOf(raster, a) : EDGE;
}

/** Returns a positive number for a triangle's material in its group, or for each facet; 0 for none. */
function cellOf(raster: Raster, id: i32): i32 {
  // Each facet has its own light.
  if (id === 0 || raster.isFaceted) return id;
  const at = (<usize>id - 1) << 2;
  const group = load<i32>(raster.groups + at);
  return (((group << 12) | (load<i32>(raster.materials + at) & 0xfff)) & 0x3fffffff) + 1;
}

/** Chooses what has to be shaded, and clears empty pixels. */
export function choosePoints(input: PaintInput, left: i32, top: i32, right: i32, bottom: i32): void {
  const across = right - left;
  for (let y = top; y < bottom; y += 1) {
    points.reserve(across * 16);
    targets.reserve(across * 4);
    edges.reserve(across * 3);
    runs.reserve(across);
    prints.reserve(across * 3);
    means.reserve(across * 3);
    chooseInRow(input, left, top, right, bottom, y);
  }
}

function chooseInRow(input: PaintInput, left: i32, top: i32, right: i32, bottom: i32, y: i32): void {
  const raster = input.raster;
  const density = raster.density;
  const line = raster.width * density;
  const across = right - left;
  const half = <f32>density / 2;
  const words = input.words;
  const row = (y - top) * across - left;
  const below = y % STEP;
  const isBetween = below > 0 && y - below >= top && y - below + STEP < bottom;
  const upper = (<usize>(below * across)) << 2;
  const lower = (<usize>((STEP - below) * across)) << 2;
  const sampleY = <f32>(y * density) + half;
  let known = 0;
  let isTextured = false;
  let cell = cells.data + ((<usize>((y - top) * across)) << 2);
  for (let x = left; x < right; x += 1, cell += 4) {
    const group = load<i32>(cell);
    const to = row + x;
    if (group === 0) {
      store<i32>(words + ((<usize>to) << 2), 0);
      for (; x + STEP < right && !v128.any_true(v128.load(cell, 4)); x += STEP, cell += 4 * STEP)
        v128.store(words + ((<usize>(row + x)) << 2), i32x4.splat(0), 4);
      continue;
    }
    const at = (y * line + x) * density;
    if (group === EDGE) {
      chooseEdge(raster, at, x * 2, y * 2, to);
      continue;
    }
    const seen = raster.seen + ((<usize>at) << 2);
    if (group !== known) {
      known = group;
      const material = load<i32>(raster.materials - 4 + ((<usize>load<i32>(seen)) << 2));
      isTextured = load<f32>(input.table + <usize>material * MATERIAL, TEXTURE) > 0;
    }
    const isPlain = isBetween && !isTextured;
    if (isPlain && load<i32>(cell - upper) === group && load<i32>(cell + lower) === group) {
      const first = x;
      for (; x + STEP < right && isAround(cell, upper, lower, group); x += STEP) cell += 4 * STEP;
      addMean(to, below, 1 + x - first);
      continue;
    }
    addPoint(load<i32>(seen) - 1, <f32>(x * density) + half, sampleY);
    targets.push(to);
    while (x + STEP < right && isRun(cell, group)) {
      // From here on, the rows above and below are enough.
      if (isPlain && load<i32>(cell + 4 - upper) === group && load<i32>(cell + 4 + lower) === group) break;
      const first = (y * line + x) * density;
      if (isTextured) {
        prints.push(row + x);
        prints.push(first);
        prints.push((points.count >> 2) - 1);
      } else runs.push(row + x);
      x += STEP;
      cell += 4 * STEP;
      const next = raster.seen + ((<usize>(first + STEP * density)) << 2);
      addPoint(load<i32>(next) - 1, <f32>(x * density) + half, sampleY);
      targets.push(row + x);
    }
  }
}

/** Adds pixels to the last stretch if they continue it. A stretch never continues into the next row's. */
function addMean(pixel: i32, below: i32, more: i32): void {
  if (means.count > 0) {
    const last = means.data + ((<usize>means.count) << 2) - 12;
    const count = load<i32>(last, 8);
    if (load<i32>(last) + count === pixel && load<i32>(last, 4) === below) {
      store<i32>(last, count + more, 8);
      return;
    }
  }
  means.push(pixel);
  means.push(below);
  means.push(more);
}

/** Returns whether a surface continues for a whole step, in a pixel's row and in the shaded rows around it. */
function isAround(cell: usize, upper: usize, lower: usize, group: i32): bool {
  const own = i32x4.splat(group);
  const isOwn = v128.and(i32x4.eq(v128.load(cell - upper, 4), own), i32x4.eq(v128.load(cell + lower, 4), own));
  return i32x4.all_true(v128.and(isOwn, i32x4.eq(v128.load(cell, 4), own)));
}

/** Returns whether the surface of a pixel continues for a whole step. */
function isRun(cell: usize, group: i32): bool {
  return i32x4.all_true(i32x4.eq(v128.load(cell, 4), i32x4.splat(group)));
}

/** @param at the pixel's first sample, which is at `x` and `y` */
function chooseEdge(raster: Raster, at: i32, x: i32, y: i32, to: i32): void {
  const line = raster.width * 2;
  const first = points.count >> 2;
  let before = -1;
  for (let part = 0; part < 4; part += 1) {
    const id = load<i32>(raster.seen + ((<usize>(at + (part & 1) + (part >> 1) * line)) << 2));
    if (id === 0) continue;
    const group = load<i32>(raster.groups - 4 + ((<usize>id) << 2));
    // Another sample of the surface that was just chosen has the same color.
    if (group === before) {
      const last = targets.data + ((<usize>targets.count) << 2) - 4;
      store<i32>(last, load<i32>(last) - 1);
      continue;
    }
    before = group;
    addPoint(id - 1, <f32>(x + (part & 1)) + 0.5, <f32>(y + (part >> 1)) + 0.5);
    targets.push(-1);
  }
  edges.push(to);
  edges.push(first);
  edges.push((points.count >> 2) - first);
}
