import { darken, lighten, type Rgb } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import { dot, minus, moved, product, shifted, turned, type Vector } from '../../drawing/solids/matrix.ts';
import type { Pen } from '../pen/pen.ts';
import type { Part } from '../scenery/part.ts';
import { fillOf, SMALLEST } from './part-fill.ts';
import { type Perspective, seenAt } from './perspective.ts';

type Block = Part & { form: 'block' };

/** Sides of a block: their corners, as shares of its size, and the way they face. */
type Side = readonly [facing: Vector, corners: readonly Vector[], shade: number];

const [L, R, B, F] = [-0.5, 0.5, -0.5, 0.5];
const SIDES: readonly Side[] = [
  [
    [0, 0, -1],
    [
      [L, 0, B],
      [R, 0, B],
      [R, 1, B],
      [L, 1, B],
    ],
    0.2,
  ],
  [
    [-1, 0, 0],
    [
      [L, 0, B],
      [L, 0, F],
      [L, 1, F],
      [L, 1, B],
    ],
    0.18,
  ],
  [
    [1, 0, 0],
    [
      [R, 0, B],
      [R, 0, F],
      [R, 1, F],
      [R, 1, B],
    ],
    0.18,
  ],
  [
    [0, 1, 0],
    [
      [L, 1, B],
      [R, 1, B],
      [R, 1, F],
      [L, 1, F],
    ],
    -0.14,
  ],
  [
    [0, -1, 0],
    [
      [L, 0, B],
      [R, 0, B],
      [R, 0, F],
      [L, 0, F],
    ],
    0.34,
  ],
  [
    [0, 0, 1],
    [
      [L, 0, F],
      [R, 0, F],
      [R, 1, F],
      [L, 1, F],
    ],
    0,
  ],
];

/** Draws the sides of a block that the camera sees, and the windows in its walls. */
export function drawBlock(pen: Pen, view: Perspective, part: Block): void {
  const { at, size, turn = 0, color, windows } = part;
  const place = product(shifted(...at), turned(turn));
  const way = turned(turn);
  const camera: Vector = [0, view.eye, view.distance];
  for (const [facing, corners, shade] of SIDES) {
    const spots = corners.map(([x, y, z]) => moved(place, [x * size[0], y * size[1], z * size[2]]));
    if (dot(moved(way, facing), minus(camera, spots[0] as Vector)) <= 0) continue;
    const points = spots.map((spot) => seenAt(view, spot));
    const [wide, tall] = extentOf(points);
    if (Math.min(wide, tall) < SMALLEST && Math.max(wide, tall) < SMALLEST * 4) continue;
    const across = size.filter((_, axis) => facing[axis] === 0);
    const fill = fillOf(pen, part, Math.min(...across));
    pen.shape(points, fill.isBright ? color : shaded(color, shade), fill);
    if (windows && facing[1] === 0)
      drawWindows(
        pen,
        spots.map((spot) => seenAt(view, spot)),
        part,
      );
  }
}

/** Draws the windows of a wall. @param corners its lower left, lower right, upper right and upper left corner */
function drawWindows(pen: Pen, corners: readonly Point[], { windows, color }: Block): void {
  const [a, b, c, d] = corners as readonly [Point, Point, Point, Point];
  const on = (u: number, v: number): Point => {
    const low = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u] as const;
    const high = [d[0] + (c[0] - d[0]) * u, d[1] + (c[1] - d[1]) * u] as const;
    return [low[0] + (high[0] - low[0]) * v, low[1] + (high[1] - low[1]) * v];
  };
  const { columns, rows, lit, color: lamp = [255, 214, 140] } = windows ?? { columns: 0, rows: 0, lit: 0 };
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1) {
      const [u, v] = [(column + 0.22) / columns, (row + 0.24) / rows];
      const [wide, tall] = [0.56 / columns, 0.56 / rows];
      const isLit = pen.light.isDark && pen.chance.next() < lit;
      pen.shape(
        [on(u, v), on(u + wide, v), on(u + wide, v + tall), on(u, v + tall)],
        isLit ? lamp : darken(color, 0.45),
        { isBright: isLit, hasOutline: false, isFlat: true },
      );
    }
}

function shaded(color: Rgb, shade: number): Rgb {
  return shade < 0 ? lighten(color, -shade) : darken(color, shade);
}

function extentOf(points: readonly Point[]): readonly [number, number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
}
