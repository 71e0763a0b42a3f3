import { type Chance, chanceOf } from '../../../drawing/chance.ts';
import { hex, type Rgb } from '../../../drawing/color.ts';
import type { Point } from '../../../drawing/hand.ts';
import { clamp } from '../../../drawing/motion.ts';
import { noiseOf } from '../../../drawing/noise.ts';
import { type Track, tracksOf } from './tracks.ts';

/** Looking up a global for each pixel takes long in programs that run in a module of their own. */
const { ceil, floor, max, min, round, sqrt } = Math;

/** One stroke of a loaded brush. Lengths are in pixels. */
export interface Stroke {
  /** Points through which the middle of the brush goes. */
  path: readonly Point[];
  wide: number;
  /** Shares of the width along the stroke, at equal distances. */
  press: readonly number[];
  /** Two colors that are not mixed in the brush, `#rrggbb`. */
  colors: readonly [string, string];
  /** 0 for a brush that stays full, 1 for one that runs dry. */
  dry: number;
}

/** Paint as pixels of a canvas. */
export interface Painted {
  left: number;
  top: number;
  /** Even numbers. */
  width: number;
  height: number;
  /** RGBA, not premultiplied. */
  data: Uint8ClampedArray;
  /** When each pixel is painted: 1 at the start of the stroke, 255 at its end. */
  time: Uint8Array;
}

/** The picture on which is painted. */
export interface Surface {
  width: number;
  height: number;
  /** RGBA, opaque. */
  data: Uint8ClampedArray;
  /** 1 where paint is still wet. */
  wet: Uint8Array;
  /** The frame's shorter side divided by 720. */
  unit: number;
}

/** What each bristle carries, and where the canvas takes it: shares from 0 to 1. */
const noise = noiseOf(chanceOf('bristles'), 256, 0);

/** Pixels between two bristles, and between two clumps of them, in units. */
const [HAIR, CLUMP] = [2.3, 14];
/** Places across a brush for which it is known how much paint it carries. */
const LANES = 512;
/** How far thick paint throws its shadow, in units, and how dark it is. */
const [SHADE, SHADOW] = [2.2, 0.3];

/**
 * Paints a stroke: bristles leave streaks along it, tear apart where the paint ends, and pull wet paint with them. Thick
 * paint has edges that the light from the upper left catches.
 */
