import type { Context2D } from '../../drawing/canvas.ts';
import { curve, curveAt, sampled } from '../../drawing/curve.ts';
import { disc, type Point } from '../../drawing/hand.ts';
import { clamp, smoothstep } from '../../drawing/motion.ts';
import { type Noise, noiseOf } from '../../drawing/noise.ts';
import type { Composition, Tint } from '../look.ts';
import { flood, type Water } from '../picture/pigment.ts';
import { type Brush, brushOf, PAPER, sweep } from '../picture/wet-brush.ts';
import type { Rectangle } from '../words/layout.ts';

/** The sheet of one movement. Lengths are in pixels. */
export interface Sheet extends Brush {
  width: number;
  height: number;
  /** A length in shares of the frame's shorter side. */
  size(share: number): number;
  /** A place in shares of the sheet, in pixels. */
  at(place: Point): Point;
  /** Pixels from the edge of the painting to a place inside it: broad strokes ended before the paper does. */
  inside(x: number, y: number): number;
  tint: Tint;
}

/** @param margins paper that stays free, in shares of the frame; negative where paint leaves the frame */
export function sheetOf(composition: Composition, pen: Context2D, name: string, margins: Margins = TAPED): Sheet {
  const { width, height, unit, chance, tint } = composition;
  const short = Math.min(width, height);
  const ends = noiseOf(chance.fork(`ends ${name}`));
  const { left, right, top, bottom } = margins;
  return {
    inside(x, y) {
      const wave = ends(x / short / 0.6, 30) * 0.008 + ends(x / short / 0.15, 36) * 0.002;
      return Math.min(
        x - left * width + strokeEnd(ends, y / short, 3) * short,
        (1 - right) * width - x + strokeEnd(ends, y / short, 14) * short,
        y - top * height + wave * short,
        (1 - bottom) * height - y + wave * short,
      );
    },
    ...brushOf(pen, unit, chance.fork(name)),
    width,
    height,
    tint,
    size: (share) => share * Math.min(width, height),
    at: ([u, v]) => [u * width, v * height],
  };
}

/** Where the broad stroke at a level began or ended, in shares of the shorter side: strokes are round at their ends. */
function strokeEnd(ends: Noise, level: number, side: number): number {
  const place = level / 0.085 + ends(level / 0.05, side) * 0.16;
  const band = Math.floor(place);
  const share = place - band;
  const own = ends(band * 3.7 + 0.5, side + 0.5);
  const next = ends((band + 1) * 3.7 + 0.5, side + 0.5);
  return (own + (next - own) * smoothstep(0.86, 1, share)) * 0.05 - 0.014 * Math.abs(2 * share - 1) ** 5;
}

/** A part of a sheet whose shares are those of an area in pixels. @param scale pixels of a size of 1 */
export function partOf(sheet: Sheet, { left, top, width, height }: Rectangle, scale: number): Sheet {
  return { ...sheet, size: (share) => share * scale, at: ([u, v]) => [left + u * width, top + v * height] };
}

/** Free paper on each side of the frame, in shares of its sides. */
export type Margins = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
const TAPED: Margins = { left: 0.035, right: 0.035, top: 0.045, bottom: 0.04 };

/** A graded wash, laid wet in wet. Places are in shares of the frame. */
export interface Graded {
  colors: readonly string[];
  /** The part of the frame's height that it covers, as far as the painting goes. */
  from: number;
  to: number;
  /** Over how much of the frame's shorter side its upper and its lower edge bleed. */
  soft?: { from?: number; to?: number };
  /** Thickness of the paint and its pigment at a place. */
  lay(u: number, v: number): Pick<Water, 'thick' | 'tone'>;
  /** Where drops of clear water pushed the paint away: their middle and their radius, in shares of the shorter side. */
  blooms?: readonly (readonly [u: number, v: number, radius: number])[];
  /** A round place that stayed dry, as for a moon. */
  spared?: readonly [u: number, v: number, radius: number];
  grains?: number;
}

