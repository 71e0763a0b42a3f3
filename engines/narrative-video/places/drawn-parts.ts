import { darken, lighten } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import { moved, plus, product, shifted, turned, type Vector } from '../../drawing/solids/matrix.ts';
import type { Pen } from '../pen/pen.ts';
import type { Part } from '../scenery/part.ts';
import { drawBlock } from './drawn-block.ts';
import { fillOf, OUTLINED, SMALLEST } from './part-fill.ts';
import { ordered } from './part-order.ts';
import { type Perspective, scaleAt, seenAt, tiltAt } from './perspective.ts';

type PartOf<Form extends Part['form']> = Part & { form: Form };
/** Draws parts as a look draws flat shapes, the farthest first. @param parts in the order in which they were built */
export function drawParts(pen: Pen, view: Perspective, parts: readonly Part[]): void {
  for (const part of ordered(parts)) drawPart(pen, view, part);
}

function drawPart(pen: Pen, view: Perspective, part: Part): void {
  const scale = scaleAt(view, part.at[2]);
  switch (part.form) {
    case 'block':
      drawBlock(pen, view, part);
      return;
    case 'ball': {
      const [x, y] = seenAt(view, plus(part.at, [0, part.size[1] / 2, 0]));
      const [across, up] = [(part.size[0] / 2) * scale, (part.size[1] / 2) * scale];
      if (across < SMALLEST) return;
      const fill = fillOf(pen, part, Math.min(part.size[0], part.size[1]));
      if (part.rough) pen.blob(x, y, across, up, part.color, { bumps: 11, ...fill });
      else pen.disc(x, y, across, part.color, { squash: up / across, ...fill });
      return;
    }
    case 'column':
      drawColumn(pen, view, part);
      return;
    case 'bar': {
      const [from, to] = [seenAt(view, part.at), seenAt(view, part.to)];
      const thick = part.radius * (scale + scaleAt(view, part.to[2]));
      const fill = fillOf(pen, part, part.radius * 2);
      if (Math.hypot(to[0] - from[0], to[1] - from[1]) < thick / 2) pen.disc(...to, thick / 2, part.color, fill);
      else
        pen.line([from, to], Math.max(1, thick), part.color, {
          isBright: fill.isBright ?? false,
          hasOutline: part.radius > 0.05,
        });
      return;
    }
    case 'roof':
      drawRoof(pen, view, part);
      return;
    case 'sheet':
      drawSheet(pen, view, part);
      return;
    case 'frond': {
      const tip = seenAt(view, plus(part.at, part.to));
      const from = seenAt(view, part.at);
      const [dx, dy] = [tip[0] - from[0], tip[1] - from[1]];
      const [bendX, bendY] = [from[0] + dx * 0.5, from[1] + dy * 0.66];
      const wide = (part.width * scale) / 2;
      pen.shape([from, [bendX - wide, bendY], tip, [bendX + wide, bendY]], part.color, {
        isSmooth: true,
        hasOutline: part.width > OUTLINED,
      });
      return;
    }
    case 'hill':
      drawHill(pen, view, part);
      return;
    case 'canopy': {
      const [x, y] = seenAt(view, part.at);
      const [wide, tall] = [part.radius * scale, part.height * scale];
      const panels = 6;
      for (let panel = 0; panel < panels; panel += 1) {
        const edge = (share: number) => x - wide * Math.cos((share / panels) * Math.PI);
        pen.shape(
          [
            [x, y - tall],
            [edge(panel), y],
            [edge(panel + 1), y],
          ],
          panel % 2 ? (part.accent ?? part.color) : part.color,
          { hasOutline: false },
        );
      }
      return;
    }
    case 'hull': {
      const corners = part.sections.flatMap(([z, half, low, high]) =>
        [-1, 1].flatMap((side) => [low, high].map((y): Vector => [side * half, y, z])),
      );
      const matrix = product(shifted(...part.at), turned(part.turn ?? 0));
      const outline = hullOf(corners.map((corner) => seenAt(view, moved(matrix, corner))));
      pen.shape(outline, part.color, fillOf(pen, part, 1));
      return;
    }
    case 'cloud':
      // Looks draw the clouds of their sky themselves.
      return;
  }
}

