import type { Part } from '../part.ts';
import { ball, block, cone } from './parts.ts';

/** Windows behind which it burns: their middle and lower edge, meters. */
const WINDOWS = [
  [-1.5, 2],
  [0, 2],
  [1.5, 2],
  [-1.5, 0.5],
  [1.5, 0.5],
] as const;

/** A house whose windows glow and whose roof is charred. */
export const BURNING_HOUSE: readonly Part[] = [
  block([0, 0, -1], [4.8, 3.4, 2], '#b89a74', 'stone'),
  { form: 'roof', at: [0, 3.4, -1], size: [5.4, 1.5, 2.6], color: [74, 48, 42] },
  ...WINDOWS.flatMap(([x, y]) => [
    block([x, y - 0.06, 0.01], [1, 1.12, 0.04], '#4a342a'),
    block([x, y, 0.04], [0.84, 1, 0.04], '#ffb03a', 'lamp'),
    block([x, y + 1, 0.03], [0.8, 0.5, 0.02], '#3a302c'),
  ]),
  block([0, 0, 0.02], [0.9, 1.5, 0.06], '#5a3426'),
];

/** Feet of the fires, and their heights, meters. */
const FIRES = [
  [-1.5, 2.1, 0.2, 1.2],
  [0, 2.1, 0.2, 1],
  [1.5, 2.1, 0.2, 1.3],
  [-1.5, 0.6, 0.2, 0.9],
  [1.5, 0.6, 0.2, 1],
  [-1.4, 3.8, -0.2, 1.5],
  [0.1, 4.5, -0.6, 1.9],
  [1.4, 3.9, -0.2, 1.6],
] as const;
/** Colors of the tongues of a fire, and their sizes relative to it. */
const TONGUES = [
  ['#f0501e', 0.34, 1],
  ['#ff9a2a', 0.25, 0.72],
  ['#ffe27a', 0.14, 0.44],
] as const;

/** The fires of that house, and its smoke. */
export const HOUSE_FIRES: readonly Part[] = [
  ...FIRES.flatMap(([x, y, z, tall]) =>
    TONGUES.flatMap(([color, wide, high], tongue): Part[] => {
      const [radius, front] = [tall * wide, z + tongue * 0.12];
      return [
        ball([x, y, front], [radius * 1.5, radius * 1.5, radius], color, 'lamp'),
        cone([x, y + radius * 0.7, front], radius * 0.74, 0.02, tall * high, color, 'lamp'),
      ];
    }),
  ),
  ...[0, 1, 2, 3, 4].map((puff) =>
    ball([0.3 + puff * 0.42, 5.6 + puff * 0.8, -1.2], 1 + puff * 0.32, puff % 2 ? '#5a545c' : '#6a646c'),
  ),
];
