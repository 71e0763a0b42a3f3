import { illuminateMean } from './averaged-light.ts';
import { RECORD } from './layout.ts';
import type { Lighting } from './lighting.ts';
import { MATERIAL, type Materials, materialsOf } from './materials.ts';
import type { Texture } from './mesh.ts';
import { LIGHT, Numbers, Points } from './points.ts';
import type { Rasterizer } from './rasterizer.ts';
import { SAMPLED, sample } from './texture.ts';
import { screen } from './tone.ts';

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
/** Pixels that lie between two shaded rows, and their number of rows below the upper one. */
const means = new Numbers();
/** For each pixel in the drawn bounds: the group of its surface plus one, 0 if it is empty, EDGE if several meet. */
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
  print(raster, materials, words);
  for (let index = 0; index < means.count; index += 2) {
    const at = means.data[index] as number;
    const below = means.data[index + 1] as number;
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

function findCells(
  { width, density, seen, groups, isFaceted }: Rasterizer,
  { left, top, right, bottom }: Bounds,
): void {
  const across = Math.max(0, right - left);
  const count = across * Math.max(0, bottom - top);
  if (cells.length < count) cells = new Int32Array(count);
  const line = width * density;
  for (let y = top, to = 0; y < bottom; y += 1) {
    let at = y * density * line + left * density;
    for (let x = left; x < right; x += 1, at += density, to += 1) {
      const a = seen[at] as number;
      if (density === 1) {
        // Each facet has its own light.
        cells[to] = a === 0 ? 0 : isFaceted ? a : (groups[a - 1] as number) + 1;
        continue;
      }
      const b = seen[at + 1] as number;
      const c = seen[at + line] as number;
      const d = seen[at + line + 1] as number;
      if (a === b && a === c && a === d) {
        cells[to] = a === 0 ? 0 : (groups[a - 1] as number) + 1;
        continue;
      }
      const group = a === 0 || b === 0 || c === 0 || d === 0 ? EDGE : (groups[a - 1] as number);
      const isSame = groups[b - 1] === group && groups[c - 1] === group && groups[d - 1] === group;
      cells[to] = isSame ? group + 1 : EDGE;
    }
  }
}

/** Chooses what has to be shaded, and clears empty pixels. */
function choosePoints(
  raster: Rasterizer,
  words: Uint32Array,
  window: Window,
  { left, top, right, bottom }: Bounds,
): void {
  const { width, density, seen, materials, surfaces } = raster;
  const line = width * density;
  const across = right - left;
  const half = density / 2;
  // A texture that glows shines only where it is bright, so it cannot be mixed with interpolated light.
  const isPrint = surfaces.map(({ texture }) => texture !== undefined);
  const isAlone = surfaces.map(({ texture, glow = 0 }) => texture !== undefined && glow > 0);
  for (let y = top, cell = 0; y < bottom; y += 1) {
    // Where the picture's left edge lies in this line of the window.
    const row = (y - window.top) * window.width - window.left;
    const below = y % STEP;
    const isBetween = below > 0 && y - below >= top && y - below + STEP < bottom;
    const [upper, lower] = [below * across, (STEP - below) * across];
    for (let x = left; x < right; x += 1, cell += 1) {
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
      const record = (seen[at] as number) - 1;
      const material = materials[record] as number;
      const isTextured = isPrint[material] === true;
      if (isBetween && !isTextured && cells[cell - upper] === group && cells[cell + lower] === group) {
        means.push(to);
        means.push(below);
        continue;
      }
      points.add(record, x * density + half, y * density + half);
      targets.push(to);
      if (isAlone[material] === true) continue;
      while (x + STEP < right && isRun(cell, group)) {
        if (isTextured) {
          if (!isOneMaterial(raster, (y * line + x) * density, material)) break;
          prints.push(row + x);
          prints.push((y * line + x) * density);
          prints.push(points.count - 1);
        } else runs.push(row + x);
        x += STEP;
        cell += STEP;
        points.add((seen[(y * line + x) * density] as number) - 1, x * density + half, y * density + half);
        targets.push(row + x);
      }
    }
  }
}

/** Returns whether the surface of a pixel continues for a whole step. */
function isRun(cell: number, group: number): boolean {
  return (
    cells[cell + 1] === group && cells[cell + 2] === group && cells[cell + 3] === group && cells[cell + 4] === group
  );
}

/** Returns whether the surface of a pixel looks the same for a whole step. */
function isOneMaterial({ density, seen, materials }: Rasterizer, first: number, material: number): boolean {
  for (let step = 1; step <= STEP; step += 1) {
    if (materials[(seen[first + step * density] as number) - 1] !== material) return false;
  }
  return true;
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

/** Colors textured pixels: the texture is sampled in each, and the light on it is interpolated. */
function print(raster: Rasterizer, { table }: Materials, words: Uint32Array): void {
  const { width, density, seen, records, materials, surfaces } = raster;
  const line = width * density;
  const { lights } = points;
  for (let at = 0; at < prints.count; at += 3) {
    const to = prints.data[at] as number;
    const first = prints.data[at + 1] as number;
    const light = (prints.data[at + 2] as number) * LIGHT;
    const y = Math.floor(first / line) + density / 2;
    for (let step = 1; step < STEP; step += 1) {
      const record = (seen[first + step * density] as number) - 1;
      const base = record * RECORD;
      const dx = (first % line) + (step + 0.5) * density - (records[base] as number);
      const dy = y - (records[base + 1] as number);
      const distance =
        1 / ((records[base + 2] as number) + dx * (records[base + 3] as number) + dy * (records[base + 4] as number));
      const u =
        (records[base + 17] as number) + dx * (records[base + 18] as number) + dy * (records[base + 19] as number);
      const v =
        (records[base + 20] as number) + dx * (records[base + 21] as number) + dy * (records[base + 22] as number);
      const material = materials[record] as number;
      sample(surfaces[material]?.texture as Texture, u * distance, v * distance);
      const plain = material * MATERIAL;
      let color = 0xff000000;
      for (let channel = 0; channel < 3; channel += 1) {
        const own = table[plain + channel] as number;
        const tone = own + ((SAMPLED[channel] as number) - own) * (SAMPLED[3] as number);
        const factor = lights[light + channel] as number;
        const added = lights[light + channel + 3] as number;
        const shown =
          tone * (factor + (((lights[light + LIGHT + channel] as number) - factor) * step) / STEP) +
          added +
          (((lights[light + LIGHT + channel + 3] as number) - added) * step) / STEP;
        color |= screen(shown) << (channel * 8);
      }
      words[to + step] = color;
    }
  }
}

/** @param share fourths of the way from one color to another, for all channels at once */
function between(from: number, to: number, share: number): number {
  const odd = (((from & 0xff00ff) * (STEP - share) + (to & 0xff00ff) * share) / STEP) & 0xff00ff;
  const even = ((((from >>> 8) & 0xff00ff) * (STEP - share) + ((to >>> 8) & 0xff00ff) * share) / STEP) & 0xff00ff;
  return odd | (even << 8);
}
