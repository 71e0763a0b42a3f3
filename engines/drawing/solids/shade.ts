import { illuminateMean } from './averaged-light.ts';
import type { Lighting } from './lighting.ts';
import { materialsOf } from './materials.ts';
import { Numbers, Points } from './points.ts';
import { printBetween } from './print.ts';
import type { Rasterizer } from './rasterizer.ts';

/** A part of a picture, pixels. */
export interface Window {
  left: number;
  top: number;
  width: number;
}

/** Inside one smooth surface, light changes so slowly that only every fourth pixel of every fourth row is shaded. */
const STEP = 4;

/** What one picture needs, kept for the next one. */
const points = new Points();
/** For each point, the pixel that shows only it, or minus the number of samples in a pixel on an edge. */
const targets = new Numbers();
/** For each pixel on an edge: the pixel, its first point, and the number of its points. */
const edges = new Numbers();
/** Pixels after which three are interpolated. */
const runs = new Numbers();
/** The same on textured surfaces: the pixel, its first sample, and its point. */
const prints = new Numbers();
/** Pixels that lie between two shaded rows, times the step, plus their number of rows below the upper one. */
const means = new Numbers();
/** For each pixel in the drawn bounds: its group and material, 0 if it is empty, EDGE if several groups meet. */
let cells = new Int32Array(0);
const EDGE = -1;

/**
 * Colors the triangles that a rasterizer found visible. Pixels inside a surface are shaded once. Pixels on an edge are
 * shaded once for each surface in them.
 * @param pixels red, green, blue and alpha; inside the drawn bounds, empty pixels become transparent
 * @param window section of the picture that `pixels` holds; it contains the drawn bounds. Default: the whole picture
 * @param light one light, or several whose mean is shown, as under a wide lamp
 * @param other light on everything that was drawn after the first `from` visible triangles, such as people
 */
export function paint(
  raster: Rasterizer,
  light: Lighting | readonly Lighting[],
  pixels: Uint8ClampedArray | Uint8Array,
  { window, other }: { window?: Window; other?: { from: number; light: Lighting } } = {},
): void {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const place = window ?? { left: 0, top: 0, width: raster.width };
  const materials = materialsOf(raster.surfaces);
  for (const list of [points, targets, edges, runs, prints, means]) list.count = 0;
  const bounds = boundsOf(raster);
  findCells(raster, bounds);
  choosePoints(raster, words, place, bounds);
  const lights = 'key' in light ? [light] : light;
  illuminateMean(raster, materials, lights, points, { from: 0, to: other?.from ?? raster.count });
  if (other) illuminateMean(raster, materials, [other.light], points, { from: other.from, to: raster.count });
  for (let index = 0; index < points.count; index += 1) {
    const to = targets.data[index] as number;
    if (to >= 0) words[to] = points.colors[index] as number;
  }
  mixEdges(words);
  interpolate(words);
  printBetween(raster, materials, points, prints, STEP, words);
  for (let index = 0; index < means.count; index += 1) {
    const mean = means.data[index] as number;
    const below = mean % STEP;
    const at = (mean - below) / STEP;
    const upper = at - below * place.width;
    words[at] = between(words[upper] as number, words[upper + STEP * place.width] as number, below);
  }
}

/** In pixels. The right and lower ends are outside. */
interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function boundsOf({ width, density, top, bottom, left, right }: Rasterizer): Bounds {
  return {
    left: Math.floor(left / density),
    top: Math.floor(top / density),
    right: Math.min(width, Math.ceil(right / density)),
    bottom: Math.ceil(bottom / density),
  };
}

/** Each row is a call, because V8 compiles a function once. Nested loops kept falling back to uncompiled code. */
function findCells(raster: Rasterizer, { left, top, right, bottom }: Bounds): void {
  const across = Math.max(0, right - left);
  const count = across * Math.max(0, bottom - top);
  if (cells.length < count) cells = new Int32Array(count);
  for (let y = top; y < bottom; y += 1) findRow(raster, y, left, right, (y - top) * across);
}

/** @param first index of the row's first cell */
function findRow(
  { width, density, seen, groups, materials, isFaceted }: Rasterizer,
  y: number,
  left: number,
  right: number,
  first: number,
): void {
  const line = width * density;
  let known = 0;
  let cell = 0;
  for (let x = left, to = first, at = y * density * line + left * density; x < right; x += 1, at += density, to += 1) {
    const a = seen[at] as number;
    if (a !== known) {
      known = a;
      // Each facet has its own light.
      cell = a === 0 ? 0 : isFaceted ? a : cellOf(groups[a - 1] as number, materials[a - 1] as number);
    }
    cells[to] = cell;
    if (density === 1) continue;
    const b = seen[at + 1] as number;
    const c = seen[at + line] as number;
    const d = seen[at + line + 1] as number;
    if (a === b && a === c && a === d) continue;
    const group = a === 0 || b === 0 || c === 0 || d === 0 ? EDGE : (groups[a - 1] as number);
    const isSame = groups[b - 1] === group && groups[c - 1] === group && groups[d - 1] === group;
    if (!isSame) cells[to] = EDGE;
  }
}

/** Returns a positive number for a material in a group. */
function cellOf(group: number, material: number): number {
  return (((group << 12) | (material & 0xfff)) & 0x3fffffff) + 1;
}