/** Fills a part of the sheet with a graded wash, whose sides end where broad brush strokes began and ended. */
export function graded(sheet: Sheet, wash: Graded): void {
  const { width, height, unit, noise, size, tint, chance } = sheet;
  const { from, to, soft = {}, blooms = [], spared, grains = 0.26, colors, lay } = wash;
  const fine = noiseOf(chance.fork('fine'));
  const [up, down] = [size(soft.from ?? 0), size(soft.to ?? 0)];
  const top = Math.max(0, Math.floor(from * height));
  const patch = { left: 0, top, width, height: Math.min(height, Math.ceil(to * height)) - top };
  const water = (x: number, y: number): Water => {
    const border = sheet.inside(x, y);
    const above = y - from * height;
    const below = to * height - y;
    let depth = Math.min(border, up > 0 ? border : above, down > 0 ? border : below);
    let edge = 1.6 * unit;
    const faded = (up > 0 ? smoothstep(0, up, above) : 1) * (down > 0 ? smoothstep(0, down, below) : 1);
    // Water moved the paint on its way, so both pigments and their thickness lie along its flow.
    const warp = noise(x / size(0.4), y / size(0.24)) * 0.055 + noise(x / size(0.15) + 9, y / size(0.1)) * 0.02;
    const { thick, tone } = lay(x / width + warp * 0.7, y / height + warp);
    const cloud =
      noise(x / size(0.3) + 5, y / size(0.17) + 3) * 0.22 + noise(x / size(0.11), y / size(0.07) + 8) * 0.09;
    let paint = thick * faded * (1 + cloud);
    for (const [u, v, radius] of blooms) paint *= bloomed(sheet, fine, [x - u * width, y - v * height], size(radius));
    if (spared) {
      const [u, v, radius] = spared;
      const far =
        Math.hypot(x - u * width, y - v * height) - size(radius) * (1 + 0.05 * noise(x / size(0.06), y / size(0.06)));
      if (far < depth) {
        depth = far;
        edge = 2 * unit;
      }
    }
    // A brush that ran dry skips the tooth near its end.
    const dry = 0.8 * smoothstep(size(0.06), 0, border) * clamp(0.25 + fine(x / size(0.3), y / size(0.06)));
    return { depth, soft: edge, thick: Math.max(0, paint), tone: clamp(tone + cloud * 0.5), dry };
  };
  flood(sheet.pen, { patch, colors: colors.map(tint), grains, rim: 9 * unit, pooled: 0.55, unit }, water);
}

/**
 * What a drop of clear water did to the paint: a pale place with a crinkled border, where the paint that it pushed away
 * lies, but only on the side to which it ran. @returns a factor for the paint's thickness
 */
function bloomed({ noise, size }: Sheet, fine: Noise, [dx, dy]: Point, reach: number): number {
  if (Math.abs(dx) > 2 * reach || Math.abs(dy) > 2 * reach) return 1;
  const turn = Math.atan2(dy, dx);
  const [cx, cy] = [Math.cos(turn), Math.sin(turn)];
  const lobes = noise(cx * 1.6 + reach, cy * 1.6) * 0.34 + noise(cx * 4 + 9, cy * 4 + reach) * 0.16;
  const crinkled = fine(dx / size(0.022), dy / size(0.022)) * 0.06 + fine(dx / size(0.009), dy / size(0.009)) * 0.035;
  const far = Math.hypot(dx, dy * 1.2) / (reach * (1 + lobes + crinkled));
  if (far >= 1.06) return 1;
  const ran = smoothstep(-0.7, 0.5, cx * 0.5 + cy * 0.8 + lobes);
  const pale = 0.3 + 0.55 * far ** 2;
  const border = 0.45 * smoothstep(0.9, 0.985, far) * smoothstep(1.06, 1, far);
  const changed = far < 1 ? pale + border : 1 + border;
  return 1 + (changed - 1) * (far < 0.5 ? Math.max(ran, 0.55) : ran);
}

/** A hill that was glazed over a dry sky. */
export interface Hill {
  colors: readonly string[];
  /** Places of its ridge in shares of the frame, from left to right. */
  ridge: readonly Point[];
  /** Where its paint ends below, in shares of the frame's height, and over what share it fades into mist. */
  foot: number;
  mist: number;
  load: readonly [ridge: number, foot: number];
  /** Whether it is mirrored below its foot, and how much of it. */
  mirrored?: number;
}

