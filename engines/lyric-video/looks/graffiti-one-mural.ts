import { type Canvas, type Context2D, newCanvas } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { type Point, polygon } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import { BLACK, drip } from './graffiti-one-spray.ts';

/** A plane of a mural: a flat area with a sprayed fade. Lengths are in radiuses of the mural, around its middle. */
export interface Plane {
  points: readonly Point[];
  /** The color, and the one that it fades to at its lower end. */
  colors: readonly [string, string];
}

export interface Mural {
  planes: readonly Plane[];
  /** How far it reaches to each side, up and down. */
  reach: readonly [across: number, up: number, down: number];
  /** Where paint runs from. */
  runs: readonly Point[];
}

export const [PINK, TEAL, SUN, ORANGE, WHITE, NIGHT] = [
  '#ff2e63',
  '#08d9d6',
  '#f9ed32',
  '#ff8c1a',
  '#ffffff',
  '#252a4a',
];

/** Writes a plane with its colors first. */
export const plane = (colors: Plane['colors'], ...points: Point[]): Plane => ({ colors, points });

/** Points around a middle. */
export function regular(x: number, y: number, radius: number, count: number, turn = 0): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * 2 * Math.PI + turn;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

/** Bricks of a wall, in pixels. */
export interface Bricks {
  long: number;
  tall: number;
  joint: number;
}

/** Paints planes as mirror images of each other, too. */
export function mirrored(planes: readonly Plane[]): Plane[] {
  return planes.flatMap((plane) => [plane, { ...plane, points: plane.points.map(([x, y]): Point => [-x, y]) }]);
}

/**
 * Paints a mural on a wall: a soft edge of paint that went astray, planes with sprayed fades and lines, and paint that
 * runs. The joints of the wall show through it.
 * @param left and `top`: its place on the wall, because the joints must meet those around it
 */
export function painted(
  { tint, unit, chance }: Composition,
  { planes, reach: [across, up, down], runs }: Mural,
  radius: number,
  [x, y]: Point,
  bricks: Bricks,
): { canvas: Canvas; left: number; top: number } {
  const own = chance.fork('mural');
  const [left, top] = [Math.round(x - across * radius), Math.round(y - up * radius)];
  const { canvas, pen } = newCanvas(2 * across * radius, (up + down) * radius);
  pen.translate(x - left, y - top);
  pen.scale(radius, radius);
  pen.lineJoin = 'round';
  const hair = (3.4 * unit) / radius;
  overspray(pen, planes, tint, unit, own);
  for (const [fromX, fromY] of runs) {
    pen.fillStyle = own.next() < 0.5 ? BLACK : tint(own.pick(planes).colors[1]);
    drip(pen, fromX, fromY, own.between(1.6, 2.6) * hair, own.between(0.12, 0.42));
  }
  for (const { points, colors } of planes) {
    polygon(pen, points);
    pen.save();
    pen.clip();
    fade(pen, points, [tint(colors[0]), tint(colors[1])], own);
    pen.restore();
    // A sprayed line is soft.
    polygon(pen, points);
    pen.strokeStyle = `${BLACK}50`;
    pen.lineWidth = 2.6 * hair;
    pen.stroke();
    pen.strokeStyle = BLACK;
    pen.lineWidth = hair;
    pen.stroke();
  }
  pen.resetTransform();
  joints(pen, bricks, [left, top], unit);
  return { canvas, left, top };
}

function overspray(
  pen: Context2D,
  planes: readonly Plane[],
  tint: Composition['tint'],
  unit: number,
  chance: Chance,
): void {
  pen.save();
  pen.globalAlpha = 0.5;
  pen.shadowBlur = 30 * unit;
  for (const { points, colors } of planes) {
    pen.shadowColor = tint(colors[1]);
    pen.fillStyle = BLACK;
    polygon(pen, points);
    pen.fill();
  }
  pen.restore();
  for (const { points, colors } of planes) {
    pen.fillStyle = tint(colors[1]);
    for (const [x, y] of points)
      for (let drop = 0; drop < 5; drop++) {
        const size = chance.between(0.004, 0.012);
        pen.fillRect(x + chance.around() * 0.16, y + chance.around() * 0.16, size, size);
      }
  }
}

function fade(pen: Context2D, points: readonly Point[], [near, far]: readonly [string, string], chance: Chance): void {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const gradient = pen.createLinearGradient(0, top, 0, bottom);
  gradient.addColorStop(0.1, near);
  gradient.addColorStop(0.95, far);
  pen.fillStyle = gradient;
  pen.fillRect(left, top, right - left, bottom - top);
  // Coarse drops where the can began and ended.
  const count = Math.round(160 * Math.min(1, (right - left) * (bottom - top) * 6));
  for (const [color, from] of [
    [far, 0.35],
    [near, 0.65],
  ] as const) {
    pen.fillStyle = color;
    for (let drop = 0; drop < count; drop++) {
      const size = chance.between(0.004, 0.011);
      const down = from + chance.around() * 0.35;
      pen.fillRect(left + chance.next() * (right - left), top + down * (bottom - top), size, size);
    }
  }
}

/** Takes the paint out of the joints of the wall. @param left and `top`: the canvas's place on the wall */
export function joints(pen: Context2D, { long, tall, joint }: Bricks, [left, top]: Point, unit: number): void {
  const { width, height } = pen.canvas;
  pen.globalCompositeOperation = 'destination-out';
  pen.fillStyle = 'rgb(0 0 0 / 0.34)';
  for (let row = Math.floor(top / tall); row * tall < top + height; row++) {
    pen.fillRect(0, row * tall - joint / 2 - top, width, joint);
    for (let x = (row % 2 ? long / 2 : 0) - joint / 2; x < left + width; x += long)
      if (x > left - joint) pen.fillRect(x - left, row * tall + joint / 2 - top, joint, tall - joint);
  }
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = 'rgb(255 255 255 / 0.12)';
  for (let row = Math.floor(top / tall); row * tall < top + height; row++)
    pen.fillRect(0, row * tall + joint / 2 - top, width, 2 * unit);
}