/** Chooses what has to be shaded, and clears empty pixels. */
function choosePoints(raster: Rasterizer, words: Uint32Array, window: Window, bounds: Bounds): void {
  const isPrint = raster.surfaces.map(({ texture }) => texture !== undefined);
  for (let y = bounds.top; y < bounds.bottom; y += 1) chooseInRow(raster, isPrint, words, window, bounds, y);
}

function chooseInRow(
  raster: Rasterizer,
  isPrint: readonly boolean[],
  words: Uint32Array,
  window: Window,
  { left, top, right, bottom }: Bounds,
  y: number,
): void {
  const { width, density, seen, materials } = raster;
  const line = width * density;
  const across = right - left;
  const half = density / 2;
  // Where the picture's left edge lies in this line of the window.
  const row = (y - window.top) * window.width - window.left;
  const below = y % STEP;
  const isBetween = below > 0 && y - below >= top && y - below + STEP < bottom;
  const [upper, lower] = [below * across, (STEP - below) * across];
  let known = 0;
  let isTextured = false;
  for (let x = left, cell = (y - top) * across; x < right; x += 1, cell += 1) {
    const group = cells[cell] as number;
    const to = row + x;
    if (group === 0) {
      words[to] = 0;
      continue;
    }
    const at = (y * line + x) * density;
    if (group === EDGE) {
      chooseEdge(raster, at, x * 2, y * 2, to);
      continue;
    }
    if (group !== known) {
      known = group;
      isTextured = isPrint[materials[(seen[at] as number) - 1] as number] === true;
    }
    const isPlain = isBetween && !isTextured;
    if (isPlain && cells[cell - upper] === group && cells[cell + lower] === group) {
      means.push(to * STEP + below);
      continue;
    }
    points.add((seen[at] as number) - 1, x * density + half, y * density + half);
    targets.push(to);
    while (x + STEP < right && isRun(cell, group)) {
      // From here on, the rows above and below are enough.
      if (isPlain && cells[cell + 1 - upper] === group && cells[cell + 1 + lower] === group) break;
      const first = (y * line + x) * density;
      if (isTextured) {
        prints.push(row + x);
        prints.push(first);
        prints.push(points.count - 1);
      } else runs.push(row + x);
      x += STEP;
      cell += STEP;
      points.add((seen[first + STEP * density] as number) - 1, x * density + half, y * density + half);
      targets.push(row + x);
    }
  }
}

/** Returns whether the surface of a pixel continues for a whole step. */
function isRun(cell: number, group: number): boolean {
  return (
    cells[cell + 1] === group && cells[cell + 2] === group && cells[cell + 3] === group && cells[cell + 4] === group
  );
}

/** @param at the pixel's first sample, which is at `x` and `y` */
function chooseEdge({ width, seen, groups }: Rasterizer, at: number, x: number, y: number, to: number): void {
  const line = width * 2;
  const first = points.count;
  let before = -1;
  for (let part = 0; part < 4; part += 1) {
    const id = seen[at + (part & 1) + (part >> 1) * line] as number;
    if (id === 0) continue;
    const group = groups[id - 1] as number;
    // Another sample of the surface that was just chosen has the same color.
    if (group === before) {
      (targets.data[targets.count - 1] as number) -= 1;
      continue;
    }
    before = group;
    points.add(id - 1, x + (part & 1) + 0.5, y + (part >> 1) + 0.5);
    targets.push(-1);
  }
  edges.push(to);
  edges.push(first);
  edges.push(points.count - first);
}

/** Mixes the surfaces in each pixel on an edge by the number of their samples. */
function mixEdges(words: Uint32Array): void {
  const { colors } = points;
  for (let at = 0; at < edges.count; at += 3) {
    const first = edges.data[at + 1] as number;
    const last = first + (edges.data[at + 2] as number);
    let red = 0;
    let green = 0;
    let blue = 0;
    let covered = 0;
    for (let index = first; index < last; index += 1) {
      const samples = -(targets.data[index] as number);
      const color = colors[index] as number;
      covered += samples;
      red += (color & 0xff) * samples;
      green += ((color >>> 8) & 0xff) * samples;
      blue += ((color >>> 16) & 0xff) * samples;
    }
    const over = 1 / covered;
    words[edges.data[at] as number] =
      (((covered * 255) >> 2) << 24) | ((blue * over) << 16) | ((green * over) << 8) | (red * over);
  }
}

function interpolate(words: Uint32Array): void {
  for (let run = 0; run < runs.count; run += 1) {
    const at = runs.data[run] as number;
    const from = words[at] as number;
    const to = words[at + STEP] as number;
    for (let share = 1; share < STEP; share += 1) words[at + share] = between(from, to, share);
  }
}

/** @param share fourths of the way from one color to another, for all channels at once */
function between(from: number, to: number, share: number): number {
  const odd = (((from & 0xff00ff) * (STEP - share) + (to & 0xff00ff) * share) / STEP) & 0xff00ff;
  const even = ((((from >>> 8) & 0xff00ff) * (STEP - share) + ((to >>> 8) & 0xff00ff) * share) / STEP) & 0xff00ff;
  return odd | (even << 8);
}
