import { hex, mix } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Pen } from '../pen/pen.ts';
import { floor, grass } from '../props/nature.ts';
import { CATENARY } from '../scenery/railway-line.ts';
import { type LineView, lineView } from '../train/railway-view.ts';
import type { Place } from './set-layers.ts';

const { wires, mast, span, steel } = CATENARY;
const [, carrier] = wires;
const BARE = { hasOutline: false, isFlat: true } as const;
/** Speed up to which what passes a train is part of the land behind it, in widths of the picture per second. */
const FAR = 0.2;
/** Size of that land, relative to how passengers see it. */
const SMALLER = 0.66;
const GRAVEL = hex('#77726c');

/** A railway line through the land that its passengers see, with room for a train that passes. */
export const railway: Place = (set) => {
  const { width, height, horizon, unit, near, middle, isLevel } = set;
  const line = lineView(set);
  set.drawSky();
  for (const [index, strip] of set.strips.filter(({ speed }) => speed <= FAR).entries())
    strip.paint(index === 0 ? set.far : middle, { width, height, level: horizon, unit: unit * SMALLER });
  floor(near, width, horizon + unit * 0.03, height, hex('#6a8a4e'), 9);
  set.reflect({ far: width, near: width, foot: height });
  const from = isLevel ? -unit : -width * 0.1;
  const bed = (above: number, below: number, color: Parameters<Pen['shape']>[1]) =>
    near.shape(
      [
        [from, line.levelAt(from, above)],
        [width * 1.05, line.levelAt(width * 1.05, above)],
        [width * 1.05, line.levelAt(width * 1.05, below)],
        [from, line.levelAt(from, below)],
      ],
      color,
      BARE,
    );
  bed(0.12, -0.62, mix(GRAVEL, hex('#4a4640'), 0.35));
  bed(0.06, -0.3, GRAVEL);
  for (const above of [0.07, -0.08]) {
    bed(above, above - 0.1, steel);
    bed(above, above - 0.03, hex('#aab4c4'));
  }
  masts(middle, line, width);
  if (!isLevel) fence(near, line, width);
  grass(near, width, isLevel ? height * 0.87 : line.levelAt(line.left, -1), height, unit * 0.05, hex('#5f8a44'), 70);
  grass(set.front, width, height - unit * 0.02, height + unit * 0.05, unit * 0.16, hex('#3f6a34'), 70);
};

/** Draws masts behind the line, and the wires between them. */
function masts(pen: Pen, line: LineView, width: number): void {
  for (const above of wires) {
    const points = [line.left - width * 0.2, width * 1.02].map((x): Point => [x, line.levelAt(x, above)]);
    pen.line(points, Math.max(1, line.scaleAt(line.left) * 0.03), steel, BARE);
  }
  for (let along = 4.5; along < line.whole * 1.4; along += span) {
    const x = line.xAt(along);
    const scale = line.scaleAt(x);
    const [top, foot] = [line.levelAt(x, mast), line.levelAt(x, -0.1)];
    pen.rect(x - scale * 0.11, top, scale * 0.22, foot - top, steel, BARE);
    pen.rect(x - scale * 1.5, line.levelAt(x, carrier), scale * 1.5, scale * 0.12, steel, BARE);
    pen.line(
      [
        [x, line.levelAt(x, carrier - 1.1)],
        [x - scale * 1.2, line.levelAt(x, carrier)],
      ],
      Math.max(1, scale * 0.07),
      steel,
      BARE,
    );
  }
}

/** Draws a low fence between the meadow and the line. */
function fence(pen: Pen, line: LineView, width: number): void {
  const wood = hex('#5c4a3c');
  const at = (x: number, above: number): Point => [x, line.levelAt(x, above)];
  for (const above of [-1.28, -1.62])
    pen.line(
      [at(-width * 0.1, above), at(width * 1.02, above)],
      Math.max(1, line.scaleAt(line.left) * 0.05),
      wood,
      BARE,
    );
  for (let along = -4; along < line.whole * 1.2; along += 2.6) {
    const x = line.xAt(along);
    const scale = line.scaleAt(x);
    const [top, foot] = [line.levelAt(x, -1.12), line.levelAt(x, -2.1)];
    pen.rect(x - scale * 0.06, top, scale * 0.12, foot - top, wood, BARE);
  }
}
