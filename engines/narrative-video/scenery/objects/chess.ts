import type { Part } from '../part.ts';
import { ball, block, cone, WOOD } from './parts.ts';

const [LIGHT, DARK] = ['#f4e4c0', '#3a2a24'];
/** Width of a square, and height of the table, meters. */
const [SQUARE, HIGH] = [0.085, 0.66];
/** Columns and rows of the pieces that are left, and how high they are in meters. */
const PIECES = [
  [0, 1, 0.16],
  [1, 4, 0.1],
  [1, 6, 0.1],
  [2, 3, 0.2],
  [5, 2, 0.1],
  [5, 5, 0.2],
  [6, 4, 0.1],
  [7, 1, 0.1],
  [7, 6, 0.16],
] as const;
const at = (index: number) => (index - 3.5) * SQUARE;

/** A small table with a game of chess. */
export const CHESS: readonly Part[] = [
  cone([0, 0, 0], 0.3, 0.1, 0.08, '#7a4a2a', 'wood'),
  cone([0, 0.06, 0], 0.06, 0.06, HIGH - 0.1, '#7a4a2a', 'wood'),
  block([0, HIGH - 0.06, 0], [0.9, 0.06, 0.9], WOOD, 'wood'),
  block([0, HIGH, 0], [SQUARE * 8, 0.02, SQUARE * 8], LIGHT),
  ...Array.from({ length: 64 }, (_, index) => [index % 8, Math.floor(index / 8)] as const)
    .filter(([column, row]) => (column + row) % 2)
    .map(([column, row]) => block([at(column), HIGH + 0.02, at(row)], [SQUARE, 0.004, SQUARE], DARK)),
  ...PIECES.flatMap(([column, row, tall]) => {
    const color = column < 4 ? LIGHT : DARK;
    return [
      cone([at(column), HIGH + 0.02, at(row)], 0.035, 0.015, tall - 0.02, color),
      ball([at(column), HIGH + tall - 0.02, at(row)], 0.045, color),
    ];
  }),
];
