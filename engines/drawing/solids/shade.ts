import { illuminate, Points } from './illumination.ts';
import type { Lighting } from './lighting.ts';
import { grown } from './mesh.ts';
import type { Rasterizer } from './rasterizer.ts';

/** A section of a picture, in pixels. */
export interface Window {
  left: number;
  top: number;
  width: number;
}

/** A list of numbers that keeps its memory. */
class Numbers {
  data = new Int32Array(4096);
  count = 0;

  push(value: number): void {
    if (this.count === this.data.length) this.data = grown(this.data, new Int32Array(this.count * 2));
    this.data[this.count] = value;
    this.count += 1;
  }
}

/** What one picture needs, kept for the next one. */
const points = new Points();
/** For each point, the pixel that shows only it, or minus the number of samples in a pixel on an edge. */
const targets = new Numbers();
/** For each pixel on an edge: the pixel, its first point, and the number of its points. */
const edges = new Numbers();
/** Pixels after which three are interpolated. */
const runs = new Numbers();

/**
 * Colors the triangles that a rasterizer found visible. Pixels inside a surface are shaded once. Pixels on an edge are
 * shaded once for each surface in them.
 * @param pixels red, green, blue and alpha; inside the drawn bounds, empty pixels become transparent
 * @param window section of the picture that `pixels` holds; it contains the drawn bounds. Default: the whole picture
 * @param other light on everything that was drawn after the first `from` visible triangles, such as people
 */
export function paint(
  raster: Rasterizer,
  light: Lighting,
  pixels: Uint8ClampedArray | Uint8Array,
  { window, other }: { window?: Window; other?: { from: number; light: Lighting } } = {},
): void {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  for (const list of [points, targets, edges, runs]) list.count = 0;
  choosePoints(raster, words, window ?? { left: 0, top: 0, width: raster.width });
  illuminate(raster, light, points, { from: 0, to: other?.from ?? raster.count });
  if (other) illuminate(raster, other.light, points, { from: other.from, to: raster.count });
  for (let index = 0; index < points.count; index += 1) {
    const to = targets.data[index] as number;
    if (to >= 0) words[to] = points.colors[index] as number;
  }
  mixEdges(words);
  interpolate(words);
}

/** Chooses what has to be shaded, and clears empty pixels. */
function choosePoints(
  raster: Rasterizer,
  words: Uint32Array,
  { left: windowLeft, top: windowTop, width: stride }: Window,
): void {
  const { width, density, seen, groups, materials, surfaces, top, bottom, left, right } = raster;
  const line = width * density;
  const firstX = Math.floor(left / density);
  const lastX = Math.min(width, Math.ceil(right / density));
  const whole = (record: number, x: number, y: number, to: number): void => {
    points.add(record, x, y);
    targets.push(to);
  };
  const edge = (at: number, x: number, y: number, to: number): void => {
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
      whole(id - 1, x + (part & 1) + 0.5, y + (part >> 1) + 0.5, -1);
    }
    edges.push(to);
    edges.push(first);
    edges.push(points.count - first);
  };
  // Inside one smooth surface, light changes so slowly that most pixels can be interpolated between two shaded ones.
  const isSame = (at: number, group: number): boolean => {
    const [a, b, c, d] = [
      seen[at] as number,
      seen[at + 1] as number,
      seen[at + line] as number,
      seen[at + line + 1] as number,
    ];
    return (
      a !== 0 &&
      b !== 0 &&
      c !== 0 &&
      d !== 0 &&
      groups[a - 1] === group &&
      groups[b - 1] === group &&
      groups[c - 1] === group &&
      groups[d - 1] === group
    );
  };
  const isPlain = surfaces.map(({ texture }) => !texture);
  for (let y = Math.floor(top / density); y * density < bottom; y += 1) {
    // Index in `pixels` of the picture's left edge in this line.
    const row = (y - windowTop) * stride - windowLeft;
    for (let x = firstX; x < lastX; x += 1) {
      const at = y * density * line + x * density;
      const to = row + x;
      const a = seen[at] as number;
      if (density === 1) {
        if (a === 0) words[to] = 0;
        else whole(a - 1, x + 0.5, y + 0.5, to);
        continue;
      }
      if (a === 0 && seen[at + 1] === 0 && seen[at + line] === 0 && seen[at + line + 1] === 0) {
        words[to] = 0;
        continue;
      }
      const group = a === 0 ? -1 : (groups[a - 1] as number);
      if (group === -1 || !isSame(at, group)) {
        edge(at, x * 2, y * 2, to);
        continue;
      }
      whole(a - 1, x * 2 + 1, y * 2 + 1, to);
      if (isPlain[materials[a - 1] as number] !== true) continue;
      // While the surface continues, only every fourth pixel is shaded.
      while (x + STEP < lastX) {
        const next = at + (x + STEP - (to - row)) * 2;
        if (!isSame(next, group) || !isSame(next - 2, group) || !isSame(next - 4, group) || !isSame(next - 6, group))
          break;
        runs.push(row + x);
        x += STEP;
        whole((seen[next] as number) - 1, x * 2 + 1, y * 2 + 1, row + x);
      }
    }
  }
}

/** Mixes the surfaces in each pixel on an edge by the number of their samples. */
function mixEdges(words: Uint32Array): void {
  const { colors } = points;
  for (let at = 0; at < edges.count; at += 3) {
    const first = edges.data[at + 1] as number;
    const last = first + (edges.data[at + 2] as number);
    let [red, green, blue, covered] = [0, 0, 0, 0];
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
    const [from, to] = [words[at] as number, words[at + STEP] as number];
    for (let share = 1; share < STEP; share += 1) words[at + share] = between(from, to, share);
  }
}

const STEP = 4;

/** @param share fourths of the way from one color to another, for all channels at once */
function between(from: number, to: number, share: number): number {
  const odd = (((from & 0xff00ff) * (STEP - share) + (to & 0xff00ff) * share) / STEP) & 0xff00ff;
  const even = ((((from >>> 8) & 0xff00ff) * (STEP - share) + ((to >>> 8) & 0xff00ff) * share) / STEP) & 0xff00ff;
  return odd | (even << 8);
}
