import type { Part } from '../part.ts';
import { ball, block, both, cone, DARK, GOLD, PAPER, RED, rod, sheet, WOOD } from './parts.ts';

/** Half the distance between the posts of a finish, and the height of the banner's lower edge. */
const [HALF, LOW] = [1.44, 1.86];
/** Side of a square of the banner, and numbers of rows and columns. */
const [SQUARE, ROWS, COLUMNS] = [0.18, 2, 16];

const squares = (row: number): Part[] =>
  Array.from({ length: COLUMNS }, (_, column) =>
    block(
      [(column + 0.5) * SQUARE - HALF, LOW + row * SQUARE, 0],
      [SQUARE, SQUARE, 0.06],
      (row + column) % 2 ? DARK : PAPER,
    ),
  );

/** What stands where people race and where they arrive. It faces the viewer. Meters. */
export const RACING = {
  finish: [
    ...Array.from({ length: ROWS }, (_, row) => squares(row)).flat(),
    ...Array.from({ length: COLUMNS }, (_, column) =>
      block([(column + 0.5) * SQUARE - HALF, 0, 0.25], [SQUARE, 0.02, 0.3], column % 2 ? DARK : PAPER),
    ),
    ...both((side) => rod([side * HALF, 0, 0], [side * HALF, LOW + ROWS * SQUARE + 0.1, 0], 0.07, RED)),
    ...both((side) => cone([side * HALF, 0, 0], 0.22, 0.18, 0.08, DARK)),
    // The torn tape hangs from both posts.
    ...both((side) => sheet([side * (HALF - 0.14), 1.2, 0.08], [0.08, 0, 0], [side * -0.12, -0.6, 0.06], RED)),
  ],
  'planted-flag': [
    cone([-0.3, 0, 0], 0.16, 0.03, 0.1, '#6a5a4a'),
    rod([-0.3, 0, 0], [-0.3, 1.86, 0], 0.028, WOOD, 'wood'),
    ball([-0.3, 1.84, 0], 0.1, GOLD, 'metal'),
    ...[RED, PAPER, RED].map((color, band) => sheet([-0.28, 1.8 - band * 0.18, 0], [0.7, 0, 0], [0, -0.18, 0], color)),
  ],
} as const satisfies Record<string, readonly Part[]>;
