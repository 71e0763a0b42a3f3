import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { offset, sampled } from '../../drawing/curve.ts';
import { handLine, type Point } from '../../drawing/hand.ts';
import { clamp } from '../../drawing/motion.ts';
import { type Noise, noiseOf } from '../../drawing/noise.ts';
import { boxMean } from '../../people/box-mean.ts';
import { dab, scratch } from './pigment.ts';

/** A sheet and a round brush. */
export interface Brush {
  pen: Context2D;
  /** The frame's shorter side divided by 720. */
  unit: number;
  chance: Chance;
  noise: Noise;
  /** How far this sheet lets paint be lifted, 0 to 1: a silhouette is painted over all. 1 by default. */
  lifts?: number;
}

/** One touch of a wet brush. Shares are from 0 to 1. */
export interface Touch {
  /** Pigments `#rrggbb` from where the paint begins to where it ends. */
  colors: readonly string[];
  /** Where the paint begins and ends, in pixels. Without it, from the top of the shape to its foot. */
  flow?: readonly [from: Point, to: Point];
  /** Thickness of the paint where it begins and ends. */
  load: readonly [from: number, to: number];
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

/** Paper from which paint was lifted. */
export const PAPER = '#fcfaf3';

export function brushOf(pen: Context2D, unit: number, chance: Chance): Brush {
  return { pen, unit, chance, noise: noiseOf(chance.fork('water')) };
}

/** Paints a closed shape through its points with one touch. */
export function touch(brush: Brush, points: readonly Point[], look: Touch): void {
  touchPath(brush, points, look, (pen) => handLine(pen, points, 0, brush.chance, true));
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
  const edge = [...side(1), ...side(-1).reverse()];
  touchPath(brush, edge, { flow: ends, ...look }, (pen) => handLine(pen, edge, 0, brush.chance, true));
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

function touchPath(
  { pen, unit, chance, noise, lifts = 1 }: Brush,
  points: readonly Point[],
  look: Touch,
  path: (pen: Context2D) => void,
): void {
  const { colors, load, pale = 0, pooled = 0.5, bleeds = 0, lost = 0, dry = 0, lift = 0, grains = 0.3 } = look;
  const pad = Math.ceil(3 + bleeds * 2 + 4 * unit);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.floor(Math.min(...xs)) - pad, Math.floor(Math.min(...ys)) - pad];
  // Even the largest shape is as large as a frame, so what is far outside costs nothing.
  const { width: across, height: down } = pen.canvas;
  const [x0, y0] = [Math.max(left, -pad), Math.max(top, -pad)];
  const width = Math.min(Math.ceil(Math.max(...xs)) + pad, across + pad) - x0;
  const height = Math.min(Math.ceil(Math.max(...ys)) + pad, down + pad) - y0;
  if (width < 2 || height < 2) return;
  const on = scratch(width, height).getContext('2d');
  on.translate(-x0, -y0);
  path(on);
  on.fill();
  if (lift * lifts > 0) {
    pen.save();
    pen.globalAlpha = lift * lifts;
    pen.fillStyle = PAPER;
    path(pen);
    pen.fill();
    pen.restore();
  }
  const { data } = on.getImageData(0, 0, width, height);
  const mask = new Float32Array(width * height);
  for (let at = 0; at < mask.length; at++) mask[at] = (data[at * 4 + 3] as number) / 255;
  const near = boxMean(
    boxMean(mask, width, Math.max(1, Math.round(1.6 * unit))),
    width,
    Math.max(1, Math.round(1.6 * unit)),
  );
  const inner = pale > 0 ? boxMean(mask, width, Math.max(2, Math.round(Math.min(width, height) * 0.2))) : mask;
  const blurred = bleeds > 0 ? boxMean(boxMean(mask, width, Math.round(bleeds)), width, Math.round(bleeds)) : near;
  const seed = chance.between(0, 60);
  const cover = new Float32Array(mask.length);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const most = blurred[at] as number;
      if (most <= 0) continue;
      const own = mask[at] as number;
      const wet =
        bleeds > 0
          ? clamp(lost + (lost > 0 && lost < 1 ? noise(x / (50 * unit) + seed, y / (50 * unit)) * 0.7 : 0))
          : 0;
      const body = own * (1 - wet) + most * wet;
      const rim = own * clamp((1 - (near[at] as number)) * 2) * (1 - wet);
      cover[at] = body * (1 + pooled * rim) * (1 - pale * clamp((inner[at] as number) * 2 - 1));
    }
  }
  const [from, to] = look.flow ?? [[0, Math.min(...ys)] as Point, [0, Math.max(...ys)] as Point];
  const [fx, fy] = [to[0] - from[0], to[1] - from[1]];
  const long = fx * fx + fy * fy || 1;
  const spot = Math.max(14 * unit, Math.sqrt(long) * 0.28);
  dab(pen, { patch: { left: x0, top: y0, width, height }, colors, grains, unit }, cover, (x, y) => {
    const along = ((x - from[0]) * fx + (y - from[1]) * fy) / long;
    const run = noise(x / spot + seed, y / spot);
    const share = clamp(along + run * 0.22);
    const uneven = 1 + 0.42 * noise(x / spot / 1.4 + seed + 20, y / spot / 1.4 + 7);
    return {
      tone: clamp(along + run * 0.4),
      thick: (load[0] + (load[1] - load[0]) * share) * uneven,
      dry: dry > 0 ? dry * clamp((along - 0.35) * 1.7) : 0,
    };
  });
}
