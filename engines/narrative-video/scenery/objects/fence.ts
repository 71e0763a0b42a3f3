import type { Part } from '../part.ts';
import { block, cone, PAPER, WOOD } from './parts.ts';

/** Number of pickets, their distance, their width and their height without the tips, meters. */
const [PICKETS, APART, WIDE, HIGH] = [18, 0.21, 0.14, 0.84];

function toneAt(x: number): string {
  return x < 0 ? PAPER : WOOD;
}

/** A picket fence of which the half at the viewer's left is painted. */
export const FENCE: readonly Part[] = [
  ...[-1, 1].flatMap((side) =>
    [0.24, 0.62].map((y) =>
      block([(side * PICKETS * APART) / 4, y, -0.03], [(PICKETS * APART) / 2, 0.08, 0.04], toneAt(side)),
    ),
  ),
  ...Array.from({ length: PICKETS }, (_, index) => (index - (PICKETS - 1) / 2) * APART).flatMap((x) => [
    block([x, 0, 0.01], [WIDE, HIGH, 0.04], toneAt(x)),
    cone([x, HIGH, 0.01], WIDE / 2, 0.01, 0.1, toneAt(x)),
  ]),
];
