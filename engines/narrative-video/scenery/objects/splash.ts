import type { Part } from '../part.ts';
import { ball, cone } from './parts.ts';

const FOAM = '#f4faff';
/** Number of heaps of foam around somebody, and their distance from the middle, meters. */
const [HEAPS, AWAY] = [11, 0.34];

/** Water that is thrown up: direction in turns, and height in meters. */
const JETS = [
  [0.03, 0.42],
  [0.12, 0.26],
  [0.36, 0.3],
  [0.47, 0.46],
  [0.6, 0.24],
  [0.9, 0.28],
] as const;

/** Foam and drops around somebody who is in the water, which is at the height of the origin. Meters. */
export const SPLASH: readonly Part[] = [
  ...Array.from({ length: HEAPS }, (_, heap): Part => {
    const turn = (heap / HEAPS) * 2 * Math.PI;
    const size = 0.13 + 0.05 * (heap % 3);
    return ball([Math.cos(turn) * AWAY, -0.04, Math.sin(turn) * AWAY], [size * 1.5, 0.09, size], FOAM);
  }),
  ...JETS.flatMap(([turns, high]): Part[] => {
    const [across, toward] = [Math.cos(turns * 2 * Math.PI) * AWAY, Math.sin(turns * 2 * Math.PI) * AWAY];
    return [
      cone([across, 0, toward], 0.07, 0.012, high, FOAM),
      ball([across * 1.15, high + 0.06, toward * 1.15], 0.06, FOAM),
      ball([across * 1.7, high * 0.7, toward * 1.7], 0.045, FOAM),
    ];
  }),
];
