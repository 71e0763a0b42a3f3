import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { offset, sampled } from '../../drawing/curve.ts';
import { handLine, type Point } from '../../drawing/hand.ts';
import { clamp } from '../../drawing/motion.ts';
import { type Noise, noiseOf } from '../../drawing/noise.ts';
import { boxMean } from '../../people/box-mean.ts';
import { dab, type Paint, type Patch, scratch, toothAt } from './pigment.ts';

/** A sheet and a round brush. */
export interface Brush {
  pen: Context2D;
  /** The frame's shorter side divided by 720. */
  unit: number;
  chance: Chance;
  noise: Noise;
}

/** One touch of a wet brush. Shares are from 0 to 1. */
export interface Touch {
  /** Pigments `#rrggbb` from where the paint begins to where it ends. */
  colors: readonly string[];
  /** Where the paint begins and ends, in pixels. Without it, from the top of the shape to its foot. */
  flow?: readonly [from: Point, to: Point];
  /** Thickness of the paint from where it begins to where it ends, at two or more places. */
  load: readonly number[];
  /** How much paint is missing in the middle, from which water drew it to the edges. */
  pale?: number;
  /** How much pigment gathers at the edge. */
  pooled?: number;
  /** Pixels over which the whole edge bleeds into wet paper. */
  bleeds?: number;
  /** How much of the edge is lost in wet paper. */
  lost?: number;
  /** How much of the tooth is missed where the paint ends. */
  dry?: number;
  /** How far paint was lifted before, so that what is behind does not shine through. */
  lift?: number;
  grains?: number;
}

/** Pixels, in units, by which the paper's tooth moves the edge of a touch. By eye. */
const JAGGED = 3;

/** Paper from which paint was lifted. */
export const PAPER = '#fcfaf3';

export function brushOf(pen: Context2D, unit: number, chance: Chance): Brush {
  return { pen, unit, chance, noise: noiseOf(chance.fork('water')) };
}

/** Paints a closed shape near its points with one touch. */
export function touch(brush: Brush, points: readonly Point[], look: Touch): void {
  const { pen, unit, chance } = brush;
  const { colors, bleeds = 0, lift = 0, grains = 0.3 } = look;
  const patch = patchAround(points, Math.ceil(3 + bleeds * 2 + 4 * unit), pen.canvas);
  if (patch.width < 2 || patch.height < 2) return;
  const shape = shapeOf(points, patch, brush);
  if (lift > 0) {
    pen.save();
    pen.globalAlpha = lift;
    pen.fillStyle = PAPER;
    handLine(pen, points, 0, chance, true);
    pen.fill();
    pen.restore();
  }
  const seed = chance.between(0, 60);
  const cover = coverOf(shape, patch, brush, look, seed);
  const [from, to] = look.flow ?? fallOf(points);
  const way = Math.atan2(to[1] - from[1], to[0] - from[0]);
  dab(pen, { patch, colors, grains, unit, way }, cover, paintOf(points, brush, look, seed));
}

/**
 * Paints a stroke along a line that is pressed and lifted.
 * @param width in pixels at a share of the line
 */
export function sweep(
  brush: Brush,
  spine: readonly Point[],
  width: (share: number) => number,
  look: Touch,
  steps = 18,
): void {
  const ends: readonly [Point, Point] = [spine[0] as Point, spine.at(-1) as Point];
  const line = sampled(spine, steps);
  const wobble = brush.chance.between(0, 40);
  const side = (sign: number) =>
    offset(line, (share) => sign * (width(share) / 2) * (1 + 0.16 * brush.noise(share * 5 + wobble, sign * 9)));
  touch(brush, [...side(1), ...side(-1).reverse()], { flow: ends, ...look });
}

/**
 * Returns a function that moves points drawn around the origin to a place.
 * @param turn radians clockwise
 * @param flip factor for the width before the turn: -1 mirrors, less than 1 shows something from its side
 */
export function placing(at: Point, turn: number, scale: number, flip = 1): (points: readonly Point[]) => Point[] {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return (points) =>
    points.map(([x, y]): Point => [at[0] + x * flip * cos - y * sin, at[1] + x * flip * sin + y * cos]);
}

/** The part of a canvas that a shape may change: what lies outside of the canvas costs nothing. @param pad pixels */
function patchAround(points: readonly Point[], pad: number, canvas: { width: number; height: number }): Patch {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const left = Math.max(-pad, Math.floor(Math.min(...xs)) - pad);
  const top = Math.max(-pad, Math.floor(Math.min(...ys)) - pad);
  return {
    left,
    top,
    width: Math.min(canvas.width, Math.ceil(Math.max(...xs))) + pad - left,
    height: Math.min(canvas.height, Math.ceil(Math.max(...ys))) + pad - top,
  };
}