function drawColumn(pen: Pen, view: Perspective, part: PartOf<'column'>): void {
  const { at, radius, top, height, color } = part;
  const scale = scaleAt(view, at[2]);
  const [[x, foot], [, head]] = [seenAt(view, at), seenAt(view, plus(at, [0, height, 0]))];
  const [low, high] = [radius * scale, top * scale];
  if (Math.max(low, high) < SMALLEST) return;
  const fill = fillOf(pen, part, Math.min(Math.max(radius, top) * 2, height));
  const sag = Math.max(0, tiltAt(view, at)) * low;
  const rim = Array.from({ length: 7 }, (_, index): Point => {
    const angle = (index / 6) * Math.PI;
    return [x + Math.cos(angle) * low, foot + Math.sin(angle) * sag];
  });
  pen.shape([[x - high, head], [x + high, head], ...rim], color, fill);
  const tilt = tiltAt(view, plus(at, [0, height, 0]));
  if (tilt > 0.01 && high > SMALLEST * 2)
    pen.disc(x, head, high, fill.isBright ? color : lighten(color, 0.14), { squash: tilt, ...fill });
}

function drawRoof(pen: Pen, view: Perspective, part: PartOf<'roof'>): void {
  const { at, size, turn = 0, color } = part;
  const place = product(shifted(...at), turned(turn));
  const spot = (x: number, y: number, z: number) => seenAt(view, moved(place, [x * size[0], y * size[1], z * size[2]]));
  const fill = fillOf(pen, part, Math.min(...size));
  for (const side of [-0.5, 0.5])
    pen.shape([spot(side, 0, -0.5), spot(side, 1, 0), spot(side, 0, 0.5)], darken(color, 0.2), fill);
  pen.shape([spot(-0.5, 0, 0.5), spot(-0.5, 1, 0), spot(0.5, 1, 0), spot(0.5, 0, 0.5)], color, fill);
}

function drawSheet(pen: Pen, view: Perspective, part: PartOf<'sheet'>): void {
  const { at, right, down, color, stripes } = part;
  const wide = Math.hypot(...right);
  const fill = fillOf(pen, part, Math.min(wide, Math.hypot(...down)));
  const count = stripes ? Math.max(3, Math.round(wide / 0.34)) : 1;
  for (let strip = 0; strip < count; strip += 1) {
    const [from, to] = [plus(at, right, strip / count), plus(at, right, (strip + 1) / count)];
    const corners = [from, to, plus(to, down), plus(from, down)].map((corner) => seenAt(view, corner));
    pen.shape(corners, strip % 2 && stripes ? stripes : color, count > 1 ? { ...fill, hasOutline: false } : fill);
  }
}

/** Heights of a hill at even distances from its left end to its right one, as shares of its height. */
const SLOPE = [0, 0.3, 0.62, 0.88, 1, 0.9, 0.6, 0.34, 0];

function drawHill(pen: Pen, view: Perspective, part: PartOf<'hill'>): void {
  const { at, size, color, peak, rough = 0 } = part;
  const line = (cut: number) =>
    SLOPE.map((rise, index): Point => {
      const jag = rough * (index % 2 ? -0.1 : 0.06);
      const up = rise > 0 && rise < 1 ? Math.max(0, rise + jag) : rise;
      return seenAt(view, plus(at, [(index / (SLOPE.length - 1) - 0.5) * size[0], Math.max(cut, up) * size[1], 0]));
    });
  pen.shape(line(0), color, { isSmooth: rough < 0.3 });
  if (!peak) return;
  const high = 0.66;
  pen.shape(
    line(high).filter((_, index) => (SLOPE[index] ?? 0) > high - 0.1),
    peak,
    { hasOutline: false },
  );
}

/** Returns the outline around points. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (line: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of line) {
      while (kept.length > 1 && bend(kept.at(-2) as Point, kept.at(-1) as Point, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function bend(one: Point, other: Point, next: Point): number {
  return (other[0] - one[0]) * (next[1] - one[1]) - (other[1] - one[1]) * (next[0] - one[0]);
}