export function painted(surface: Surface, stroke: Stroke, chance: Chance): Painted {
  const { unit } = surface;
  const { wide, press, dry } = stroke;
  const { points, length } = tracksOf(stroke.path, min(7 * unit, wide / 3 + 1));
  const margin = ceil(4 * unit + 2);
  const reach = (wide / 2) * max(...press) + margin;
  const across = points.map(({ x }) => x);
  const down = points.map(({ y }) => y);
  const [left, width] = spanOf(across, reach, -margin, surface.width + margin);
  const [top, height] = spanOf(down, reach, -margin, surface.height + margin);
  const data = new Uint8ClampedArray(width * height * 4);
  const time = new Uint8Array(width * height);
  const thick = new Float32Array(width * height);
  const [one, other] = stroke.colors.map(hex) as [Rgb, Rgb];
  const [seed, shift] = [chance.next() * 200, chance.next() * 200];
  const side = chance.next() < 0.5 ? -0.34 : 0.34;
  const hairs = wide / (HAIR * unit);
  const loads = Float32Array.from({ length: LANES + 1 }, (_, lane) => noise(seed + (lane / LANES) * hairs, shift));
  const clumps = max(3, wide / (CLUMP * unit));
  const tooth = 1 / (2.4 * unit);
  const late = wide * (0.3 + 1.6 * dry) + 2;

  for (let step = 0; step + 1 < points.length; step++) {
    const [a, b] = [points[step] as Track, points[step + 1] as Track];
    const ha = (wide / 2) * along(press, a.at / length);
    const hb = (wide / 2) * along(press, b.at / length);
    const spentA = 1.05 * dry * (a.at / length) ** 1.4;
    const spentB = 1.05 * dry * (b.at / length) ** 1.4;
    corner(0, a, -ha - 1);
    corner(1, a, ha + 1);
    corner(2, b, hb + 1);
    corner(3, b, -hb - 1);
    const from = max(top, floor(min(...YS)));
    const to = min(top + height - 1, ceil(max(...YS)));
    for (let y = from; y <= to; y++) {
      setSpan(y);
      for (let x = max(left, ceil(spanFrom)); x <= spanTo && x < left + width; x++) {
        // The lines across the brush at both points hold all pixels between them.
        const before = (x - a.x) * a.ny - (y - a.y) * a.nx;
        const after = (b.x - x) * b.ny - (b.y - y) * b.nx;
        if (before < 0 || after < 0 || before + after === 0) continue;
        const part = before / (before + after);
        const nx = a.nx + (b.nx - a.nx) * part;
        const ny = a.ny + (b.ny - a.ny) * part;
        const distance = (x - a.x - (b.x - a.x) * part) * nx + (y - a.y - (b.y - a.y) * part) * ny;
        const own = ha + (hb - ha) * part;
        const aside = distance / own;
        const far = aside < 0 ? -aside : aside;
        if (far > 1) continue;
        const at = a.at + (b.at - a.at) * part;
        const share = at / length;
        const lane = aside * 0.5 + 0.5;
        const run = at / wide;
        const load = loads[round(lane * LANES)] as number;
        const hair = 0.55 * load + 0.45 * noise(seed + lane * hairs, shift + run * 0.9);
        const clump = noise(shift + lane * clumps, seed + run * 0.3);
        let inside = (1 - far) * own;
        if (inside < 3.5 * unit) inside -= unit * (0.5 + 2.2 * noise(seed + at / (9 * unit), aside > 0 ? 3 : 90));
        if (at < wide || length - at < late) {
          // The brush is round: its middle touches first and leaves last.
          const blunt = (0.92 - 0.52 * dry) * own * (1 - sqrt(1 - far * far));
          const blend = 0.75 * hair + 0.25 * clump;
          const ended = length - at - blunt - wide * (0.04 + dry * 1.5) * blend * blend;
          inside = min(inside, at - blunt - wide * 0.12 * hair, ended);
        }
        if (inside < -0.5) continue;
        const square = far * far;
        const spent = spentA + (spentB - spentA) * part + dry * 0.22 * square * square - 0.22;
        const hold = 0.5 * hair + 0.38 * clump - spent;
        let cover = inside < 0.5 ? inside + 0.5 : 1;
        // Where little paint is left, only the threads of the canvas take it.
        if (hold < 0.12) cover *= clamp((hold + 0.22 * noise(x * tooth, y * tooth)) * 9);
        if (cover < 0.02) continue;
        const pixel = (y - top) * width + (x - left);
        const ridge = far > 0.72 ? (far - 0.72) * 1.7 : 0;
        thick[pixel] =
          cover * (0.2 + (0.2 + 0.3 * share) * hair + 0.42 * clump + 0.6 * ridge * (1 - 0.6 * dry * share));
        time[pixel] = 1 + 254 * clamp(share + ((hair - 0.5) * 0.5 * wide) / length);
        // The colors lie side by side in the brush.
        const second = clamp((aside * side + (clump - 0.5) * 1.5 + (hair - 0.5) * 0.7) * 1.8 + 0.36);
        const tone = (hair - 0.5) * 30 + (clump - 0.5) * 44;
        let red = one[0] + (other[0] - one[0]) * second + tone;
        let green = one[1] + (other[1] - one[1]) * second + tone;
        let blue = one[2] + (other[2] - one[2]) * second + tone;
        // It pulls the wet paint that it has just crossed.
        const pull = wide * (0.1 + 0.5 * clump);
        const px = round(x - ny * pull);
        const py = round(y + nx * pull);
        if (px >= 0 && py >= 0 && px < surface.width && py < surface.height && surface.wet[py * surface.width + px]) {
          const under = (py * surface.width + px) * 4;
          const taken = 0.4 * clamp(hair * 1.8 - 0.6);
          red += ((surface.data[under] as number) - red) * taken;
          green += ((surface.data[under + 1] as number) - green) * taken;
          blue += ((surface.data[under + 2] as number) - blue) * taken;
        }
        const alpha = 255 * cover;
        const was = data[pixel * 4 + 3] as number;
        // Where a stroke crosses itself, what is thinner lies over what is there.
        const keep = was > alpha ? 1 - cover : 0;
        data[pixel * 4] = red + ((data[pixel * 4] as number) - red) * keep;
        data[pixel * 4 + 1] = green + ((data[pixel * 4 + 1] as number) - green) * keep;
        data[pixel * 4 + 2] = blue + ((data[pixel * 4 + 2] as number) - blue) * keep;
        data[pixel * 4 + 3] = max(was, alpha);
      }
    }
  }
  const paint = { left, top, width, height, data, time };
  lit(paint, thick, unit);
  return paint;
}