/** Paints a hill, or its mirror in water that was still wet. */
export function hill(sheet: Sheet, { colors, ridge, foot, mist, load, mirrored }: Hill): void {
  const { width, height, unit, noise, size, tint } = sheet;
  const places = ridge.map(([u, v]): Point => [u * width, v * height]);
  const [first, last] = [places[0] as Point, places.at(-1) as Point];
  const ridgeAt = (x: number) => {
    const [, y] = curveAt(places, (x - first[0]) / (last[0] - first[0]));
    return y + noise(x / size(0.06), 50) * size(0.004);
  };
  const base = foot * height;
  const highest = Math.min(...curve(places).map(([, y]) => y)) - size(0.02);
  const patch = mirrored
    ? {
        left: 0,
        top: Math.floor(base) - 4,
        width,
        height: Math.ceil(Math.min(height - base, (base - highest) * 1.5)) + 4,
      }
    : { left: 0, top: Math.floor(highest), width, height: Math.ceil(base - highest) + 4 };
  flood(
    sheet.pen,
    { patch, colors: colors.map(tint), grains: 0.4, rim: 8 * unit, pooled: mirrored ? 0 : 0.6, unit },
    (x, y) => {
      const streak = noise(x / size(0.05), 70 + y / size(0.8)) * 0.5 + noise(x / size(0.016), 80 + y / size(0.5)) * 0.3;
      const top = mirrored ? base - (y - base) / (mirrored * (1 + streak * 0.28)) : y;
      const depth = top - ridgeAt(x);
      const share = clamp((top - ridgeAt(x)) / Math.max(1, base - ridgeAt(x)));
      const uneven =
        noise(x / size(0.22) + 11, y / size(0.12) + 6) * 0.3 + noise(x / size(0.08), y / size(0.05)) * 0.12;
      const fade = mirrored ? 1 : smoothstep(base, base - mist * height, y + uneven * size(0.03));
      const lost = smoothstep(0.25, 0.7, noise(x / size(0.3), 44));
      return {
        depth: Math.min(depth, sheet.inside(x, y)),
        soft: mirrored ? size(0.05) : (1.5 + 24 * lost) * unit,
        thick: (load[0] + (load[1] - load[0]) * share) * (1 + uneven) * fade * (mirrored ? 0.75 + streak * 0.4 : 1),
        tone: clamp(share + uneven * 0.9),
      };
    },
  );
}

/** Flat strokes of water, with the brush or with paint lifted by a thirsty one. @param area in shares of the frame */
export function ripples(
  sheet: Sheet,
  area: readonly [left: number, top: number, right: number, bottom: number],
  count: number,
  { colors, load = 0.4 }: { colors?: readonly string[]; load?: number } = {},
): void {
  const { width, height, chance, size, tint, unit, pen } = sheet;
  const [left, top, right, bottom] = area;
  for (let index = 0; index < count; index++) {
    const near = (index + chance.next()) / count;
    const y = (top + (bottom - top) * near) * height;
    const long = size(chance.between(0.03, 0.11)) * (0.6 + 1.6 * near);
    const x = chance.between(left, right) * width;
    const thick = size(chance.between(0.0022, 0.0045)) * (0.5 + 1.6 * near);
    const spine: Point[] = [
      [x - long, y + chance.around() * thick * 0.5],
      [x - long * 0.3, y - thick * 0.4],
      [x + long * 0.3, y + thick * 0.4],
      [x + long, y],
    ];
    const press = (share: number) => thick * 2 * Math.sin(Math.PI * share ** 0.8) ** 0.7;
    if (colors) sweep(sheet, spine, press, { colors: colors.map(tint), load: [load, load * 0.7], dry: 0.5 }, 10);
    else {
      pen.save();
      pen.globalAlpha = chance.between(0.35, 0.85);
      pen.strokeStyle = PAPER;
      pen.lineCap = 'round';
      pen.lineWidth = Math.max(unit, thick * 0.9);
      pen.beginPath();
      pen.moveTo(...(spine[0] as Point));
      pen.quadraticCurveTo(x, y + thick * chance.around() * 2, ...(spine[3] as Point));
      pen.stroke();
      pen.restore();
    }
  }
}

/** Drops that fell from a loaded brush. @param area in shares of the frame */
export function spatter(
  { pen, chance, width, height, size, tint }: Sheet,
  [left, top, right, bottom]: readonly [left: number, top: number, right: number, bottom: number],
  count: number,
  colors: readonly string[],
): void {
  pen.save();
  pen.globalCompositeOperation = 'multiply';
  for (let drop = 0; drop < count; drop++) {
    pen.fillStyle = tint(chance.pick(colors));
    pen.globalAlpha = chance.between(0.25, 0.7);
    const radius = size(0.0012 + 0.0075 * chance.next() ** 4);
    disc(pen, chance.between(left, right) * width, chance.between(top, bottom) * height, radius);
    pen.fill();
  }
  pen.restore();
}

/** A line of a soft pencil, seen through the paint. */
export function pencil({ pen, unit, chance }: Sheet, points: readonly Point[]): void {
  pen.save();
  pen.strokeStyle = '#5b5a62';
  pen.lineCap = 'round';
  const line = sampled(points, 40);
  for (let index = 0; index < line.length - 1; index++) {
    pen.globalAlpha = 0.16 + 0.12 * chance.around();
    pen.lineWidth = unit * chance.between(0.7, 1.2);
    pen.beginPath();
    pen.moveTo(...(line[index] as Point));
    pen.lineTo(...(line[index + 1] as Point));
    pen.stroke();
  }
  pen.restore();
}