/** How much of each pixel of a patch is in a shape, 0 to 1. The paper's tooth moves its edge. */
function shapeOf(points: readonly Point[], { left, top, width, height }: Patch, { chance, unit }: Brush): Float32Array {
  const pen = scratch(width, height).getContext('2d');
  pen.translate(-left, -top);
  handLine(pen, points, 0, chance, true);
  pen.fill();
  const { data } = pen.getImageData(0, 0, width, height);
  const shape = new Float32Array(width * height);
  for (let y = 0; y < height; y++) shapeRow(shape, y, data, { left, top, width, height }, unit);
  return shape;
}

/** @param data pixels of the shape with a smooth edge */
function shapeRow(
  shape: Float32Array,
  y: number,
  data: Uint8ClampedArray,
  { left, top, width, height }: Patch,
  unit: number,
): void {
  const jagged = JAGGED * unit;
  for (let x = 0, at = y * width; x < width; x++, at++) {
    const moved = jagged * (toothAt(left + x, top + y, unit) - 0.5);
    const aside = jagged * (toothAt(top + y + 90 * unit, left + x, unit) - 0.5);
    const column = clamp(Math.round(x + moved), 0, width - 1);
    const row = clamp(Math.round(y + aside), 0, height - 1);
    shape[at] = (data[(row * width + column) * 4 + 3] as number) / 255;
  }
}

/** How much paint lies on each pixel of a patch: more than 1 where pigment gathered at the edge. */
function coverOf(
  shape: Float32Array,
  { width, height }: Patch,
  { unit, noise }: Brush,
  { pale = 0, pooled = 0.5, bleeds = 0, lost = 0 }: Touch,
  seed: number,
): Float32Array {
  const near = blurred(shape, width, Math.max(1, Math.round(1.6 * unit)));
  const inner = pale > 0 ? boxMean(shape, width, Math.max(2, Math.round(Math.min(width, height) * 0.2))) : shape;
  const bled = bleeds > 0 ? blurred(shape, width, Math.round(bleeds)) : near;
  const isUneven = bleeds > 0 && lost > 0 && lost < 1;
  const whole = bleeds > 0 ? clamp(lost) : 0;
  const spot = 50 * unit;
  const cover = new Float32Array(shape.length);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const most = bled[at] as number;
      if (most <= 0) continue;
      const own = shape[at] as number;
      const gone = isUneven ? clamp(lost + 0.7 * noise(x / spot + seed, y / spot)) : whole;
      const body = own * (1 - gone) + most * gone;
      // The line that dries at an edge is strong here and faint there.
      const dried = pooled > 0 ? 1 + 0.7 * noise(x / spot + seed + 31, y / spot) : 0;
      const rim = own * clamp((1 - (near[at] as number)) * 2) * (1 - gone) * dried;
      cover[at] = body * (1 + pooled * rim) * (1 - pale * clamp((inner[at] as number) * 2 - 1));
    }
  }
  return cover;
}

function blurred(values: Float32Array, width: number, radius: number): Float32Array {
  return boxMean(boxMean(values, width, radius), width, radius);
}

/** The paint at a place of the sheet, from where it begins to where it ends. */
function paintOf(
  points: readonly Point[],
  { unit, noise }: Brush,
  { load, dry = 0, flow = fallOf(points) }: Touch,
  seed: number,
): (x: number, y: number) => Paint {
  const [from, to] = flow;
  const [fx, fy] = [to[0] - from[0], to[1] - from[1]];
  const long = fx * fx + fy * fy || 1;
  const spot = Math.max(14 * unit, Math.sqrt(long) * 0.28);
  return (x, y) => {
    const along = ((x - from[0]) * fx + (y - from[1]) * fy) / long;
    const run = noise(x / spot + seed, y / spot);
    const share = clamp(along + run * 0.22);
    const place = share * (load.length - 1);
    const index = Math.min(load.length - 2, Math.floor(place));
    const [before, after] = [load[index] as number, load[index + 1] as number];
    const uneven = 1 + 0.42 * noise(x / spot / 1.4 + seed + 20, y / spot / 1.4 + 7);
    return {
      tone: clamp(along + run * 0.4),
      thick: (before + (after - before) * (place - index)) * uneven,
      dry: dry * clamp((along - 0.35) * 1.7),
    };
  };
}

/** From the top of a shape to its foot. */
function fallOf(points: readonly Point[]): readonly [from: Point, to: Point] {
  const ys = points.map(([, y]) => y);
  return [
    [0, Math.min(...ys)],
    [0, Math.max(...ys)],
  ];
}
