import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { handLine, type Point } from '../../drawing/hand.ts';
import { hatch } from '../../drawing/texture.ts';
import type { Composition } from '../look.ts';
import type { Rectangle } from '../words/layout.ts';

export const RED = '#d7262b';
export const BLUE = '#2348a5';
export const YELLOW = '#ffd23e';
export const [BLACK, PAPER] = ['#0c0c0c', '#f6f1e4'];

/** How a cell is filled. */
type Kind = 'paper' | 'red' | 'blue' | 'yellow' | 'red lines' | 'blue lines';

/** An uneven grid of cells that cover an area. Lengths are in pixels. */
export interface Mesh {
  step: number;
  cells: { corners: Point[]; kind: Kind; turn: number }[];
}

/** @param kinds how cells are filled; a kind that is there more often is taken more often */
export function meshOf(
  { left, top, width, height }: Rectangle,
  step: number,
  kinds: readonly Kind[],
  chance: Chance,
): Mesh {
  const [columns, rows] = [Math.ceil(width / step) + 2, Math.ceil(height / step) + 2];
  const joints = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from(
      { length: columns + 1 },
      (_, column): Point => [
        left + (column - 1 + chance.around() * 0.42) * step,
        top + (row - 1 + chance.around() * 0.42) * step,
      ],
    ),
  );
  const at = (row: number, column: number) => joints[row]?.[column] as Point;
  const cells = Array.from({ length: rows * columns }, (_, number) => {
    const [row, column] = [Math.floor(number / columns), number % columns];
    return {
      corners: [at(row, column), at(row, column + 1), at(row + 1, column + 1), at(row + 1, column)],
      kind: chance.pick(kinds),
      turn: chance.between(0, 180),
    };
  });
  return { step, cells };
}

/** Draws cells in the black between them. @param gap half of the black line between two cells */
export function drawCells(
  pen: Context2D,
  mesh: Mesh,
  { tint, unit }: Composition,
  { gap, paper = PAPER }: { gap: number; paper?: string },
  chance: Chance,
): void {
  const { step } = mesh;
  for (const { corners, kind, turn } of mesh.cells) {
    const cx = corners.reduce((sum, [x]) => sum + x, 0) / 4;
    const cy = corners.reduce((sum, [, y]) => sum + y, 0) / 4;
    const inward = ([x, y]: Point, far: number): Point => {
      const long = Math.hypot(cx - x, cy - y) || 1;
      return [x + ((cx - x) / long) * far, y + ((cy - y) / long) * far];
    };
    const points = corners.flatMap((corner, index): Point[] => {
      const next = corners[(index + 1) % 4] as Point;
      return [inward(corner, gap * 1.5), inward([(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2], gap)];
    });
    handLine(pen, points, gap * 0.35, chance, true);
    const solid = { red: tint(RED), blue: tint(BLUE), yellow: tint(YELLOW) }[kind as string];
    pen.fillStyle = solid ?? paper;
    pen.fill();
    if (!kind.endsWith('lines')) continue;
    pen.save();
    pen.clip();
    pen.strokeStyle = tint(kind === 'red lines' ? RED : BLUE);
    pen.lineWidth = 4.6 * unit;
    hatch(pen, { left: cx - step, top: cy - step, width: 2 * step, height: 2 * step }, 12 * unit, turn, chance);
    pen.restore();
  }
}
