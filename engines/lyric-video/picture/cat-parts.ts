import type { Point } from '../../drawing/hand.ts';
import { ringOf } from '../../drawing/hand.ts';
import { moved, type Sketch } from './cat.ts';
import { DOODLES } from './doodles.ts';

const BODY: readonly Point[] = [
  [-0.3, 0.42],
  [-0.5, 0.7],
  [-0.56, 1.1],
  [-0.5, 1.36],
  [0.5, 1.36],
  [0.56, 1.1],
  [0.5, 0.7],
  [0.3, 0.42],
];
const PAW: readonly Point[] = [
  [-0.1, 0.86],
  [-0.12, 1.3],
  [0, 1.38],
  [0.12, 1.3],
  [0.1, 0.86],
];

export const TAIL: readonly Point[] = [
  [0.42, 1.24],
  [0.86, 1.3],
  [1.04, 1.02],
  [0.88, 0.78],
  [0.98, 0.56],
];
export const GUITAR: readonly Point[] = [
  [0.16, 0.9],
  [0.02, 0.78],
  [-0.16, 0.84],
  [-0.26, 0.94],
  [-0.5, 0.94],
  [-0.66, 1.22],
  [-0.5, 1.5],
  [-0.2, 1.46],
  [-0.02, 1.3],
  [0.2, 1.3],
  [0.28, 1.1],
];
export const CUSHION: readonly Point[] = [
  [-1.3, 0.84],
  [-0.6, 0.92],
  [0.6, 0.92],
  [1.32, 0.84],
  [1.22, 1.04],
  [1.34, 1.24],
  [0.6, 1.18],
  [-0.6, 1.18],
  [-1.32, 1.24],
  [-1.2, 1.04],
];
/** A crescent that is open to the upper left. */
export const MOON: readonly Point[] = [...arc([0.68, -0.92], 0.46, -1.5, 3), ...arc([0.52, -1.02], 0.36, 2.75, -1.15)];

/** Points of an arc. Angles are in radians, clockwise from the right. */
function arc([x, y]: Point, radius: number, from: number, to: number): Point[] {
  return Array.from({ length: 12 }, (_, index): Point => {
    const angle = from + ((to - from) * index) / 11;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

export function corners(...points: readonly Point[]): Point[] {
  // A line bends near its points, so that a corner needs several.
  return points.flatMap((point) => [point, point, point]);
}

export function small(
  { pen, chance, width }: Sketch,
  name: keyof typeof DOODLES,
  [x, y]: Point,
  radius: number,
  turn: number,
) {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.lineWidth = width * 0.9;
  DOODLES[name](pen, radius, chance);
  pen.restore();
}

export function note(sketch: Sketch, place: Point, radius: number, turn: number): void {
  small(sketch, 'note', place, radius, turn);
}

export function body({ shape, hatch }: Sketch): void {
  shape(BODY, () => hatch([0.62, 0.5], [0.62, 1.4], [-0.3, 0.2], 20));
}

export function paws({ shape, stroke }: Sketch): void {
  for (const x of [-0.2, 0.2]) {
    shape(moved(PAW, [x, 0]));
    for (const toe of [-0.04, 0.04]) stroke([x + toe, 1.29], [x + toe, 1.36]);
  }
}

export function toes({ stroke }: Sketch, [x, y]: Point): void {
  for (const toe of [-0.04, 0.04]) stroke([x + toe, y], [x + toe, y + 0.09]);
}

export function zee({ stroke }: Sketch, [x, y]: Point, high: number): void {
  const ends: Point[] = [
    [x, y],
    [x + high * 0.9, y],
    [x, y + high],
    [x + high * 0.9, y + high],
  ];
  for (let index = 0; index < 3; index++) stroke(ends[index] as Point, ends[index + 1] as Point);
}

export function cassette({ shape, line, stroke }: Sketch): void {
  shape(corners([-0.3, 0.9], [0.3, 0.9], [0.3, 1.24], [-0.3, 1.24]));
  for (const x of [-0.12, 0.12]) {
    line(
      ringOf(x, 1.05, 0.07, 8, () => 1),
      true,
    );
    stroke([x - 0.04, 1.05], [x + 0.04, 1.05]);
  }
  stroke([-0.22, 1.18], [0.22, 1.18]);
}
