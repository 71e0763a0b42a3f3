import { hex } from '../../../drawing/color.ts';
import type { HullSection } from '../../../drawing/solids/hull.ts';
import type { Part } from '../part.ts';
import { block, both, rod } from './parts.ts';

const [PLANKS, INSIDE, SEAT, OAR] = ['#b87a44', '#6e4526', '#d2a066', '#e8cfa0'];

/** From the stern to the bow, which rises. */
const HULL: readonly HullSection[] = [
  [-1.5, 0.4, 0.06, 0.46],
  [-0.9, 0.56, 0, 0.4],
  [0, 0.62, 0, 0.37],
  [0.9, 0.52, 0, 0.42],
  [1.5, 0.24, 0.1, 0.54],
  [1.78, 0.06, 0.26, 0.64],
];
/** How far the planks are from the inside, and how far what is seen of it rises above them, meters. */
const [THICK, SHOWN] = [0.07, 0.012];

const skin = (sections: readonly HullSection[], color: string): Part => ({
  form: 'hull',
  at: [0, 0, 0],
  sections,
  color: hex(color),
  finish: 'wood',
});

/** A rowing boat on water, which is at the height of the origin. Its bow is at +z, and people sit along it. */
export const ROWBOAT: readonly Part[] = [
  skin(HULL, PLANKS),
  skin(
    HULL.slice(0, -1).map(([z, half, , high]): HullSection => [z * 0.94, half - THICK, high - 0.2, high + SHOWN]),
    INSIDE,
  ),
  ...[-0.85, 0, 0.85].map((z) => block([0, 0.36, z], [1.1, 0.06, 0.3], SEAT, 'wood')),
  ...both((side) => [
    rod([side * 0.4, 0.52, 0.1], [side * 1.25, 0.02, -0.55], 0.026, OAR, 'wood'),
    rod([side * 1.12, 0.1, -0.45], [side * 1.5, -0.12, -0.75], 0.06, OAR, 'wood'),
  ]),
];