/**
 * Returns where the pixels of a stroke begin and how many there are, an even number, in one direction: those between the
 * least and the most that are seen.
 */
function spanOf(places: readonly number[], reach: number, least: number, most: number): [from: number, count: number] {
  const from = max(floor(min(...places) - reach), least);
  return [from, 2 * max(1, ceil((min(max(...places) + reach, most) - from) / 2))];
}

/** Corners of the part of a stroke between two of its points, kept because new lists for each part would take long. */
const [XS, YS] = [new Float64Array(4), new Float64Array(4)];
let [spanFrom, spanTo] = [0, 0];

function corner(index: number, { x, y, nx, ny }: Track, aside: number): void {
  XS[index] = x + nx * aside;
  YS[index] = y + ny * aside;
}

/** Finds the part of a row that is inside the corners. */
function setSpan(row: number): void {
  spanFrom = Number.POSITIVE_INFINITY;
  spanTo = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < 4; index++) {
    const next = (index + 1) & 3;
    const ya = YS[index] as number;
    const yb = YS[next] as number;
    const upper = max(row - 0.6, min(ya, yb));
    const lower = min(row + 0.6, max(ya, yb));
    if (upper > lower) continue;
    const xa = XS[index] as number;
    const slope = ya === yb ? 0 : ((XS[next] as number) - xa) / (yb - ya);
    const one = xa + (upper - ya) * slope;
    const other = ya === yb ? (XS[next] as number) : xa + (lower - ya) * slope;
    spanFrom = min(spanFrom, one, other);
    spanTo = max(spanTo, one, other);
  }
}

/** Lays paint on the picture. What was wet below it stays wet. */
export function laid(surface: Surface, { left, top, width, height, data }: Painted): void {
  const [from, to] = [max(0, -left), min(width, surface.width - left)];
  for (let row = max(0, -top); row < min(height, surface.height - top); row++) {
    for (let column = from; column < to; column++) {
      const at = (row * width + column) * 4;
      const alpha = (data[at + 3] as number) / 255;
      if (alpha === 0) continue;
      const pixel = (top + row) * surface.width + left + column;
      for (let channel = 0; channel < 3; channel++) {
        const below = surface.data[pixel * 4 + channel] as number;
        surface.data[pixel * 4 + channel] = below + ((data[at + channel] as number) - below) * alpha;
      }
      if (alpha > 0.5) surface.wet[pixel] = 1;
    }
  }
}

/** Light from the upper left on the relief of paint, and its shadow on what is below. */
function lit({ width, height, data, time }: Painted, thick: Float32Array, unit: number): void {
  const far = max(1, round(SHADE * unit));
  const wide = max(1, round(unit));
  // From the end, so that what throws a shadow is not yet changed.
  for (let y = height - 1 - far; y >= far; y--) {
    for (let x = width - 1 - far; x >= far; x--) {
      const pixel = y * width + x;
      const at = pixel * 4;
      const alpha = data[at + 3] as number;
      if (alpha > 0) {
        const rise = (thick[pixel + wide + wide * width] as number) - (thick[pixel - wide - wide * width] as number);
        const light = clamp(rise * 0.8, -0.3, 0.42);
        for (let channel = at; channel < at + 3; channel++) {
          const color = data[channel] as number;
          // Dark paint does not shine as white as light paint does.
          data[channel] = light > 0 ? color + min(255 - color, 130) * light : color + (color - 8) * light;
        }
      }
      if (alpha === 255) continue;
      const source = pixel - far - far * width;
      const shade = SHADOW * min(1, thick[source] as number) * (1 - alpha / 255);
      if (shade < 0.02) continue;
      const sum = alpha / 255 + shade;
      for (let channel = at; channel < at + 3; channel++) {
        data[channel] = ((data[channel] as number) * (alpha / 255) + 20 * shade) / sum;
      }
      data[at + 3] = sum * 255;
      if (!time[pixel]) time[pixel] = time[source] as number;
    }
  }
}

/** The value at a share of a list whose values are at equal distances. */
function along(values: readonly number[], share: number): number {
  const position = clamp(share, 0, 0.9999) * (values.length - 1);
  const index = floor(position);
  const [a, b] = [values[index] as number, values[index + 1] ?? (values[index] as number)];
  const part = position - index;
  return a + (b - a) * part * part * (3 - 2 * part);
}
