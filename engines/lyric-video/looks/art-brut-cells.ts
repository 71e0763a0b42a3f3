import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { handLine, type Point } from '../../drawing/hand.ts';
import type { Rectangle } from '../words/layout.ts';
import { type Ground, scratch, shaded } from './art-brut-paint.ts';

/** An uneven grid of cells that cover an area. Lengths are in pixels. */
export interface Mesh {
  step: number;
  cells: readonly Cell[];
}

interface Cell {
  corners: readonly Point[];
  /** Its middle, and the radius of what fits into it. */
  middle: Point;
  radius: number;
  /** Its number in the order of the grid. */
  number: number;
}

export function meshOf({ left, top, width, height }: Rectangle, step: number, chance: Chance): Mesh {
  const [columns, rows] = [Math.ceil(width / step) + 2, Math.ceil(height / step) + 2];
  const joints = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from(
      { length: columns + 1 },
      (_, column): Point => [
        left + (column - 1 + (row % 2) * 0.4 + chance.around() * 0.34) * step,
        top + (row - 1 + chance.around() * 0.34) * step,
      ],
    ),
  );
  const at = (row: number, column: number) => joints[row]?.[column] as Point;
  const cells = Array.from({ length: rows * columns }, (_, number): Cell => {
    const [row, column] = [Math.floor(number / columns), number % columns];
    const corners = [at(row, column), at(row, column + 1), at(row + 1, column + 1), at(row + 1, column)];
    const middle: Point = [
      corners.reduce((sum, [x]) => sum + x, 0) / 4,
      corners.reduce((sum, [, y]) => sum + y, 0) / 4,
    ];
    const sides = corners.map((corner, index) => {
      const next = corners[(index + 1) % 4] as Point;
      return Math.hypot((corner[0] + next[0]) / 2 - middle[0], (corner[1] + next[1]) / 2 - middle[1]);
    });
    return { corners, middle, radius: Math.min(...sides), number };
  });
  return { step, cells };
}

/** Makes a cell's rounded outline the current path. @param gap from the grid's lines, in pixels */
export function traceCell(pen: Context2D, { corners, middle: [cx, cy] }: Cell, gap: number, chance: Chance): void {
  const inward = ([x, y]: Point, far: number): Point => {
    const long = Math.hypot(cx - x, cy - y) || 1;
    return [x + ((cx - x) / long) * far, y + ((cy - y) / long) * far];
  };
  const points = corners.flatMap((corner, index): Point[] => {
    const next = corners[(index + 1) % 4] as Point;
    return [inward(corner, gap * 1.5), inward([(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2], gap)];
  });
  handLine(pen, points, gap * 0.35, chance, true);
}

type Sign = (pen: Context2D, radius: number, color: string, wide: number, chance: Chance) => void;

/**
 * Fills cells with paint and signs. No two neighbors have the same.
 * @param paints of cells, each with the color of its scratches; a cell without a paint shows what is below it
 * @param gap half of the line between two cells, and the width of a scratch, in pixels
 */
export function fillCells(
  pen: Context2D,
  { cells }: Mesh,
  signs: readonly Sign[],
  paints: readonly (readonly [paint: string | undefined, line: string])[],
  { gap, wide, unit }: { gap: number; wide: number } & Pick<Ground, 'unit'>,
  chance: Chance,
): void {
  const first = chance.below(signs.length);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const cell of cells) {
    const [paint, line] = chance.pick(paints);
    traceCell(pen, cell, gap, chance);
    if (paint) {
      pen.fillStyle = shaded(paint, chance.around() * 0.14);
      pen.fill();
    }
    scratch(pen, line, wide, chance);
    pen.save();
    pen.translate(...cell.middle);
    pen.rotate(chance.around() * 0.35);
    // A step that shares no factor with the number of signs brings all of them.
    const sign = signs[(first + cell.number * 5 + chance.below(2)) % signs.length] as Sign;
    sign(pen, Math.max(4 * unit, (cell.radius - gap) * 0.78), line, wide, chance);
    pen.restore();
  }
}
