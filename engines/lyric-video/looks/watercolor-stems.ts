import { curve, pointsOf, sampled } from '../../drawing/curve.ts';
import { disc, type Point } from '../../drawing/hand.ts';
import { placing, sweep, touch } from '../picture/wet-brush.ts';
import type { Sheet } from './watercolor-washes.ts';

/** A flower of the garden: where it leaves the ground, its head, and the head's radius in shares of the shorter side. */
export interface Planted {
  root: Point;
  head: Point;
  radius: number;
  /** How far its stem bends to the right, in shares of its length. */
  bend?: number;
  /** Radians by which the head leans clockwise from upright. */
  lean?: number;
}

export type Paints = readonly [string, ...string[]];
const STEM: Paints = ['#4f8a4a', '#7fae5c', '#3f7a62'];

/** A closed curve through some points whose edge is ruffled as a petal's. @param amount in shares of the shape */
export function ruffled(sheet: Sheet, points: readonly Point[], amount: number, quick = 9): Point[] {
  const closed = sampled([...points, points[0] as Point], 44).slice(0, -1);
  const start = sheet.chance.between(0, 50);
  return closed.map(([x, y], index): Point => {
    const at = (index / closed.length) * quick + start;
    return [x + sheet.noise(at, 3) * amount, y + sheet.noise(at, 17) * amount];
  });
}

/** A stem of one stroke, and where it ends: thicker at its root. */
export function stem(
  sheet: Sheet,
  { root, head, bend = 0, radius }: Planted,
  colors: Paints = STEM,
  thick = 0.075,
): void {
  const { size, tint } = sheet;
  const [[ax, ay], [bx, by]] = [sheet.at(root), sheet.at(head)];
  const long = Math.hypot(bx - ax, by - ay);
  const spine: Point[] = [0, 0.3, 0.65, 1].map((share) => [
    ax + (bx - ax) * share ** 1.25 + bend * long * Math.sin(share * Math.PI),
    ay + (by - ay) * share,
  ]);
  const wide = size(radius) * thick + size(0.004);
  sweep(sheet, spine, (share) => wide * (1.15 - 0.55 * share), {
    colors: colors.map(tint),
    load: [0.85, 0.62],
    pooled: 0.5,
    lift: 0.75,
  });
}

/** A leaf of one press and lift. Places are in pixels. */
export function leaf(sheet: Sheet, from: Point, to: Point, wide: number, bow: number, colors: Paints = STEM): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const spine: Point[] = [from, [from[0] + dx * 0.5 - dy * bow, from[1] + dy * 0.5 + dx * bow], to];
  sweep(sheet, spine, (share) => wide * Math.sin(Math.PI * share ** 0.75) ** 0.9 + wide * 0.04, {
    colors: colors.map(sheet.tint),
    load: [0.8, 0.48],
    pale: 0.25,
    lift: 0.7,
    pooled: 0.6,
  });
}

/** Places points around a flower's head, whose radius is 1. */
export function headOf(sheet: Sheet, { head, radius, lean = 0 }: Planted): (points: readonly Point[]) => Point[] {
  return placing(sheet.at(head), lean, sheet.size(radius));
}

/** Folds of a petal: thin strokes that run out toward its tip. */
export function creases(
  sheet: Sheet,
  place: (points: readonly Point[]) => Point[],
  tips: readonly Point[],
  color: string,
): void {
  for (const [x, y] of tips) {
    const end = sheet.chance.between(0.72, 0.98);
    const line = place([
      [x * 0.12, y * 0.1],
      [x * 0.5 - 0.03, y * 0.52],
      [x * end, y * end],
    ]);
    const [a, b] = [line[0] as Point, line[2] as Point];
    const wide = Math.hypot(a[0] - b[0], a[1] - b[1]) * 0.045;
    sweep(
      sheet,
      line,
      (share) => wide * (1.2 - share),
      { colors: [color, color].map(sheet.tint), load: [0.42, 0.1] },
      8,
    );
  }
}

/** A stem of lavender: whorls of small dabs, closer toward its tip. */
export function lavender(sheet: Sheet, plant: Planted): void {
  const { chance, tint, size } = sheet;
  stem(sheet, { ...plant, radius: 0.02 }, ['#7f9a86', '#a0b593', '#6f8f80'], 0.05);
  const [x, y] = sheet.at(plant.head);
  const [dx, dy] = [(sheet.at(plant.root)[0] - x) * 0.001, 1];
  const long = size(plant.radius);
  const whorls = 8;
  for (let whorl = 0; whorl < whorls; whorl++) {
    const share = whorl / (whorls - 1);
    const [cx, cy] = [x + dx * share * long * 2, y + dy * share ** 1.15 * long * 2.1];
    for (let dab = 0; dab < 4; dab++) {
      const turn = (dab - 1.5) * 0.62 + chance.around() * 0.3;
      const place = placing([cx, cy], turn, long * (0.2 + 0.16 * share) * chance.between(0.85, 1.15));
      touch(sheet, place(pointsOf('0,0.1 -0.32,-0.4 -0.2,-0.9 0.06,-1.05 0.3,-0.7 0.26,-0.2')), {
        colors: [chance.pick(['#5f4aa8', '#7d63c4', '#4f5ab8']), '#a58fd8'].map(tint),
        load: [0.85, 0.55],
        lift: 0.3,
      });
    }
  }
}

/** A blade of grass, or one with seeds at its tip. */
export function grass(sheet: Sheet, plant: Planted, seeds = false): void {
  const { chance, size, tint } = sheet;
  const [[ax, ay], [bx, by]] = [sheet.at(plant.root), sheet.at(plant.head)];
  const bend = (plant.bend ?? 0) * Math.hypot(bx - ax, by - ay);
  const spine: Point[] = [
    [ax, ay],
    [ax + (bx - ax) * 0.25 - bend, ay + (by - ay) * 0.5],
    [bx, by],
  ];
  const wide = size(plant.radius);
  const colors = chance
    .pick([
      ['#5f9a5a', '#a9c46d'],
      ['#3f7f70', '#86b59a'],
      ['#8fae52', '#d0cf7a'],
    ])
    .map(tint);
  sweep(sheet, spine, (share) => wide * (1.1 - share) ** 0.7 + size(0.0015), {
    colors,
    load: [0.7, 0.5],
    lift: 0.35,
    pooled: 0.5,
  });
  if (!seeds) return;
  const tip = curve(spine, false, 12).slice(14);
  tip.forEach(([x, y], index) => {
    const place = placing([x, y], (index % 2 ? 0.7 : -0.5) + chance.around() * 0.2, size(0.02));
    touch(sheet, place(pointsOf('0,0.2 -0.24,-0.3 0,-1 0.24,-0.3')), {
      colors: ['#a88a4a', '#d8bf7a'].map(tint),
      load: [0.65, 0.5],
    });
  });
}

/** Stamens or pollen: small dots around a place in pixels. */
export function dots(sheet: Sheet, places: readonly Point[], radius: number, color: string): void {
  const { pen, chance, tint } = sheet;
  pen.save();
  pen.fillStyle = tint(color);
  for (const [x, y] of places) {
    pen.globalAlpha = chance.between(0.6, 0.95);
    disc(pen, x, y, radius * chance.between(0.6, 1.3));
    pen.fill();
  }
  pen.restore();
}
